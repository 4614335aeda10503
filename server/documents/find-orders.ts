// The orders that a document belongs to, and how its lines fit them.
import { isSettled } from '../../contract/goes-on.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import type { StoredOrderMatch } from '../database/stored-record.ts';
import type { RecordFacts } from '../extraction/judgement/facts.ts';
import { fieldOf } from '../extraction/labels/understand-field.ts';
import {
  hasOrders,
  hasOrdersOf,
  knownOrders,
  lockOrders,
  ordersOfKeys,
  ordersOfVendor,
} from '../orders/store.ts';
import { isOpen, linkOrders, orderKey, type NamedOrder } from '../orders/link-orders.ts';
import { NOTHING, type Invoice, type Tolerance } from '../orders/order.ts';
import { isOrderPaper } from '../orders/paper.ts';
import { invoiceLines, namedIn, orderField, type StatedNumber } from '../orders/stated-orders.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { readSettings } from '../settings/settings.ts';
import type { VendorRow } from '../database/vendor-tables.ts';
import { headlineOf } from './headline.ts';
import type { JudgedColumns } from './recompute.ts';

export interface FoundOrders {
  order_match: StoredOrderMatch | null;
  order_ids: number[];
  order_keys: string[];
}

/** Papers that ask for money, or give it back. */
const BILLS = new Set(['Invoice', 'Credit Note', 'Receipt', 'Utility Bill', 'Fapiao', 'Other']);

export const isBill = (doc_type: string | null): boolean => doc_type === null || BILLS.has(doc_type);

/** Null where nothing says that there is an order. What remains of the orders stays as it is until the transaction ends. */
export async function findOrders(
  ctx: Context,
  record: JudgedColumns,
  fields: ProfileField[],
  vendor: VendorRow | null,
): Promise<FoundOrders> {
  const before = {
    order_match: record.order_match,
    order_ids: record.order_ids,
    order_keys: record.order_keys,
  };
  const facts = record.check_facts as RecordFacts | null;
  const doc_type = record.fixed.includes('doc_type') ? record.doc_type : (facts?.doc_type ?? record.doc_type);
  // What was approved stays as it was decided on.
  if (isSettled(record.status) && !isOrderPaper(doc_type)) return before;
  const none = { order_match: null, order_ids: [], order_keys: [] };
  if (record.engine === null) return none;
  if (!isBill(doc_type) && !isOrderPaper(doc_type)) return none;
  const { line_columns } = await getProfileVersion(ctx, record.profile_id, record.profile_version);
  const lines = invoiceLines(record, line_columns);
  const stated = namedIn(record, fields, lines);
  const order_keys = [...new Set(stated.flatMap(({ keys }) => keys))];
  // It is an order, or what came of one: that is told by its number.
  if (isOrderPaper(doc_type)) return { ...none, order_keys };
  if (!(await hasOrders(ctx))) return { order_match: null, order_ids: [], order_keys };
  const invoice = invoiceOf(record, fields, { lines, vendor, credit: doc_type === 'Credit Note' });
  const order_match = await link(ctx, record, {
    invoice,
    stated,
    vendor,
    tolerance: await toleranceOf(ctx, vendor),
    field: orderField(fields),
  });
  const order_ids = (order_match?.orders ?? []).map(({ order_id }) => order_id);
  return { order_match, order_ids, order_keys };
}

interface Asked {
  invoice: Invoice;
  stated: StatedNumber[];
  vendor: VendorRow | null;
  tolerance: Tolerance;
  field: string | null;
}

async function link(
  ctx: Context,
  { id }: JudgedColumns,
  { invoice, stated, vendor, tolerance, field }: Asked,
): Promise<StoredOrderMatch | null> {
  const rows = await ordersOfKeys(
    ctx,
    stated.flatMap(({ keys }) => keys),
  );
  const open = rows.length === 0 && vendor !== null ? await ordersOfVendor(ctx, vendor.external_id) : [];
  await lockOrders(
    ctx,
    rows.map((row) => row.id),
  );
  const ordering = vendor === null || (await hasOrdersOf(ctx, vendor.external_id));
  const linkNow = async () => {
    const known = await knownOrders(ctx, rows, id);
    const candidates = await knownOrders(ctx, open, id);
    const named = stated.map(({ keys, ...number }): NamedOrder => {
      const own = (key: string) => known.filter(({ external_id }) => orderKey(external_id) === key);
      return { ...number, orders: keys.map(own).find((orders) => orders.length > 0) ?? [] };
    });
    const fits = invoice.credit ? hasUses : isOpen;
    return linkOrders({ invoice, named, ordering, open: candidates.filter(fits), tolerance, field });
  };
  const found = await linkNow();
  if (found?.by !== 'lines') return found;
  // Found among all that the vendor has: what remains of it is looked at again once nobody else can change it.
  await lockOrders(
    ctx,
    found.orders.map(({ order_id }) => order_id),
  );
  return linkNow();
}

const hasUses = ({ lines }: { lines: { used: number }[] }): boolean =>
  lines.some(({ used }) => used > NOTHING);

async function toleranceOf(ctx: Context, vendor: VendorRow | null): Promise<Tolerance> {
  const settings = await readSettings(ctx);
  const own = vendor !== null && (vendor.order_tolerance_percent ?? vendor.order_tolerance_amount) !== null;
  const { order_tolerance_percent: percent, order_tolerance_amount: amount } = own ? vendor : settings;
  return { percent, amount };
}

function invoiceOf(
  { extracted_fields, evidence }: JudgedColumns,
  fields: ProfileField[],
  { lines, vendor, credit }: { lines: Invoice['lines']; vendor: VendorRow | null; credit: boolean },
): Invoice {
  const { total, currency } = headlineOf(fields, extracted_fields);
  const net = fieldOf(fields, 'net_total');
  const text = net === undefined ? null : (extracted_fields[net.key] ?? null);
  const net_total = text !== null && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
  return {
    currency: /^[A-Z]{3}$/.test(currency ?? '') ? currency : null,
    vendor_number: vendor?.external_id ?? null,
    credit: credit || Number(total ?? 0) < 0,
    net_total,
    net_field: net?.key ?? null,
    net_page: evidence[net?.key ?? '']?.[0]?.page ?? null,
    lines,
  };
}
