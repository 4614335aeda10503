// How a search walks through the archive: the newest documents first and as much of the rest as it takes to have enough, led by
// the rare terms of the query where others are frequent.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import {
  findDocuments,
  inScope,
  isScoped,
  type Found,
  type FoundDocument,
  type SearchScope,
} from './find-documents.ts';
import { isOneWord, SPAN, spansAtOnce, type Part } from './spans.ts';
import type { QueryTerm } from './tokenize.ts';

/** Fewer documents of a scope are looked through one by one, wherever in the archive they lie. */
const FEW = 200;
/** The first part has so many documents, deleted ones among them, where there are as many. */
const FIRST = 1200;
/** A part is this much longer than it is expected to have to be, so that it is the last … */
const MARGIN = 1.1;
/** … and by so many standard deviations of what was counted so far. */
const DEVIATIONS = 2;
/** Finding the chunks of a document in the index of documents costs as much as so many rows that are read. */
const COST_OF_NARROWING = 4;
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
  if (few)
    return findDocuments(ctx, terms, scope, {
      part: undefined,
      leading: [],
      rarest_first: false,
      at_once: [],
      narrowed: [],
      count,
      told,
    });
  let leading = terms.map((_, i) => i);
  let rarest_first = false;
  let at_once = terms.map(() => 1);
  let narrowed = terms.map(() => false);
  let part = firstPart(newest, terms);
  const walked: Walked = { total: 0, newest: [] };
  for (;;) {
    const found = await findDocuments(ctx, terms, scope, {
      part,
      leading,
      rarest_first,
      at_once,
      narrowed,
      count: count - walked.total,
      told: Math.max(0, told - walked.newest.length),
    });
    walked.total += found.total;
    walked.newest.push(...found.newest);
    if (walked.total >= count || part.from <= 1) return walked;
    if (!rarest_first) {
      leading = leadersOf(found);
      const spans_read = (part.to - part.from + 1) / SPAN;
      at_once = terms.map((_, i) => spansAtOnce((found.chunks[i] ?? found.total) / spans_read));
      const rarest = found.documents[leading[0]!] ?? 0;
      narrowed = found.chunks.map((rows) => (rows ?? 0) > rarest * COST_OF_NARROWING);
      rarest_first = true;
    }
    part = nextPart(part.from, newest, walked.total, count);
  }
}

interface Archive {
  newest: number;
  few: boolean;
}

async function archiveOf(ctx: Context, scope: SearchScope): Promise<Archive> {
  const few = sql`(select count(*) <= ${FEW} from (select from documents where ${inScope(scope)} limit ${FEW + 1}) as counted)`;
  const { rows } = await sql<Archive>`
    select coalesce(max(document_id), 0) as newest, ${isScoped(scope) ? few : sql`false`} as few from document_chunks`.execute(
    ctx.db,
  );
  return rows[0]!;
}

function firstPart(newest: number, terms: readonly QueryTerm[]): Part {
  const from = Math.max(1, newest - FIRST + 1);
  // Words that must stand together are seldom found often enough in it, and cost more where a span is looked up twice.
  return { from: terms.every(isOneWord) ? from : Math.max(1, from - (from % SPAN)), to: newest };
}

/** Behind the documents read so far, as many as are still needed if it goes on so; all the rest where little was found. */
function nextPart(oldest_read: number, newest: number, total: number, count: number): Part {
  const to = oldest_read - 1;
  const margin = MARGIN + DEVIATIONS / Math.sqrt(total);
  const needed = Math.ceil(((newest - to) * (count - total) * margin) / total);
  return { from: Math.max(1, to + 1 - needed), to };
}

/**
 * The rarest term leads; of the others those of which looking them up costs less than looking through the documents that the
 * rarest leads to. The rarest first.
 */
export function leadersOf({ documents, chunks }: Pick<Found, 'documents' | 'chunks'>): number[] {
  const rarity = documents.map((n, i) => ({ i, documents: Math.max(1, n ?? 0), chunks: chunks[i] ?? 0 }));
  rarity.sort((a, b) => a.documents - b.documents);
  const worth = rarity.filter(
    ({ chunks: found }, n) => n === 0 || found <= rarity[0]!.documents * COST_OF_A_DOCUMENT,
  );
  return worth.map(({ i }) => i);
}
