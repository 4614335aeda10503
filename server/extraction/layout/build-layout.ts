// From the pages of a reading to their layout graphs.
import type { Page, Reading } from '../../reading/reading.ts';
import { buildBlocks } from './blocks.ts';
import type { DocumentLayout, PageLayout } from './layout.ts';
import { buildRows } from './rows.ts';

/** Every page has a layout, unread ones an empty one. */
export function buildLayout({ pages, language }: Pick<Reading, 'pages'> & Partial<Reading>): DocumentLayout {
  return { pages: pages.map((page, i) => buildPageLayout(page, i, language === 'de')) };
}

/** @param german whether recognised words may hold a sharp s that was not recognised */
export function buildPageLayout(page: Page, index: number, german = false): PageLayout {
  const layout: PageLayout = {
    number: page.number,
    index,
    width: page.width,
    height: page.height,
    source: page.source,
    rows: [],
    segments: [],
    blocks: [],
    line_height: 0,
  };
  layout.rows = buildRows(page, layout, german);
  layout.segments = layout.rows.flatMap((row) => row.segments);
  layout.blocks = buildBlocks(layout);
  return layout;
}
