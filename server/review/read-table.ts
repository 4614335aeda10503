// The table within a rectangle of a stored page, as line items.
import type { Box } from '../../contract/pages.ts';
import type { TableReading } from '../../contract/review.ts';
import type { Context } from '../context.ts';
import { findPage, getDocument } from '../documents/store.ts';
import { readRegion } from '../extraction/tables/read-region.ts';
import { isoDay } from '../platform/clock.ts';
import { notFound } from '../platform/errors.ts';
import { getProfileVersion } from '../profiles/store.ts';

export async function readTableOf(
  ctx: Context,
  id: number,
  number: number,
  { box, columns }: { box: Box; columns?: number[] | undefined },
): Promise<TableReading> {
  const { version, profile_id, profile_version } = await getDocument(ctx, id);
  const page = await findPage(ctx, { document_id: id, version }, number);
  if (page === undefined) throw notFound('refusals.noPage', { page: number, id });
  const { line_columns } = await getProfileVersion(ctx, profile_id, profile_version);
  return readRegion({ page, box, dividers: columns, line_columns, today: isoDay(ctx.clock.now()) });
}
