// The font of PDFs: OFL, full TrueType with 30,898 glyphs, Latin and Chinese.
import { createRequire } from 'node:module';
import path from 'node:path';

export const fontFolder = (): string =>
  path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'));

export const regularFont = (): string => path.join(fontFolder(), '400Regular', 'NotoSansSC_400Regular.ttf');
export const boldFont = (): string => path.join(fontFolder(), '700Bold', 'NotoSansSC_700Bold.ttf');
