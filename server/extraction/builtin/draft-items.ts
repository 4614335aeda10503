// Line items of the draft: those of the structured source where there is one, else those read from the table.
import type { DraftLineItem } from '../draft.ts';
import { evidenceOf } from '../evidence/find-evidence.ts';
import type { StructuredSource } from '../structured/structured-source.ts';
import type { CellNumber } from '../tables/cells.ts';
import type { Item } from '../tables/make-item.ts';
import { fold } from '../text/fold.ts';
import { trigramOverlap } from '../text/similarity.ts';

export function draftItems(items: Item[], source: StructuredSource | undefined): DraftLineItem[] {
  if (source !== undefined && source.lines.length > 0) return fromSource(source, items);
  return items.map(fromTable);
}

const number = (cell: CellNumber | null): number | null => (cell === null ? null : cell.units / 10_000);

function fromTable(item: Item): DraftLineItem {
  const evidence: DraftLineItem['evidence'] = {};
  if (item.descriptionSpans.length > 0)
    evidence.description = evidenceOf(item.description, item.descriptionSpans);
  for (const column of ['quantity', 'unit_price', 'amount'] as const) {
    const cell = item[column];
    if (cell === null) continue;
    const found = evidenceOf(cell.value, [cell.span, ...(cell.also ?? [])]);
    evidence[column] =
      cell.repaired === true ? found.map((place) => ({ ...place, match: 'fuzzy' as const })) : found;
  }
  return {
    description: item.description,
    quantity: number(item.quantity),
    unit_price: number(item.unit_price),
    amount: number(item.amount),
    evidence,
  };
}

/** Each line of the source takes the places of the row it resembles most. */
function fromSource(source: StructuredSource, items: Item[]): DraftLineItem[] {
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
      evidence: {},
    };
    if (best === undefined || best.fit < 0.8) return drawn;
    left.splice(left.indexOf(best.item), 1);
    return { ...drawn, evidence: agreeing(drawn, fromTable(best.item)) };
  });
}

function likeness(description: string, amount: number | null, item: Item): number {
  const same = amount !== null && number(item.amount) === amount ? 1 : 0;
  return same + trigramOverlap(fold(description), fold(item.description));
}

/** Only what the page says alike is evidence. */
function agreeing(line: DraftLineItem, page: DraftLineItem): DraftLineItem['evidence'] {
  const evidence: DraftLineItem['evidence'] = {};
  if (page.evidence.description !== undefined) evidence.description = page.evidence.description;
  for (const column of ['quantity', 'unit_price', 'amount'] as const) {
    if (page.evidence[column] !== undefined && page[column] === line[column])
      evidence[column] = page.evidence[column];
  }
  return evidence;
}

const toNumber = (text: string | null): number | null => {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
};
