// Trusted certificates: SQL.
import { sql, type Selectable } from 'kysely';
import type { TrustedCertificate } from '../../contract/trusted-certificates.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { isoSeconds } from '../platform/clock.ts';
import { notFound } from '../platform/errors.ts';
import { pemOf } from './pem.ts';
import type { ChainCertificate } from '../reading/signatures/signature.ts';
import { NO_TRUST, type TrustList } from '../reading/signatures/trust.ts';
import { readSettings } from '../settings/settings.ts';

type Row = Selectable<Tables['trusted_certificates']>;

function presentCertificate(row: Row): TrustedCertificate {
  const { subject, issuer, serial, authority, not_before, not_after } = row.summary as ChainCertificate;
  return {
    id: row.id,
    name: row.name,
    certificate: pemOf(row.certificate),
    subject,
    issuer,
    serial,
    fingerprint: row.fingerprint,
    authority: authority !== null,
    valid_from: not_before,
    valid_to: not_after,
    added_by: row.added_by,
    created_at: isoSeconds(row.created_at),
    updated_at: isoSeconds(row.updated_at),
  };
}

export async function listCertificates(ctx: Context): Promise<TrustedCertificate[]> {
  const rows = await ctx.db
    .selectFrom('trusted_certificates')
    .selectAll()
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(presentCertificate);
}

/** Throws not_found. */
export async function getCertificate(ctx: Context, id: number): Promise<TrustedCertificate> {
  const rows = ctx.db.selectFrom('trusted_certificates').selectAll();
  const row = await rows.where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('trust.noCertificate', { id });
  return presentCertificate(row);
}

/** By which the signers of a document are judged; of one without signatures nothing is read. */
export async function readTrust(ctx: Context, check_facts: unknown): Promise<TrustList> {
  if ((check_facts as { signatures?: unknown } | null)?.signatures === undefined) return NO_TRUST;
  const { require_trusted_signatures: required } = await readSettings(ctx);
  const rows = await ctx.db
    .selectFrom('trusted_certificates')
    .select(['name', 'summary', 'key'])
    .orderBy('id')
    .execute();
  const anchors = rows.map(({ name, summary, key }) => ({
    name,
    certificate: summary as ChainCertificate,
    key,
  }));
  return { anchors, required };
}
