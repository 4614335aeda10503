// Where on a PDF page codes or drawn words may stand: small pictures, and fields of many small shapes as codes drawn with lines are.
import type { PageBox } from './page-geometry.ts';
import type { PagePicture } from './page-objects.ts';

/** Sides of a code in points: a stamp-sized QR code to a bar code across the page. */
const [SHORTEST, LONGEST] = [18, 600] as const;
/** Wider than this many times its height no code is. */
const MAX_ASPECT = 14;
/** Shapes of which a drawn code has at least this many; simpler drawings are logos and rules. */
const MIN_SHAPES = 24;
/** Modules and bars are small or thin, and together they ink about half of their field; rules of tables hardly any. */
const [MAX_THIN, MAX_LONG] = [9, 150] as const;
const [MIN_INKED, MAX_INKED] = [0.2, 0.95] as const;
/** Shapes further apart than this (points) belong to different drawings. */
const APART = 12;
/** One path with this many segments may be a whole code. */
export const CODE_SEGMENTS = 300;
const MAX_REGIONS = 8;
/** A code needs white around it. */
const QUIET_ZONE = 6;
/** Pixels per point at which modules of a small QR code (0.7 points) come out three pixels wide. */
const SCALE = 4;
/** A picture shows no more than its own pixels: its modules are at least one wide and get two; tiny ones get more. */
const [OWN_PIXELS, LEAST_PIXELS] = [2, 250] as const;

/** A path as drawn: its box and the number of its segments. */
export interface DrawnShape {
  box: PageBox;
  segments: number;
}

export interface CodeRegion {
  /** In user space. */
  box: PageBox;
  /** Pixels per point at which to paint it. */
  scale: number;
  /** Whether it shows a stored picture rather than a field of shapes. */
  stored: boolean;
  /** Of the stored picture it shows, if it shows a single one. */
  fingerprint: string | null;
}

/** Regions to paint and search. Pages as large as pictures are not among them: those are recognised. */
export function codeRegions(pictures: readonly PagePicture[], shapes: readonly DrawnShape[]): CodeRegion[] {
  const found: CodeRegion[] = [];
  for (const picture of pictures) {
    const { box, fingerprint } = picture;
    found.push({ box, scale: pictureScale(picture), stored: true, fingerprint });
  }
  for (const box of shapeFields(shapes)) found.push({ box, scale: SCALE, stored: false, fingerprint: null });
  const distinct: CodeRegion[] = [];
  for (const region of found) {
    const covered = distinct.some(({ box, scale }) => contains(box, region.box) && scale >= region.scale);
    if (isCodeSized(region.box) && !covered) distinct.push(region);
  }
  return distinct.slice(0, MAX_REGIONS).map((region) => ({ ...region, box: grown(region.box, QUIET_ZONE) }));
}

function pictureScale({ box: { left, right, bottom, top }, width, height }: PagePicture): number {
  const longest = Math.max(right - left, top - bottom) || 1;
  return Math.min(SCALE, Math.max(LEAST_PIXELS, OWN_PIXELS * Math.max(width, height)) / longest);
}

/** Boxes around shapes drawn one after the other beside each other. */
function shapeFields(shapes: readonly DrawnShape[]): PageBox[] {
  const fields: PageBox[] = [];
  let field: { box: PageBox; count: number; inked: number } | undefined;
  const finish = () => {
    const share = field ? field.inked / (area(field.box) || 1) : 0;
    if (field && field.count >= MIN_SHAPES && share >= MIN_INKED && share <= MAX_INKED)
      fields.push(field.box);
    field = undefined;
  };
  for (const { box, segments } of shapes) {
    if (segments >= CODE_SEGMENTS) fields.push(box);
    if (!isModule(box)) continue;
    if (field && touches(field.box, box)) {
      field = { box: around(field.box, box), count: field.count + 1, inked: field.inked + area(box) };
    } else {
      finish();
      field = { box, count: 1, inked: area(box) };
    }
  }
  finish();
  return fields;
}

function isCodeSized({ left, right, bottom, top }: PageBox): boolean {
  const [width, height] = [right - left, top - bottom];
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short >= SHORTEST && long <= LONGEST && long / short <= MAX_ASPECT;
}

function isModule({ left, right, bottom, top }: PageBox): boolean {
  const [width, height] = [right - left, top - bottom];
  return Math.min(width, height) <= MAX_THIN && Math.max(width, height) <= MAX_LONG;
}

const area = ({ left, right, bottom, top }: PageBox) => (right - left) * (top - bottom);

const grown = ({ left, right, bottom, top }: PageBox, by: number): PageBox => ({
  left: left - by,
  right: right + by,
  bottom: bottom - by,
  top: top + by,
});

const touches = (a: PageBox, b: PageBox) =>
  b.left <= a.right + APART &&
  b.right >= a.left - APART &&
  b.bottom <= a.top + APART &&
  b.top >= a.bottom - APART;

const contains = (a: PageBox, b: PageBox) =>
  b.left >= a.left - 1 && b.right <= a.right + 1 && b.bottom >= a.bottom - 1 && b.top <= a.top + 1;

const around = (a: PageBox, b: PageBox): PageBox => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
  top: Math.max(a.top, b.top),
});
