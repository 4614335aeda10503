// What stands above and below the items of a made-up invoice.
import { HABIT_WORDS } from './habits.ts';
import { anchor, columnOf, LEFT, type Press } from './press.ts';
import { money, print } from './print-number.ts';
import { set } from './sheet.ts';

export function setHead(press: Press): void {
  const { sheet, words, random, style, size, right } = press;
  set(sheet, LEFT, 40, 'Holm & Berg', 14);
  set(sheet, LEFT, 60, 'Hill Road 12', size);
  set(sheet, LEFT, 60 + press.pitch, '80331 Seatown', size);
  set(sheet, LEFT, 120, 'Miller Ltd', size);
  set(sheet, LEFT, 120 + press.pitch, 'Station Street 4', size);
  set(sheet, LEFT, 120 + 2 * press.pitch, '10115 Hilltown', size);
  set(sheet, LEFT, 180, words.invoice, 16);
  if (style.info_table) {
    const headings = [words.number, words.date, words.customer];
    const values = ['2026-0412', '12.03.2026', String(random.between(10_000, 99_999))];
    for (const [i, heading] of headings.entries()) {
      set(sheet, LEFT + i * 120, 205, heading, size);
      set(sheet, LEFT + i * 120, 205 + press.pitch, values[i] ?? '', size);
    }
  } else {
    set(sheet, right - 187, 120, `${words.number} 2026-0412`, size);
    set(sheet, right - 187, 120 + press.pitch, `${words.date}: 12.03.2026`, size);
  }
  press.y = 250;
}

/** Needs the room of about ten lines. */
export function setTotals(press: Press): void {
  const { words, random, style, size, pitch, sheet } = press;
  press.y += random.pick([0.3, 1, 2]) * size;
  const left = random.chance(0.5) ? press.right - 207 : (columnOf(press, 'description')?.x0 ?? LEFT);
  const tax = Math.round(press.sum * 19) / 100;
  const total = press.sum + tax;
  const rows: [string, number][] = [
    [random.pick(words.net), press.sum],
    [random.pick(words.tax), tax],
    [random.pick(words.total), total],
  ];
  if (style.habits.deposits) {
    const { deposits, rest } = HABIT_WORDS[style.language];
    const paid = Math.round(total * 30) / 100;
    rows.push([random.pick(deposits), -paid], [rest, total - paid]);
  }
  const amount = columnOf(press, 'amount');
  for (const [label, value] of rows) {
    set(sheet, left, press.y, label, size);
    const x = amount === undefined ? press.right : anchor(amount);
    set(sheet, x, press.y, money(value, style), size, 'right');
    press.y += 1.4 * pitch;
  }
  press.y += pitch;
  if (style.tax_summary) setTaxSummary(press, tax);
  set(sheet, LEFT, press.y, words.payment, size);
  set(sheet, LEFT, sheet.height - 52, 'IBAN DE02 1203 0000 0000 2020 51', 8);
}

function setTaxSummary(press: Press, tax: number): void {
  const { words, sheet, size, pitch, style } = press;
  const values = ['19 %', print(press.sum, style), print(tax, style), print(press.sum + tax, style)];
  for (const [i, heading] of words.tax_summary.entries()) {
    set(sheet, LEFT + i * 90 + 70, press.y, heading, size, 'right');
    set(sheet, LEFT + i * 90 + 70, press.y + pitch, values[i] ?? '', size, 'right');
  }
  press.y += 3 * pitch;
}
