// A folder too large for one prompt: every document is read in some prompt, and what helps is collected. What was found in a
// version of a document for a question is kept, so that asking again costs little.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Model } from '../../platform/model/model.ts';
import { byPlace, pageKey } from '../page-texts.ts';
import { isOnPage } from '../sources.ts';
import { packDocuments, showDocument, type ShownDocument } from './documents.ts';
import { roomIn } from './pack.ts';
import { findMessages, type Asked } from './prompts.ts';

const Fact = z.object({ document: z.int(), page: z.int(), quote: z.string(), fact: z.string() });
export type Fact = z.infer<typeof Fact>;
const Facts = z.array(Fact);
const Found = z.object({ facts: z.array(Fact).max(40) });
const MAX_TOKENS = 1500;

export async function collectFacts(
  ctx: Context,
  model: Model,
  asked: Asked,
  documents: readonly ShownDocument[],
  signal: AbortSignal,
): Promise<Fact[]> {
  const hash = createHash('sha256')
    .update(JSON.stringify([model.name, asked.question, asked.instructions]))
    .digest();
  const known = await findKnown(ctx, hash, documents);
  const missing = documents.filter(({ record }) => !known.has(record.id));
  const room = roomIn(model, findMessages(asked, ''), { max_tokens: MAX_TOKENS, schema: Found });
  const texts = byPlace(documents.flatMap(({ pages }) => pages));
  for (const pack of packDocuments(missing, room, (text) => model.estimateTokens(text))) {
    const { value } = await model.generate({
      messages: findMessages(asked, pack.map(showDocument).join('\n\n')),
      schema: Found,
      max_tokens: MAX_TOKENS,
      signal,
    });
    const here = new Set(pack.map(({ record }) => record.id));
    for (const id of here) known.set(id, known.get(id) ?? []);
    for (const fact of value.facts) {
      const text = texts.get(pageKey(fact.document, fact.page));
      if (here.has(fact.document) && text !== undefined && isOnPage(fact.quote, text))
        known.get(fact.document)!.push(fact);
    }
  }
  await keep(ctx, hash, missing, known);
  return documents.flatMap(({ record }) => known.get(record.id) ?? []);
}

async function findKnown(
  ctx: Context,
  question_hash: Buffer,
  documents: readonly ShownDocument[],
): Promise<Map<number, Fact[]>> {
  const versions = new Map(documents.map(({ record }) => [record.id, record.version]));
  if (versions.size === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('chat_findings')
    .select(['document_id', 'version', 'findings'])
    .where('question_hash', '=', question_hash)
    .where('document_id', 'in', [...versions.keys()])
    .execute();
  const current = rows.filter(({ document_id, version }) => versions.get(document_id) === version);
  return new Map(current.map(({ document_id, findings }) => [document_id, Facts.catch([]).parse(findings)]));
}

async function keep(
  ctx: Context,
  question_hash: Buffer,
  documents: readonly ShownDocument[],
  found: ReadonlyMap<number, Fact[]>,
): Promise<void> {
  const created_at = ctx.clock.now();
  for (const { record } of documents) {
    await ctx.db
      .insertInto('chat_findings')
      .values({
        document_id: record.id,
        version: record.version,
        question_hash,
        findings: JSON.stringify(found.get(record.id) ?? []),
        created_at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
