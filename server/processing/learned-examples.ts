// Corrections as examples for a model: the line of the earlier document in which the right value stands, and the value.
import type { Context } from '../context.ts';
import { listPages, requireDocument } from '../documents/store.ts';
import { buildPageLayout } from '../extraction/layout/build-layout.ts';
import type { PageLayout, Row } from '../extraction/layout/layout.ts';
import type { Example } from '../extraction/engines/model/aids.ts';
import type { recallLessons } from '../learning/recall.ts';

type Recalled = Awaited<ReturnType<typeof recallLessons>>[number];

/** Each takes a line or two of the prompt. */
const MOST_EXAMPLES = 12;

/** The newest correction of each field. */
export async function examplesOf(ctx: Context, lessons: readonly Recalled[]): Promise<Example[]> {
  const newest = [...new Map(lessons.toReversed().map((lesson) => [lesson.field, lesson])).values()];
  const pages = new Map<string, PageLayout | undefined>();
  const examples: Example[] = [];
  for (const { field, document_id, page, x, y, value } of newest.slice(0, MOST_EXAMPLES)) {
    const key = `${document_id}:${page}`;
    if (!pages.has(key)) pages.set(key, await layoutOf(ctx, document_id, page));
    const row = rowAt(pages.get(key), x, y);
    if (row !== undefined) examples.push({ field, line: row.text.replaceAll('\t', '   '), value });
  }
  return examples;
}

async function layoutOf(ctx: Context, id: number, page: number): Promise<PageLayout | undefined> {
  const { version } = await requireDocument(ctx, id);
  const [read] = await listPages(ctx, { document_id: id, version }, [page]);
  return read && buildPageLayout(read, 0);
}

/** @param x and @param y fractions of the page */
function rowAt(page: PageLayout | undefined, x: number, y: number): Row | undefined {
  if (page === undefined) return undefined;
  const rows = page.rows.filter(({ y0, y1 }) => y * page.height >= y0 && y * page.height <= y1);
  const distance = ({ words }: Row) =>
    Math.min(...words.map(({ box }) => Math.max(box[0] - x, x - box[2], 0)));
  return rows.toSorted((a, b) => distance(a) - distance(b))[0];
}
