// What corrections by people taught about this sender's documents: the place, the label and the value of a field.
import type { LearnedHint } from '../draft.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { first } from '../candidates/candidate.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import type { Segment } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import type { Ranked } from './rank.ts';
import type { Scene } from './scene.ts';

/** Log odds for standing where the corrected value stood, behind the same words, and reading the same. */
const SAME_PLACE = 2.5;
const SAME_LABEL = 3;
const SAME_VALUE = 2;
/** Distance, in fractions of the page, within which a place is the same. */
const NEAR = 0.035;

/** Raises what the hints point to, and adds the cell at the learned place when no candidate stands there. */
export function applyHints(
  ranked: Ranked[],
  meaning: FieldMeaning,
  scene: Scene,
  hints: LearnedHint[],
): Ranked[] {
  const own = hints.filter((hint) => hint.field === meaning.field.key);
  if (own.length === 0) return ranked;
  const pool = [...ranked, ...own.flatMap((hint) => cellAt(hint, meaning, scene, ranked))];
  return pool.map((one) => raise(one, own, scene)).sort((a, b) => b.score - a.score);
}

function raise(ranked: Ranked, hints: LearnedHint[], scene: Scene): Ranked {
  let best = 0;
  let from: number | undefined;
  for (const hint of hints) {
    const gain = gainOf(ranked.candidate, hint, scene);
    if (gain > best) {
      best = gain;
      from = hint.document_id;
    }
  }
  if (from === undefined) return ranked;
  return {
    ...ranked,
    score: ranked.score + best,
    learned: from,
    features: { ...ranked.features, learned: best },
  };
}

function gainOf(candidate: Candidate, hint: LearnedHint, scene: Scene): number {
  const page = scene.document.pages[candidate.page];
  if (page === undefined) return 0;
  const x = (candidate.x0 + candidate.x1) / 2 / page.width;
  const y = (candidate.y0 + candidate.y1) / 2 / page.height;
  const distance = Math.hypot(x - hint.x, y - hint.y);
  let gain = page.number === hint.page && distance < NEAR ? SAME_PLACE * (1 - distance / NEAR / 2) : 0;
  if (hint.label !== '' && labelBefore(candidate).endsWith(hint.label)) gain += SAME_LABEL;
  if (hint.value !== '' && fold(candidate.value) === fold(hint.value)) gain += SAME_VALUE;
  return gain;
}

/** Folded words in front of the candidate in its row; above it when the row begins with it. */
export function labelBefore(candidate: Candidate): string {
  const { row, start } = first(candidate);
  const before = fold(row.text.slice(0, start));
  if (before !== '') return before;
  const above = row.page.rows[row.index - 1]?.segments.find(
    (segment) => segment.x0 < candidate.x1 && segment.x1 > candidate.x0,
  );
  return above === undefined ? '' : fold(above.text);
}

function cellAt(hint: LearnedHint, meaning: FieldMeaning, scene: Scene, ranked: Ranked[]): Ranked[] {
  if (meaning.field.type !== 'text') return [];
  const page = scene.document.pages[hint.page - 1];
  const segment = page?.segments.find((cell) => holds(cell, hint));
  if (page === undefined || segment === undefined) return [];
  if (
    ranked.some(
      ({ candidate }) => first(candidate).row === segment.row && fold(candidate.value) === fold(segment.text),
    )
  )
    return [];
  const { row, start, end, text, x0, x1, y0, y1 } = segment;
  const candidate: Candidate = {
    kind: 'text',
    value: text,
    spans: [{ row, start, end }],
    page: page.index,
    traits: {},
    x0,
    x1,
    y0,
    y1,
  };
  return [{ candidate, features: { bias: 1 }, score: -1 }];
}

function holds(cell: Segment, hint: LearnedHint): boolean {
  const { width, height } = cell.row.page;
  const [x, y] = [hint.x * width, hint.y * height];
  return x >= cell.x0 && x <= cell.x1 && y >= cell.y0 && y <= cell.y1;
}
