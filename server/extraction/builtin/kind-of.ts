// What kind of document a reading is, before anybody says what is to be taken from it.
import type { Reading } from '../../reading/reading.ts';
import { recogniseKind, type RecognisedKind } from '../describe/doc-type.ts';
import { KIND_PAGES } from '../describe/kind-structure.ts';
import { buildScene } from '../ranking/scene.ts';
import { layoutOf } from './attached-documents.ts';
import { hasHeadedItems, headersIn, readTables } from '../tables/read-tables.ts';

/** Looks at the first pages alone, with no profile that could say what is expected. */
export function kindOf(whole: Reading, today: string): RecognisedKind {
  const is_long = whole.pages.length > KIND_PAGES;
  const reading = is_long ? { ...whole, pages: whole.pages.slice(0, KIND_PAGES) } : whole;
  const scene = buildScene(layoutOf(reading), [], today);
  return recogniseKind({
    document: scene.document,
    labels: scene.labels.values(),
    format: reading.format,
    hint: null,
    has_items: headersIn(scene).length > 0 && hasHeadedItems(readTables(scene)),
    has_e_invoice: reading.e_invoice !== null,
  });
}
