// Adding, exchanging and removing trusted certificates. Documents that wait for a person are judged anew after each change.
import { X509Certificate } from 'node:crypto';
import {
  MOST_TRUSTED_CERTIFICATES,
  type TrustedCertificate,
  type TrustedCertificateInput,
} from '../../contract/trusted-certificates.ts';
import { audit } from '../audit/audit.ts';
import { changedValues, isChanged } from '../audit/changed-values.ts';
import type { Context } from '../context.ts';
import { rowCount, violatedUnique } from '../platform/db/connect.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';
import { certificatesIn } from './pem.ts';
import { getCertificate } from './store.ts';

/** One change at a time, so that the limit holds. */
const LOCK = 7_410_000_001;

/** Returns its id. */
export async function addCertificate(ctx: Context, input: TrustedCertificateInput): Promise<number> {
  const read = await readInput(input.certificate);
  return unlessTaken(input.name, () =>
    ctx.transaction(async (ctx) => {
      await ctx.lock(LOCK);
      const rows = ctx.db.selectFrom('trusted_certificates').select(rowCount);
      const { n } = await rows.executeTakeFirstOrThrow();
      if (n >= MOST_TRUSTED_CERTIFICATES)
        throw conflict('trust.manyCertificates', { most: MOST_TRUSTED_CERTIFICATES });
      const now = ctx.clock.now();
      const { id } = await ctx.db
        .insertInto('trusted_certificates')
        .values({ name: input.name, ...read, added_by: ctx.actor.name, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      const added = factsOf(await getCertificate(ctx, id));
      await audit(ctx, { event: 'trust.certificate_added', detail: { certificate_id: id, ...added } });
      await judgeAnew(ctx);
      return id;
    }),
  );
}

export async function replaceCertificate(
  ctx: Context,
  id: number,
  input: TrustedCertificateInput,
): Promise<void> {
  const read = await readInput(input.certificate);
  await unlessTaken(input.name, () =>
    ctx.transaction(async (ctx) => {
      await ctx.lock(LOCK);
      const before = factsOf(await getCertificate(ctx, id));
      const changes = { name: input.name, ...read, updated_at: ctx.clock.now() };
      await ctx.db.updateTable('trusted_certificates').set(changes).where('id', '=', id).execute();
      const changed = changedValues(before, factsOf(await getCertificate(ctx, id)));
      if (!isChanged(changed)) return;
      const detail = { certificate_id: id, name: input.name, ...changed };
      await audit(ctx, { event: 'trust.certificate_updated', detail });
      await judgeAnew(ctx);
    }),
  );
}

export async function deleteCertificate(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await ctx.lock(LOCK);
    const removed = factsOf(await getCertificate(ctx, id));
    await ctx.db.deleteFrom('trusted_certificates').where('id', '=', id).execute();
    await audit(ctx, { event: 'trust.certificate_deleted', detail: { certificate_id: id, ...removed } });
    await judgeAnew(ctx);
  });
}

const judgeAnew = (ctx: Context): Promise<unknown> => ctx.queue.send(ctx.db, 'judge_signed', {});

/** What the audit log keeps of one. */
const factsOf = ({ name, subject, issuer, fingerprint, valid_to }: TrustedCertificate) => ({
  name,
  subject,
  issued_by: issuer,
  sha256: fingerprint,
  valid_to,
});

/** What programs send has one certificate: of several nobody knows which one is meant. Throws for anything else. */
async function readInput(given: string) {
  const blocks = certificatesIn(given);
  if (blocks.length > 1)
    throw invalid(wrongValue('certificate', sentence('trust.severalCertificates', { count: blocks.length })));
  // Only who changes the list reads certificates here; those of documents are read by processes of their own.
  const { readCertificate } = await import('../reading/signatures/certificate.ts');
  try {
    const der = Buffer.from(blocks[0] ?? '', 'base64');
    // OpenSSL is the stricter reader.
    void new X509Certificate(der);
    const { summary, key, encoded: read } = readCertificate(der);
    return {
      certificate: read.toString('base64'),
      fingerprint: summary.fingerprint,
      summary: JSON.stringify(summary),
      key: key.toString('base64'),
    };
  } catch {
    throw invalid(wrongValue('certificate', sentence('trust.noCertificateText')));
  }
}

async function unlessTaken<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const violated = violatedUnique(error);
    if (violated === 'trusted_certificates_name') throw conflict('refusals.nameTaken', { name });
    if (violated === 'trusted_certificates_fingerprint') throw conflict('trust.certificateTaken');
    throw error;
  }
}
