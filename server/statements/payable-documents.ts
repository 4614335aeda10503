// Approved and exported documents that ask for money: found by id, by the digits of their number, or by what is open of them.
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { owedOf } from '../documents/payment.ts';
import { discountsOf } from './discount-terms.ts';
import type { PayableDocument } from './ledger.ts';

// Words and literals as the partial indexes have them, so that these serve.
const PAYABLE = sql<boolean>`status in ('Approved', 'Export') and deleted_at is null and total is not null`;
const OPEN = sql`((case when doc_type = 'Credit Note' then -abs(total) else total end) - paid)`;
/** As `digitKeys` has them. */
const DIGITS = sql`regexp_replace(number, '[^0-9]', '', 'g')`;
const BARE = sql`regexp_replace(regexp_replace(number, '(?<![0-9])0+(?=[0-9])', '', 'g'), '[^0-9]', '', 'g')`;
/** The digits of the number of a document, in both forms. */
export const DOCUMENT_KEYS = sql`(values (${DIGITS}), (${BARE})) keys (key)`;

/** Of one amount; more of the same are told apart by nobody. */
const MOST_ALIKE = 200;

const read = async (ctx: Context, ids: RawBuilder<unknown>): Promise<PayableDocument[]> => {
  const rows = await ctx.db
    .selectFrom('documents')
    .leftJoin('vendors', 'vendors.id', 'documents.vendor_id')
    .select(['documents.id', 'filename', 'number', 'vendor', 'doc_type', 'total', 'documents.currency'])
    .select(['paid', 'payment_terms', 'doc_date'])
    .select(
      sql<
        string[]
      >`(select coalesce(jsonb_agg(account), '[]') from jsonb_path_query(payee, '$.accounts[*].account') account)
        || to_jsonb(coalesce(vendors.ibans, '{}'))`.as('accounts'),
    )
    .where(sql<boolean>`documents.id in (${ids})`)
    .orderBy('documents.id')
    .execute();
  return rows.flatMap((row) => {
    const owed = owedOf(row);
    const { doc_type: _type, total: _total, currency, payment_terms, doc_date, ...document } = row;
    if (owed === null) return [];
    const discounts = discountsOf({ payment_terms, doc_date }, owed);
    return [{ ...document, currency: currency!, owed, discounts }];
  });
};

export async function payableDocument(ctx: Context, id: number): Promise<PayableDocument | undefined> {
  const [document] = await read(ctx, sql`select id from documents where ${PAYABLE} and id = ${id}`);
  return document;
}

/** Those whose number has one of these digits, paid or not, and those of which one of these amounts is open. */
export const documentsInQuestion = (
  ctx: Context,
  digits: string[],
  amounts: { currency: string; amount: string }[],
): Promise<PayableDocument[]> =>
  read(
    ctx,
    sql`select id from documents where ${PAYABLE} and ${DIGITS} = any(${digits})
    union select id from documents where ${PAYABLE} and ${BARE} = any(${digits})
    union select alike.id from (select distinct currency, amount
        from jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb) as given (currency text, amount numeric)) wanted,
      lateral (select documents.id from documents where ${PAYABLE} and documents.currency = wanted.currency
        and ${OPEN} = wanted.amount order by documents.id desc limit ${MOST_ALIKE}) alike`,
  );
