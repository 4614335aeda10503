// Importing vendors: each row is compared with the vendor of its number.
import { VENDOR_FIELDS, VendorContent, type VendorField, type VendorImport } from '../../contract/vendors.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { RectoError, invalid } from '../platform/errors.ts';
import { describeIssue, requireStorable } from '../platform/http/parse-input.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';
import { withoutUndefined } from '../platform/without-undefined.ts';
import { tidyVendors } from '../vendors/index-vendors.ts';
import { judgeUnmatched } from '../vendors/judge-unmatched.ts';
import { lockVendors, requireWholeInstance } from '../vendors/manage-vendors.ts';
import {
  deactivateVendors,
  findVendors,
  listOthers,
  writeVendors,
  type NumberedVendor,
} from '../vendors/store.ts';
import { contentOf, differingFields } from '../vendors/vendor.ts';
import { decimalMark, textIn } from './cells.ts';
import { NUMBERS, readRow } from './read-vendor.ts';
import { runImport, type Entry, type Importer, type ImportOrder } from './run-import.ts';

/** From so many changes on, the database looks at them before names are searched. */
const MANY = 2500;
/** Vendors that the log names. */
const LOGGED = 100;

export const VENDORS = { name: 'vendors', form: '/api/vendors', fields: VENDOR_FIELDS } as const;

export async function importVendors(ctx: Context, order: ImportOrder<VendorField>): Promise<VendorImport> {
  requireWholeInstance(ctx);
  if (order.table.rows.length === 0) throw invalid('setup.noColumns');
  const report = await ctx.transaction(async (ctx) => {
    await lockVendors(ctx);
    return runImport(ctx, importerOf(order, await profileIds(ctx)), order);
  });
  if (!order.dry_run && report.new + report.changed >= MANY) await tidyVendors(ctx);
  return report;
}

async function profileIds(ctx: Context): Promise<Map<string, number>> {
  const profiles = ctx.db.selectFrom('profiles').select(['id', 'name']).where('deleted_at', 'is', null);
  return new Map((await profiles.execute()).map(({ id, name }) => [name.toLowerCase(), id]));
}

function importerOf(
  { filename, gone }: ImportOrder<VendorField>,
  profiles: ReadonlyMap<string, number>,
): Importer<VendorField, NumberedVendor> {
  /** Numbers of vendors whose bank accounts the file changes. */
  const accounts_changed: string[] = [];
  return {
    content: VENDORS,
    numbers: ['external_id'],
    numbersMissing: sentence('setup.noNumberColumn'),
    entries(table, layout) {
      const positions = layout.flatMap(([field, at]) => (NUMBERS.includes(field) ? at : []));
      const mark = decimalMark(table.rows, positions);
      const [, numbers = []] = layout.find(([field]) => field === 'external_id') ?? [];
      return table.rows.map(({ number: row, cells }) =>
        entryOf(row, textIn(numbers.map((i) => cells[i] ?? '')), () =>
          readRow(cells, { layout, profiles, mark }),
        ),
      );
    },
    find: async (ctx, keys) =>
      new Map((await findVendors(ctx, keys)).map((row) => [row.external_id, contentOf(row)])),
    check: (entry, known) => checkVendor(entry, known, gone),
    differing(before, after) {
      const fields = differingFields(before, after);
      if (fields.includes('ibans') && accounts_changed.length < LOGGED)
        accounts_changed.push(after.external_id);
      return fields;
    },
    valueOf: (vendor, field) => vendor[field],
    nameOf: ({ name }) => name,
    numberOf: (key) => key,
    write: async (ctx, vendors) => void (await writeVendors(ctx, vendors)),
    others: listOthers,
    deactivate: deactivateVendors,
    async done(ctx, { rows, new: added, changed, unchanged, gone: missing, refused }) {
      await judgeUnmatched(ctx);
      const counts = { rows, added, changed, unchanged, gone: missing, refused };
      await audit(ctx, {
        event: 'vendors.imported',
        detail: { filename, ...counts, gone_then: gone, accounts_changed },
      });
    },
  };
}

/** A cell that cannot be read is told with its row, as what is wrong with a vendor is. */
function entryOf(row: number, key: string, read: () => Record<string, unknown>): Entry {
  try {
    return { row, rows: 1, key, given: read() };
  } catch (error) {
    if (!(error instanceof RectoError)) throw error;
    return { row, rows: 1, key, given: {}, wrong: { row, said: error.sentence } };
  }
}

/** Throws `invalid` for what is no vendor. */
function checkVendor(
  { key, given }: Entry,
  known: NumberedVendor | undefined,
  gone: 'keep' | 'deactivate',
): NumberedVendor {
  const { external_id: _key, ...values } = given;
  if (key.length > 100) throw invalid(wrongValue('external_id', sentence('values.any')));
  if (typeof values['default_profile_id'] === 'string')
    throw invalid('setup.noProfileNamed', { name: values['default_profile_id'] });
  const { external_id: _same, ...before } = known ?? { external_id: key };
  // One that the file names is in use where others fall out of use.
  const back = gone === 'deactivate' ? { active: true } : {};
  const read = VendorContent.safeParse({ ...before, ...back, ...withoutUndefined(values) });
  if (!read.success) throw invalid(describeIssue('body', read.error.issues[0]));
  requireStorable('body', { key, ...read.data });
  return { external_id: key, ...read.data };
}
