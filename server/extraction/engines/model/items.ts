// Line items the model has read, believed only where their description and their amount stand on the page.
import { sumBy } from '../../../platform/sum.ts';
import type { AmountCandidate } from '../../candidates/candidate.ts';
import type { DraftLineItem } from '../../draft.ts';
import { evidenceOf, findText } from '../../evidence/find-evidence.ts';
import type { Scene } from '../../ranking/scene.ts';
import { fold } from '../../text/fold.ts';
import { rowOf } from './lines.ts';
import type { ItemClaim } from './question.ts';

/** An item may run over some lines. */
const LINES = 6;

/** Items without amount or description on the page, and those that come twice where parts overlap, are left out. */
export function groundItems(claims: readonly ItemClaim[], scene: Scene): DraftLineItem[] {
  const items: DraftLineItem[] = [];
  const seen = new Set<string>();
  for (const claim of claims) {
    const item = groundItem(claim, scene);
    const key = `${claim.line}/${fold(claim.description ?? '')}/${claim.amount}`;
    if (item === undefined || seen.has(key)) continue;
    seen.add(key);
    items.push(item);
  }
  return items;
}

function groundItem(claim: ItemClaim, scene: Scene): DraftLineItem | undefined {
  const description = claim.description?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const places = description === '' ? [] : findText(description, scene.document);
  if (places.length === 0) return undefined;
  const item: DraftLineItem = {
    description,
    quantity: null,
    unit_price: null,
    amount: null,
    further: {},
    evidence: { description: places },
  };
  for (const column of ['quantity', 'unit_price', 'amount'] as const) {
    const found = numberNear(claim[column], claim.line, scene);
    if (found === undefined) continue;
    item[column] = found.units / 10_000;
    item.evidence[column] = evidenceOf(found.value, found.spans);
  }
  return item.amount === null && claim.amount !== null && claim.amount.trim() !== '' ? undefined : item;
}

function numberNear(said: string | null, line: string | null, scene: Scene): AmountCandidate | undefined {
  const wanted = Number((said ?? '').replaceAll(/[,\s]/g, ''));
  const row = rowOf(line, scene.document);
  if (said === null || said.trim() === '' || !Number.isFinite(wanted) || row === undefined) return undefined;
  return scene.candidates.all.find((candidate): candidate is AmountCandidate => {
    const at = candidate.spans[0]?.row;
    if (candidate.kind !== 'amount' || at?.page.number !== row.page.number) return false;
    const below = at.index - row.index;
    return below >= -1 && below <= LINES && candidate.units === Math.round(wanted * 10_000);
  });
}

/** The table with the sum that the document states wins; without one, the longer list. */
export function chooseItems(
  own: DraftLineItem[],
  read: DraftLineItem[],
  totals: readonly number[],
): { items: DraftLineItem[]; by_model: boolean } {
  if (read.length === 0) return { items: own, by_model: false };
  if (own.length === 0) return { items: read, by_model: true };
  const fits = (items: DraftLineItem[]) => {
    const sum = sumBy(items, ({ amount }) => Math.round((amount ?? 0) * 100));
    return totals.some((total) => Math.abs(Math.round(total * 100) - sum) <= 1);
  };
  const by_model = !fits(own) && (fits(read) || read.length > own.length);
  return { items: by_model ? read : own, by_model };
}
