// Bundles joined from documents that were read: which pages begin a document is known.
import { traitsOf, type PageTraits } from '../../server/splitting/page-traits.ts';
import { SEPARATOR_TEXT } from '../../server/splitting/separator-sheet.ts';
import type { Page, Reading } from '../../server/reading/reading.ts';
import type { Random } from '../random.ts';

export interface ReadDocument {
  /** Documents of one group look alike: those of a set. */
  group: string;
  file: string;
  pages: PageTraits[];
}

export interface Bundle {
  pages: PageTraits[];
  /** Numbers of the pages with which documents begin, the first left out. */
  begins: number[];
}

export interface Joining {
  /** Share of bundles whose documents are all of one group. */
  alike: number;
  /** Share of documents that a blank page follows. */
  blanks: number;
  separators: boolean;
}

/** Pages that were not read tell nothing. */
export const readDocument = (group: string, file: string, reading: Reading): ReadDocument => ({
  group,
  file,
  pages: reading.pages.map(traitsOf),
});

const [FEWEST, MOST] = [2, 10];

export function joinBundle(draw: Random, documents: readonly ReadDocument[], joining: Joining): Bundle {
  const first = draw.pick(documents);
  const alike = draw.chance(joining.alike);
  const from = alike ? documents.filter(({ group }) => group === first.group) : documents;
  const count = draw.between(FEWEST, MOST);
  const pages: PageTraits[] = [];
  const begins: number[] = [];
  const add = (page: PageTraits) => pages.push({ ...page, number: pages.length + 1 });
  let before: ReadDocument | undefined;
  for (let i = 0; i < count; i++) {
    const others = from.filter((one) => one !== before);
    const document = i === 0 || others.length === 0 ? first : draw.pick(others);
    if (i > 0 && joining.separators) add(SHEET);
    if (i > 0 && draw.chance(joining.blanks)) add({ ...BLANK, width: pages.at(-1)!.width });
    if (i > 0) begins.push(pages.length + 1);
    document.pages.forEach(add);
    before = document;
  }
  return { pages, begins };
}

const plain: Page = {
  number: 1,
  width: 595,
  height: 842,
  source: 'ocr',
  words: [],
  codes: [],
  part: null,
  warnings: [],
};
const BLANK = traitsOf(plain);
const SHEET = traitsOf({ ...plain, codes: [{ format: 'QRCode', text: SEPARATOR_TEXT, box: [0, 0, 1, 1] }] });
