// Housekeeping, every minute: each part is small, safe to repeat and independent of the others.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { dataPaths } from '../config.ts';
import { sweepTemporaryFiles } from '../platform/files/file-store.ts';
import { fillLedger } from '../documents/fill-ledger.ts';
import { judgeOutdated } from '../documents/judge-others.ts';
import { removeUnusedOriginals } from '../documents/originals.ts';
import { forgetMails, wakeMails } from '../mails/store.ts';
import { forgetNotifications } from '../notifications/store.ts';
import { forgetProfileTests } from '../profile-design/store.ts';
import { foldQuality } from '../quality/tallies.ts';
import { forgetPresence } from '../review/presence.ts';
import { forgetStatusChanges } from '../review/undo.ts';
import { forgetEndpointDeliveries } from '../webhooks/endpoints/store.ts';
import { releaseHeldDeliveries } from '../webhooks/hold.ts';
import { wakeForgottenDeliveries } from '../webhooks/redeliver.ts';

/** After an upgrade all records are judged anew and earlier approvals entered, beside everything else. */
const JUDGING_MS = 30_000;

export async function tidy(ctx: Context): Promise<void> {
  await foldTallies(ctx);
  await foldQuality(ctx);
  await releaseHeldDeliveries(ctx);
  await wakeForgottenDeliveries(ctx);
  const now = ctx.clock.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * 3600_000);
  await ctx.db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await ctx.db
    .deleteFrom('invitations')
    .where('expires_at', '<', ago(30 * 24))
    .execute();
  await ctx.db.deleteFrom('guesses').where('at', '<', ago(24)).execute();
  await ctx.db.deleteFrom('upload_keys').where('created_at', '<', ago(24)).execute();
  await wakeMails(ctx, 60_000);
  await forgetMails(ctx, ago(90 * 24));
  await forgetNotifications(ctx, ago(90 * 24));
  await forgetProfileTests(ctx, ago(30 * 24));
  await forgetEndpointDeliveries(ctx, ago(30 * 24));
  await forgetPresence(ctx, ago(1));
  await forgetStatusChanges(ctx, ago(24));
  await judgeOutdated(ctx, JUDGING_MS);
  await fillLedger(ctx, JUDGING_MS);
  await removeUnusedOriginals(ctx);
  await sweepTemporaryFiles(dataPaths(ctx.config).temporary);
}

/** Adds the increments since the last time to the counts. Afterwards the table of increments is empty, so that it shrinks. */
export async function foldTallies(ctx: Context): Promise<void> {
  await sql`
    with taken as (delete from document_tallies returning contact_id, folder_id, status, documents),
    sums as (select contact_id, folder_id, status, sum(documents)::integer as documents from taken group by contact_id, folder_id, status)
    insert into document_counts select * from sums where documents <> 0
    on conflict (contact_id, folder_id, status) do update set documents = document_counts.documents + excluded.documents
  `.execute(ctx.db);
  await sql`vacuum document_tallies`.execute(ctx.db);
}
