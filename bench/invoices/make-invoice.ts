// A made-up invoice of a given style: its pages and the line items that stand on them.
import type { Reading } from '../../server/reading/reading.ts';
import { cellsOf, drawItem } from './items.ts';
import type { MadeItem, Placed, Press } from './press.ts';
import { money, print } from './print-number.ts';
import type { Random } from '../random.ts';
import { newSheet, PAGE_WIDTH, readingOf, set, widthOf, wrap } from './sheet.ts';
import type { Column, Style } from './style.ts';
import { WORDING, type ColumnName } from './wording.ts';

export interface MadeInvoice {
  style: Style;
  reading: Reading;
  items: MadeItem[];
}

const LEFT = 48;
const RIGHT = 547;
const BOTTOM = 760;
const WIDTH: Record<ColumnName, number> = {
  position: 30,
  sku: 68,
  description: 0,
  quantity: 52,
  unit: 36,
  unit_price: 66,
  discount: 44,
  tax_rate: 42,
  amount: 72,
  list_amount: 72,
  tax_amount: 60,
  gross_amount: 72,
  date: 58,
};

export function makeInvoice(style: Style, random: Random): MadeInvoice {
  const sheet = newSheet();
  const size = style.font_size;
  const press: Press = {
    style,
    words: WORDING[style.language],
    random,
    sheets: [sheet],
    sheet,
    y: 60,
    columns: placeColumns(style),
    size,
    pitch: 1.2 * size,
    sum: 0,
  };
  setHead(press);
  setHeader(press);
  const items: MadeItem[] = [];
  let section = 0;
  if (style.introduction) setText(press, press.words.introduction, true);
  for (let i = 0; i < style.items; i++) {
    if (style.sections && i % 4 === 0) {
      if (style.section_totals && i > 0) setSectionTotal(press, section);
      section = press.sum;
      setText(press, random.pick(press.words.sections), i > 0);
    }
    items.push(setItem(press, i));
    if (style.remarks && i === 1) setText(press, random.pick(press.words.remarks), false);
  }
  setTotals(press);
  return { style, reading: readingOf(press.sheets), items };
}

function placeColumns({ columns, font_size, header }: Style): Placed[] {
  const scale = font_size / 10;
  const widthOfColumn = ({ name, heading }: Column): number =>
    header === 'none'
      ? WIDTH[name] * scale
      : Math.max(WIDTH[name] * scale, ...heading.map((text) => widthOf(text, font_size) + 8));
  const others = columns.filter(({ name }) => name !== 'description');
  const rest = RIGHT - LEFT - others.reduce((sum, column) => sum + widthOfColumn(column), 0);
  let x = LEFT;
  return columns.map((column) => {
    const width = column.name === 'description' ? Math.max(rest, 90) : widthOfColumn(column);
    const placed = { ...column, x0: x, x1: x + width };
    x += width;
    return placed;
  });
}

function setHead(press: Press): void {
  const { sheet, words, random, style, size } = press;
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
    set(sheet, 360, 120, `${words.number} 2026-0412`, size);
    set(sheet, 360, 120 + press.pitch, `${words.date}: 12.03.2026`, size);
  }
  press.y = 250;
}

function setHeader(press: Press): void {
  const { style, columns, sheet, size, pitch } = press;
  if (style.header === 'none') return;
  const lines = Math.max(...columns.map(({ heading }) => heading.length));
  for (const column of columns) {
    for (const [i, text] of column.heading.entries())
      set(sheet, anchor(column), press.y + i * pitch, text, size, column.align);
  }
  press.y += lines * pitch + 0.5 * size;
}

const anchor = ({ align, x0, x1 }: Placed): number =>
  align === 'left' ? x0 : align === 'right' ? x1 - 4 : (x0 + x1) / 2;

function setItem(press: Press, index: number): MadeItem {
  const { style, words, random, columns, size, pitch } = press;
  const item = drawItem(press);
  const description = columns.find(({ name }) => name === 'description');
  const width = (description?.x1 ?? 0) - (description?.x0 ?? 0) - 6;
  let text = item.description;
  if (style.descriptions === 'wrapped') text = `${text} ${random.pick(words.details)}`;
  const lines = wrap(text, width, size);
  if (style.descriptions === 'detailed')
    for (let i = random.between(0, 2); i > 0; i--)
      lines.push(...wrap(random.pick(words.details), width, size));
  if (style.identifiers === 'below')
    for (let i = random.between(1, 2); i > 0; i--) lines.push(random.pick(words.identifiers));
  if (style.identifiers === 'above') lines.unshift(random.pick(words.identifiers));
  const height = lines.length * pitch + style.gap * size;
  if (press.y + height > BOTTOM) turnPage(press);
  const at = { first: 0, middle: Math.floor((lines.length - 1) / 2), last: lines.length - 1 }[
    style.numbers_on
  ];
  for (const [i, line] of lines.entries())
    set(press.sheet, description?.x0 ?? LEFT, press.y + i * pitch, line, size);
  const cells = cellsOf(item, press, index);
  for (const column of columns) {
    const cell = cells[column.name];
    if (cell !== undefined) set(press.sheet, anchor(column), press.y + at * pitch, cell, size, column.align);
  }
  press.y += height;
  const reduced = random.chance(style.allowances) ? setAllowance(press, item.amount) : item.amount;
  return {
    ...item,
    amount: reduced,
    description: style.descriptions === 'wrapped' ? text : item.description,
    quantity: columns.some(({ name }) => name === 'quantity') ? item.quantity : null,
    unit_price: columns.some(({ name }) => name === 'unit_price') ? item.unit_price : null,
  };
}

/** A tenth off, in a row of its own; what is left of the amount. */
function setAllowance(press: Press, amount: number): number {
  const units = press.style.decimals === 0 ? 1 : 100;
  const off = Math.round((amount / 10) * units) / units;
  setSum(press, press.random.pick(press.words.allowance), -off);
  press.sum -= off;
  return Math.round((amount - off) * 100) / 100;
}

function setText(press: Press, text: string, apart: boolean): void {
  if (press.y + 3 * press.pitch > BOTTOM) turnPage(press);
  if (apart) press.y += 0.3 * press.size;
  const description = press.columns.find(({ name }) => name === 'description');
  set(press.sheet, description?.x0 ?? LEFT, press.y, text, press.size);
  press.y += press.pitch + press.style.gap * press.size;
}

function setSum(press: Press, label: string, value: number): void {
  const amount = press.columns.find(({ name }) => name === 'amount');
  const description = press.columns.find(({ name }) => name === 'description');
  set(press.sheet, description?.x0 ?? LEFT, press.y, label, press.size);
  set(
    press.sheet,
    amount === undefined ? RIGHT : anchor(amount),
    press.y,
    money(value, press.style),
    press.size,
    'right',
  );
  press.y += press.pitch + press.style.gap * press.size;
}

const setSectionTotal = (press: Press, from: number): void =>
  setSum(press, press.random.pick(press.words.section_total), press.sum - from);

function turnPage(press: Press): void {
  const { style, words, random } = press;
  const [out, back] = random.pick(words.carried);
  if (style.carried) setSum(press, out, press.sum);
  set(press.sheet, PAGE_WIDTH / 2, 800, `${press.sheets.length}`, 8, 'centre');
  press.sheet = newSheet();
  press.sheets.push(press.sheet);
  press.y = 60;
  if (random.chance(0.5)) {
    set(press.sheet, LEFT, press.y, `${words.number} 2026-0412`, press.size);
    press.y += 3 * press.pitch;
  }
  if (style.header_repeated) setHeader(press);
  if (style.carried) setSum(press, back, press.sum);
}

function setTotals(press: Press): void {
  const { words, random, style, size, pitch } = press;
  if (press.y + 10 * pitch > 780) turnPage(press);
  press.y += random.pick([0.3, 1, 2]) * size;
  const left = random.chance(0.5)
    ? 340
    : (press.columns.find(({ name }) => name === 'description')?.x0 ?? LEFT);
  const tax = Math.round(press.sum * 19) / 100;
  const rows: [string, number][] = [
    [random.pick(words.net), press.sum],
    [random.pick(words.tax), tax],
    [random.pick(words.total), press.sum + tax],
  ];
  const amount = press.columns.find(({ name }) => name === 'amount');
  for (const [label, value] of rows) {
    set(press.sheet, left, press.y, label, size);
    set(
      press.sheet,
      amount === undefined ? RIGHT : anchor(amount),
      press.y,
      money(value, style),
      size,
      'right',
    );
    press.y += 1.4 * pitch;
  }
  press.y += pitch;
  if (style.tax_summary) setTaxSummary(press, tax);
  set(press.sheet, LEFT, press.y, words.payment, size);
  set(press.sheet, LEFT, 790, 'IBAN DE02 1203 0000 0000 2020 51', 8);
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
