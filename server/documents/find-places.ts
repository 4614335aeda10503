// Where the values that people enter stand on the document's pages.
import type { RecordRow } from '../../contract/record-tables.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import { findRowValues, tellingColumn, type RowEvidence } from '../extraction/evidence/find-row-values.ts';
import { findValue, type FoundValue } from '../extraction/evidence/find-value.ts';
import { understandField } from '../extraction/labels/understand-field.ts';
import { buildLayout } from '../extraction/layout/build-layout.ts';
import type { DocumentLayout, PageLayout } from '../extraction/layout/layout.ts';
import { fold } from '../extraction/text/fold.ts';
import { isoDay } from '../platform/clock.ts';
import { listPageTexts, listPages, type DocumentRow } from './store.ts';

/** A person waits: of a longer document only so many pages are looked at, those first that hold the value's characters. */
const MOST_PAGES = 12;

export interface Places {
  ofField(field: ProfileField, value: string): Promise<FoundValue | undefined>;
  ofRow(row: RecordRow, known: RowEvidence): Promise<RowEvidence>;
  /** The layout of one page; undefined when there is no such page. */
  page(number: number): Promise<PageLayout | undefined>;
}

export function placesIn(ctx: Context, document: Pick<DocumentRow, 'id' | 'version' | 'page_count'>): Places {
  const key = { document_id: document.id, version: document.version };
  const today = isoDay(ctx.clock.now());
  const load = async (numbers?: number[]) => buildLayout({ pages: await listPages(ctx, key, numbers) });
  const short = (document.page_count ?? 1) <= MOST_PAGES;
  let whole: Promise<DocumentLayout> | undefined;
  let texts: Promise<{ number: number; text: string }[]> | undefined;

  /** Pages that may hold one of the texts. */
  const layoutFor = async (wanted: string[]): Promise<DocumentLayout> => {
    if (short) return (whole ??= load());
    const pages = await (texts ??= foldedTexts());
    const holding = pages.filter(({ text }) => wanted.some((part) => part !== '' && text.includes(part)));
    return load(holding.slice(0, MOST_PAGES).map(({ number }) => number));
  };
  const foldedTexts = async () =>
    (await listPageTexts(ctx, key)).map(({ number, text }) => ({ number, text: fold(text) }));

  return {
    async ofField(field, value) {
      const layout = await layoutFor([tellingPart(field, value)]);
      return findValue(value, understandField(field), layout, today);
    },
    async ofRow(row, known) {
      const pages = Object.values(known).flatMap((places) => places.map(({ page }) => page));
      const layout =
        pages.length > 0 && !short ? await load([...new Set(pages)]) : await layoutFor([tellingText(row)]);
      return findRowValues(row, known, layout);
    },
    async page(number) {
      const { pages } = short ? await layoutFor([]) : await load([number]);
      return pages.find((page) => page.number === number);
    },
  };
}

/** The same for a row of a table. */
function tellingText(row: RecordRow): string {
  const column = tellingColumn(row);
  const value = column === undefined ? null : (row[column] ?? null);
  if (typeof value !== 'number') return fold(value ?? '');
  return /\d{1,3}/.exec(String(value))?.[0] ?? '';
}

/** Characters that the page holds in whatever form the value is printed: the year's last digits, the digits up to a separator. */
function tellingPart({ type }: ProfileField, value: string): string {
  if (type === 'date') return value.slice(2, 4);
  if (type === 'amount' || type === 'number' || type === 'integer')
    return /\d{1,3}/.exec(value)?.[0].replace(/^0+(?=\d)/, '') ?? '';
  return fold(value);
}
