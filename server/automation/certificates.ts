// Certificates: how much of what went without a person in a time was right, by the samples that people decided. What was certified is
// never computed again: the row and the audit log keep it, written together.
import { sql } from 'kysely';
import type { Certificate, CertificateContent, CertificateInput } from '../../contract/automation.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { isoDay, isoSeconds } from '../platform/clock.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { reach } from '../platform/fault-points.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { rowCount } from '../platform/db/connect.ts';
import { signJson } from '../platform/signing.ts';
import { upperBound } from '../quality/clopper-pearson.ts';
import { countPasses, judgedSamples, proposersOf, unjudgedSamples } from '../rules/blind-samples.ts';
import { lockRule } from '../rules/store.ts';
import { isTouchless, watchedTarget } from '../rules/watch.ts';
import { readSettings } from '../settings/settings.ts';
import { VERSION } from '../version.ts';
import { boundPercent } from './read-automation.ts';

const DAY_MS = 86_400_000;

export async function issueCertificate(ctx: Context, input: CertificateInput): Promise<Certificate> {
  const { id } = await ctx.transaction(async (ctx) => {
    const content = await certify(ctx, input);
    const { id } = await ctx.db
      .insertInto('certificates')
      .values({ rule_id: input.rule_id, issued_at: ctx.clock.now(), content: JSON.stringify(content) })
      .returning('id')
      .executeTakeFirstOrThrow();
    // Its own number stands in it.
    const numbered = { ...content, id };
    await ctx.db
      .updateTable('certificates')
      .set({ content: JSON.stringify(numbered) })
      .where('id', '=', id)
      .execute();
    await audit(ctx, { event: 'certificate.issued', detail: numbered });
    await reach('certificate.issued');
    return { id };
  });
  return readCertificate(ctx, id);
}

async function certify(
  ctx: Context,
  { rule_id, date_from, date_to }: CertificateInput,
): Promise<CertificateContent> {
  if (date_to < date_from || date_to >= isoDay(ctx.clock.now())) throw conflict('refusals.certificateTime');
  const rule = await lockRule(ctx, rule_id);
  if (!isTouchless(rule)) throw conflict('refusals.certificateRule');
  const span = {
    from: new Date(`${date_from}T00:00:00Z`),
    to: new Date(Date.parse(`${date_to}T00:00:00Z`) + DAY_MS),
  };
  const { open, lost } = await unjudgedSamples(ctx, rule_id, span);
  if (open > 0) throw conflict('refusals.certificateOpen');
  const judged = await judgedSamples(ctx, rule_id, span);
  const errors = judged.filter(({ wrong }) => wrong).length;
  const samples = judged.length + lost;
  const { percent, confidence } = watchedTarget(rule.action);
  const bound = upperBound(errors + lost, samples, confidence / 100);
  const { name: profile_name } = await ctx.db
    .selectFrom('profiles')
    .select('name')
    .where('id', '=', rule.profile_id)
    .executeTakeFirstOrThrow();
  const { versions, engines } = await proposersOf(ctx, rule_id, span);
  return {
    kind: 'recto.automation-certificate',
    version: 1,
    id: 0,
    instance: (await readSettings(ctx)).instance_name,
    service: `Recto ${VERSION}`,
    issued_at: isoSeconds(ctx.clock.now()),
    issued_by: ctx.actor.name,
    from: date_from,
    to: date_to,
    rule: { id: rule_id, name: rule.name },
    profile: { id: rule.profile_id, name: profile_name, versions },
    engines,
    target_percent: percent,
    confidence,
    documents: (await countPasses(ctx, rule_id, span)).documents,
    samples,
    errors,
    unjudged: lost,
    bound_percent: boundPercent(bound),
    kept: bound <= percent / 100,
  };
}

export async function listCertificates(ctx: Context, page: PageQuery) {
  const query = ctx.db.selectFrom('certificates').select('content');
  const { n: total } = await ctx.db.selectFrom('certificates').select(rowCount).executeTakeFirstOrThrow();
  const { rows, next_cursor } = await takePage(query, NEWEST, page);
  return { total, next_cursor, certificates: rows.map(({ content }) => content) };
}

const NEWEST = listOrder('certificates', 'desc', { id: 'integer' });

/** Signed anew each time, to the same bytes: Ed25519 takes no chance. */
export async function readCertificate(ctx: Context, id: number): Promise<Certificate> {
  const row = await ctx.db
    .selectFrom('certificates')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound('refusals.noCertificate', { id });
  const entry = await ctx.db
    .selectFrom('audit_entries')
    .select(['id', 'hash'])
    .where('event', '=', 'certificate.issued')
    .where(sql<boolean>`(detail::json ->> 'id')::integer = ${id}`)
    .executeTakeFirstOrThrow();
  return signJson(ctx.secrets, { ...row.content, audit: { entry_id: entry.id, hash: entry.hash } });
}
