// Shares of what was counted, to a tenth of a percent. What is not all is never shown as 100 %, nor anything as nothing.
import type { Format } from '../text/format.ts';

const LOCALES = { en: 'en-GB', zh: 'zh-CN' } as const;

export function shareText({ language }: Pick<Format, 'language'>, share: number): string {
  const tenths = share > 0.5 ? Math.floor(share * 1000) : Math.ceil(share * 1000);
  return new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 1 }).format(
    tenths / 1000,
  );
}
