// Importing tables: HTTP in and out.
import { z } from 'zod';
import {
  ORDER_FIELDS,
  OrderImportFields,
  RECEIPT_FIELDS,
  type orderEndpoints,
} from '../../contract/orders.ts';
import { VENDOR_FIELDS, VendorImportFields, type vendorEndpoints } from '../../contract/vendors.ts';
import type { Context } from '../context.ts';
import { readApart } from '../documents/read-apart.ts';
import { receiveUpload } from '../documents/receive-upload.ts';
import { RectoError, invalid } from '../platform/errors.ts';
import { discard } from '../platform/files/file-store.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { programBeside } from '../platform/processes/program.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';
import { requireWholeInstance } from '../vendors/manage-vendors.ts';
import type { Mapping } from './columns.ts';
import { importOrders, importReceipts } from './import-orders.ts';
import { importVendors } from './import-vendors.ts';
import type { Table } from './read-table.ts';
import type { TableOrder } from './table-process.ts';

const PROGRAM = programBeside(import.meta.url, 'table-process');

type Importing = Pick<typeof vendorEndpoints, 'importVendors'> & Pick<typeof orderEndpoints, 'importOrders'>;

export const tableImportRoutes: Handlers<Context, Importing> = {
  async importVendors({ ctx, request }) {
    requireWholeInstance(ctx);
    const { fields, file, filename } = await receiveUpload(ctx, request, VendorImportFields);
    try {
      const { gone, dry_run } = fields;
      const table = await readTable(ctx, file.path, false);
      const mapping = mappingOf(fields.mapping, VENDOR_FIELDS);
      return await importVendors(ctx, { table, filename, mapping, gone, dry_run });
    } finally {
      await discard(file);
    }
  },

  async importOrders({ ctx, request }) {
    requireWholeInstance(ctx);
    const { fields, file, filename } = await receiveUpload(ctx, request, OrderImportFields);
    try {
      const { gone, dry_run } = fields;
      const order = { table: await readTable(ctx, file.path, true), filename, gone, dry_run };
      return fields.content === 'orders'
        ? await importOrders(ctx, { ...order, mapping: mappingOf(fields.mapping, ORDER_FIELDS) })
        : await importReceipts(ctx, { ...order, mapping: mappingOf(fields.mapping, RECEIPT_FIELDS) });
    } finally {
      await discard(file);
    }
  },
};

const readTable = (ctx: Context, path: string, nested: boolean): Promise<Table> =>
  readApart(ctx, PROGRAM, { path, nested } satisfies TableOrder, invalid('setup.noTable'));

function mappingOf<Field extends string>(
  text: string | undefined,
  fields: readonly [Field, ...Field[]],
): Mapping<Field> {
  if (text === undefined) return {};
  const input = z.record(z.string().max(1000), z.enum(fields).nullable());
  try {
    return parseInput('body', input, JSON.parse(text));
  } catch (error) {
    if (error instanceof RectoError) throw error;
    throw invalid(wrongValue('mapping', sentence('values.object')));
  }
}
