// How wide text is when set in the font that converted pages are painted with (Noto Sans), near enough for layout.

/** Hundredths of the font height for the characters from space to tilde. */
const ASCII = [
  22, 32, 47, 56, 56, 92, 68, 28, 34, 34, 47, 56, 28, 35, 28, 39, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 28,
  28, 56, 56, 56, 47, 95, 61, 66, 64, 69, 59, 55, 69, 73, 29, 54, 65, 54, 81, 72, 74, 63, 74, 64, 60, 60, 72,
  57, 88, 57, 53, 60, 34, 39, 34, 56, 56, 61, 56, 62, 51, 62, 55, 33, 56, 61, 28, 28, 55, 28, 93, 61, 61, 62,
  62, 39, 47, 38, 61, 52, 80, 50, 52, 48, 34, 27, 34, 56,
];
const OTHER = 60;
const WIDE = 100;
/** Bold letters are this much wider. */
const BOLD = 1.05;

/** Width in points of text set `size` points high. */
export function textWidth(text: string, size: number, bold = false): number {
  let width = 0;
  for (const character of text) width += characterWidth(character.codePointAt(0)!);
  return (width * size * (bold ? BOLD : 1)) / 100;
}

function characterWidth(code: number): number {
  if (code >= 32 && code < 127) return ASCII[code - 32]!;
  return isWide(code) ? WIDE : OTHER;
}

/** Characters as wide as high: Chinese, Japanese, Korean, their punctuation, pictographs. */
export const isWide = (code: number): boolean =>
  (code >= 0x2e80 && code <= 0xa4cf) ||
  (code >= 0xac00 && code <= 0xd7af) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xfe30 && code <= 0xfe4f) ||
  (code >= 0xff01 && code <= 0xff60) ||
  (code >= 0xffe0 && code <= 0xffe6) ||
  (code >= 0x1f300 && code <= 0x3ffff);
