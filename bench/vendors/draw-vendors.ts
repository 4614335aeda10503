// Vendors that do not exist, as many as wanted and the same in every run. Names are made of syllables, so that many of them are
// alike as those of real firms are; groups have a holding, subsidiaries and branches in other towns.
import type { Random } from '../random.ts';

export interface DrawnVendor {
  external_id: string;
  name: string;
  tax_ids: string[];
  ibans: string[];
  addresses: string[];
  email_domains: string[];
  country: Country;
}

export type Country = 'DE' | 'GB' | 'FR' | 'US' | 'CN';

const SYLLABLES =
  'ba bel ber bran bru cal cor dal dor el er fal fen gar gel gran hal han hel hol in jan kar kel kir lan lem lin mar mel mer mon nor or pal per ral ram rei rin ro sal san sel sor stan tal ter tor ul val ver vin wal wen wil zan'.split(
    ' ',
  );
const CHINESE =
  '华 兴 盛 泰 恒 远 达 金 鑫 瑞 宏 信 和 平 安 永 昌 隆 丰 源 海 天 明 光 东 新 中 正 德 立 科 创 联 合 众 益'.split(
    ' ',
  );
const TRADES: Record<Country, string[]> = {
  DE: 'Maschinenbau Logistik Bürobedarf Elektrotechnik Gebäudereinigung Druckerei Holzhandel Catering Metallbau Software'.split(
    ' ',
  ),
  GB: 'Engineering Logistics Catering Print Joinery Software Cleaning Consulting Supplies Freight'.split(' '),
  FR: 'Transports Imprimerie Menuiserie Informatique Nettoyage Conseil Fournitures Electricité Services Emballages'.split(
    ' ',
  ),
  US: 'Supply Manufacturing Media Landscaping Freight Design Equipment Partners Foods Systems'.split(' '),
  CN: '科技 贸易 物流 电子 机械 建材 食品 包装 信息技术 商务服务'.split(' '),
};
const FORMS: Record<Country, string[]> = {
  DE: ['GmbH', 'AG', 'GmbH & Co. KG', 'KG', 'e.K.'],
  GB: ['Ltd', 'Limited', 'LLP', 'PLC'],
  FR: ['SARL', 'SAS', 'SA'],
  US: ['Inc.', 'LLC', 'Corp.'],
  CN: ['有限公司', '股份有限公司', '有限责任公司'],
};
export const TOWNS: Record<Country, string[]> = {
  DE: 'Berlin Hamburg München Köln Leipzig Bremen Dresden Essen Mainz Kassel'.split(' '),
  GB: 'London Leeds Bristol Glasgow Cardiff Derby York Exeter Hull Norwich'.split(' '),
  FR: 'Paris Lyon Lille Nantes Rennes Dijon Tours Metz Nice Rouen'.split(' '),
  US: 'Austin Boston Denver Dallas Seattle Tampa Omaha Tulsa Fresno Mesa'.split(' '),
  CN: '北京 上海 深圳 广州 杭州 苏州 成都 武汉 南京 青岛'.split(' '),
};
const COUNTRIES: Country[] = ['DE', 'DE', 'DE', 'GB', 'FR', 'US', 'CN'];

/** A word of two or three syllables with a capital. */
function stem(dice: Random, country: Country): string {
  const list = country === 'CN' ? CHINESE : SYLLABLES;
  const made = Array.from({ length: dice.between(2, 3) }, () => dice.pick(list)).join('');
  return made.charAt(0).toUpperCase() + made.slice(1);
}

/** ISO 13616 check digits of a basic account number of figures. */
export function makeIban(dice: Random, country: string): string {
  const bban = dice.digits({ DE: 18, GB: 14, FR: 23 }[country] ?? 18);
  const account = country === 'GB' ? `WEST${bban}` : bban;
  let remainder = 0;
  for (const character of `${account}${country}00`) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return `${country}${String(98 - remainder).padStart(2, '0')}${account}`;
}

const hasIban = (country: Country): boolean => country === 'DE' || country === 'GB' || country === 'FR';

function taxId(dice: Random, country: Country): string {
  if (country === 'US') return `${dice.digits(2)}-${dice.digits(7)}`;
  if (country === 'CN') return `91${dice.digits(15)}X`;
  return `${country}${dice.digits(country === 'FR' ? 11 : 9)}`;
}

export const makeAddress = (dice: Random, country: Country, town: string): string =>
  country === 'CN'
    ? `${town}市${dice.pick(CHINESE)}${dice.pick(CHINESE)}路${dice.between(1, 900)}号`
    : country === 'DE'
      ? `${stem(dice, country)}straße ${dice.between(1, 190)}\n${dice.digits(5)} ${town}`
      : country === 'FR'
        ? `${dice.between(1, 190)} rue ${stem(dice, country)}\n${dice.digits(5)} ${town}`
        : `${dice.between(1, 190)} ${stem(dice, country)} Street\n${town} ${dice.digits(5)}`;

export const nameOf = (
  country: Country,
  parts: { stem: string; trade: string; town?: string },
  form: string,
): string =>
  country === 'CN'
    ? `${parts.town ?? ''}${parts.stem}${parts.trade}${form}`
    : [parts.stem, parts.trade, parts.town, form].filter((part) => part !== undefined).join(' ');

/** @returns as many as wanted; every tenth belongs to a group, whose companies differ by trade, town or legal form only */
export function drawVendors(dice: Random, count: number): DrawnVendor[] {
  const vendors: DrawnVendor[] = [];
  const taken = new Set<string>();
  while (vendors.length < count) {
    const country = dice.pick(COUNTRIES);
    const parts = { stem: stem(dice, country), trade: dice.pick(TRADES[country]) };
    const members = dice.chance(0.05) ? dice.between(2, 4) : 1;
    for (let i = 0; i < members && vendors.length < count; i++) {
      const town = dice.pick(TOWNS[country]);
      const own = { ...parts, ...(i > 0 || country === 'CN' ? { town } : {}) };
      const name = nameOf(country, own, dice.pick(FORMS[country]));
      if (taken.has(name)) continue;
      taken.add(name);
      const domain = `${stem(dice, 'GB')}-${dice.digits(3)}.example`.toLowerCase();
      vendors.push({
        external_id: String(70_000 + vendors.length),
        name,
        tax_ids: dice.chance(0.9) ? [taxId(dice, country)] : [],
        ibans: hasIban(country) ? [makeIban(dice, country)] : [],
        addresses: [makeAddress(dice, country, town)],
        email_domains: [domain],
        country,
      });
    }
  }
  return vendors;
}
