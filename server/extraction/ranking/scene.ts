// All that is known of a document before fields are chosen: layout, labels, regions, candidates, and facts about them.
import type { Item } from '../tables/make-item.ts';
import type { LineTable } from '../tables/read-tables.ts';
import { isMoney, isSum, type Candidate } from '../candidates/candidate.ts';
import { findCandidates, type CandidateSet } from '../candidates/find-candidates.ts';
import { rememberedOf } from '../memo.ts';
import type { DocumentLayout, PageLayout, Row } from '../layout/layout.ts';
import { findLabels, ownPhrases, type Labels } from '../labels/find-labels.ts';
import { findRoleRegions, type RoleRegion } from '../labels/role-regions.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { fold } from '../text/fold.ts';
import { contextsOf, type LabelContext } from './contexts.ts';

export interface Scene {
  document: DocumentLayout;
  labels: ReadonlyMap<PageLayout, Labels>;
  regions: ReadonlyMap<PageLayout, RoleRegion[]>;
  candidates: CandidateSet;
  facts: Facts;
  /** Rows of tables of line items; none before those were read (`withTable`). */
  table_rows: ReadonlySet<Row>;
  /** The last of those with a number of an item: what is printed below it is about all items. */
  last_item: Row | undefined;
  today: string;
}

export interface Facts {
  /** How often each value is printed, by kind and value. */
  counts: Map<string, number>;
  /** Largest amount that looks like money, in 1/10,000. */
  largest: number;
  /** ISO dates in order. */
  dates: string[];
}

export function buildScene(document: DocumentLayout, meanings: FieldMeaning[], today: string): Scene {
  const own = ownPhrases(meanings);
  const labels = new Map(document.pages.map((page) => [page, findLabels(page, own)]));
  const regions = new Map(
    document.pages.map((page) => [page, findRoleRegions(page, labels.get(page) ?? { byRow: new Map() })]),
  );
  const candidates = candidatesOf(document, today);
  const facts = factsOf(candidates.all);
  return { document, labels, regions, candidates, facts, table_rows: new Set(), last_item: undefined, today };
}

/** They depend on no profile. */
const candidatesOf = rememberedOf(findCandidates);

/** The scene once its tables of line items are known: a price in one is not taken for a total. */
export const withTable = (scene: Scene, { rows, items }: Pick<LineTable, 'rows' | 'items'>): Scene => ({
  ...scene,
  table_rows: rows,
  last_item: items.flatMap(rowsOfNumbers).reduce<Row | undefined>(later, undefined),
});

const rowsOfNumbers = ({ quantity, unit_price, amount, discount }: Item): Row[] =>
  [quantity, unit_price, amount, discount].flatMap((number) =>
    number === null ? [] : [number.span, ...(number.also ?? [])].map(({ row }) => row),
  );

const later = (one: Row | undefined, other: Row): Row =>
  one !== undefined && isBelow(one, other) ? one : other;

/** Whether a row stands below another one, or on a later page. */
export const isBelow = (row: Row, other: Row): boolean =>
  row.page === other.page ? row.index > other.index : row.page.index > other.page.index;

export const valueKey = (candidate: Candidate): string => `${candidate.kind}:${fold(candidate.value)}`;

function factsOf(candidates: Candidate[]): Facts {
  const counts = new Map<string, number>();
  const dates = new Set<string>();
  for (const candidate of candidates) {
    const key = valueKey(candidate);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    if (candidate.kind === 'date') dates.add(candidate.value);
  }
  const money = candidates.filter(isMoney);
  // Where nothing has cents, what has its thousands parted is money.
  const sums = money.length > 0 ? money : candidates.filter(isSum);
  const largest = sums.reduce((most, { units }) => Math.max(most, units), 0);
  return { counts, largest, dates: [...dates].sort() };
}

/** The labels around a candidate; looked up once, whatever the number of fields, before the tables are known as after. */
export const contextsIn = rememberedOf(
  (scene: Scene, candidate: Candidate): LabelContext[] => {
    const page = scene.document.pages[candidate.page];
    const labels = page === undefined ? undefined : scene.labels.get(page);
    return labels === undefined ? [] : contextsOf(candidate, labels, scene.candidates.byRow);
  },
  ({ labels }) => labels,
);
