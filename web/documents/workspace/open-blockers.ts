// The open blockers of a record: the service finds and judges them, here they are only looked up.
import type { Blocker } from '../../../contract/blockers.ts';
import type { DocumentRecord, Evidence, Lineage } from '../../../contract/documents.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { RECORD_TABLES, type RecordTable } from '../../../contract/record-tables.ts';
import { columnKeys, readCellKey } from './table-columns.ts';

type Blocked = Pick<DocumentRecord, 'blockers'>;

/** Blocking ones before advice, as the service orders them. */
export const openBlockers = ({ blockers }: Blocked): Blocker[] =>
  blockers.filter(({ state }) => state === 'open');

/** Those that stand between the document and its approval. */
export const blockingOnes = (record: Blocked): Blocker[] =>
  openBlockers(record).filter(({ severity }) => severity === 'blocking');

/** Open ones of this field, line or cell. */
export const blockersAt = (record: Blocked, key: string): Blocker[] =>
  openBlockers(record).filter(({ target }) => target === key);

export const isOfTable =
  (table: RecordTable) =>
  ({ target }: Pick<Blocker, 'target'>): boolean =>
    target === table || (target !== null && readCellKey(target)?.table === table);

/** The target after this one, as they stand on the screen, round the end; undefined where nothing is open. */
export function nextTarget(
  record: Blocked,
  fields: Pick<ProfileField, 'key'>[],
  after: string | undefined,
): string | undefined {
  const place = placesOf(fields);
  const targets = [...new Set(openBlockers(record).flatMap(({ target }) => target ?? []))].sort(
    (a, b) => place(a) - place(b),
  );
  if (after === undefined) return targets[0];
  const at = targets.indexOf(after);
  const next = at === -1 ? targets.find((target) => place(target) > place(after)) : targets[at + 1];
  return next ?? targets[0];
}

/** Fields come first, then tables row by row with their cells, then what is left. */
function placesOf(fields: Pick<ProfileField, 'key'>[]): (target: string) => number {
  const order = new Map(fields.map(({ key }, index) => [key, index]));
  return (target) => {
    const field = order.get(target);
    if (field !== undefined) return field;
    const cell = readCellKey(target);
    const table = RECORD_TABLES.findIndex((one) => one === (cell?.table ?? target));
    if (table === -1) return 9e9;
    if (cell === undefined) return (2 + table) * 1e9 - 1;
    // A whole row before its cells, and the columns of the profile, which have no order here, behind the four.
    const column = cell.column === undefined ? -1 : columnKeys(cell.table, undefined).indexOf(cell.column);
    return (1 + table) * 1e9 + cell.line * 10 + (cell.column !== undefined && column === -1 ? 9 : column + 1);
  };
}

/** Where on the pages the first open blocker that has a place stands. */
export function firstPlace(record: Blocked & Pick<DocumentRecord, 'evidence'>): Evidence | undefined {
  for (const { target } of openBlockers(record)) {
    const [place] = target === null ? [] : evidenceOf(record.evidence, target);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** The places of a value; of a whole line those of its cells, of all lines those of each. */
export const evidenceOf = (evidence: DocumentRecord['evidence'], key: string): Evidence[] =>
  evidence[key] ??
  Object.entries(evidence)
    .filter(([name]) => name.startsWith(`${key}.`) || name.startsWith(`${key}[`))
    .flatMap(([, places]) => places);

/** Who set a value; cells have that of their column, where it is computed. */
export function lineageAt({ lineage }: Pick<DocumentRecord, 'lineage'>, key: string): Lineage | undefined {
  const cell = readCellKey(key);
  return lineage[cell?.column === undefined ? key : `${cell.table}.${cell.column}`];
}

/** Of a field or a cell, as text; null where nothing stands. */
export function valueAt(record: DocumentRecord, key: string): string | null {
  const cell = readCellKey(key);
  if (cell?.column === undefined) return record.extracted_fields[key] ?? null;
  const rows: readonly object[] = record[cell.table];
  const row = rows[cell.line] as Record<string, string | number | null> | undefined;
  const value = row?.[cell.column] ?? null;
  return value === null ? null : String(value);
}

/** Computed, or proposed from the past: where no value or no place of one is, its detail says why. */
export const isNotFromPage = (lineage: Lineage | undefined): lineage is Lineage =>
  lineage?.source === 'formula' || lineage?.source === 'history';
