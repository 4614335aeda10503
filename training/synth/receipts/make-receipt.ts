// Receipts of shops that do not exist, as tills of many makes print them, with what a reader should find in them.
import type { Reading } from '../../../server/reading/reading.ts';
import { random, type Random } from '../../../bench/random.ts';
import type { TruthRow } from '../../../bench/sets.ts';
import { printHead } from './head.ts';
import { printItems, printPayment, printTotals } from './sums.ts';
import { drawBill, type Bill } from './money.ts';
import { print, printPair, readingOfRoll, skip, type Roll } from './roll.ts';
import { drawShop, type Shop } from './shop.ts';
import { WORDING, type Language, type Wording } from './wording.ts';
import { addDays, writeDate, writeTime } from './write-date.ts';

export interface MadeReceipt {
  row: TruthRow;
  reading: Reading;
}

/** What all parts of a receipt are printed with. */
export interface Till {
  dice: Random;
  roll: Roll;
  shop: Shop;
  bill: Bill;
  words: Wording;
  date: Date;
  /** Amounts as this till prints them, with the sign of the currency or without. */
  money: (cents: number, signed?: boolean) => string;
  day: (date: Date) => string;
  centred: boolean;
}

export function makeReceipt(seed: number): MadeReceipt {
  const dice = random(seed * 6007 + 11);
  const shop = drawShop(dice);
  const { land } = shop;
  const language = dice.pick(land.languages);
  const till = openTill(dice, shop, language);
  const { roll } = till;
  const { company, address } = printHead(till);
  const at = dice.pick(['head', 'head', 'head', 'foot']);
  if (at === 'head') printFacts(till, true);
  skip(roll);
  printItems(till);
  printTotals(till);
  printPayment(till);
  if (at === 'foot') printFacts(till, true);
  printFoot(till, at === 'head' && dice.chance(0.15));
  const file = `made-receipt-${seed}`;
  const truth = {
    company,
    date: till.date.toISOString().slice(0, 10),
    address: address === null ? null : address.join(', '),
    total: (till.bill.total / 100).toFixed(2),
  };
  return {
    row: { file, id: file, layout: land.country, lang: language, truth },
    reading: readingOfRoll(roll),
  };
}

function openTill(dice: Random, shop: Shop, language: Language): Till {
  const { land } = shop;
  const words = WORDING[language];
  const form = dice.pick(land.dates);
  const capitals = dice.chance(0.4);
  const currency = dice.pick(land.currency);
  const behind = land.comma && dice.chance(0.5);
  const always = dice.chance(0.3);
  return {
    dice,
    roll: { lines: [], size: dice.pick([7, 8, 9]), pitch: dice.pick([1.15, 1.3, 1.5]) },
    shop,
    bill: drawBill(dice, land, words.goods, ['restaurant', 'cafe', 'hotel'].includes(shop.trade)),
    words,
    // The tax of Malaysia came into force in 2015.
    date: new Date(
      Date.UTC(
        dice.between(land.country === 'MY' ? 2016 : 2014, 2026),
        dice.between(0, 9),
        dice.between(1, 28),
      ),
    ),
    money(cents, signed = false) {
      const figures = (Math.abs(cents) / 100).toFixed(2).replace('.', land.comma ? ',' : '.');
      const sign = signed || always ? currency : '';
      const minus = cents < 0 ? '-' : '';
      return behind ? `${minus}${figures} ${sign.trim()}`.trim() : `${minus}${sign}${figures}`;
    },
    day: (date) => writeDate(date, form, language, capitals),
    centred: dice.chance(0.7),
  };
}

/** Number, day and hour, who served; in any order, below or beside each other. */
function printFacts(till: Till, dated: boolean): void {
  const { dice, roll, words, date, day } = till;
  const label = dice.pick(words.date);
  const time = dice.chance(0.85) ? writeTime(dice) : '';
  const timed = dice.pick(words.time);
  const glued = timed === '' && time !== '';
  const facts: [string, string][] = [];
  if (dated)
    facts.push([label, glued ? `${day(date)}${dice.pick([' ', ' ', '  ', ' - '])}${time}` : day(date)]);
  if (!glued && time !== '') facts.push([timed, time]);
  if (dice.chance(0.85)) facts.push([dice.pick(words.receipt), numberOf(dice)]);
  if (dice.chance(0.6)) facts.push([dice.pick(words.cashier), dice.pick(PEOPLE)]);
  if (dice.chance(0.2))
    facts.push([dice.pick(words.customer), dice.pick([...PEOPLE, ...CUSTOMERS, dice.digits(10)])]);
  if (dice.chance(0.2)) facts.push([dice.pick(['Table', 'TBL', 'POS', 'Terminal', 'Reg']), dice.digits(2)]);
  if (dice.chance(0.4)) facts.reverse();
  const manner = dice.pick(['lines', 'lines', 'apart', 'beside']);
  const texts = facts.map(([left, right]) => `${left} ${right}`.trim());
  if (manner === 'beside')
    for (let i = 0; i < texts.length; i += 2) printPair(roll, texts[i] ?? '', texts[i + 1] ?? '');
  else
    for (const [i, [left, right]] of facts.entries())
      if (manner === 'apart' && left !== '') printPair(roll, left, right);
      else print(roll, texts[i] ?? '');
  printStay(till);
}

const PEOPLE = [
  'AMY',
  'Siti',
  'Admin',
  'JASON LEE',
  'Kasse 2',
  'M. Weber',
  'Kumar',
  'USER01',
  'Chong Wei Ming',
];
const CUSTOMERS = [
  'CASH',
  'WALK IN',
  'PERSADA BINA SDN BHD',
  'Dunmore Roofing Ltd',
  'Ulmer Bau GmbH',
  'CASH SALES',
];

const numberOf = (dice: Random): string =>
  dice.pick([dice.digits(6), `A${dice.digits(7)}`, `${dice.digits(2)}-${dice.digits(6)}`, `CS-${dice.digits(5)}`, `${dice.digits(4)}/${dice.digits(3)}`, dice.digits(14)]); // prettier-ignore

/** When somebody came and went: the same day, or the days before a bill of a hotel. */
function printStay({ dice, roll, shop, words, date, day }: Till): void {
  const stays = shop.trade === 'hotel';
  if (!stays && !(shop.trade === 'parking' && dice.chance(0.7)) && !dice.chance(0.06)) return;
  const [from, to] = dice.pick(words.entry);
  print(roll, `${from} ${day(stays ? addDays(date, -dice.between(1, 4)) : date)} ${writeTime(dice)}`);
  print(roll, `${to} ${day(date)} ${writeTime(dice)}`);
}

/** Thanks, points and exchange with dates of their own, who made the till, the slip of the card terminal. */
function printFoot(till: Till, printed: boolean): void {
  const { dice, roll, words, date, day, shop, bill, money } = till;
  skip(roll);
  if (bill.given === null && dice.chance(0.4)) {
    for (const line of [
      dice.pick(['MERCHANT ID 000123456', `MID ${dice.digits(9)}`, 'TID 12345678']),
      `${dice.pick(words.card)} ************${dice.digits(4)}`,
      ...(dice.chance(0.3) ? [`EXP **/**  AUTH ${dice.digits(6)}`] : []),
    ])
      print(roll, line);
    if (dice.chance(0.5)) printPair(roll, dice.pick(['AMOUNT', 'SALE', 'APPROVED']), money(bill.total));
  }
  if (dice.chance(0.3)) {
    const days = dice.pick([7, 14, 30, 365, 400, -900]);
    print(roll, dice.pick(words.expiry).replace('%', day(addDays(date, days))), 'centre');
  }
  if (dice.chance(0.8)) print(roll, dice.pick(words.thanks), 'centre');
  if (dice.chance(0.2))
    print(
      roll,
      `www.${(shop.brand.split(' ')[0] ?? '').toLowerCase().replaceAll(/[^a-z]/g, '') || 'shop'}.com`,
      'centre',
    );
  if (printed) print(roll, `${dice.pick(words.printed)} ${day(date)} ${writeTime(dice)}`);
  if (dice.chance(0.12)) print(roll, dice.pick(MAKERS), 'centre');
  if (dice.chance(0.2)) print(roll, dice.digits(18), 'centre');
}

const MAKERS = [
  'Powered by Kassetto POS Sdn Bhd',
  'Software: TillWorks Ltd',
  'POS by Ordino GmbH',
  'System by Quickbill Pte Ltd',
];
