// Where on a page the data of the seller, the buyer, the consignee … stand: below headings, or beside vertical ones.
import {
  overlapX,
  overlapY,
  segmentAt,
  type Block,
  type PageLayout,
  type Rect,
  type Segment,
} from '../layout/layout.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { fold, isCjk } from '../text/fold.ts';
import { catalogIndex } from './catalog.ts';
import { DETAILS } from './leading-label.ts';
import type { Role } from './concepts.ts';
import type { LabelHit, Labels } from './find-labels.ts';

export interface RoleRegion extends Rect {
  role: Role;
  /** Top of the heading; evidence fades with the distance from it. */
  from: number;
}

/** A heading governs at most this many lines below it. */
const REACH = 16;
/** Words that are prepositions more often than headings count only with a colon or alone in their cell. */
const SHORT = 5;
/** Letters of a Chinese heading (购买方) at least. */
const SHORTEST_HEADING = 3;

export function findRoleRegions(page: PageLayout, labels: Labels): RoleRegion[] {
  const headings: { role: Role; hit: LabelHit }[] = [];
  for (const hits of labels.byRow.values()) {
    for (const hit of hits) {
      const roles = rolesNamed(hit);
      if (roles.length === 0 || !isHeading(hit)) continue;
      for (const role of roles) headings.push({ role, hit });
    }
  }
  const regions = headings.map(({ role, hit }) => regionBelow(page, role, hit, headings, labels));
  const vertical = verticalRegions(page);
  const missing = fapiaoRegions(page, labels).filter(({ role }) =>
    vertical.every((one) => one.role !== role),
  );
  return [...regions, ...vertical, ...missing];
}

/** 购买方名称 names the buyer as 购买方 does, also where a profile has that label as its own. */
function rolesNamed({ headings, span: { row, start, end } }: LabelHit): Role[] {
  if (headings.size > 0) return [...headings.keys()];
  const text = row.text.slice(start, end);
  const role = isCjk(text) ? roleAtStart(fold(text)) : undefined;
  return role === undefined ? [] : [role];
}

/** Papers in two languages print a heading twice, side by side, the second in a script that the lexicon has no words of. */
const SECOND_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{M}]/gu;

const DETAILED = new RegExp(String.raw`^\s*(?:${wordsOf('details')})?\s*[:：]`, 'iu');

function isHeading({ span: { row, start, end }, length, similarity }: LabelHit): boolean {
  const segment = row.segments.find((segment) => segment.start <= start && segment.end >= end);
  if (segment === undefined || similarity < 1) return false;
  const before = row.text.slice(segment.start, start);
  const after = row.text.slice(end, segment.end).replaceAll(SECOND_SCRIPT, '');
  if (/[\p{L}\d]/u.test(before)) return false;
  const alone = !/[\p{L}\d]/u.test(after) || DETAILS.test(after);
  const colon = DETAILED.test(after);
  const cjk = isCjk(row.text.slice(start, end));
  return alone || colon || (cjk && length >= 3) || (length > SHORT && /^\s*(?:name|\/|\()/iu.test(after));
}

function regionBelow(
  page: PageLayout,
  role: Role,
  hit: LabelHit,
  headings: { hit: Rect }[],
  labels: Labels,
): RoleRegion {
  const { line_height } = page;
  let x1 = page.width;
  let y1 = Math.min(hit.y0 + REACH * 1.6 * line_height, page.height);
  for (const { hit: other } of headings) {
    if (other === hit) continue;
    const beside = Math.abs(other.y0 - hit.y0) < 4 * line_height;
    if (beside && other.x0 > hit.x1) x1 = Math.min(x1, other.x0 - 0.3 * line_height);
  }
  x1 = Math.min(x1, besideBlockBelow(page, hit, labels));
  for (const block of page.blocks)
    if (isRunningBeside(block, hit, line_height)) x1 = Math.min(x1, block.x0 - 0.3 * line_height);
  for (const { hit: other } of headings) {
    if (other.y0 <= hit.y1 || other.x0 >= x1 || other.x0 < hit.x0 - 8 * line_height) continue;
    y1 = Math.min(y1, other.y0 - 0.1 * line_height);
  }
  return { role, from: hit.y0, x0: hit.x0 - 1.5 * line_height, y0: hit.y0 - 0.2 * line_height, x1, y1 };
}

/** Columns further apart than this, in line heights, have nothing to do with each other. */
const APART = 3;

/**
 * A heading alone in its cell with lines of a block right below it governs that block: where the next cell to the right of both begins.
 * Infinity where there is no such block, or where what stands below is the next label of a form.
 */
function besideBlockBelow(page: PageLayout, hit: LabelHit, labels: Labels): number {
  const { line_height } = page;
  const { row, end } = hit.span;
  const cell = segmentAt(row, hit.span.start);
  if (cell === undefined || /[\p{L}\d]/u.test(row.text.slice(end, cell.end))) return Infinity;
  const near = page.rows.slice(row.index + 1, row.index + 4);
  const below = near
    .flatMap(({ segments }) => segments)
    .find(
      (other) => Math.abs(other.x0 - hit.x0) < 1.5 * line_height && other.y0 - hit.y1 < 1.2 * line_height,
    );
  const labelled = (labels.byRow.get(below?.row ?? row) ?? []).some(
    ({ span }) => span.start === below?.start,
  );
  if (below === undefined || labelled) return Infinity;
  const right = Math.max(hit.x1, below.block?.x1 ?? below.x1) + APART * line_height;
  const others = [row, ...near].flatMap(({ segments }) => segments).filter(({ x0 }) => x0 > right);
  return Math.min(Infinity, ...others.map(({ x0 }) => x0)) - 0.3 * line_height;
}

/** Whether a block to the right began above the heading and goes on beside it, in lines of its own: another party, say. */
function isRunningBeside(block: Block, hit: Rect, line_height: number): boolean {
  if (block.x0 < hit.x1 + 2 * line_height) return false;
  if (block.y0 > hit.y0 - 0.3 * line_height || block.y1 < hit.y1 + line_height) return false;
  // Values of a form stand in the line of their label.
  return block.segments.every((segment) => overlapY(segment, hit) < 0.6 * (hit.y1 - hit.y0));
}

/** Chinese forms print 购买方 and 销售方 from top to bottom beside the rows they govern. */
function verticalRegions(page: PageLayout): RoleRegion[] {
  const stacks = verticalStacks(page).flatMap((stack) => headingIn(stack) ?? []);
  return stacks.map(({ role, rect }) => {
    let x1 = page.width;
    for (const { rect: other } of stacks) {
      if (other.x0 > rect.x1 && overlapY(rect, other) > 0) x1 = Math.min(x1, other.x0);
    }
    const margin = page.line_height;
    return {
      role,
      from: rect.y0,
      x0: rect.x1 - 0.1 * margin,
      y0: rect.y0 - 1.2 * margin,
      x1,
      y1: rect.y1 + 1.2 * margin,
    };
  });
}

/** A heading may begin below a letter that is none of it: 合 of 合计 stands above 销售方. */
function headingIn(stack: Segment[]): { role: Role; rect: Rect } | undefined {
  for (let from = 0; from + SHORTEST_HEADING <= stack.length; from++) {
    const rest = stack.slice(from);
    const role = roleAtStart(fold(rest.map((segment) => segment.text).join('')));
    if (role !== undefined) return { role, rect: rectOf(rest) };
  }
  return undefined;
}

/** Of the heading that a Chinese text begins with. */
function roleAtStart(text: string): Role | undefined {
  for (let length = text.length; length >= SHORTEST_HEADING; length--) {
    const meaning = catalogIndex().find(text.slice(0, length));
    const role = meaning === undefined ? undefined : [...meaning.headings.keys()][0];
    if (role !== undefined) return role;
  }
  return undefined;
}

/** Single CJK letters one below the other. */
function verticalStacks(page: PageLayout): Segment[][] {
  const letters = page.segments.flatMap((segment) => {
    const lone = [...segment.text].length === 1 && isCjk(segment.text);
    return lone ? [segment] : [];
  });
  const stacks: Segment[][] = [];
  for (const letter of letters) {
    const stack = stacks.find((stack) => {
      const last = stack.at(-1);
      if (last === undefined) return false;
      const height = last.y1 - last.y0;
      return (
        overlapX(last, letter) > 0 && letter.y0 >= last.y1 - 0.5 * height && letter.y0 - last.y1 < 4 * height
      );
    });
    if (stack === undefined) stacks.push([letter]);
    else stack.push(letter);
  }
  return stacks.filter((stack) => stack.length >= SHORTEST_HEADING);
}

function rectOf(segments: Segment[]): Rect {
  return {
    x0: Math.min(...segments.map((segment) => segment.x0)),
    y0: Math.min(...segments.map((segment) => segment.y0)),
    x1: Math.max(...segments.map((segment) => segment.x1)),
    y1: Math.max(...segments.map((segment) => segment.y1)),
  };
}

/** Strength 0..1 with which each role governs the place; only the nearest heading counts in full. */
export function rolesAt(regions: RoleRegion[], rect: Rect, line_height: number): Map<Role, number> {
  const roles = new Map<Role, number>();
  const containing = regions
    .filter((region) => {
      const x = (rect.x0 + Math.min(rect.x1, rect.x0 + 4 * line_height)) / 2;
      const y = (rect.y0 + rect.y1) / 2;
      return x >= region.x0 && x <= region.x1 && y >= region.y0 && y <= region.y1;
    })
    .sort((a, b) => b.from - a.from);
  const nearest = containing[0];
  if (nearest === undefined) return roles;
  for (const region of containing) {
    const lines = Math.max(0, (rect.y0 - region.from) / (1.4 * line_height));
    const strength = (nearest.from - region.from < line_height ? 1 : 0.3) * Math.max(0.3, 1 - lines / 24);
    roles.set(region.role, Math.max(roles.get(region.role) ?? 0, strength));
  }
  return roles;
}

/**
 * Chinese invoices have a fixed form: the buyer's data come first, then the seller's. It tells them apart where the
 * vertical headings were not read. Empty for other pages.
 */
function fapiaoRegions(page: PageLayout, labels: Labels): RoleRegion[] {
  const names: LabelHit[] = [];
  let fapiao = false;
  for (const hits of labels.byRow.values()) {
    for (const hit of hits) {
      const text = fold(hit.span.row.text.slice(hit.span.start, hit.span.end));
      if (text === '名称' && !/^\s*(?:规格|数量)/u.test(hit.span.row.text.slice(hit.span.end)))
        names.push(hit);
      if (text.startsWith('价税合计') || text === '发票号码') fapiao = true;
    }
  }
  const [buyer, seller] = names.sort((a, b) => Math.round((a.y0 - b.y0) / page.line_height) || a.x0 - b.x0);
  if (!fapiao || buyer === undefined || seller === undefined) return [];
  const beside = Math.abs(buyer.y0 - seller.y0) < 2 * page.line_height;
  const region = (role: Role, hit: Rect, x1: number): RoleRegion => ({
    role,
    from: hit.y0,
    x0: hit.x0 - page.line_height,
    y0: hit.y0 - page.line_height,
    x1,
    y1: hit.y0 + 7 * page.line_height,
  });
  const right = beside ? seller.x0 - page.line_height : 0.66 * page.width;
  return [region('buyer', buyer, right), region('seller', seller, beside ? page.width : right)];
}
