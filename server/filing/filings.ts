// What people have filed where, and what that says of another document: SQL and weights.
import type { Context } from '../context.ts';
import type { Filing } from '../database/review-tables.ts';

/** So many of the last documents that share something are looked at. */
const LAST = 60;
/** In log odds. */
const ODDS = { settled: 8, once: 2 };

/** Of a document, as it is compared. */
export type FilingKeys = Pick<Filing, 'mail_from' | 'seller' | 'buyer'>;

export interface Recalled {
  contact_id: number;
  folder_id: number | null;
  filed_by: string;
  odds: number;
}

/**
 * What the filings of documents with the same sender address, seller or buyer speak for. Seller and buyer together decide at once. One of
 * them alone decides where documents that differ in the other went to the same contact, or, where they name no other, twice: the first
 * bill of a shop says nothing of what else is sent to the same buyer, and nothing of whom the shop sells to besides.
 */
export async function recallFilings(ctx: Context, keys: FilingKeys): Promise<Recalled[]> {
  const rows = await sharing(ctx, keys);
  const found = new Map<number, Recalled>();
  const speak = (row: Filing, odds: number) => {
    const known = found.get(row.contact_id);
    found.set(row.contact_id, {
      contact_id: row.contact_id,
      folder_id: known?.folder_id ?? row.folder_id,
      filed_by: known?.filed_by ?? row.filed_by,
      odds: Math.min((known?.odds ?? 0) + odds, ODDS.settled),
    });
  };
  const named = keys.seller !== null && keys.buyer !== null;
  const both = rows.filter((row) => row.seller === keys.seller && row.buyer === keys.buyer);
  if (named && both.length > 0 && agree(both.slice(0, 3))) speak(both[0]!, ODDS.settled);
  for (const key of ['mail_from', 'seller', 'buyer'] as const) {
    const same = rows.filter((row) => keys[key] !== null && row[key] === keys[key]);
    if (same.length === 0 || !agree(same)) continue;
    const others = new Set(same.map((row) => row[key === 'seller' ? 'buyer' : 'seller']));
    const alone = same.length >= (key === 'seller' ? 2 : 3) && others.size === 1 && others.has(null);
    speak(same[0]!, others.size > 1 || alone ? ODDS.settled : ODDS.once);
  }
  return [...found.values()];
}

const agree = (rows: Filing[]): boolean => new Set(rows.map(({ contact_id }) => contact_id)).size === 1;

/** Newest first. */
async function sharing(ctx: Context, keys: FilingKeys): Promise<Filing[]> {
  const given = (['mail_from', 'seller', 'buyer'] as const).filter((key) => keys[key] !== null);
  if (given.length === 0) return [];
  return ctx
    .everything()
    .selectFrom('contact_filings')
    .select(COLUMNS)
    .where((eb) => eb.or(given.map((key) => eb(key, '=', keys[key]))))
    .orderBy('id', 'desc')
    .limit(LAST)
    .execute();
}

const COLUMNS = ['contact_id', 'folder_id', 'mail_from', 'seller', 'buyer', 'filed_by'] as const;

/** @returns what the document taught before */
export async function rememberFiling(
  ctx: Context,
  document_id: number,
  filing: Filing | null,
): Promise<Filing | null> {
  const table = ctx.everything();
  const before = await table
    .deleteFrom('contact_filings')
    .where('document_id', '=', document_id)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (filing !== null)
    await table
      .insertInto('contact_filings')
      .values({ ...filing, document_id, at: ctx.clock.now() })
      .execute();
  return before ?? null;
}
