// Importing vendors: HTTP in and out.
import { z } from 'zod';
import { VENDOR_FIELDS, VendorImportFields, type vendorEndpoints } from '../../contract/vendors.ts';
import type { Context } from '../context.ts';
import { receiveUpload } from '../documents/receive-upload.ts';
import { RectoError, invalid } from '../platform/errors.ts';
import { discard } from '../platform/files/file-store.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { programBeside } from '../platform/processes/program.ts';
import { runApart } from '../platform/processes/run-apart.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';
import { requireWholeInstance } from '../vendors/manage-vendors.ts';
import type { Mapping } from './columns.ts';
import { importVendors } from './import-vendors.ts';
import type { Table } from './read-table.ts';

const PROGRAM = programBeside(import.meta.url, 'table-process');
const LIMITS = { timeout_ms: 120_000, memory_mb: 2048 };

const MappingInput = z.record(z.string().max(1000), z.enum(VENDOR_FIELDS).nullable());

export const vendorImportRoutes: Handlers<Context, Pick<typeof vendorEndpoints, 'importVendors'>> = {
  async importVendors({ ctx, request }) {
    requireWholeInstance(ctx);
    const { fields, file, filename } = await receiveUpload(ctx, request, VendorImportFields);
    try {
      const table = await readApart(ctx, file.path);
      const { gone, dry_run } = fields;
      return await importVendors(ctx, { table, filename, mapping: mappingOf(fields.mapping), gone, dry_run });
    } finally {
      await discard(file);
    }
  },
};

async function readApart(ctx: Context, path: string): Promise<Table> {
  const table = await runApart<Table | undefined>(PROGRAM, { path }, LIMITS).catch((error: unknown) => {
    ctx.log.warn({ error }, 'a file of vendors could not be read');
    return undefined;
  });
  if (table === undefined) throw new RectoError('invalid', sentence('setup.noTable'));
  return table;
}

function mappingOf(text: string | undefined): Mapping {
  if (text === undefined) return {};
  try {
    return parseInput('body', MappingInput, JSON.parse(text));
  } catch (error) {
    if (error instanceof RectoError) throw error;
    throw invalid(wrongValue('mapping', sentence('values.object')));
  }
}
