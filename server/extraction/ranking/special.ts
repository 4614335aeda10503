// Fields that are not chosen among printed values by labels alone: the currency, the kind of invoice, clauses of contracts.
import type { Candidate } from '../candidates/candidate.ts';
import { currencyOfHome, findCurrencies, meantBy } from '../candidates/currency.ts';
import { findInvoiceType } from '../candidates/invoice-type.ts';
import { findClauses } from '../clauses/find-clauses.ts';
import { overlapX, segmentAt, spanRect, type Row } from '../layout/layout.ts';
import type { LabelHit } from '../labels/find-labels.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { moneyHomesOf } from './home-country.ts';
import type { Ranked } from './rank.ts';
import type { Scene } from './scene.ts';

/** Candidates with their score, best first; undefined when the ordinary ranking applies. */
export function rankSpecial(meaning: FieldMeaning, scene: Scene): Ranked[] | undefined {
  switch (meaning.concept?.id ?? '') {
    case 'currency':
      return rankCurrencies(scene);
    case 'invoice_type':
      return rank(findInvoiceType(scene.document), () => 3);
    default:
      return undefined;
  }
}

function rankCurrencies(scene: Scene): Ranked[] {
  const { all } = scene.candidates;
  const homes = moneyHomesOf(scene);
  const meant = meantBy(scene.document, homes);
  const printed = findCurrencies(scene.document, all, (row, at) => labelled(scene, row, at), meant);
  return printed.length > 0
    ? rank(printed, currencyScore)
    : rank(currencyOfHome(all, homes[0]), () => OF_HOME);
}

/** Log odds that a document is in the currency of its country. */
const OF_HOME = 1;

/** Clauses are added to what labels find: a contract may have a cover page with a table of its terms. */
export function clauseCandidates(meaning: FieldMeaning, scene: Scene): Ranked[] {
  const found = findClauses(meaning, scene);
  return found.map((candidate) => ({
    candidate,
    features: { clause: 1 },
    score: candidate.traits['clause_score'] ?? 1,
  }));
}

function rank(candidates: Candidate[], score: (candidate: Candidate) => number): Ranked[] {
  return candidates
    .map((candidate) => ({ candidate, features: { bias: 1, ...candidate.traits }, score: score(candidate) }))
    .sort((a, b) => b.score - a.score);
}

/** In log odds: a labelled code is certain; else the share of the amounts decides. */
function currencyScore({ traits }: Candidate): number {
  return (
    -0.5 +
    4.5 * (traits['labelled'] ?? 0) +
    3.5 * (traits['share'] ?? 0) +
    0.4 * (traits['written'] ?? 0) +
    1.2 * (traits['sole'] ?? 0)
  );
}

/** A label with its value behind it says nothing of what stands below. */
const endsCell = ({ span: { row, start, end } }: LabelHit): boolean =>
  !/[\p{L}\d]/u.test(row.text.slice(end, segmentAt(row, start)?.end));

function labelled(scene: Scene, row: Row, at: number): boolean {
  const labels = scene.labels.get(row.page);
  const own = (labels?.byRow.get(row) ?? []).some(
    (hit) => hit.concepts.has('currency') && hit.span.end <= at,
  );
  const above = row.page.rows[row.index - 1];
  const code = spanRect({ row, start: at, end: at + 1 });
  return (
    own ||
    (above !== undefined &&
      (labels?.byRow.get(above) ?? []).some(
        (hit) => (hit.concepts.get('currency') ?? 0) > 0.6 && overlapX(hit, code) > 0 && endsCell(hit),
      ))
  );
}
