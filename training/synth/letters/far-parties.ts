// Parties whose addresses take more lines than a street and a place: British ones with buildings and counties, and
// those of Asia and Australia with lots, floors and estates. None of them exists.
import type { Random } from '../../../bench/random.ts';
import { makeParty, type Country, type Far, type Party } from './made-names.ts';

export const FAR_COUNTRIES: readonly Far[] = ['SG', 'MY', 'HK', 'IN', 'AU'];
export const isFar = (country: Country): country is Far =>
  (FAR_COUNTRIES as readonly string[]).includes(country);

const FORMS: Record<Far, string[]> = {
  SG: ['Pte Ltd', 'Pte. Ltd.', 'LLP'],
  MY: ['Sdn Bhd', 'Sdn. Bhd.', 'Enterprise'],
  HK: ['Limited', 'Company Limited', '(HK) Ltd.'],
  IN: ['Private Limited', 'Pvt. Ltd.', 'LLP', 'Enterprises'],
  AU: ['Pty Ltd', 'Pty. Ltd.', ''],
};
const STEMS: Record<Far, string[]> = {
  SG: ['Kallista', 'Tan & Yarrow', 'Merlin Bay', 'Orchid Peak'],
  MY: ['Damar', 'Seri Puncak', 'Lim Farrow', 'Bintang Utama'],
  HK: ['Wing Lok', 'Golden Pallas', 'Harbour East', 'Fook Sing'],
  IN: ['Shanti', 'Verma Quill', 'Indus Brook', 'Sagar Tamber'],
  AU: ['Wattle Creek', 'Yarrow Bay', 'Corvin', 'Southern Elster'],
};
const TRADES = [
  'Engineering',
  'Trading',
  'Logistics',
  'Packaging',
  'Electronics',
  'Marine Services',
  'Foods',
];

/** The lines of an address from street to place. */
function linesOf(dice: Random, country: Far): string[] {
  const number = dice.between(1, 120);
  const floor = dice.between(2, 30);
  switch (country) {
    case 'SG': {
      const unit = `#${String(floor).padStart(2, '0')}-${dice.digits(2)}`;
      const street = `${number} ${dice.pick(['Kallang Place', 'Tuas Avenue 7', 'Ubi Road 1', 'Jalan Pemimpin'])}`;
      const place = `Singapore ${dice.digits(6)}`;
      return dice.pick([
        [`${street} ${unit}`, place],
        [street, `${unit} ${dice.pick(['Harvest Building', 'Techlink Centre'])}`, place],
      ]);
    }
    case 'MY':
      return [
        `${dice.pick(['No. ', 'Lot ', ''])}${number}, Jalan ${dice.pick(['Damar 3/2', 'Perusahaan 5', 'Mawar'])}`,
        dice.pick(['Taman Perindustrian Sentosa', 'Kawasan Perindustrian Melor', 'Seksyen 15']),
        `${dice.digits(5)} ${dice.pick(['Seri Mewah', 'Bandar Damai', 'Kota Bayu'])}, ${dice.pick(['Selangor', 'Johor', 'Perak'])}`,
      ];
    case 'HK':
      return [
        `${dice.pick(['Flat B', 'Unit 12', 'Room 1204'])}, ${floor}/F, ${dice.pick(['Wing Lok Centre', 'Harbour Tower', 'Fortune Industrial Building'])}`,
        `${number} ${dice.pick(['Wing Lok Road', 'Hoi Yuen Road', 'Des Marchand Street'])}`,
        `${dice.pick(['Kwun Tong', 'Tsuen Wan', 'Sheung Wan'])}, ${dice.pick(['Kowloon', 'Hong Kong', 'N.T.'])}`,
      ];
    case 'IN':
      return [
        `${dice.pick(['Plot No.', 'Shop No.', 'Survey No.'])} ${number}, ${dice.pick(['Phase II', 'Sector 8', 'MG Road'])}`,
        dice.pick(['MIDC Industrial Area', 'Near City Mall', 'Electronic City']),
        `${dice.pick(['Pune', 'Nagar', 'Surat'])} - ${dice.digits(6)}, ${dice.pick(['Maharashtra', 'Gujarat', 'Karnataka'])}`,
      ];
    case 'AU':
      return [
        `${dice.pick(['Unit 3, ', 'Level 2, ', ''])}${number} ${dice.pick(['Harbour Road', 'Wattle Street', 'Creek Parade'])}`,
        `${dice.pick(['Newbay', 'Port Alder', 'Eastvale'])} ${dice.pick(['NSW', 'VIC', 'QLD'])} ${dice.digits(4)}`,
      ];
  }
}

/** A firm of any of the countries. */
export const makeFirm = (dice: Random, country: Country): Party =>
  isFar(country) ? makeFarParty(dice, country) : makeParty(dice, country);

function makeFarParty(dice: Random, country: Far): Party {
  const form = dice.pick(FORMS[country]);
  const name = [dice.pick(STEMS[country]), dice.pick(TRADES), form].filter((part) => part !== '').join(' ');
  return withLines({ name, country }, linesOf(dice, country));
}

function withLines({ name, country }: Pick<Party, 'name' | 'country'>, lines: string[]): Party {
  const [street = '', place = ''] = [lines[0], lines.at(-1)];
  return { name, street, extra: null, place, country, vat_id: '', lines };
}

/** A British address with a building, a locality and the county, each in a line of its own. */
export function makeLongBritish(dice: Random, party: Party): Party {
  const [, town = '', code = ''] = /^(.+?) (\S+ \S+)$/.exec(party.place) ?? [];
  const lines = [
    ...(dice.chance(0.6)
      ? [dice.pick(['The Old Granary', 'Quarry House', 'Unit 7 Harbour Business Park', 'Wharf Court'])]
      : []),
    party.street,
    ...(dice.chance(0.4) ? [dice.pick(['Lower Wick', 'East Saltmoor', 'Millbridge'])] : []),
    town,
    ...(dice.chance(0.6) ? [dice.pick(['Kent', 'West Yorkshire', 'Hampshire', 'Cheshire'])] : []),
    code,
  ];
  return { ...party, lines };
}
