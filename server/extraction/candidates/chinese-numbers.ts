// Chinese amounts in capital numerals (大写) and plain Chinese numerals in dates.

const DIGITS: Record<string, number> = {
  零: 0, 〇: 0, '○': 0, O: 0, 一: 1, 壹: 1, 二: 2, 贰: 2, 貳: 2, 两: 2, 三: 3, 叁: 3, 參: 3, 叄: 3, 四: 4, 肆: 4,
  五: 5, 伍: 5, 六: 6, 陆: 6, 陸: 6, 七: 7, 柒: 7, 八: 8, 捌: 8, 九: 9, 玖: 9,
}; // prettier-ignore

const PLACES: Record<string, number> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000 };
const MYRIADS: Record<string, number> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 };

/** Numerals as they occur in amounts, at least two characters, ending in a money unit or 整/正. */
export const CAPITAL_AMOUNT =
  /[零〇一壹二贰貳两三叁參叄四肆五伍六陆陸七柒八捌九玖十拾百佰千仟万萬亿億][零〇一壹二贰貳两三叁參叄四肆五伍六陆陸七柒八捌九玖十拾百佰千仟万萬亿億圆元角分整正\s]*(?:[圆元角分][整正]?|[整正])/gu;

/**
 * Value in 1/10,000 of the currency unit: "壹佰贰拾叁圆肆角伍分" -> 1234500. Undefined when it is no such amount.
 * Grammar of GB/T 15835 and the capital numerals of the Bank of China's cheque rules.
 */
export function parseCapitalAmount(text: string): number | undefined {
  const plain = text.replaceAll(/\s/gu, '').replace(/[整正]$/u, '');
  const match =
    /^(?<whole>[^圆元角分]*)[圆元]?(?:零?(?<jiao>[^圆元角分])角)?(?:零?(?<fen>[^圆元角分])分)?$/u.exec(plain);
  if (match?.groups === undefined) return undefined;
  const { whole = '', jiao, fen } = match.groups;
  const units = whole === '' ? 0 : parseChineseInteger(whole);
  if (units === undefined || (whole === '' && jiao === undefined && fen === undefined)) return undefined;
  const tenths = jiao === undefined ? 0 : DIGITS[jiao];
  const hundredths = fen === undefined ? 0 : DIGITS[fen];
  if (tenths === undefined || hundredths === undefined) return undefined;
  return units * 10_000 + tenths * 1000 + hundredths * 100;
}

/** "一千零五" -> 1005, "二〇二二" -> 2022, "十五" -> 15; undefined for other text. */
export function parseChineseInteger(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  if ([...text].every((character) => DIGITS[character] !== undefined)) {
    return Number([...text].map((character) => DIGITS[character]).join(''));
  }
  let total = 0;
  let section = 0;
  let digit: number | undefined;
  for (const character of text) {
    const value = DIGITS[character];
    const place = PLACES[character];
    const myriad = MYRIADS[character];
    if (value !== undefined) digit = value;
    else if (place !== undefined) {
      // Ten alone is ten (十五); other places without a digit are blanks of a form (仟肆佰).
      section += (digit ?? (place === 10 ? 1 : 0)) * place;
      digit = undefined;
    } else if (myriad !== undefined) {
      section += digit ?? 0;
      total = myriad === 1e8 ? (total + section) * myriad : total + section * myriad;
      section = 0;
      digit = undefined;
    } else return undefined;
  }
  return total + section + (digit ?? 0);
}
