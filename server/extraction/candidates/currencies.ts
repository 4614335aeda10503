// Currency codes (ISO 4217) and the signs that stand for them.

/** Codes that documents print; three capital letters are a currency only if listed here. */
export const CURRENCY_CODES = new Set(
  (
    'EUR USD GBP CHF CNY RMB JPY HKD TWD SGD MYR THB IDR VND PHP KRW INR AUD NZD CAD MXN BRL ARS CLP COP PEN ' +
    'SEK NOK DKK ISK PLN CZK HUF RON BGN HRK RSD TRY RUB UAH ZAR EGP MAD NGN KES AED SAR QAR KWD ILS PKR BDT LKR'
  ).split(' '),
);

/** Signs by themselves; `$` and `¥` are decided by the document. */
const SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  '¥': 'CNY',
  '￥': 'CNY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
  '₺': 'TRY',
  '฿': 'THB',
  '₫': 'VND',
  '₱': 'PHP',
  '₪': 'ILS',
  R$: 'BRL',
  US$: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  HK$: 'HKD',
  S$: 'SGD',
  NZ$: 'NZD',
  RM: 'MYR',
  Rs: 'INR',
  'Rs.': 'INR',
  Fr: 'CHF',
  'Fr.': 'CHF',
  kr: 'SEK',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  RMB: 'CNY',
  元: 'CNY',
  圆: 'CNY',
};

/** Names in words, folded. */
const NAMES: Record<string, string> = {
  euro: 'EUR',
  euros: 'EUR',
  usdollar: 'USD',
  usdollars: 'USD',
  dollars: 'USD',
  dollar: 'USD',
  poundsterling: 'GBP',
  pounds: 'GBP',
  renminbi: 'CNY',
  人民币: 'CNY',
  欧元: 'EUR',
  美元: 'USD',
  港币: 'HKD',
  日元: 'JPY',
  ringgit: 'MYR',
  ringgitmalaysia: 'MYR',
  schweizerfranken: 'CHF',
};

const EURO_COUNTRIES = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
/** Currencies of European countries, by ISO 3166 code. */
export const CURRENCY_OF: Record<string, string> = {
  ...Object.fromEntries(EURO_COUNTRIES.map((country) => [country, 'EUR'])),
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  LI: 'CHF',
  NO: 'NOK',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
};

/** Alternation for use inside patterns, longest first. */
export const CURRENCY_PATTERN = String.raw`(?:US\$|HK\$|NZ\$|A\$|C\$|S\$|R\$|[€£$¥￥₹₩₽₺฿₫₱₪]|(?<![A-Za-z])(?:${[...CURRENCY_CODES].join('|')}|RM|Rs\.?|Fr\.?|kr|zł|Kč|Ft)(?![A-Za-z]))`;

/** All of them in a text; for `matchAll` and `replaceAll` only, which leave it as it was. */
export const CURRENCY_SIGNS = new RegExp(CURRENCY_PATTERN, 'gu');

/** ISO code of a sign, code or name; undefined for anything else. */
export function currencyOf(text: string): string | undefined {
  const plain = text.trim();
  const sign = SIGNS[plain];
  if (sign !== undefined) return sign;
  const code = plain.toUpperCase();
  if (CURRENCY_CODES.has(code)) return code === 'RMB' ? 'CNY' : code;
  return NAMES[plain.toLowerCase().replaceAll(/[^\p{L}]/gu, '')];
}
