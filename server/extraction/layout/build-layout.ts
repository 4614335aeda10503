// From the pages of a reading to their layout graphs.
import type { Page, Reading } from '../../reading/reading.ts';
import { buildBlocks } from './blocks.ts';
import type { DocumentLayout, PageLayout } from './layout.ts';
import { buildRows } from './rows.ts';

/** Every page has a layout, unread ones an empty one. */
export function buildLayout(reading: Pick<Reading, 'pages'>): DocumentLayout {
  return { pages: reading.pages.map(buildPageLayout) };
}

export function buildPageLayout(page: Page, index: number): PageLayout {
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
  layout.rows = buildRows(page, layout);
  layout.segments = layout.rows.flatMap((row) => row.segments);
  layout.blocks = buildBlocks(layout);
  return layout;
}
