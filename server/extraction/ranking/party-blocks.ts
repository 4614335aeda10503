// The blocks of names and addresses at the head and foot of a document, and what tells whose they are: their order, and
// the telephone, tax and bank data of who wrote it.
import { first, type Candidate } from '../candidates/candidate.ts';
import { isInFoot, overlapX, segmentAt, type Rect } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import type { Features } from './signal.ts';
import { remembered } from '../memo.ts';
import type { Scene } from './scene.ts';

interface PartyBlock extends Rect {
  address: Candidate;
  /** Place among the different addresses of the page, from the top. */
  order: number;
  /** Contact, tax or bank data stand in or right below it. */
  contact: boolean;
  /** How often the address is printed. */
  count: number;
}

/** Addresses less likely than this are mostly none. */
const LIKELY = 0.25;
/** Lines between an address and the contact data that belong to it. */
const REACH = 4;
/** Lines between a name and the address below it. */
const NAME_GAP = 2.4;
/** What the line of a department or a person between them adds, in heights of a line. */
const PEOPLE_LINE = 1.4;
const CONTACT = new Set(['phone', 'email', 'url', 'vat_id', 'iban', 'bic', 'tax_number']);
const MOST_BLOCKS = 12;
const blocksIn = remembered((scene: Scene): PartyBlock[] => {
  const line_height = scene.document.pages[0]?.line_height ?? 1;
  const on_first = scene.candidates.all.filter(({ page }) => page === 0);
  const contacts = on_first.filter(({ kind }) => CONTACT.has(kind));
  const addresses = on_first
    .filter(({ kind, traits }) => kind === 'address' && (traits['likely'] ?? 0) >= LIKELY)
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)
    .slice(0, MOST_BLOCKS);
  const order = [...new Set(addresses.map(({ value }) => fold(value)))];
  return addresses.map((address): PartyBlock => {
    const { x0, y0, x1, y1, value } = address;
    return {
      x0,
      y0,
      x1,
      y1,
      address,
      order: order.indexOf(fold(value)),
      contact: contacts.some(
        (other) =>
          overlapX(other, address) > -2 * line_height &&
          other.y0 > y0 - 2 * line_height &&
          other.y0 < y1 + REACH * line_height,
      ),
      count: addresses.filter((other) => fold(other.value) === fold(value)).length,
    };
  });
});

/** Whether a name leads an address: in the line before it and those of people, or at the head of the same line. */
export function leads(name: Rect & { page: number }, address: Candidate): boolean {
  if (name.page !== address.page) return false;
  const height = Math.max(Math.min(name.y1 - name.y0, address.y1 - address.y0), 1e-6);
  const sameLine = Math.abs(name.y0 - address.y0) < 0.5 * height;
  if (sameLine) return name.x1 <= address.x0 + height && address.x0 - name.x1 < 3 * height;
  const people = PEOPLE_LINE * (address.traits['people'] ?? 0);
  return isBelow(address, name, (NAME_GAP + people) * height, height);
}

/** Whether one stands below the other, at most `reach` apart; boxes of lines of this height overlap a little. */
function isBelow(lower: Rect, upper: Rect, reach: number, height: number): boolean {
  const gap = lower.y0 - upper.y1;
  return gap > -0.5 * height && gap < reach && overlapX(lower, upper) > 0;
}

/** Lines between an address and the tax number of the same party: a telephone number, say. */
const TAX_GAP = 2.6;

/** Whether a tax number stands right below an address, as a line of the same block. */
export function follows(number: Candidate, address: Candidate): boolean {
  const height = Math.max(number.y1 - number.y0, 1e-6);
  return number.page === address.page && isBelow(withLabel(number), address, TAX_GAP * height, height);
}

/** A number with the label before it in its cell: the label stands below the address, the number may stand to the right of it. */
function withLabel(candidate: Candidate): Rect & { page: number } {
  const { row, start } = first(candidate);
  const { x0, x1, y0, y1, page } = candidate;
  const cell = segmentAt(row, start);
  const labelled = cell !== undefined && start - cell.start <= LONGEST_LABEL;
  return { x0: labelled ? Math.min(x0, cell.x0) : x0, x1, y0, y1, page };
}

/** In characters; footers of one line hold more before the number. */
const LONGEST_LABEL = 40;

/** A page that is so much higher than wide is the strip of a till: it names one taxpayer, and goes into no envelope with a window. */
const STRIP = 1.7;

/** Signals of the block above or around a tax number: below the address in the window it is the recipient's. */
export function ownerFeatures(candidate: Candidate, scene: Scene, prefix: '' | 'other_'): Features {
  const page = scene.document.pages[candidate.page];
  if (candidate.page !== 0 || page === undefined) return {};
  const line_height = page.line_height || 1;
  const cell = withLabel(candidate);
  const near = blocksIn(scene)
    .filter(
      (block) =>
        overlapX(block, cell) > 0 &&
        candidate.y1 > block.y0 - line_height &&
        candidate.y0 < block.y1 + REACH * line_height,
    )
    .sort((a, b) => b.y1 - a.y1);
  const [block] = near;
  const foot = { [`${prefix}foot`]: isInFoot(candidate.y0, page) ? 1 : 0 };
  if (block === undefined || page.height > STRIP * page.width) return { ...foot, [`${prefix}block_none`]: 1 };
  return { ...foot, ...placeFeatures(block, scene, prefix) };
}

/** Signals of the block that a name or an address belongs to; `prefix` keeps those of the other party apart. */
export function blockFeatures(candidate: Candidate, scene: Scene, prefix: '' | 'other_'): Features {
  const page = scene.document.pages[candidate.page];
  if (candidate.page !== 0 || page === undefined) return { [`${prefix}block_none`]: 1 };
  const blocks = blocksIn(scene);
  const block =
    blocks.find(({ address }) => address === candidate) ??
    blocks.find(({ address }) => leads(candidate, address)) ??
    blocks.find(
      (other) => overlapX(other, candidate) > 0 && other.y0 <= candidate.y0 && other.y1 >= candidate.y1,
    );
  const height = (candidate.y1 - candidate.y0) / (page.line_height || 1) / candidate.spans.length;
  const features: Features = {
    [`${prefix}foot`]: isInFoot(candidate.y0, page) ? 1 : 0,
    [`${prefix}small`]: height < 0.85 ? 1 : 0,
  };
  if (block === undefined) return { ...features, [`${prefix}block_none`]: 1 };
  // Who stands in the foot of the page wrote it; what stands above is the recipient, unless it is the same.
  const foot = blocks.some(
    (other) => isInFoot(other.y0, page) && other.order !== block.order && !isInFoot(block.y1, page),
  );
  return { ...features, ...placeFeatures(block, scene, prefix), [`${prefix}foot_other`]: foot ? 1 : 0 };
}

function placeFeatures(block: PartyBlock, scene: Scene, prefix: '' | 'other_'): Features {
  const page = block.address.spans[0]?.row.page;
  const several = new Set(blocksIn(scene).map(({ order }) => order)).size > 1;
  const window =
    page !== undefined &&
    block.y0 > 0.1 * page.height &&
    block.y0 < 0.35 * page.height &&
    block.x0 < 0.3 * page.width;
  return {
    [`${prefix}block_only`]: several ? 0 : 1,
    [`${prefix}block_first`]: several && block.order === 0 ? 1 : 0,
    [`${prefix}block_second`]: several && block.order === 1 ? 1 : 0,
    [`${prefix}block_contact`]: block.contact ? 1 : 0,
    [`${prefix}block_repeated`]: block.count > 1 ? 1 : 0,
    [`${prefix}block_window`]: window ? 1 : 0,
  };
}
