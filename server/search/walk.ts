// How a search walks through the archive: the newest documents first and as much of the rest as it takes to have enough, led by
// the rare terms of the query where others are frequent.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import {
  findDocuments,
  inScope,
  type Found,
  type FoundDocument,
  type SearchScope,
} from './find-documents.ts';
import { SPAN, spanOf, type Spans } from './spans.ts';
import type { QueryTerm } from './tokenize.ts';

/** Fewer documents of a scope are looked through one by one, wherever in the archive they lie. */
const FEW = 200;
/** The first part has so many documents at least, where there are as many. */
const FIRST = 1200;
/** A part is this much longer than it is expected to have to be, so that it is the last. */
const MARGIN = 1.3;
/** Looking through the chunks of a document costs as much as so many rows that the index finds. */
const COST_OF_A_DOCUMENT = 100;

export interface Wanted {
  /** So many documents are enough. */
  count: number;
  /** Of so many, the newest, it is told where the terms stand. */
  told: number;
}

export interface Walked {
  total: number;
  newest: FoundDocument[];
}

export async function walk(
  ctx: Context,
  terms: readonly QueryTerm[],
  scope: SearchScope,
  { count, told }: Wanted,
): Promise<Walked> {
  const { newest, few } = await archiveOf(ctx, scope);
  let led_by = terms.map(() => !few);
  if (few) return findDocuments(ctx, terms, scope, { spans: undefined, led_by, count, told });
  const last = spanOf(newest);
  let part: Spans = { from: Math.max(0, newest % SPAN < FIRST ? last - 1 : last), to: last };
  const walked: Walked = { total: 0, newest: [] };
  for (;;) {
    const found = await findDocuments(ctx, terms, scope, {
      spans: part,
      led_by,
      count: count - walked.total,
      told: Math.max(0, told - walked.newest.length),
    });
    walked.total += found.total;
    walked.newest.push(...found.newest);
    if (walked.total >= count || part.from === 0) return walked;
    const next = nextPart(part, last, walked.total, count);
    led_by = leadersOf(found, led_by, documentsIn(next, newest) / documentsIn(part, newest));
    part = next;
  }
}

interface Archive {
  newest: number;
  few: boolean;
}

async function archiveOf(ctx: Context, scope: SearchScope): Promise<Archive> {
  const scoped = scope.contact_id !== undefined || scope.folder_id !== undefined;
  const few = sql`(select count(*) <= ${FEW} from (select from documents where ${inScope(scope)} limit ${FEW + 1}) as counted)`;
  const { rows } = await sql<Archive>`
    select coalesce(max(document_id), 0) as newest, ${scoped ? few : sql`false`} as few from document_chunks`.execute(
    ctx.db,
  );
  return rows[0]!;
}

const documentsIn = ({ from, to }: Spans, newest: number): number =>
  Math.min(newest + 1, (to + 1) * SPAN) - from * SPAN;

/** As much as is still needed if it goes on as so far; all the rest where little was found. */
function nextPart(read: Spans, last: number, total: number, count: number): Spans {
  const to = read.from - 1;
  const spans_read = last - read.from + 1;
  const needed =
    total === 0 ? Number.POSITIVE_INFINITY : Math.ceil((spans_read * (count - total) * MARGIN) / total);
  return { from: Math.max(0, to + 1 - needed), to };
}

/**
 * The rarest term leads; of the others those of which looking them up costs less than looking through the documents that the
 * rarest leads to. `growth`: how much longer the next part is than the one that was read.
 */
export function leadersOf(
  { documents, chunks }: Pick<Found, 'documents' | 'chunks'>,
  led_by: readonly boolean[],
  growth: number,
): boolean[] {
  const counts = documents.map((n) => (n === null ? Number.POSITIVE_INFINITY : Math.max(1, n)));
  const fewest = Math.min(...counts);
  const rarest = counts.indexOf(fewest);
  return led_by.map(
    (leads, i) =>
      leads && (i === rarest || (chunks[i] ?? 0) * growth <= fewest * growth * COST_OF_A_DOCUMENT),
  );
}
