// Line items of the draft: those of the structured source where there is one, else those read from the table.
import { typedCell } from '../../../contract/line-columns.ts';
import type { LineColumn } from '../../../contract/profiles.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { DraftLineItem } from '../draft.ts';
import { evidenceOf } from '../evidence/find-evidence.ts';
import type { LineTerm } from '../../reading/reading.ts';
import type { StructuredSource } from '../structured/structured-source.ts';
import type { CellNumber } from '../tables/cells.ts';
import type { Row } from '../layout/layout.ts';
import { furtherCells, roleOf } from '../tables/further-cells.ts';
import type { Item } from '../tables/make-item.ts';
import { fold } from '../text/fold.ts';
import { trigramOverlap } from '../text/similarity.ts';

export interface Asked {
  /** What lines hold beyond the four columns of every profile. */
  columns: LineColumn[];
  byRow: Map<Row, Candidate[]>;
}

export function draftItems(
  items: Item[],
  source: StructuredSource | undefined,
  asked: Asked,
): DraftLineItem[] {
  if (source !== undefined && source.lines.length > 0) return fromSource(source, items, asked);
  return items.map((item) => fromTable(item, asked));
}

const number = (cell: CellNumber | null): number | null => (cell === null ? null : cell.units / 10_000);

function fromTable(item: Item, { columns, byRow }: Asked): DraftLineItem {
  const evidence: DraftLineItem['evidence'] = {};
  if (item.descriptionSpans.length > 0)
    evidence['description'] = evidenceOf(item.description, item.descriptionSpans);
  for (const column of ['quantity', 'unit_price', 'amount'] as const) {
    const cell = item[column];
    if (cell === null) continue;
    const found = evidenceOf(cell.value, [cell.span, ...(cell.also ?? [])]);
    evidence[column] =
      cell.repaired === true ? found.map((place) => ({ ...place, match: 'fuzzy' as const })) : found;
  }
  const cells = furtherCells(item, columns, byRow);
  for (const [key, { value, spans }] of Object.entries(cells))
    evidence[key] = evidenceOf(String(value), spans);
  return {
    description: item.description,
    quantity: number(item.quantity),
    unit_price: number(item.unit_price),
    amount: number(item.amount),
    further: Object.fromEntries(Object.entries(cells).map(([key, { value }]) => [key, value])),
    evidence,
  };
}

/** Each line of the source takes the places of the row it resembles most. */
function fromSource(source: StructuredSource, items: Item[], asked: Asked): DraftLineItem[] {
  const left = [...items];
  return source.lines.map((line) => {
    const amount = toNumber(line.amount);
    const best = left
      .map((item) => ({ item, fit: likeness(line.description ?? '', amount, item) }))
      .sort((a, b) => b.fit - a.fit)[0];
    const drawn: DraftLineItem = {
      description: (line.description ?? '').replaceAll(/\s+/g, ' ').trim(),
      quantity: toNumber(line.quantity),
      unit_price: toNumber(line.unit_price),
      amount,
      further: statedBy(line, asked.columns),
      evidence: {},
    };
    if (best === undefined || best.fit < 0.8) return drawn;
    left.splice(left.indexOf(best.item), 1);
    return beside(drawn, fromTable(best.item, asked));
  });
}

function likeness(description: string, amount: number | null, item: Item): number {
  const same = amount !== null && number(item.amount) === amount ? 1 : 0;
  return same + trigramOverlap(fold(description), fold(item.description));
}

/** A line of the source with what the page says beside it: evidence where both agree, values the source leaves out. */
function beside(line: DraftLineItem, page: DraftLineItem): DraftLineItem {
  const further = { ...line.further };
  const evidence: DraftLineItem['evidence'] = {};
  const { description } = page.evidence;
  if (description !== undefined) evidence['description'] = description;
  for (const column of ['quantity', 'unit_price', 'amount'] as const)
    if (page.evidence[column] !== undefined && page[column] === line[column])
      evidence[column] = page.evidence[column];
  for (const [key, value] of Object.entries(page.further)) {
    further[key] ??= value;
    if (page.evidence[key] !== undefined && further[key] === value) evidence[key] = page.evidence[key];
  }
  return { ...line, further, evidence };
}

const TERMS: LineTerm[] = ['position', 'sku', 'unit', 'tax_rate', 'discount'];

const isPercent = ({ label, aliases }: LineColumn): boolean =>
  [label, ...aliases].some((name) => name.includes('%'));

/** What the source says in the columns of the profile. */
function statedBy(
  { further }: StructuredSource['lines'][number],
  columns: LineColumn[],
): DraftLineItem['further'] {
  const stated: DraftLineItem['further'] = {};
  for (const column of columns) {
    const role = roleOf(column);
    const found = TERMS.find((one) => one === role);
    const term = found === 'discount' && isPercent(column) ? 'discount_percent' : found;
    const text = (term === undefined ? undefined : further?.[term]) ?? '';
    const value = typedCell(text.trim(), column.type);
    if (value !== undefined) stated[column.key] = value;
  }
  return stated;
}

/** Null where the text is none. */
export const toNumber = (text: string | null): number | null => {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
};
