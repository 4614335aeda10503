// Importing tables: HTTP in and out.
import { z } from 'zod';
import {
  ORDER_FIELDS,
  OrderImportFields,
  RECEIPT_FIELDS,
  type orderEndpoints,
} from '../../contract/orders.ts';
import { BankImportFields } from '../../contract/bank-statements.ts';
import type { bankStatementEndpoints } from '../../contract/bank-statement-endpoints.ts';
import { BANK_FIELDS } from '../../contract/movements.ts';
import { VENDOR_FIELDS, VendorImportFields, type vendorEndpoints } from '../../contract/vendors.ts';
import type { Context } from '../context.ts';
import { readApart } from '../documents/read-apart.ts';
import { receiveUpload } from '../documents/receive-upload.ts';
import { RectoError, invalid, tooLarge } from '../platform/errors.ts';
import { discard } from '../platform/files/file-store.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { programBeside } from '../platform/processes/program.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';
import { MAX_XML_BYTES } from '../reading/formats/xml.ts';
import { importStatements } from '../statements/import-statements.ts';
import { requireWholeInstance } from '../vendors/manage-vendors.ts';
import type { Mapping } from './columns.ts';
import { importBankTable } from './import-bank-table.ts';
import { importOrders, importReceipts } from './import-orders.ts';
import { importVendors } from './import-vendors.ts';
import type { Table } from './read-table.ts';
import type { ReadStatements, TableOrder } from './table-process.ts';

const PROGRAM = programBeside(import.meta.url, 'table-process');

type Importing = Pick<typeof vendorEndpoints, 'importVendors'> &
  Pick<typeof orderEndpoints, 'importOrders'> &
  Pick<typeof bankStatementEndpoints, 'importBankStatements'>;

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

  async importBankStatements({ ctx, request }) {
    requireWholeInstance(ctx);
    const { fields, file, filename } = await receiveUpload(ctx, request, BankImportFields);
    try {
      if (file.size_bytes > MAX_XML_BYTES)
        throw tooLarge('refusals.fileLarge', { size: MAX_XML_BYTES / 1024 / 1024 });
      const order: TableOrder = { path: file.path, nested: false, statements: true };
      const read = await readApart<ReadStatements>(ctx, PROGRAM, order, invalid('statements.unknownFormat'));
      const { dry_run, mapping, ...given } = fields;
      return 'table' in read
        ? await importBankTable(ctx, {
            table: read.table,
            filename,
            dry_run,
            mapping: mappingOf(mapping, BANK_FIELDS),
            given,
          })
        : await importStatements(ctx, { ...read, filename, dry_run });
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
