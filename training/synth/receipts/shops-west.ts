// Shops of Europe and of the United States that do not exist.
import { type Land } from './land.ts';

export const BRITAIN: Land = {
  country: 'GB',
  languages: ['en'],
  currency: ['£', '£', 'GBP '],
  stems: ['The Copper Kettle', 'Norbury', 'FAIRFAX', 'Bell & Harrow', 'THE OLD MILL', 'Ashcombe', 'Pritchard\'s', 'Sable', 'Wren & Daughter', 'QUAYSIDE', 'GREENGATE', 'Tolley Bros', 'The Blue Boar'], // prettier-ignore
  names: {
    supermarket: ['%', '% Food Hall', '% Stores', '% Express', '% FOODS'],
    hardware: ['% DIY', '% Builders Merchants', '% Tools', '% Ironmongers'],
    restaurant: ['%', '% Restaurant', '% Tandoori', '% Pub & Kitchen', '% Grill'],
    cafe: ['%', '% Coffee House', '% Tea Room', '% Bakery'],
    petrol: ['% Service Station', '% Fuels', '% Garage'],
    parking: ['% Car Parks', '% Parking'],
    pharmacy: ['% Chemist', '% Pharmacy'],
    taxi: ['% Cars', '% Taxis'],
    hotel: ['% Hotel', '% Inn', '% Lodge'],
    stationer: ['% Books', '% Stationers', '% Papers'],
  },
  forms: ['Ltd', 'Limited', 'Ltd.', 'plc', 'LTD', '', ''],
  company_words: ['Leisure', 'Retail', 'Trading', 'Catering', 'Holdings', '(UK)'],
  address: (dice) => [
    ...(dice.chance(0.3)
      ? [dice.pick(['Unit 4 Harbour Retail Park', 'Kingfisher Centre', 'Terminal 2'])]
      : []),
    `${dice.between(1, 180)}${dice.pick(['', '', '-12', 'A'])} ${dice.pick(['Mill Lane', 'Station Road', 'High Street', 'Market Place', 'Harbour Way', 'The Parade'])}`, // prettier-ignore
    dice.pick(['Norbury', 'Saltmoor', 'Wetherford', 'Great Ashcombe', 'Leeds', 'London']),
    `${dice.pick(['LS', 'SW', 'B', 'NE', 'EX'])}${dice.between(1, 19)} ${dice.between(1, 9)}${dice.pick(['AB', 'QD', 'TR', 'LX'])}`,
  ],
  registration: [(dice) => `Company No. 0${dice.digits(7)}`, (dice) => `Reg. in England ${dice.digits(8)}`],
  tax_id: [(dice) => `VAT No: ${dice.digits(3)} ${dice.digits(4)} ${dice.digits(2)}`, (dice) => `VAT Reg GB${dice.digits(9)}`], // prettier-ignore
  phone: (dice) =>
    dice.pick([`01${dice.digits(3)} ${dice.digits(6)}`, `020 7${dice.digits(3)} ${dice.digits(4)}`]),
  dates: ['dd/mm/yyyy', 'dd/mm/yy', 'd mmm yyyy', 'dd-mmm-yy', 'dd.mm.yy', 'dd mmm yy', 'dd-mm-yyyy'],
  tax: { name: 'VAT', rate: 0.2, code: 'A' },
  rounded_to: 0,
  comma: false,
};

export const AMERICA: Land = {
  ...BRITAIN,
  country: 'US',
  currency: ['$', '$', ''],
  stems: ['BLUE HERON', 'Rosie\'s', 'EL CAMINO', 'Tucker & Sons', 'MAPLEWOOD', 'BIG PINE', 'Lakeview', 'STATELINE', 'The Brass Rail', 'Nguyen\'s', 'ROUTE 9', 'HOMETOWN'], // prettier-ignore
  names: {
    ...BRITAIN.names,
    supermarket: ['% MARKET', '% Grocery', '% FOODS', '% Farms'],
    hardware: ['% Hardware', '% LUMBER', '% Supply'],
    restaurant: ['% Diner', '% GRILL', '% Pizzeria', '% BBQ', '% Cantina'],
    cafe: ['% Coffee', '% Bagels', '% Donuts', '% Bakery'],
    petrol: ['% GAS', '% Fuel Stop', '% TRAVEL CENTER'],
    pharmacy: ['% DRUGS', '% Pharmacy'],
    stationer: ['% OFFICE', '% Books', '% Print & Copy'],
  },
  forms: ['Inc.', 'LLC', 'INC', 'Corp.', '', '', ''],
  company_words: ['Retail', 'Foods', 'Hospitality', 'Partners', 'Enterprises'],
  address: (dice) => [
    `${dice.digits(dice.between(2, 5))} ${dice.pick(['Main St', 'Oak Avenue', 'E Industrial Blvd', 'N. Lakeview Dr', 'US Hwy 41', 'MARKET ST', 'W 34th Street'])}${dice.pick(['', '', ' Ste 110', ' #4'])}`,
    `${dice.pick(['Springvale, OH', 'CEDAR FALLS, IA', 'Rockport, TX', 'Maplewood, NJ', 'San Mateo, CA', 'Brooklyn, NY'])} ${dice.digits(5)}`,
  ],
  registration: [],
  tax_id: [],
  phone: (dice) => dice.pick([`(${dice.digits(3)}) ${dice.digits(3)}-${dice.digits(4)}`, `${dice.digits(3)}-${dice.digits(3)}-${dice.digits(4)}`]), // prettier-ignore
  dates: ['mm/dd/yyyy', 'mm/dd/yy', 'm/d/yyyy', 'mmm dd, yyyy', 'mm-dd-yyyy', 'mm/dd/yyyy'],
  tax: { name: 'TAX', rate: 0.0725, code: 'T' },
};

export const GERMANY: Land = {
  country: 'DE',
  languages: ['de'],
  currency: ['EUR ', '€ ', ''],
  stems: ['Lindner', 'BRANDT', 'Zur Alten Post', 'Waldkirch', 'Keller & Söhne', 'Goldene Gans', 'Elster', 'NORDEN', 'Bella Vista', 'Corvin', 'Am Markt'], // prettier-ignore
  names: {
    supermarket: ['% Markt', '% Frischemarkt', '%', '% Getränke'],
    hardware: ['% Baumarkt', '% Eisenwaren', '% Werkzeuge'],
    restaurant: ['Gasthaus %', 'Restaurant %', '% Pizzeria', 'Ristorante %'],
    cafe: ['Café %', 'Bäckerei %', '% Backshop', 'Konditorei %'],
    petrol: ['Tankstelle %', '% Station', 'Autohof %'],
    parking: ['Parkhaus %', '% Parken'],
    pharmacy: ['% Apotheke', 'Apotheke %', '% Drogerie'],
    taxi: ['Taxi %', 'Taxibetrieb %'],
    hotel: ['Hotel %', 'Pension %', 'Gästehaus %'],
    stationer: ['Schreibwaren %', 'Buchhandlung %', '% Bürobedarf'],
  },
  forms: ['GmbH', 'GmbH & Co. KG', 'e.K.', 'OHG', 'KG', '', ''],
  company_words: ['Handels', 'Gastronomie', 'Betriebs', 'Vertriebs', 'Einzelhandels'],
  address: (dice) => [
    `${dice.pick(['Bahnhofstr.', 'Hauptstraße', 'Am Markt', 'Lindenallee', 'Industriestr.', 'Kirchgasse', 'Rathausplatz'])} ${dice.between(1, 140)}${dice.pick(['', '', 'a', '-12'])}`, // prettier-ignore
    dice.pick(['80331 München', '50667 Köln', '23552 Lübeck', '04109 Leipzig', '70173 Stuttgart', '65719 Waldkirch']), // prettier-ignore
  ],
  registration: [(dice) => `HRB ${dice.digits(5)}`],
  tax_id: [(dice) => `USt-IdNr.: DE${dice.digits(9)}`, (dice) => `St.-Nr. ${dice.digits(3)}/${dice.digits(3)}/${dice.digits(5)}`], // prettier-ignore
  phone: (dice) => `0${dice.digits(3)}/${dice.digits(6)}`,
  dates: ['dd.mm.yyyy', 'dd.mm.yyyy', 'dd.mm.yy', 'd.m.yyyy', 'yyyy-mm-dd', 'dd. mmm yyyy'],
  tax: { name: 'MwSt', rate: 0.19, code: 'A' },
  rounded_to: 0,
  comma: true,
};

export const FRANCE: Land = {
  ...GERMANY,
  country: 'FR',
  languages: ['fr'],
  currency: ['€', 'EUR', ''],
  stems: ['Le Petit Moulin', 'MOREAU', 'Les Tilleuls', 'Chez Paulette', 'Lefort', 'AU BON COIN', 'Val Fleuri', 'La Rotonde', 'Bellerive'], // prettier-ignore
  names: {
    supermarket: ['%', '% Marché', 'Supermarché %', '% Primeurs'],
    hardware: ['% Bricolage', 'Quincaillerie %', '% Matériaux'],
    restaurant: ['Restaurant %', 'Brasserie %', '%', 'Crêperie %'],
    cafe: ['Café %', 'Boulangerie %', 'Salon de thé %'],
    petrol: ['Station %', 'Relais %'],
    parking: ['Parking %'],
    pharmacy: ['Pharmacie %', 'Parapharmacie %'],
    taxi: ['Taxi %', 'Taxis %'],
    hotel: ['Hôtel %', 'Auberge %'],
    stationer: ['Papeterie %', 'Librairie %'],
  },
  forms: ['SARL', 'SAS', 'EURL', 'SA', '', ''],
  company_words: ['Distribution', 'Restauration', 'Exploitation', 'et Fils'],
  address: (dice) => [
    `${dice.between(1, 180)}${dice.pick(['', ' bis'])}${dice.pick(['', ','])} ${dice.pick(['rue des Lilas', 'avenue du Port', 'boulevard Victor', 'place du Marché', 'RUE DE LA GARE', 'quai Sud'])}`, // prettier-ignore
    ...(dice.chance(0.15) ? ['Centre Commercial Bellerive'] : []),
    dice.pick(['75011 PARIS', '69003 Lyon', '31000 TOULOUSE', '44000 Nantes', '67000 STRASBOURG']),
  ],
  registration: [(dice) => `SIRET ${dice.digits(3)} ${dice.digits(3)} ${dice.digits(3)} 00012`, (dice) => `RCS PARIS B ${dice.digits(9)}`], // prettier-ignore
  tax_id: [(dice) => `TVA FR${dice.digits(11)}`, (dice) => `N° TVA : FR ${dice.digits(2)} ${dice.digits(9)}`],
  phone: (dice) =>
    `0${dice.between(1, 5)} ${dice.digits(2)} ${dice.digits(2)} ${dice.digits(2)} ${dice.digits(2)}`,
  dates: ['dd/mm/yyyy', 'dd/mm/yy', 'dd-mm-yyyy', 'd mmm yyyy', 'dd.mm.yyyy'],
  tax: { name: 'TVA', rate: 0.2, code: 'A' },
};

export const SPAIN: Land = {
  ...GERMANY,
  country: 'ES',
  languages: ['es'],
  currency: ['€', 'EUR', ''],
  stems: ['El Molino', 'LOS OLIVOS', 'San Aurelio', 'Casa Paco', 'MONTEMAR', 'La Paloma', 'Herrero'],
  names: {
    supermarket: ['Supermercados %', 'Alimentación %', '%'],
    hardware: ['Ferretería %', '% Bricolaje'],
    restaurant: ['Restaurante %', 'Mesón %', 'Bar %'],
    cafe: ['Cafetería %', 'Panadería %', 'Churrería %'],
    petrol: ['E.S. %', 'Gasolinera %'],
    parking: ['Parking %', 'Aparcamiento %'],
    pharmacy: ['Farmacia %'],
    taxi: ['Taxi %'],
    hotel: ['Hotel %', 'Hostal %'],
    stationer: ['Papelería %', 'Librería %'],
  },
  forms: ['S.L.', 'SL', 'S.A.', 'S.L.U.', '', ''],
  company_words: ['Distribución', 'Hostelería', 'e Hijos', 'Inversiones'],
  address: (dice) => [
    `${dice.pick(['C/ Olivos', 'Calle del Molino', 'Avda. del Puerto', 'Plaza Mayor', 'Paseo Marítimo'])}, ${dice.between(1, 150)}`, // prettier-ignore
    dice.pick(['28013 Madrid', '08002 BARCELONA', '41001 Sevilla', '46002 Valencia', '29016 MÁLAGA']),
  ],
  registration: [],
  tax_id: [(dice) => `CIF: B${dice.digits(8)}`, (dice) => `N.I.F. B-${dice.digits(8)}`],
  phone: (dice) => `9${dice.digits(2)} ${dice.digits(3)} ${dice.digits(3)}`,
  dates: ['dd/mm/yyyy', 'dd-mm-yyyy', 'dd/mm/yy', 'd mmm yyyy'],
  tax: { name: 'IVA', rate: 0.1, code: 'A' },
};

export const ITALY: Land = {
  ...SPAIN,
  country: 'IT',
  languages: ['it'],
  stems: ['Il Mulino', 'ROSSETTI', 'Da Gino', 'La Piazzetta', 'Bianchini', 'Sole e Luna', 'CASTELMARE'],
  names: {
    supermarket: ['Supermercato %', 'Alimentari %', '%'],
    hardware: ['Ferramenta %', '% Fai da Te'],
    restaurant: ['Ristorante %', 'Trattoria %', 'Pizzeria %'],
    cafe: ['Bar %', 'Caffè %', 'Panificio %'],
    petrol: ['Stazione %', '% Carburanti'],
    parking: ['Parcheggio %', 'Autorimessa %'],
    pharmacy: ['Farmacia %'],
    taxi: ['Taxi %'],
    hotel: ['Hotel %', 'Albergo %'],
    stationer: ['Cartoleria %', 'Libreria %'],
  },
  forms: ['S.r.l.', 'SRL', 'S.p.A.', 'S.n.c.', '', ''],
  company_words: ['Distribuzione', 'Ristorazione', 'e Figli', 'Gestioni'],
  address: (dice) => [
    `${dice.pick(['Via del Mulino', 'Via Roma', 'Viale della Stazione', 'Piazza del Mercato', 'Corso Vittoria'])}, ${dice.between(1, 150)}`, // prettier-ignore
    dice.pick(['00184 Roma (RM)', '20121 MILANO (MI)', '50122 Firenze FI', '80132 Napoli', '10121 Torino']),
  ],
  tax_id: [(dice) => `P.IVA ${dice.digits(11)}`, (dice) => `Partita IVA: ${dice.digits(11)}`],
  phone: (dice) => `0${dice.digits(2)} ${dice.digits(7)}`,
  dates: ['dd/mm/yyyy', 'dd-mm-yyyy', 'dd/mm/yy', 'dd-mm-yy'],
};

export const NETHERLANDS: Land = {
  ...SPAIN,
  country: 'NL',
  languages: ['nl'],
  currency: ['€ ', 'EUR ', ''],
  stems: ['De Molen', 'HOEKSTRA', 'Vandam', 'Het Anker', 'De Gouden Leeuw', 'Oosterdam', 'Jansen & Zn'],
  names: {
    supermarket: ['Supermarkt %', '% Versmarkt', '%'],
    hardware: ['Bouwmarkt %', '% IJzerwaren'],
    restaurant: ['Restaurant %', 'Eetcafé %', '%'],
    cafe: ['Café %', 'Bakkerij %', 'Lunchroom %'],
    petrol: ['Tankstation %', 'Benzinestation %'],
    parking: ['Parkeergarage %'],
    pharmacy: ['Apotheek %', 'Drogisterij %'],
    taxi: ['Taxi %', 'Taxicentrale %'],
    hotel: ['Hotel %', 'Herberg %'],
    stationer: ['Boekhandel %', 'Kantoorboekhandel %'],
  },
  forms: ['B.V.', 'BV', 'V.O.F.', '', ''],
  company_words: ['Horeca', 'Retail', 'Beheer', 'Handel'],
  address: (dice) => [
    `${dice.pick(['Stationsstraat', 'Molenweg', 'Havenkade', 'Kerkplein', 'Industrielaan', 'Prinsengracht'])} ${dice.between(1, 180)}${dice.pick(['', '', 'a', '-2'])}`, // prettier-ignore
    `${dice.digits(4)} ${dice.pick(['AB', 'KL', 'XT'])} ${dice.pick(['Amsterdam', 'UTRECHT', 'Haarlem', 'Zwolle'])}`,
  ],
  registration: [(dice) => `KvK ${dice.digits(8)}`],
  tax_id: [(dice) => `BTW NL${dice.digits(9)}B01`, (dice) => `BTW nr. NL${dice.digits(9)}B01`],
  phone: (dice) => `0${dice.digits(2)}-${dice.digits(7)}`,
  dates: ['dd-mm-yyyy', 'dd-mm-yy', 'dd/mm/yyyy', 'd mmm yyyy'],
  tax: { name: 'BTW', rate: 0.21, code: 'H' },
};
