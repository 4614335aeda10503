// Records completed by what the extraction engine finds on the stored reading when a question asks for it: a field that the
// profile does not take, a label of the question's own, the items of a document whose profile has none.
import type { Evidence } from '../../../contract/documents.ts';
import type { Context } from '../../context.ts';
import { CONCEPTS } from '../../extraction/labels/concepts.ts';
import type { DraftField } from '../../extraction/draft.ts';
import { stem } from '../passages/terms.ts';
import { contentOf } from '../questions/filler.ts';
import { ASKED } from '../questions/asked-label.ts';
import type { Query } from '../questions/query.ts';
import { only, pagesOf } from '../page-texts.ts';
import type { FieldValue, FolderRecord } from '../records/folder-record.ts';
import type { Folder } from '../records/load-folder.ts';
import { isOfRecord, matches, valueOf } from '../records/match.ts';
import { hasAll } from '../records/has-words.ts';
import { type Asked, askEngine } from './ask-engine.ts';
import { pricedLines } from './priced-lines.ts';

/** More documents than these are not asked while somebody waits. */
const MOST_DOCUMENTS = 60;
/** From this confidence on a value of the engine is given. */
const GIVEN = 0.55;
/** Below this one it is given as doubtful. */
const SURE = 0.8;

/** Field names that are no concepts of the engine, as the engine knows them. */
const AS_CONCEPT: Record<string, Asked> = {
  total: { label: 'Total Amount', type: 'amount' },
  date: { label: 'Invoice Date', type: 'date' },
  sender: { label: 'Vendor', type: 'text' },
  recipient: { label: 'Buyer Name', type: 'text' },
};
/** The records, those that the query matches with the values of its fields as far as the engine finds them. */
export async function withFields(
  ctx: Context,
  folder: Folder,
  query: Query,
  signal: AbortSignal,
): Promise<FolderRecord[]> {
  const { records } = folder;
  // Who is named anywhere is a question of records, as long as any of them says who.
  const known = (name: string) => records.some((record) => valueOf(record, name) !== null);
  const asked = query.operation === 'distinct' ? query.fields.filter((name) => !known(name)) : query.fields;
  const fields = asked.filter(
    (name) => (name === 'currency' || !isOfRecord(name)) && !name.startsWith('field.'),
  );
  const lacking = records.filter(
    (record) => fields.some((name) => valueOf(record, name) === null) && matches(record, query.filters),
  );
  if (fields.length === 0 || lacking.length === 0 || lacking.length > MOST_DOCUMENTS) return [...records];
  const completed = new Map<number, FolderRecord>();
  for (const record of lacking) {
    const missing = fields.filter((name) => valueOf(record, name) === null);
    const answer = await askEngine(ctx, record.id, missing.map(askedFor), signal);
    const values = new Map(record.values);
    for (const [i, name] of missing.entries()) {
      const field = answer?.fields[i];
      if (field === undefined || field.value === null || field.confidence < GIVEN) continue;
      const value = name.startsWith(ASKED)
        ? await labelled(ctx, folder, record.id, name, field)
        : field.value;
      if (value === undefined) continue;
      if (!DAYS_OF_DOCUMENT.has(name) && isTaken(record, field.evidence)) continue;
      const { label, type } = askedFor(name);
      const { evidence, confidence } = field;
      const doubtful = confidence < SURE;
      const found: FieldValue = { key: '', label, type, value, evidence, doubtful, confidence };
      values.set(name, found);
    }
    completed.set(record.id, { ...record, values });
  }
  return records.map((record) => completed.get(record.id) ?? record);
}

/**
 * The value where a label of the question's own stands in its line, or in the line above as a heading that names no other
 * value. What runs on over further lines is cut where its line ends.
 */
async function labelled(
  ctx: Context,
  folder: Folder,
  id: number,
  name: string,
  { value, evidence }: DraftField,
): Promise<string | undefined> {
  // What goes on in the middle of a sentence is no value that a label stands before.
  if (value === null || /^[\p{P}\s]*[，。、；,;.]/u.test(value)) return undefined;
  const pages = await pagesOf(ctx, only(folder, new Set([id])));
  const lines = pages.flatMap(({ page, text }) => (page === evidence[0]?.page ? text.split('\n') : []));
  const said = evidence[0]?.text.split('\n')[0] ?? value;
  const at = lines.findIndex((line) => line.includes(said));
  const stems = contentOf(name.slice(ASKED.length)).map(stem);
  if (at < 0 || stems.length === 0) return undefined;
  const above = lines[at - 1] ?? '';
  if (!hasAll(lines[at]!, stems) && (/\d/.test(above) || !hasAll(`${above} ${lines[at]!}`, stems)))
    return undefined;
  return value.length <= LONGEST_VALUE ? value : lines[at]!.slice(lines[at]!.indexOf(said)).trim();
}
const LONGEST_VALUE = 80;

/** They may be the day that the document is dated. */
const DAYS_OF_DOCUMENT = new Set(['effective_date', 'signing_date', 'order_date', 'statement_date']);

/** A place on the page that another field was read from says nothing of this one. */
const isTaken = ({ values }: FolderRecord, evidence: readonly Evidence[]): boolean =>
  evidence.length > 0 &&
  [...values.values()].some((known) => JSON.stringify(known.evidence) === JSON.stringify(evidence));

function askedFor(name: string): Asked {
  const known = AS_CONCEPT[name];
  if (known !== undefined) return known;
  if (name.startsWith(ASKED)) return { label: name.slice(ASKED.length), type: 'text' };
  const concept = CONCEPTS.find(({ id }) => id === name.split('.').at(-1));
  if (concept === undefined) return { label: name.replaceAll('_', ' '), type: 'text' };
  const { labels, kinds } = concept;
  const said = name.includes('.') ? name.split('.')[0] : undefined;
  const owner = said ?? (OF_SELLER.has(concept.id) ? 'seller' : undefined);
  const type = kinds[0] === 'date' ? 'date' : kinds[0] === 'amount' ? 'amount' : 'text';
  return { label: [...(owner === undefined ? [] : [owner]), labels[0] ?? name].join(' '), type };
}

/** Where nobody is named, the numbers of whoever issued the document are meant. */
const OF_SELLER: ReadonlySet<string> = new Set(['vat_id', 'tax_number']);

/** The records of these documents with their items; where no table was read, with the lines that name `stems` and a price. */
export async function withItems(
  ctx: Context,
  folder: Folder,
  ids: readonly number[],
  stems: readonly string[],
  signal: AbortSignal,
): Promise<FolderRecord[]> {
  return Promise.all(
    folder.records.map(async (record) => {
      if (!ids.includes(record.id) || record.items.length > 0) return record;
      const items = (await askEngine(ctx, record.id, [], signal))?.items ?? [];
      if (
        stems.length === 0 ||
        items.some(({ description }) => stems.some((word) => hasAll(description, [word])))
      )
        return { ...record, items };
      const pages = await pagesOf(ctx, only(folder, new Set([record.id])));
      return { ...record, items: [...items, ...pricedLines(pages, stems)] };
    }),
  );
}
