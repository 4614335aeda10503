// How often invoices find their vendor, how often a wrong one, and how long that takes.
import { createDatabase, createPool } from '../../server/platform/db/connect.ts';
import { createLog } from '../../server/platform/log.ts';
import type { Context } from '../../server/context.ts';
import type { Tables } from '../../server/database/tables.ts';
import { matchVendor } from '../../server/vendors/match-vendor.ts';
import { databaseOf, summarise, type BenchService, type Summary } from '../kit.ts';
import type { DrawnInvoice } from './draw-invoices.ts';

export interface Matching {
  /** Of those that were found, those that are right. */
  precision: number;
  /** Of invoices whose vendor is in the master data, those that found it. */
  recall: number;
  /** Invoices without a vendor that were left to a person, of all of these. */
  declined: number;
  wrong: { invoice: DrawnInvoice; found: string }[];
  missed: DrawnInvoice[];
  ms: Summary;
}

export async function measureMatching(service: BenchService, invoices: DrawnInvoice[]): Promise<Matching> {
  const log = createLog({ level: 'silent', pretty: false });
  const db = createDatabase<Tables>(createPool(await databaseOf(service), { max: 2, log }));
  // Of the context, matching looks at the database only.
  const ctx = { db } as Context;
  const times: number[] = [];
  const results: { invoice: DrawnInvoice; found: string | null }[] = [];
  for (const invoice of invoices) {
    const started = performance.now();
    const match = await matchVendor(ctx, { sender: invoice.sender, chosen: null, linked: null });
    times.push(performance.now() - started);
    results.push({ invoice, found: match?.vendor?.external_id ?? null });
  }
  await db.destroy();
  const found = results.filter((one): one is { invoice: DrawnInvoice; found: string } => one.found !== null);
  const wrong = found.filter((one) => one.found !== one.invoice.truth);
  const known = results.filter(({ invoice }) => invoice.truth !== null);
  const unknown = results.filter(({ invoice }) => invoice.truth === null);
  const right = found.length - wrong.length;
  return {
    precision: right / found.length,
    recall: right / known.length,
    declined: unknown.filter((one) => one.found === null).length / unknown.length,
    wrong,
    missed: known.filter((one) => one.found === null).map(({ invoice }) => invoice),
    ms: summarise(times),
  };
}
