// Groups segments that stand directly below each other into blocks, and blocks into reading order across columns.
import { overlapX, type Block, type PageLayout, type Segment } from './layout.ts';

/** Two lines of one block are at most this many line heights apart (their gap, not their pitch). */
const LINE_GAP = 0.95;

export function buildBlocks(page: PageLayout): Block[] {
  const blocks: Block[] = [];
  /** Blocks whose last segment may still get a follower. */
  let open: Block[] = [];
  for (const row of page.rows) {
    open = open.filter((block) => row.y0 - block.y1 < 2 * page.line_height);
    const taken = new Set<Block>();
    for (const segment of row.segments) {
      const block = blockAbove(segment, open, taken);
      if (block === undefined) {
        const fresh: Block = { segments: [segment], ...rectOf(segment) };
        segment.block = fresh;
        blocks.push(fresh);
        open.push(fresh);
        taken.add(fresh);
      } else {
        segment.block = block;
        taken.add(block);
        grow(block, segment);
      }
    }
  }
  return blocks;
}

function blockAbove(segment: Segment, open: Block[], taken: Set<Block>): Block | undefined {
  let best: Block | undefined;
  let bestFit = 0;
  for (const block of open) {
    const last = block.segments.at(-1);
    if (last === undefined || taken.has(block)) continue;
    const fit = alignment(last, segment);
    if (fit > bestFit) {
      best = block;
      bestFit = fit;
    }
  }
  return best;
}

/** 0 when the lower segment does not continue the upper one; higher for closer alignment. */
function alignment(upper: Segment, lower: Segment): number {
  const height = Math.min(upper.y1 - upper.y0, lower.y1 - lower.y0);
  const tallest = Math.max(upper.y1 - upper.y0, lower.y1 - lower.y0);
  const gap = lower.y0 - upper.y1;
  if (gap > LINE_GAP * tallest || gap < -0.5 * height || tallest > 1.8 * height) return 0;
  const left = Math.abs(lower.x0 - upper.x0);
  const right = Math.abs(lower.x1 - upper.x1);
  const middle = Math.abs(lower.x0 + lower.x1 - upper.x0 - upper.x1) / 2;
  const nearest = Math.min(left, right, middle);
  if (overlapX(upper, lower) <= 0) return 0;
  return nearest < 1.2 * height ? 2 - nearest / (1.2 * height) : 0.5;
}

function rectOf({ x0, y0, x1, y1 }: Segment) {
  return { x0, y0, x1, y1 };
}

function grow(block: Block, segment: Segment): void {
  block.segments.push(segment);
  block.x0 = Math.min(block.x0, segment.x0);
  block.x1 = Math.max(block.x1, segment.x1);
  block.y0 = Math.min(block.y0, segment.y0);
  block.y1 = Math.max(block.y1, segment.y1);
}
