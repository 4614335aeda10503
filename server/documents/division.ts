// How a file is divided into documents: by what was decided, or else by what its pages say.
import type { Division } from '../../contract/bundles.ts';
import type { Context } from '../context.ts';
import type { PageRange } from '../database/stored-record.ts';
import { readSettings } from '../settings/settings.ts';
import { findBoundaries, type Found } from '../splitting/find-boundaries.ts';
import { proposeParts } from '../splitting/propose-parts.ts';
import type { Page } from '../reading/reading.ts';
import { getDocument, listPages, requireDocument, type DocumentRow } from './store.ts';

export async function findDivision(ctx: Context, pages: Page[]): Promise<Found> {
  const { split_blank_pages } = await readSettings(ctx);
  return findBoundaries(pages, { blank_pages: split_blank_pages });
}

/** Pages that a split may leave out, and how many there are. */
export async function divisionOf(ctx: Context, { id, version }: Pick<DocumentRow, 'id' | 'version'>) {
  const pages = await listPages(ctx, { document_id: id, version });
  const found = await findDivision(ctx, pages);
  const left_out = new Set([...found.separators, ...found.blank]);
  return { found, left_out, page_count: pages.length };
}

export async function presentDivision(ctx: Context, id: number): Promise<Division> {
  const document = await requireDocument(ctx, id);
  const { split, version } = document;
  const { found, left_out, page_count } = await divisionOf(ctx, document);
  const begins = new Map(found.boundaries.map(({ page, probability }) => [page, probability]));
  const whole: PageRange[] = page_count === 0 ? [] : [[1, page_count]];
  const children = split ? (await getDocument(ctx, id)).children.map(({ pages }) => pages) : [];
  const held = split ? await pagesOfParts(ctx, id) : new Map<number, Picture>();
  const proposed = proposeParts(found, page_count)?.parts ?? whole;
  return {
    pages: Array.from({ length: page_count }, (_, i) => ({
      number: i + 1,
      begins: begins.get(i + 1) ?? (left_out.has(i + 1) ? null : 0),
      left_out: left_out.has(i + 1),
      picture: held.get(i + 1) ?? { document_id: id, version, number: i + 1 },
    })),
    parts: split ? children : proposed,
    split,
  };
}

type Picture = Division['pages'][number]['picture'];

/** Of parts that have the pages of the file still: what was put in the place of one has pages of its own. */
async function pagesOfParts(ctx: Context, parent_id: number): Promise<Map<number, Picture>> {
  const parts = await ctx.db
    .selectFrom('documents as part')
    .innerJoin('document_versions as own', (join) =>
      join.onRef('own.document_id', '=', 'part.id').onRef('own.version', '=', 'part.version'),
    )
    .select(['part.id', 'part.version', 'part.first_page', 'part.last_page'])
    .where('part.parent_id', '=', parent_id)
    .where('part.deleted_at', 'is', null)
    .where('own.first_page', 'is not', null)
    .execute();
  const pictures = new Map<number, Picture>();
  for (const { id, version, first_page, last_page } of parts)
    for (let page = first_page ?? 1; page <= (last_page ?? 0); page++)
      pictures.set(page, { document_id: id, version, number: page - first_page! + 1 });
  return pictures;
}
