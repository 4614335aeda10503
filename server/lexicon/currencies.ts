// Currencies: ISO 4217 codes that documents print, the signs that stand for them, and their names.

/** Code: signs, then names; a code alone is known by itself. `$` and `¥` are decided by the document. */
const TABLE = `
  EUR: € | euro, euros, 欧元
  USD: $ US$ | us dollar, us dollars, dollar, dollars, american dollars, 美元, 美金
  GBP: £ | pound sterling, pounds, pound, british pounds, sterling, 英镑
  CHF: Fr Fr. | schweizer franken, francs, franc, swiss francs, 瑞士法郎
  CNY: ¥ ￥ RMB 元 圆 | renminbi, rmb, yuan, chinese yuan, 人民币
  JPY: 円 | yen, japanese yen, 日元, 日圆, 日本円
  HKD: HK$ | hong kong dollars, 港币, 港元
  SGD: S$
  MYR: RM | ringgit, ringgits, ringgit malaysia, 马币, 令吉, 林吉特
  INR: ₹ \` Rs Rs.
  AUD: A$ AU$
  NZD: NZ$
  CAD: C$ CA$
  BRL: R$
  SEK: kr
  PLN: zł
  CZK: Kč
  HUF: Ft
  THB: ฿
  VND: ₫
  PHP: ₱
  KRW: ₩
  RUB: ₽
  TRY: ₺ TL
  IDR: Rp Rp.
  RON: lei | leu
  ILS: ₪
  KWD: KD
  ZAR: R
  PEN: S/ S/. | soles, sol peruano, nuevos soles
  GTQ: | quetzales, quetzal
  XOF: FCFA CFA | francs cfa, franc cfa
  DOP: RD$
  TWD: NT$
  NGN: ₦
  UAH: ₴
  CRC: ₡
  PYG: ₲ | guarani, guaraní, guaranies, guaraníes
  BHD OMR JOD TND
  MXN ARS CLP COP NOK DKK ISK BGN HRK RSD EGP MAD KES AED SAR QAR PKR BDT LKR RMB
  BAM HNL NIO BOB UYU VES XAF DZD GHS UGX TZS ETB RWF ZMW BWP MUR NAD MGA NPR KZT`;

/** Three capital letters are a currency only if listed here. */
export const CURRENCY_CODES = new Set<string>();
const SIGNS = new Map<string, string>();
/** Names, and the codes they stand for. */
const SAID: [name: string, code: string][] = [];
for (const line of TABLE.trim().split('\n')) {
  const [codes = '', rest = ''] = line.trim().split(':');
  const [signs = '', names = ''] = rest.split('|');
  for (const code of codes.split(' ')) {
    CURRENCY_CODES.add(code);
    for (const sign of signs.split(' ')) if (sign !== '') SIGNS.set(sign, code);
    for (const name of names.split(',')) if (name.trim() !== '') SAID.push([name.trim(), code]);
  }
}

const NAMES = new Map(SAID.map(([name, code]) => [lettersOf(name), code]));

/** 元, 圆 and 円 end Chinese numbers, R leads South African ones; elsewhere they are parts of words. */
const RUNNING = new Set(['元', '圆', '円', 'R']);

/** A bare sign stands for the currency of the country where several use it. The first is meant where nothing tells. */
const SHARED_SIGNS = [
  'USD CAD AUD NZD SGD HKD MXN TWD ARS CLP COP DOP UYU',
  'CNY JPY',
  'SEK NOK DKK ISK',
  // Tills without a dollar sign write "RS" for "R$".
  'INR PKR LKR BRL',
  'XOF XAF',
].map((codes) => codes.split(' '));

/** Whether its sign is that of other currencies too. */
export const sharesSign = (code: string): boolean => SHARED_SIGNS.some((family) => family.includes(code));

/** Whether the sign of the one may stand for the other: `¥` for yuan and yen. */
export const sharesSignWith = (code: string, other: string): boolean =>
  code === other || SHARED_SIGNS.some((family) => family.includes(code) && family.includes(other));

/**
 * What a sign means in countries with these currencies: `$` in Canada, `¥` in Japan.
 * @param homes those of the countries a document may come from, the likeliest first
 */
export function currencyAt(code: string, homes: string[]): string {
  const family = SHARED_SIGNS.find(([first]) => first === code);
  return homes.find((home) => family?.includes(home)) ?? code;
}

/** Their amounts have three decimals (ISO 4217). */
const OF_THOUSANDTHS = new Set(['KWD', 'BHD', 'OMR', 'JOD', 'TND']);
export const decimalsOf = (code: string | null): number => (OF_THOUSANDTHS.has(code ?? '') ? 3 : 2);
const escaped = (sign: string): string => sign.replaceAll(/[$.]/g, String.raw`\$&`);
const signs = [...SIGNS.keys()].filter((sign) => !RUNNING.has(sign)).sort((a, b) => b.length - a.length);
const [symbols, letters] = [/\p{Sc}/u, /^[^\p{Sc}]+$/u].map((form) =>
  signs.filter((sign) => form.test(sign)),
);

/** Capitals right before plain figures are a number of something: "KD4066", but not "RM1,200" and "KD 4.250". */
const NUMBERED = String.raw`(?<=\p{Lu}{2})(?=\d{3,}(?![\d.,]))`;

/** Alternation for use inside patterns with the flag `u`, longest first. */
export const CURRENCY_PATTERN = String.raw`(?:${(symbols ?? []).map(escaped).join('|')}|(?<!\p{L})(?:${[
  ...CURRENCY_CODES,
  ...(letters ?? []).map(escaped),
].join('|')})(?![\p{L}\p{M}])(?!${NUMBERED}))`;

/** All of them in a text; for `matchAll` and `replaceAll` only, which leave it as it was. */
export const CURRENCY_SIGNS = new RegExp(CURRENCY_PATTERN, 'gu');

/** ISO code of a sign, code or name; undefined for anything else. */
export function currencyOf(text: string): string | undefined {
  const plain = text.trim();
  const sign = SIGNS.get(plain);
  if (sign !== undefined) return sign;
  const code = plain.toUpperCase();
  if (CURRENCY_CODES.has(code)) return code === 'RMB' ? 'CNY' : code;
  return NAMES.get(lettersOf(plain));
}

/** What a currency is called: its names, those in the languages of the chat, its code. */
export function namesOfCurrency(code: string): string[] {
  const own = SAID.filter((one) => one[1] === code).map(([name]) => name);
  if (!/^[A-Z]{3}$/.test(code)) return [code];
  const plural = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'name' });
  const several = plural.formatToParts(2).flatMap(({ type, value }) => (type === 'currency' ? [value] : []));
  const alone = ['en', 'zh'].map((language) =>
    new Intl.DisplayNames(language, { type: 'currency' }).of(code),
  );
  return [...new Set([...own, ...several, ...alone.filter((name) => name !== undefined), code])];
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}
