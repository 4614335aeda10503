// What corrections by people taught about this sender's documents: the label and the place of a field's value, or the
// value itself where it never changes.
import { readFrom, type Candidate, type CandidateKind } from '../candidates/candidate.ts';
import type { LearnedHint } from '../draft.ts';
import { findValue } from '../evidence/find-value.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import type { DocumentLayout } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import { closeness } from '../text/similarity.ts';
import { formatOf, labelOf, textsAt } from './learned-places.ts';
import type { Ranked } from './rank.ts';
import type { Scene } from './scene.ts';

/** What a lesson in good standing is worth over the best that is known without it, in log odds: more than a sum that fails. */
const LIFT = 3;
/** Less support than this, after contradictions, does not overrule the engine any more; it only speaks for a candidate. */
const ENOUGH = 0.5;
const WEAK_GAIN = 2;
/** What lessons say must not be taken costs this much. */
const ABSENT = 20;
/** Distance, in fractions of the page, within which a place is the same. */
const NEAR = 0.035;
/** How much a lesson speaks for a candidate: behind its label; at its place when the label is gone or there was none. */
const BY_LABEL = 1;
const BY_PLACE = 0.7;
const ALSO_NEAR = 0.2;
const BY_VALUE = 1;

/** Raises what the hints point to, lowers what they warn of, and adds what they know when no candidate stands there. */
export function applyHints(
  ranked: Ranked[],
  meaning: FieldMeaning,
  scene: Scene,
  hints: LearnedHint[],
): Ranked[] {
  const own = hints.filter((hint) => hint.field === meaning.field.key);
  if (own.length === 0) return ranked;
  const best = ranked[0];
  const top = Math.max(best?.score ?? 0, 0);
  const pool = [...ranked, ...additional(ranked, meaning, scene, own)];
  return pool
    .map((one) => weigh(one, own, scene, { top, best: best?.candidate.value }))
    .sort((a, b) => b.score - a.score);
}

function weigh(
  one: Ranked,
  hints: LearnedHint[],
  scene: Scene,
  { top, best }: { top: number; best: string | undefined },
): Ranked {
  let [support, against, strongest] = [0, 0, 0];
  let from: number | undefined;
  for (const hint of hints) {
    const match = hint.weight * matchOf(one.candidate, hint, scene);
    if (hint.absent) {
      against = Math.max(against, match);
      continue;
    }
    support += match;
    if (match > strongest) [strongest, from] = [match, hint.document_id];
  }
  if (support <= against) return against > 0 ? { ...one, score: one.score - ABSENT * against } : one;
  const score =
    support < ENOUGH ? one.score + WEAK_GAIN * support : Math.max(one.score, top) + LIFT + support;
  // The learned label is the label, as good as one of the catalogue.
  const features = { ...one.features, learned: support, label: Math.max(one.features['label'] ?? 0, 0.9) };
  // What the engine would have chosen anyway was not learned.
  const decisive = support >= ENOUGH && one.candidate.value !== best;
  return { ...one, score, features, ...(decisive && from !== undefined ? { learned: from } : {}) };
}

/** 0..1 and a little more: how much the hint speaks for (or, if absent, of) this candidate. */
function matchOf(candidate: Candidate, hint: LearnedHint, scene: Scene): number {
  if (hint.constant && fold(candidate.value) === fold(hint.value)) return BY_VALUE;
  const span = candidate.spans[0];
  if (span === undefined) return 0;
  const near = isNear(candidate, hint, scene.document);
  const shaped = hint.constant || hint.absent || candidate.kind !== 'text';
  if (!shaped && formatOf(candidate.value) !== hint.format) return 0;
  // Of a value that never changes another one at its place is no sign.
  if (hint.label === '') return near && !hint.constant ? BY_PLACE : 0;
  const label = labelOf(span);
  const same =
    label !== undefined && label.relation === hint.relation && isSame(fold(label.text), hint.label);
  if (!same) return 0;
  return hint.constant ? BY_PLACE : BY_LABEL + (near ? ALSO_NEAR : 0);
}

/** Recognisers get a letter wrong now and then. */
const isSame = (label: string, learned: string): boolean =>
  label === learned || (learned.length >= 5 && closeness(label, learned) >= 0.85);

function isNear(candidate: Candidate, hint: LearnedHint, { pages }: DocumentLayout): boolean {
  const page = pages[candidate.page];
  if (page === undefined || page.number !== hint.page) return false;
  const x = (candidate.x0 + candidate.x1) / 2 / page.width;
  const y = (candidate.y0 + candidate.y1) / 2 / page.height;
  return Math.hypot(x - hint.x, y - hint.y) < NEAR;
}

/** Candidates that the engine did not consider for the field, as far as a hint points to them. */
function additional(ranked: Ranked[], meaning: FieldMeaning, scene: Scene, hints: LearnedHint[]): Ranked[] {
  const known = new Set(ranked.map(({ candidate }) => placeKey(candidate)));
  const found: Candidate[] = [];
  for (const hint of hints) {
    if (hint.absent) continue;
    const texts = meaning.field.type === 'text' ? textsAt(hint, scene.document) : [];
    found.push(...texts);
    if (hint.constant) found.push(...constant(hint, meaning, scene, texts.length > 0));
    found.push(...typed(meaning, scene).filter((candidate) => matchOf(candidate, hint, scene) > 0));
  }
  return found.flatMap((candidate) => {
    const key = placeKey(candidate);
    if (known.has(key)) return [];
    known.add(key);
    return [{ candidate, features: { bias: 1 }, score: -1 }];
  });
}

function placeKey(candidate: Candidate): string {
  const span = candidate.spans[0];
  return `${fold(candidate.value)}|${span === undefined ? '' : `${candidate.page}.${span.row.index}.${span.start}`}`;
}

function typed(meaning: FieldMeaning, scene: Scene): Candidate[] {
  const kinds = new Set<CandidateKind>(meaning.kinds.filter((kind) => kind !== 'text'));
  return scene.candidates.all.filter((candidate) => kinds.has(candidate.kind));
}

/** Fields that may be filled from memory when the page does not print them; account and tax numbers never are. */
const FROM_MEMORY = new Set(['party_name', 'address', 'currency', 'payment_terms', 'payment_method']);

function constant(hint: LearnedHint, meaning: FieldMeaning, scene: Scene, labelled: boolean): Candidate[] {
  const found = findValue(hint.value, meaning, scene.document, scene.today);
  const span = found?.span ?? undefined;
  // What the page says behind the learned label is the truth of today.
  const from_memory = !labelled && FROM_MEMORY.has(meaning.concept?.id ?? '');
  if (span === undefined && !from_memory) return [];
  return [readFrom(span === undefined ? [] : [span], 'text', hint.value)];
}
