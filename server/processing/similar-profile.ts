// The profile of documents that say the same besides their figures: papers of one sender, forms of one office. What people have approved,
// or changed in review, is what this is learned from, so that a profile that is changed in review holds for the next paper of its kind.
import { SETTLED_STATUSES } from '../../contract/goes-on.ts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { fold, isCjk } from '../extraction/text/fold.ts';
import type { Page } from '../reading/reading.ts';

/** So many documents, the newest first, are compared. */
const EXAMPLES = 300;
/** Characters of the first page. */
const BEGINNING = 4000;
/** Fewer words than these say nothing of a form. */
const FEWEST = 12;
/** Papers of different senders share a third of their words at most; those of one sender half of them and more. */
const ALIKE = 0.55;
const NEAREST = 5;
/** A person's change says more than that nobody objected. */
const CHANGED = 4;

export interface Similar {
  profile_id: number;
  /** The most similar one of them. */
  document_id: number;
  /** Where that one lies; only who sees it may be told of it. */
  contact_id: number;
  /** 0..1. */
  similarity: number;
  doc_type: string | null;
  /** A person has given it this profile. */
  changed: boolean;
}

/** Of profiles that may be chosen; undefined where no document is like this one. */
export async function similarProfile(
  ctx: Context,
  document_id: number,
  pages: readonly Pick<Page, 'words'>[],
): Promise<Similar | undefined> {
  const text = pages[0]?.words.map((word) => word.text).join(' ') ?? '';
  const own = wordsIn(text.slice(0, BEGINNING));
  if (own.size < FEWEST) return undefined;
  const examples = await listExamples(ctx, document_id);
  const spread = new Map<string, number>();
  for (const { words } of examples) for (const word of words) spread.set(word, (spread.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(1 + (examples.length + 1) / (1 + (spread.get(word) ?? 0)));
  const near = examples
    .map(({ words, ...one }) => ({ ...one, similarity: shared(own, words, weight) }))
    .filter(({ similarity }) => similarity >= ALIKE)
    .sort((a, b) => b.similarity - a.similarity || b.id - a.id)
    .slice(0, NEAREST);
  const votes = new Map<number, number>();
  for (const { profile_id, profile_changed, similarity } of near)
    votes.set(profile_id, (votes.get(profile_id) ?? 0) + similarity * (profile_changed ? CHANGED : 1));
  const [first] = [...votes].sort((a, b) => b[1] - a[1]);
  const best = near.find(({ profile_id }) => profile_id === first?.[0]);
  return (
    best && {
      profile_id: best.profile_id,
      document_id: best.id,
      contact_id: best.contact_id,
      similarity: best.similarity,
      doc_type: best.doc_type,
      changed: best.profile_changed,
    }
  );
}

/** Weight of the shared words among those of both. */
function shared(one: Set<string>, other: Set<string>, weight: (word: string) => number): number {
  let [both, all] = [0, 0];
  for (const word of one) {
    all += weight(word);
    if (other.has(word)) both += weight(word);
  }
  for (const word of other) if (!one.has(word)) all += weight(word);
  return all === 0 ? 0 : both / all;
}

/** Without figures; of languages that set no blanks, pairs of characters. */
function wordsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [token] of text.matchAll(/[\p{L}\d]+/gu)) {
    const word = fold(token);
    if (/\d/u.test(word)) continue;
    if (!isCjk(word)) {
      if (word.length > 2) found.add(word);
      continue;
    }
    for (let i = 0; i + 1 < word.length; i++) found.add(word.slice(i, i + 2));
  }
  return found;
}

type Words = Set<string>;

/** Of the newest examples, by document and processing: finding the words of all of them takes longer than recognising a kind. */
const known = new WeakMap<Context['extractors'], ReadonlyMap<string, Words>>();

/** Whose profile a person has changed, or that were decided as they were; with the words of their first pages. */
async function listExamples(ctx: Context, apart: number) {
  const rows = await findExamples(ctx, apart);
  const before = known.get(ctx.extractors);
  const missing = rows.filter((row) => before?.has(keyOf(row)) !== true).map(({ id }) => id);
  const texts = new Map((await readBeginnings(ctx, missing)).map(({ id, text }) => [id, text]));
  const examples = rows.map((row) => ({
    ...row,
    words: before?.get(keyOf(row)) ?? wordsIn(texts.get(row.id) ?? ''),
  }));
  known.set(ctx.extractors, new Map(examples.map((one) => [keyOf(one), one.words])));
  return examples;
}

const keyOf = ({ id, processed_run }: { id: number; processed_run: number | null }): string =>
  `${id}/${processed_run}`;

function readBeginnings(ctx: Context, ids: number[]) {
  if (ids.length === 0) return [];
  return ctx
    .everything()
    .selectFrom('documents')
    .innerJoin('document_pages', (join) =>
      join
        .onRef('document_pages.document_id', '=', 'documents.id')
        .onRef('document_pages.version', '=', 'documents.version')
        .on('document_pages.number', '=', 1),
    )
    .select(['documents.id', sql<string>`left(document_pages.text, ${BEGINNING})`.as('text')])
    .where('documents.id', 'in', ids)
    .execute();
}

function findExamples(ctx: Context, apart: number) {
  return ctx
    .everything()
    .selectFrom('documents')
    .innerJoin('profiles', 'profiles.id', 'documents.profile_id')
    .select(['documents.id', 'documents.contact_id', 'documents.profile_id', 'documents.profile_changed'])
    .select(['documents.doc_type', 'documents.processed_run'])
    .where('documents.id', '!=', apart)
    .where('documents.deleted_at', 'is', null)
    .where('documents.split', '=', false)
    .where('documents.rejection', 'is', null)
    .where('documents.engine', 'is not', null)
    .where('profiles.deleted_at', 'is', null)
    .where(sql<boolean>`profiles.chosen_for <> '[]'`)
    .where((eb) =>
      eb.or([eb('documents.profile_changed', '=', true), eb('documents.status', 'in', SETTLED_STATUSES)]),
    )
    .orderBy('documents.id', 'desc')
    .limit(EXAMPLES)
    .execute();
}
