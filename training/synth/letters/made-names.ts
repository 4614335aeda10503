// Names and addresses of parties that do not exist, in the forms of ten countries; those of Asia and Australia have their
// own (letters/far-parties.ts).
import type { Random } from '../../../bench/random.ts';

/** Whose parties are made here. */
export type Near = 'GB' | 'US' | 'DE' | 'AT' | 'CH' | 'FR' | 'BE' | 'NL' | 'ES' | 'IT';
export type Far = 'SG' | 'MY' | 'HK' | 'IN' | 'AU';
export type Country = Near | Far;
/** Countries whose firms are named like those of a neighbour. */
const NAMED_LIKE: Partial<Record<Country, Country>> = { AT: 'DE', CH: 'DE', BE: 'FR' };
const ofCountry = <T>(lists: Partial<Record<Country, T>>, country: Country): T => {
  const own = lists[country] ?? lists[NAMED_LIKE[country] ?? country];
  if (own === undefined) throw new Error(`Nothing for ${country}.`);
  return own;
};

/** Somebody who works for a party: no name of a party. */
export const makePerson = (dice: Random): string => `${dice.pick(FIRST_NAMES)} ${dice.pick(STEMS)}`;

export interface Party {
  name: string;
  street: string;
  /** A floor, a building, an estate: a line of its own below the street. */
  extra: string | null;
  /** Postal code and town as the country writes them. */
  place: string;
  country: Country;
  vat_id: string;
  /** All lines from street to place, where these are not all there is. */
  lines?: string[];
}

const STEMS =
  'Alder Brook Corvin Dunmore Elster Farrow Gravel Hollin Ister Jorvik Keller Lumen Marlow Norden Oster Pallas Quill Rasmus Sorrel Tamber Ulmer Vesper Wexford Yarrow Zander Brandt Lindner Moreau Lefort Vandam Hoekstra Bergmann'.split(
    ' ',
  );
const TRADES: Partial<Record<Country, string[]>> = {
  GB: [
    'Roofing',
    'Engineering',
    'Catering',
    'Print',
    'Logistics',
    'Joinery',
    'Software',
    'Cleaning',
    'Consulting',
  ],
  US: [
    'Supply',
    'Manufacturing',
    'Media',
    'Landscaping',
    'Freight',
    'Design',
    'Dental',
    'Equipment',
    'Partners',
  ],
  DE: [
    'Holzbau',
    'Maschinenbau',
    'Elektrotechnik',
    'Druck',
    'Spedition',
    'Bürobedarf',
    'Gartenbau',
    'Software',
  ],
  FR: [
    'Menuiserie',
    'Imprimerie',
    'Transports',
    'Conseil',
    'Électricité',
    'Plomberie',
    'Fournitures',
    'Traiteur',
  ],
  NL: ['Techniek', 'Logistiek', 'Drukkerij', 'Bouw', 'Advies', 'Kantoor', 'Installaties', 'Tuinen'],
  ES: ['Carpintería', 'Suministros', 'Transportes', 'Imprenta', 'Reformas', 'Consultores', 'Jardines'],
  IT: ['Arredamenti', 'Trasporti', 'Tipografia', 'Impianti', 'Forniture', 'Consulenze', 'Giardini'],
};
const FORMS: Partial<Record<Country, string[]>> = {
  GB: ['Ltd', 'Limited', 'LLP', 'plc', ''],
  US: ['Inc.', 'LLC', 'Corp.', 'Co.', ''],
  DE: ['GmbH', 'GmbH & Co. KG', 'AG', 'KG', 'e.K.'],
  FR: ['SARL', 'SAS', 'SA', 'EURL', ''],
  NL: ['B.V.', 'BV', 'V.O.F.', ''],
  ES: ['S.L.', 'SL', 'S.A.', 'S.L.U.', ''],
  IT: ['S.r.l.', 'SRL', 'S.p.A.', 'S.n.c.', ''],
};
const STREETS: Partial<Record<Country, string[]>> = {
  GB: ['Mill Lane', 'Station Road', 'High Street', 'Quarry Close', 'Harbour Way'],
  US: ['Main St', 'Oak Avenue', 'Industrial Blvd', 'Lakeview Drive', 'Commerce Pkwy Suite 210'],
  DE: [
    'Mühlenweg',
    'Bahnhofstraße',
    'Am Sandberg',
    'Industriestr.',
    'Lange Gasse',
    'Ecke',
    'Unter den Erlen',
    'Kirchwinkel',
    'An der Aue',
    'Neuer Wall',
  ],
  FR: [
    'rue des Lilas',
    'avenue du Port',
    'chemin du Moulin',
    'boulevard Victor',
    'place du Marché',
    'ZA du Bois Joli',
    'cours Émile',
    'impasse du Four',
  ],
  NL: ['Molenweg', 'Stationsstraat', 'Havenkade', 'Kerkplein', 'Industrielaan'],
  ES: ['Calle del Molino', 'Avenida del Puerto', 'Plaza Mayor', 'C/ Olivos', 'Polígono Industrial Norte'],
  IT: ['Via del Mulino', 'Viale della Stazione', 'Piazza del Mercato', 'Corso Vittoria', 'Via Lunga'],
};
const BOXES: Partial<Record<Country, string>> = {
  GB: 'PO Box',
  US: 'PO Box',
  DE: 'Postfach',
  FR: 'BP',
  NL: 'Postbus',
  ES: 'Apartado de Correos',
  IT: 'Casella Postale',
};
const EXTRAS: Partial<Record<Country, string[]>> = {
  GB: ['Unit 4', 'Harbour Business Park', 'Floor 2'],
  US: ['Suite 300', 'Building C'],
  DE: ['2. Etage', 'Gebäude 5', 'Hinterhaus', 'Halle B'],
  FR: ['Bâtiment C', 'ZI Nord', '2e étage', 'BP 1204'],
  NL: ['Gebouw 3', 'Unit 12'],
  ES: ['Planta 2', 'Nave 14'],
  IT: ['Scala B', 'Palazzina 3'],
};
const TOWNS: Partial<Record<Country, string[]>> = {
  GB: ['Norbury', 'Ashcombe', 'Wetherford', 'Saltmoor'],
  US: ['Springvale, OH', 'Cedar Falls, IA', 'Rockport, TX', 'Maplewood, NJ'],
  DE: ['Neustadt', 'Altenbach', 'Waldkirch am See', 'Bad Rheinhausen', 'Ober-Auheim', 'Linz a.Rhein'],
  AT: ['Unterwald', 'St. Aurach', 'Bad Sulz'],
  CH: ['Oberwil', 'Seedorf BE', 'Wald ZH'],
  BE: ['Valmont', 'Ottignies-le-Bois', 'Mont-sur-Dyle'],
  FR: [
    'Valbourg',
    'MONTCLAIR CEDEX',
    'Saint-Aubin-sur-Rive',
    'Le Port-Rive',
    "L'Isle-Haute",
    'PARIS CEDEX 08',
  ],
  NL: ['Oosterdam', 'Westerveld', 'Nieuwhaven', 'Zuiderbeek'],
  ES: ['Villanueva', 'Puerto Alto', 'Montemar', 'San Aurelio'],
  IT: ['Borgonuovo', 'Castelmare', 'Montefiore', 'San Pietrino'],
};
export const COUNTRY_NAMES: Record<Country, string> = {
  GB: 'United Kingdom',
  US: 'USA',
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'Schweiz',
  BE: 'Belgique',
  FR: 'France',
  NL: 'Nederland',
  ES: 'España',
  IT: 'Italia',
  SG: 'Singapore',
  MY: 'Malaysia',
  HK: 'Hong Kong SAR',
  IN: 'India',
  AU: 'Australia',
};

export function makeParty(dice: Random, country: Near): Party {
  const stem = dice.pick(STEMS);
  const second = dice.chance(0.25) ? ` ${dice.pick(['&', 'und', '+'])} ${dice.pick(STEMS)}` : '';
  const trade = dice.chance(0.7) ? ` ${dice.pick(ofCountry(TRADES, country))}` : '';
  const form = dice.pick(ofCountry(FORMS, country));
  const name = `${stem}${second.replace('und', country === 'DE' ? 'und' : '&')}${trade}${form === '' ? '' : ` ${form}`}`;
  return {
    name,
    street: streetOf(dice, country),
    extra: dice.chance(0.12) ? dice.pick(ofCountry(EXTRAS, country)) : null,
    place: placeOf(dice, country),
    country,
    vat_id: vatOf(dice, country),
  };
}

/** Street and house number in the order of the country; a box of the post now and then. */
function streetOf(dice: Random, country: Near): string {
  if (dice.chance(0.06)) return `${ofCountry(BOXES, country)} ${dice.digits(4)}`;
  const street = dice.pick(ofCountry(STREETS, country));
  const number = `${dice.between(1, 180)}${dice.pick(['', '', '', '', 'a', '-12', ' B'])}`;
  if (['GB', 'US', 'FR'].includes(country)) return `${number} ${street}`;
  const comma = ['ES', 'IT'].includes(country) || (country === 'BE' && dice.chance(0.5));
  return `${street}${comma ? ',' : ''} ${number}`;
}

const FIRST_NAMES = 'Anna Jonas Clara Emil Marta Paul Nina Oskar Elise Thijs Lucie Martin'.split(' ');
const BODIES: Partial<Record<Country, string[]>> = {
  GB: ['Norbury Town Council', 'Ashcombe Primary School', 'St Mark Hospital Trust'],
  US: ['City of Rockport', 'Maplewood School District', 'Lakeside Community Church'],
  DE: ['Stadt Altenbach', 'Gemeinde Waldkirch', 'Universität Neustadt', 'Turnverein Rheinhausen e.V.'],
  FR: ['Mairie de Valbourg', 'Lycée Montclair', 'Association des Lilas', 'Hôtel du Port'],
  NL: ['Gemeente Oosterdam', 'Stichting Molenzicht', 'Basisschool De Haven'],
  ES: ['Ayuntamiento de Villanueva', 'Colegio San Aurelio', 'Asociación Los Olivos'],
  IT: ['Comune di Borgonuovo', 'Scuola Montefiore', 'Associazione Il Mulino'],
};

/** A customer that is no company: a person, a public body, a club. */
export function makeCustomer(dice: Random, country: Near): Party {
  const person = `${dice.chance(0.3) ? ofCountry(TITLES, country) : ''}${dice.pick(FIRST_NAMES)} ${dice.pick(STEMS)}`;
  return {
    ...makeParty(dice, country),
    name: dice.chance(0.6) ? person : dice.pick(ofCountry(BODIES, country)),
  };
}

const TITLES: Partial<Record<Country, string>> = {
  GB: 'Ms ',
  US: 'Dr. ',
  DE: 'Herrn ',
  FR: 'Mme ',
  NL: 'Dhr. ',
  ES: 'D. ',
  IT: 'Sig. ',
};

function placeOf(dice: Random, country: Near): string {
  const town = dice.pick(ofCountry(TOWNS, country));
  const letters = () => `${dice.pick(['L', 'M', 'S', 'B'])}${dice.pick(['E', 'S', 'N'])}`;
  switch (country) {
    case 'GB':
      return `${town} ${letters()}${dice.between(1, 19)} ${dice.between(1, 9)}${dice.pick(['AB', 'QD', 'TR', 'LX'])}`;
    case 'US':
      return `${town} ${dice.digits(5)}`;
    case 'NL':
      return `${dice.digits(4)} ${dice.pick(['AB', 'KL', 'XT'])} ${town}`;
    case 'AT':
    case 'CH':
    case 'BE':
      return `${dice.digits(4)} ${town}`;
    case 'DE':
    case 'FR':
    case 'ES':
    case 'IT':
      return `${dice.digits(5)} ${town}`;
  }
}

function vatOf(dice: Random, country: Near): string {
  switch (country) {
    case 'GB':
      return `GB${dice.digits(9)}`;
    case 'US':
      return `${dice.digits(2)}-${dice.digits(7)}`;
    case 'AT':
      return `ATU${dice.digits(8)}`;
    case 'CH':
      return `CHE${dice.digits(9)}`;
    case 'BE':
      return `BE0${dice.digits(9)}`;
    case 'DE':
      return `DE${dice.digits(9)}`;
    case 'FR':
      return `FR${dice.digits(11)}`;
    case 'ES':
      return `ES${dice.pick(['A', 'B'])}${dice.digits(8)}`;
    case 'IT':
      return `IT${dice.digits(11)}`;
    case 'NL':
      return `NL${dice.digits(9)}B0${dice.between(1, 9)}`;
  }
}
