// A made-up invoice of a given style: its pages and the line items that stand on them.
import type { Reading } from '../../../server/reading/reading.ts';
import type { Random } from '../../../bench/random.ts';
import { HABIT_WORDS } from './habits.ts';
import { setHead, setTotals } from './head-and-foot.ts';
import { cellsOf, drawItem, printedPrice, type DrawnItem } from './items.ts';
import { anchor, columnOf, LEFT, type MadeItem, type Placed, type Press } from './press.ts';
import { money } from './print-number.ts';
import { newSheet, readingOf, set, widthOf, wrap } from './sheet.ts';
import type { Column, Style } from './style.ts';
import { WORDING, type ColumnName } from './wording.ts';

export interface MadeInvoice {
  style: Style;
  reading: Reading;
  items: MadeItem[];
}

/** Room right of the last column, and below the last item. */
const MARGIN = 48;
const FOOT = 82;
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
/** What tight columns have of that width. */
const TIGHT = 0.85;

export function makeInvoice(style: Style, random: Random): MadeInvoice {
  const sheet = newSheet(style.habits.landscape);
  const size = style.font_size;
  const right = sheet.width - MARGIN;
  const press: Press = {
    style,
    words: WORDING[style.language],
    random,
    sheets: [sheet],
    sheet,
    y: 60,
    columns: placeColumns(style, right),
    size,
    pitch: 1.2 * size,
    right,
    bottom: sheet.height - FOOT,
    sum: 0,
  };
  setHead(press);
  setHeader(press);
  const items = setItems(press);
  if (press.y + 10 * press.pitch > press.bottom + 20) turnPage(press);
  setTotals(press);
  return { style, reading: readingOf(press.sheets), items };
}

function setItems(press: Press): MadeItem[] {
  const { style, words, random } = press;
  const items: MadeItem[] = [];
  let section = 0;
  if (style.introduction) setText(press, words.introduction, true);
  for (let i = 0; i < style.items; i++) {
    if (style.sections && i % 4 === 0) {
      if (style.section_totals && i > 0) setSectionTotal(press, press.sum - section, i / 4);
      section = press.sum;
      setText(press, random.pick(words.sections), i > 0);
    }
    items.push(setItem(press, i));
    if (style.habits.ruled) setRule(press);
    if (style.remarks && i === 1) setText(press, random.pick(words.remarks), false);
  }
  return items;
}

function placeColumns({ columns, font_size, header, habits }: Style, right: number): Placed[] {
  const scale = (font_size / 10) * (habits.tight ? TIGHT : 1);
  const margin = (habits.tight ? 4 : 8) + (habits.per_hundred === 'in price' ? 8 : 0);
  const widthOfColumn = ({ name, heading }: Column): number => {
    const own = WIDTH[name] * scale + (name === 'unit_price' && habits.per_hundred === 'in price' ? 24 : 0);
    return header === 'none'
      ? own
      : Math.max(own, ...heading.map((text) => widthOf(text, font_size) + margin));
  };
  const others = columns.filter(({ name }) => name !== 'description');
  const rest = right - LEFT - others.reduce((sum, column) => sum + widthOfColumn(column), 0);
  let x = LEFT;
  return columns.map((column) => {
    const width = column.name === 'description' ? Math.max(rest, 90) : widthOfColumn(column);
    const placed = { ...column, x0: x, x1: x + width };
    x += width;
    return placed;
  });
}

/** Where numbers stand below the texts, so do their headings. */
const isAbove = (name: ColumnName): boolean => name === 'description' || name === 'position';

function setHeader(press: Press): void {
  const { style, columns, sheet, size, pitch } = press;
  if (style.header === 'none') return;
  const below = style.numbers_on === 'below';
  const lines = (some: Placed[]) => Math.max(0, ...some.map(({ heading }) => heading.length));
  const upper = below ? lines(columns.filter(({ name }) => isAbove(name))) : 0;
  for (const column of columns) {
    const from = below && !isAbove(column.name) ? upper : 0;
    for (const [i, text] of column.heading.entries())
      set(sheet, anchor(column), press.y + (from + i) * pitch, text, size, column.align);
  }
  const lower = lines(below ? columns.filter(({ name }) => !isAbove(name)) : columns);
  press.y += (upper + lower) * pitch + 0.5 * size;
}

/** The lines of text of an item, and on which of them its numbers stand. */
function linesOf(press: Press, item: DrawnItem): { text: string; lines: string[]; at: number } {
  const { style, words, random, size } = press;
  const { habits } = style;
  const description = columnOf(press, 'description');
  const below = style.numbers_on === 'below';
  const end = below ? press.right : (description?.x1 ?? 0) - (habits.tight ? 2 : 6);
  const width = end - (description?.x0 ?? 0);
  const text =
    style.descriptions === 'wrapped' ? `${item.description} ${random.pick(words.details)}` : item.description;
  const lines = wrap(text, width, size);
  const details = style.descriptions === 'detailed' ? random.between(0, 2) : 0;
  for (let i = details + (habits.epic ? random.between(4, 12) : 0); i > 0; i--)
    lines.push(...wrap(random.pick(words.details), width, size));
  if (style.identifiers === 'below')
    for (let i = random.between(1, 2); i > 0; i--) lines.push(random.pick(words.identifiers));
  if (style.identifiers === 'above') lines.unshift(random.pick(words.identifiers));
  const last = lines.length - 1;
  const at = { first: 0, middle: Math.floor(last / 2), last, below: lines.length }[style.numbers_on];
  return { text, lines: below ? [...lines, ''] : lines, at };
}

function setItem(press: Press, index: number): MadeItem {
  const { style, random, columns, pitch } = press;
  const item = drawItem(press);
  const { text, lines, at } = linesOf(press, item);
  const height = lines.length * pitch + style.gap * press.size;
  if (press.y + (style.habits.epic ? 2 * pitch : height) > press.bottom) turnPage(press);
  const cells = cellsOf(item, press, index);
  const below = style.numbers_on === 'below';
  for (const [i, line] of lines.entries()) {
    if (press.y > press.bottom) turnPage(press);
    setLine(press, line, i === at);
    for (const column of columns) {
      const cell = cells[column.name];
      if (cell !== undefined && i === (below && isAbove(column.name) ? 0 : at))
        set(press.sheet, anchor(column), press.y, cell, press.size, column.align);
    }
    if (i === at + 1 || (i === at && i === lines.length - 1)) setBasis(press, i > at ? 0 : pitch);
    press.y += pitch;
  }
  press.y += style.gap * press.size;
  if (style.habits.explained) setExplanation(press, item);
  const reduced =
    item.amount > 0 && random.chance(style.allowances) ? setAllowance(press, item.amount) : item.amount;
  const has = (name: ColumnName) => columnOf(press, name) !== undefined;
  return {
    description: style.descriptions === 'wrapped' ? text : item.description,
    amount: item.gift ? null : reduced,
    quantity: has('quantity') ? item.quantity : null,
    unit_price: has('unit_price') && !item.gift ? item.unit_price : null,
  };
}

/** A line of text, led on to the numbers by dots where the sender does so. */
function setLine(press: Press, line: string, numbered: boolean): void {
  const { style, sheet, size } = press;
  const description = columnOf(press, 'description');
  const x = description?.x0 ?? LEFT;
  set(sheet, x, press.y, line, size);
  if (!style.habits.leaders || !numbered || description === undefined) return;
  const dots = Math.floor((description.x1 - x - widthOf(`${line}  `, size)) / widthOf('.', size));
  if (dots > 3) set(sheet, x + widthOf(`${line} `, size), press.y, '.'.repeat(dots), size);
}

/** "/100" below the price, on the next line of the item or `down` of its last one. */
function setBasis(press: Press, down: number): void {
  const price = columnOf(press, 'unit_price');
  if (press.style.habits.per_hundred !== 'below' || price === undefined) return;
  set(press.sheet, anchor(price), press.y + down, '/ 100', press.size, price.align);
  if (down > 0) press.y += press.pitch;
}

function setExplanation(press: Press, item: DrawnItem): void {
  const label = press.random.pick(HABIT_WORDS[press.style.language].explained);
  setText(press, `${label} ${money(printedPrice(item, press) * 1.25, press.style)}`, false);
}

function setRule(press: Press): void {
  const count = Math.floor((press.right - LEFT) / widthOf('-', press.size));
  set(press.sheet, LEFT, press.y, '-'.repeat(count), press.size);
  press.y += press.pitch;
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
  if (press.y + 3 * press.pitch > press.bottom) turnPage(press);
  if (apart) press.y += 0.3 * press.size;
  set(press.sheet, columnOf(press, 'description')?.x0 ?? LEFT, press.y, text, press.size);
  press.y += press.pitch + press.style.gap * press.size;
}

function setSum(press: Press, label: string, value: number): void {
  const amount = columnOf(press, 'amount');
  set(press.sheet, columnOf(press, 'description')?.x0 ?? LEFT, press.y, label, press.size);
  const x = amount === undefined ? press.right : anchor(amount);
  set(press.sheet, x, press.y, money(value, press.style), press.size, 'right');
  press.y += press.pitch + press.style.gap * press.size;
}

function setSectionTotal(press: Press, sum: number, number: number): void {
  const { style, words, random } = press;
  const label = style.habits.numbered_sections
    ? `${random.pick(HABIT_WORDS[style.language].section_total)} ${number}`
    : random.pick(words.section_total);
  setSum(press, label, sum);
}

function turnPage(press: Press): void {
  const { style, words, random, sheet } = press;
  const [out, back] = random.pick(words.carried);
  if (style.carried) setSum(press, out, press.sum);
  set(sheet, sheet.width / 2, sheet.height - 42, `${press.sheets.length}`, 8, 'centre');
  press.sheet = newSheet(style.habits.landscape);
  press.sheets.push(press.sheet);
  press.y = 60;
  if (random.chance(0.5)) {
    set(press.sheet, LEFT, press.y, `${words.number} 2026-0412`, press.size);
    press.y += 3 * press.pitch;
  }
  if (style.header_repeated) setHeader(press);
  if (style.carried) setSum(press, back, press.sum);
}
