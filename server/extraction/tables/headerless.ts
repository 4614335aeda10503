// Line items without a table header: rows of text with an amount at the right edge, above the totals. Receipts mostly.
import { sumBy } from '../../platform/sum.ts';
import { isAmount, isMoney, isSum, type AmountCandidate } from '../candidates/candidate.ts';
import { STRONG } from '../labels/catalog.ts';
import type { PageLayout, Row } from '../layout/layout.ts';
import { CURRENCY_PATTERN, CURRENCY_SIGNS } from '../../lexicon/currencies.ts';
import { UNIT_NAMES } from '../../lexicon/unit-names.ts';
import { UNITS } from '../candidates/numbers.ts';
import { remembered } from '../memo.ts';
import type { Scene } from '../ranking/scene.ts';
import type { CellNumber } from './cells.ts';
import { addsUp } from '../checks/line-arithmetic.ts';
import { mergeAllowances, type TableLine } from './allowances.ts';
import { LEADING, withLineAbove } from './line-above.ts';
import type { Item } from './make-item.ts';
import type { LineTable } from './read-tables.ts';
import { isCarriedOver, isTotalsRow } from './table-end.ts';

/** Rows whose amounts end within this many line heights of each other are one column. */
const EDGE = 1.6;
/** Below this share of rows with text and amount it is no list of items. */
const LEAST_ITEMS = 1;

export function readWithoutHeader(scene: Scene): LineTable {
  const rows = new Set<Row>();
  const items: Item[] = [];
  for (const page of scene.document.pages) {
    const found = itemsOf(page, scene);
    items.push(...found.items);
    for (const row of found.rows) rows.add(row);
    if (found.ended) break;
  }
  return items.length >= LEAST_ITEMS
    ? { items: withLeadingNumbers(items), rows, header: false }
    : { items: [], rows: new Set(), header: false };
}

interface Found {
  items: Item[];
  rows: Row[];
}

function itemsOf(page: PageLayout, scene: Scene): Found & { ended: boolean } {
  const labels = scene.labels.get(page);
  const end = page.rows.findIndex((row) => isTotalsRow(row, labels) && pricesOf(row, scene).length > 0);
  const ended = end >= 0;
  const body = ended ? page.rows.slice(0, end) : page.rows;
  const edge = commonEdge(body, scene);
  if (edge === undefined) return { items: [], rows: [], ended };
  const found = collect(body, scene, { edge, ended });
  const sums = new Set(pricesOf(page.rows[end], scene).map(({ units }) => units));
  if (sums.has(paidFor(found.items))) return { ...found, ended };
  // Amounts behind texts of different lengths end anywhere.
  const loose = collect(body, scene, { edge: undefined, ended });
  const sure = loose.items.length >= LEAST_LOOSE && sums.has(paidFor(loose.items));
  return { ...(sure && !loose.rows.some((row) => speaksOfTax(row, scene)) ? loose : found), ended };
}

/** Fewer amounts that come to the total may be what is in front of the tax, and the tax. */
const LEAST_LOOSE = 3;
const speaksOfTax = (row: Row, scene: Scene): boolean =>
  (scene.labels.get(row.page)?.byRow.get(row) ?? []).some(({ concepts }) => concepts.has('tax_total'));

const paidFor = (items: Item[]): number => sumBy(items, ({ amount }) => amount?.units ?? 0);

const amountsOf = (row: Row, scene: Scene): AmountCandidate[] =>
  (scene.candidates.byRow.get(row) ?? []).filter(isAmount);

/** Where nothing has cents, what has its thousands parted is a price. */
const isPriceOf = remembered((scene: Scene) =>
  scene.candidates.all.some((one) => isAmount(one) && one.traits.decimals === 1) ? isMoney : isSum,
);

const pricesOf = (row: Row | undefined, scene: Scene): AmountCandidate[] =>
  row === undefined ? [] : amountsOf(row, scene).filter(isPriceOf(scene));

/** The right edge most amounts share. */
function commonEdge(rows: Row[], scene: Scene): number | undefined {
  const edges = rows.flatMap((row) => pricesOf(row, scene).at(-1)?.x1 ?? []);
  const line_height = rows[0]?.page.line_height ?? 1;
  let best: number | undefined;
  let most = 0;
  for (const edge of edges) {
    const near = edges.filter((other) => Math.abs(other - edge) < EDGE * line_height).length;
    if (near > most) {
      most = near;
      best = edge;
    }
  }
  return best;
}

interface List {
  /** Right edge of the amounts; undefined where they share none. */
  edge: number | undefined;
  /** A row that is called a sum ended it. */
  ended: boolean;
}

function collect(body: Row[], scene: Scene, { edge, ended }: List): Found {
  const lines: TableLine[] = [];
  const rows: Row[] = [];
  const counted = leadsMostly(body, scene);
  let pending: Row | undefined;
  let sum = 0;
  for (const row of body) {
    const amounts = amountsOf(row, scene);
    const last = pricesOf(row, scene).at(-1);
    const placed =
      last !== undefined && (edge === undefined || Math.abs(last.x1 - edge) <= EDGE * row.page.line_height);
    if (!placed || isCarriedOver(row) || namesPrice(row, scene)) {
      // A row of figures alone is the number of the article above.
      if (/\p{L}{2}/u.test(row.text)) pending = /[:：]/u.test(row.text) ? undefined : row;
      continue;
    }
    if (!ended && lines.length >= LEAST_ABOVE_ONCE && sum > 0 && Math.abs(last.units - sum) < CENT)
      return { items: mergeAllowances(lines), rows };
    const made = makeReceiptItem(row, last, amounts, pending);
    const item = made && withLineAbove(made, pending, { row, amount: last, counted });
    pending = undefined;
    if (item === undefined) continue;
    lines.push({ group: { core: [{ row, page: row.page.index, cells: [] }], before: [], after: [] }, item });
    rows.push(row);
    sum += last.units;
  }
  // Without a sum below there is nothing that says these are items.
  if (!ended) return { items: [], rows: [] };
  return { items: mergeAllowances(lines.slice(0, sumAt(lines, rows, scene))), rows };
}

/** "Unit price: 50.00": part of an item that is told over several rows. */
const namesPrice = (row: Row, scene: Scene): boolean =>
  (scene.labels.get(row.page)?.byRow.get(row) ?? []).some(
    ({ span, concepts }) => span.start === 0 && (concepts.get('unit_price') ?? 0) >= STRONG,
  );

/** Items above a sum that no label names: fewer may cost as much as the next by chance. The same where it is printed once. */
const LEAST_ABOVE = 2;
const LEAST_ABOVE_ONCE = 4;
/** A cent, in 1/10,000. */
const CENT = 100;

/** Index of the first line that is the sum of all above and is printed again below, as it is paid; else the number of lines. */
function sumAt(lines: TableLine[], rows: Row[], scene: Scene): number {
  let sum = 0;
  for (const [i, { item }] of lines.entries()) {
    const units = item.amount?.units ?? 0;
    const row = rows[i];
    const bare = item.quantity === null && item.unit_price === null;
    if (i >= LEAST_ABOVE && bare && row !== undefined && Math.abs(units - sum) < CENT) {
      const below = row.page.rows.slice(row.index + 1);
      if (below.some((other) => amountsOf(other, scene).some((one) => one.units === units))) return i;
    }
    sum += units;
  }
  return lines.length;
}

/** Whether items begin with their number of pieces: at least half as many rows do as have an amount. */
function leadsMostly(body: Row[], scene: Scene): boolean {
  const priced = body.filter((row) => pricesOf(row, scene).length > 0).length;
  return body.filter(({ text }) => LEADING.test(text)).length >= 0.5 * priced;
}

function makeReceiptItem(
  row: Row,
  amount: AmountCandidate,
  amounts: AmountCandidate[],
  above: Row | undefined,
): Item | undefined {
  const others = amounts.filter((other) => other !== amount && other.x1 <= amount.x0);
  const end = amount.spans[0]?.start ?? row.text.length;
  const text = withoutNumberCells(row.text.slice(0, end));
  // The text ends where the numbers begin: "2 x 1.13" or a column of prices.
  const own = text
    .replace(NUMBERS_BEHIND, (numbers) => (PART_OF_NAME.test(numbers) ? numbers : ''))
    .replaceAll('\t', ' ')
    .trim();
  // "7.5pcs 0.99 USD": numbers with their units and their currency say nothing of what it is.
  const words = own.replaceAll(CURRENCY_SIGNS, ' ').replaceAll(COUNTED, ' ');
  const wordy = (/\p{L}{2}/u.test(words) || /\p{Script=Han}/u.test(words)) && !LABELS.test(words);
  const source = wordy
    ? { row, start: 0, end: Math.max(own.length, 1) }
    : above === undefined
      ? undefined
      : { row: above, start: 0, end: above.text.length };
  if (source === undefined) return undefined;
  const description =
    source.row === row
      ? own.replace(/\s*[:：]\s*\p{Sc}?$/u, '')
      : source.row.text.replaceAll('\t', ' ').trim();
  const item: Item = {
    description,
    descriptionSpans: [source],
    quantity: null,
    unit_price: null,
    amount: toNumber(amount),
    discount: null,
    adds_up: null,
    page: row.page.index,
    rows: [],
  };
  const factors = factorsOf(
    item,
    others.flatMap((other) => toNumber(other) ?? []),
  );
  if (factors === undefined) return item;
  return { ...item, ...factors, description: description.replace(EACH, ''), adds_up: true };
}

const NUMBERS_BEHIND =
  /(?:\s|\t)*\d[\d.,]*\s*(?:[x×@*]|pcs|pc|stk)?\s*(?:RM|\$|€)?\s*(?:\d+[.,]\d{2})?[\s\t]*(?:RM|\$|€)?\s*$/iu;
/** "Battery No 4": a whole number that no column parts from the words. */
const PART_OF_NAME = /^ ?\d+\s*$/u;

/** "Qty: 10 | Price: 40.00 | Line total:": labels of what is in front of them name nothing. */
const LABELS = /[:：][^|]*\|.*[:：]\s*$/u;

const COUNTED = new RegExp(String.raw`(?<![\p{L}\d])\d[\d.,]*\s?(?:${UNIT_NAMES})\.?(?!\p{L})`, 'giu');

/** A cell that holds a number and nothing else, with its currency, its unit or as a rate; or nothing but a sign. */
const NUMBER_CELL = new RegExp(
  String.raw`^\s*(?:${CURRENCY_PATTERN})?\s?[-–+]?(?:\d[\d.,' ]*\s?(?:${CURRENCY_PATTERN}|%|[x×@*])?)?\s*$`,
  'u',
);

/** The text before the columns of numbers, which have cells of their own; a text that is a number has no columns before it. */
function withoutNumberCells(text: string): string {
  const cells = text.split('\t');
  while (cells.length > 1 && NUMBER_CELL.test(cells.at(-1) ?? '')) cells.pop();
  return cells.join('\t');
}

/** "12 hours fitter at 58.00": what leads from the text to the price of one. */
const EACH = /\s(?:à|á|a|@|at|je|zu|zu je|x|×|à raison de)$/iu;

/** The two numbers left of the amount that give it. What stands before them may belong to the text: "Deposit 0.25  6 x 0.25". */
function factorsOf(item: Item, numbers: CellNumber[]): Pick<Item, 'quantity' | 'unit_price'> | undefined {
  for (let last = numbers.length - 1; last > 0; last--) {
    for (let first = last - 1; first >= 0; first--) {
      const factors = { quantity: numbers[first] ?? null, unit_price: numbers[last] ?? null };
      if (addsUp({ ...item, ...factors }) === true) return factors;
    }
  }
  return undefined;
}

/**
 * "2 Baguette 2.60": the number before the text is the quantity, unless it rises from item to item and is the position. No part of
 * the text either way.
 */
function withLeadingNumbers(items: Item[]): Item[] {
  const numbers = items.map(({ description }) => Number(LEADING.exec(description)?.[1] ?? Number.NaN));
  const leads = numbers.filter((number) => !Number.isNaN(number));
  if (leads.length < 0.5 * items.length) return items;
  const rising = leads.every((number, i) => i === 0 || number > (leads[i - 1] ?? 0));
  const counts = leads.length > 1 && !rising;
  return items.map((item) => {
    const [lead = '', figures = ''] = LEADING.exec(item.description) ?? [];
    const span = item.descriptionSpans[0];
    if (lead === '' || span === undefined) return item;
    const start = span.start + span.row.text.slice(span.start).search(/\d/u);
    const quantity = {
      units: Number(figures) * UNITS,
      decimals: 0,
      value: figures,
      span: { row: span.row, start, end: start + figures.length },
    };
    const named = { ...item, description: item.description.slice(lead.length) };
    return counts && item.quantity === null ? { ...named, quantity } : named;
  });
}

function toNumber(amount: AmountCandidate): CellNumber | null {
  const span = amount.spans[0];
  return span === undefined
    ? null
    : { units: amount.units, decimals: amount.decimals, value: amount.value, span };
}
