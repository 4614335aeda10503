// Slips of recognisers in addresses and names are put right where only one reading is possible.
import { expect, test } from 'vitest';
import { repairAddress, repairName } from './recogniser-slips.ts';

test.each([
  ['10T 17-A, JALAN MAWAR', 'LOT 17-A, JALAN MAWAR'],
  ['7, Jaian Mawar, Tamar Indah,', '7, Jalan Mawar, Taman Indah,'],
  ['B1750 MASAI', '81750 MASAI'],
  ['43O00 Dengkil', '43000 Dengkil'],
  ['40000 SHAH ALAM, SEL ANGOR', '40000 SHAH ALAM, SELANGOR'],
  ['KAWASAN PERI NDUSTRIAN', 'KAWASAN PERINDUSTRIAN'],
  ['47000 Petaling Jaya, Selengcr', '47000 Petaling Jaya, Selangor'],
  ['12 Mill Strect', '12 Mill Street'],
  ['7 Ialan Mawar', '7 Jalan Mawar'],
  ['5 ersiaran Mawar', '5 persiaran Mawar'],
  ['Lange Gasse 7, 80331 Munchen', 'Lange Gasse 7, 80331 München'],
  ['90402 NURNBERG', '90402 NÜRNBERG'],
  ['LieferantenstraRe 20', 'Lieferantenstraße 20'],
  ['35 rue de la Republique', '35 rue de la République'],
  ['4 RUE DU GENERAL', '4 RUE DU GÉNÉRAL'],
  ['Muhlenweg 7', 'Mühlenweg 7'],
  ['Am Schutzenhof 1', 'Am Schützenhof 1'],
  ['Konigsallee 3', 'Königsallee 3'],
  ['DE80333Neustadt', 'DE 80333 Neustadt'],
  ['DE12345 Altenbach', 'DE 12345 Altenbach'],
  ['04109Neustadt', '04109 Neustadt'],
  ['GBSW1B3BNNorbury', 'GB SW1B 3BN Norbury'],
])('%s -> %s', (read, repaired) => expect(repairAddress(read)).toBe(repaired));

test.each([
  '12 Jalan Mawar 3, 50000 Kuala Lumpur',
  'MALAYSIAN HOUSE',
  'SS15/4B, U3/G, PJU1A, B-12-3',
  'SW1A 1AA London',
  '17 Marker Lane',
  'Unit B1750',
  'Koln Road 12',
  'Hamburger Allee 2, Grundstraße 4',
  'Schonefeld, 12 General Street',
  '80331 Munchenbuch',
  '3 Lower Wick',
  'Lange Gasse 7, Halle B',
  'Batiment C',
])('nothing to repair: %s', (read) => expect(repairAddress(read)).toBe(read));

test('a digit between letters of a name', () => {
  expect(repairName('MR. D.1.Y. BA5KET (M) SDN BHD')).toBe('MR. D.I.Y. BASKET (M) SDN BHD');
  expect(repairName('7ELEVEN CO2 PJU1A 3M MP3')).toBe('7ELEVEN CO2 PJU1A 3M MP3');
});
