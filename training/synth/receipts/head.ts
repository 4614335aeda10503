// The head of a receipt: sign, company, registration, address, telephone, title.
import type { Till } from './make-receipt.ts';
import { print, skip } from './roll.ts';
import type { Random } from '../../../bench/random.ts';
import { addressLines } from './shop.ts';

/** Characters that fit into a line of an address. */
const WIDTH = 38;

/** What of the parties is printed, as a reader should give it. */
export interface PrintedHead {
  company: string;
  address: string[] | null;
}

export function printHead(till: Till): PrintedHead {
  const { dice, shop, words, centred } = till;
  const capitals = dice.chance(0.4);
  const cased = (text: string) => (capitals ? text.toUpperCase() : text);
  const line = (text: string, size?: number) => print(till.roll, text, centred ? 'centre' : 'left', size);
  if (dice.chance(0.12)) line(dice.pick(words.greeting));
  const title = dice.pick(words.title);
  const titled = dice.pick(['top', 'bottom', 'bottom', 'bottom', 'none']);
  if (titled === 'top') line(title, till.roll.size * 1.2);
  const company = printNames(till, cased, line);
  if (dice.chance(0.15)) line(cased(dice.pick(words.trade)));
  const address = dice.chance(0.95) ? shop.address.map(cased) : null;
  if (address !== null) for (const one of addressLines(dice, address, WIDTH)) line(one);
  printContact(till, line);
  if (titled === 'bottom') {
    skip(till.roll);
    line(title, till.roll.size * dice.pick([1, 1.3]));
  }
  return { company, address };
}

type Line = (text: string, size?: number) => void;

/** The name of the company where it is printed, else that of the shop. */
function printNames({ dice, shop, roll }: Till, cased: (text: string) => string, line: Line): string {
  const { company, brand, same, land } = shop;
  const large = roll.size * dice.pick([1, 1.2, 1.6, 2]);
  const registration =
    land.registration.length > 0 && dice.chance(0.6) ? dice.pick(land.registration)(dice) : null;
  const branch = dice.chance(0.1)
    ? dice.pick(['Branch: Main', 'STORE #1042', 'Outlet 07', 'Filiale 112'])
    : null;
  if (company === null) {
    for (const one of brokenName(dice, cased(brand))) line(one, large);
    if (registration !== null && dice.chance(0.5)) line(registration);
    return brand;
  }
  const bracket = registration?.startsWith('(') === true && dice.chance(0.5);
  const whole = bracket ? `${cased(company)} ${registration}` : cased(company);
  const manner = same ? 'company' : dice.pick(['company', 'above', 'above', 'above', 'trading']);
  // The sign may be a picture: then nothing is read of it.
  if (manner === 'above') line(cased(brand), large);
  if (manner === 'above' && branch !== null) line(branch);
  const size = manner === 'above' ? roll.size : Math.min(large, roll.size * 1.3);
  for (const one of manner === 'above' ? [whole] : brokenName(dice, whole)) line(one, size);
  if (manner === 'trading') line(`${dice.pick(['t/a', 'T/A', 'd/b/a', 'trading as'])} ${cased(brand)}`);
  if (registration !== null && !bracket) line(registration);
  return company;
}

/** Long names are printed on two lines now and then. */
function brokenName(dice: Random, name: string): string[] {
  const words = name.split(' ');
  if (words.length < 3 || name.length < LONG_NAME || !dice.chance(0.25)) return [name];
  const at = dice.between(Math.ceil(words.length / 2), words.length - 1);
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

/** Characters from which on a name may have two lines. */
const LONG_NAME = 18;

function printContact({ dice, shop, words }: Till, line: Line): void {
  const { land } = shop;
  const lines: string[] = [];
  if (dice.chance(0.7)) {
    const fax = dice.chance(0.2) ? ` Fax: ${land.phone(dice)}` : '';
    lines.push(`${dice.pick(words.phone)} ${land.phone(dice)}${fax}`);
  }
  if (dice.chance(0.12))
    lines.push(dice.pick(['info@example.com', 'www.example.org', 'Email: shop@example.net']));
  if (land.tax_id.length > 0 && dice.chance(0.6)) lines.push(dice.pick(land.tax_id)(dice));
  if (dice.chance(0.3)) lines.reverse();
  for (const one of lines) line(one);
}
