// The items of a receipt, what they come to, and how it was paid.
import type { Till } from './make-receipt.ts';
import { print, printCells, printPair, skip } from './roll.ts';

export function printItems({ dice, roll, bill, words, money }: Till): void {
  const head = dice.pick(words.head);
  const manner = dice.pick(['row', 'row', 'below', 'before', 'columns']);
  if (manner === 'columns' && head.length === 4)
    printCells(roll, columns([head[0] ?? '', head[1] ?? '', head[2] ?? '', head[3] ?? '']));
  else if (head.length > 1) printPair(roll, head[0] ?? '', head.at(-1) ?? '');
  if (dice.chance(0.5)) print(roll, '-'.repeat(40));
  for (const { name, quantity, price } of bill.items) {
    const amount = money(quantity * price);
    if (manner === 'columns') printCells(roll, columns([name, String(quantity), money(price), amount]));
    else if (manner === 'before') printPair(roll, `${quantity} ${name}`, amount);
    else if (manner === 'below') {
      print(roll, name);
      printPair(roll, `${quantity} x ${money(price)}`, amount, roll.size, 0.1);
    } else printPair(roll, quantity > 1 ? `${name} x${quantity}` : name, amount);
  }
  if (dice.chance(0.5)) print(roll, '-'.repeat(40));
}

const columns = ([name, quantity, price, amount]: [string, string, string, string]) => [
  { at: 0, text: name, align: 'left' as const },
  { at: 0.58, text: quantity, align: 'right' as const },
  { at: 0.78, text: price, align: 'right' as const },
  { at: 1, text: amount, align: 'right' as const },
];

export function printTotals(till: Till): void {
  const { dice, roll, bill, words, money, shop } = till;
  const { tax } = shop.land;
  const at = dice.pick([0, 0, 0.25]);
  const row = (label: string, cents: number) => printPair(roll, label, money(cents), roll.size, at);
  const named = (label: string) =>
    label
      .replace('%', tax.name)
      .replace('@', `${(tax.rate * 100).toFixed(2)}%`)
      .trim();
  if (dice.chance(0.25)) printPair(roll, dice.pick(words.count), String(countOf(till)), roll.size, at);
  const taxed = tax.rate > 0 && (bill.tax_added || dice.chance(0.5));
  const before = bill.goods - bill.discount + bill.service;
  // Some tills call the sum of the items a total too, and what is to be paid something else.
  const unlike = words.total.filter((one) => !PLAIN.test(one));
  const ambiguous = dice.chance(0.2) && unlike.length > 0;
  if (bill.discount > 0 || bill.service > 0 || bill.tax_added || dice.chance(0.35))
    row(ambiguous ? (words.total[1] ?? '') : dice.pick(words.subtotal), bill.goods);
  if (bill.discount > 0) row(dice.pick(words.discount), -bill.discount);
  if (bill.service > 0) row(dice.pick(words.service), bill.service);
  const net = bill.tax_added ? before : before - bill.tax;
  if (taxed && dice.chance(0.3)) row(named(dice.pick(words.net)), net);
  if (taxed && (bill.tax_added || dice.chance(0.6))) row(named(dice.pick(words.tax)), bill.tax);
  const gross = bill.total - bill.rounding;
  if (bill.rounding !== 0 || (shop.land.rounded_to > 0 && dice.chance(0.3))) {
    row(taxed ? named(dice.pick(words.gross)) : dice.pick(words.subtotal), gross);
    row(dice.pick(words.rounding), bill.rounding);
  }
  if (dice.chance(0.3)) print(roll, dice.pick(['-', '=']).repeat(40));
  const large = roll.size * dice.pick([1, 1, 1.3, 1.6]);
  const label = dice.pick(ambiguous ? unlike : words.total);
  printPair(roll, label, money(bill.total, dice.chance(0.6)), large, at);
}

/** "Total", "SUMME": one word that may mean any sum. */
const PLAIN = /^\p{L}+\W*$/u;

const countOf = ({ bill, dice }: Till): number =>
  dice.chance(0.5) ? bill.items.length : bill.items.reduce((sum, { quantity }) => sum + quantity, 0);

export function printPayment(till: Till): void {
  const { dice, roll, bill, words, money, shop } = till;
  const paid = dice.chance(0.75);
  if (paid && bill.given === null) printPair(roll, dice.pick(words.card), money(bill.total));
  if (paid && bill.given !== null) {
    printPair(roll, dice.pick(words.cash), money(bill.given));
    printPair(roll, dice.pick(words.change), money(bill.given - bill.total));
  }
  if (dice.chance(0.1)) printPair(roll, dice.pick(words.saved), money(dice.between(50, 900)));
  if (shop.land.tax.rate > 0 && dice.chance(0.35)) printTaxTable(till);
}

/** Rates or codes with what was taxed and the tax, and a row of zeros for what is not taxed. */
function printTaxTable({ dice, roll, bill, words, money, shop }: Till): void {
  const { tax } = shop.land;
  const base = bill.goods - bill.discount + bill.service;
  const net = bill.tax_added ? base : base - bill.tax;
  const rate = `${(tax.rate * 100).toFixed(dice.pick([0, 2]))}%`;
  const sum = dice.chance(0.4);
  skip(roll);
  print(roll, dice.pick(words.tax_table).replace('%', tax.name));
  printCells(roll, columns([`${tax.code} @ ${rate}`, '', money(net), money(bill.tax)]));
  if (dice.chance(0.5))
    printCells(roll, columns([`${dice.pick(['ZR', 'Z', 'B'])} @ 0%`, '', money(0), money(0)]));
  if (sum) printCells(roll, columns(['Total', '', money(net), money(bill.tax)]));
}
