// How a field stands among everything else that the page could have given it: what a value is ahead of, and what may have been missed
// where there is none.
import { first, samePlace, unitsIn, type Candidate } from '../candidates/candidate.ts';
import type { FieldFinding } from '../checks/findings.ts';
import type { LabelHit } from '../labels/find-labels.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import type { FieldRanking } from '../ranking/assign.ts';
import { groupOf } from '../ranking/features.ts';
import { leads } from '../ranking/party-blocks.ts';
import type { Ranked } from '../ranking/rank.ts';
import { contextsIn, type Scene } from '../ranking/scene.ts';
import { labelStrength } from '../ranking/strength.ts';
import { fold } from '../text/fold.ts';

export type Standing = StandingOfValue | StandingOfNone;

interface StandingOfValue {
  /** Log odds of the value against none and all that reads otherwise, taken together. */
  ahead: number;
  /** The same, where only what no other field took counts: the recipient is no rival of the sender any more. */
  ahead_of_free: number;
  /** A name that is a line of an address. */
  address_line: boolean;
  /** A name and an address of one party that stand together. */
  together: boolean;
}

interface StandingOfNone {
  /** Score of the best candidate that no other field took, in log odds; undefined where there is none. */
  free: number | undefined;
  /** 0..1: the strongest label of the field that no value on the page answers. */
  named: number;
  /** The page has something of the kind that no field took: a tax number; for a due date, a day after that of issue. */
  left_over: boolean;
  /** A rate of tax is printed, of a tax that was not found. */
  rate: boolean;
}

/** Gives each field of the engine its standing; what the page has is known once all fields have taken their values. */
export function withStandings(
  fields: FieldFinding[],
  rankings: FieldRanking[],
  scene: Scene,
): FieldFinding[] {
  const page = pageOf(fields, scene);
  return fields.map((finding, i) => {
    const { candidate, ranked } = finding;
    const pool = rankings[i]?.ranked ?? [];
    if (finding.value === null) return { ...finding, standing: standingOfNone(finding, pool, page) };
    // What a lesson knows to be always so need not stand on the page.
    if (candidate === null || ranked === null || candidate.spans.length === 0) return finding;
    return { ...finding, standing: standingOfValue({ ...finding, candidate, ranked }, pool, page) };
  });
}

/** What all fields together took, and what the page has besides. */
interface TakenPage {
  scene: Scene;
  fields: FieldFinding[];
  taken: Map<FieldFinding, Candidate>;
  values: Set<string>;
  /** Labels that stand with a value some field took. */
  answered: Set<LabelHit>;
  hits: LabelHit[];
  /** ISO date; undefined where none was found. */
  issued: string | undefined;
}

/** From this closeness on a label belongs to a value. */
const CLOSE = 0.4;

function pageOf(fields: FieldFinding[], scene: Scene): TakenPage {
  const taken = new Map(
    fields.flatMap((finding) => (finding.candidate === null ? [] : [[finding, finding.candidate] as const])),
  );
  const candidates = [...taken.values()].filter(({ spans }) => spans.length > 0);
  return {
    scene,
    fields,
    taken,
    values: new Set(candidates.map(({ value }) => value)),
    answered: new Set(
      candidates.flatMap((candidate) =>
        contextsIn(scene, candidate).flatMap(({ hit, closeness }) => (closeness > CLOSE ? [hit] : [])),
      ),
    ),
    hits: [...scene.labels.values()].flatMap(({ byRow }) => [...byRow.values()].flat()),
    issued: fields.find(({ meaning }) => meaning.concept?.id === 'issue_date')?.value ?? undefined,
  };
}

type Chosen = FieldFinding & { candidate: Candidate; ranked: Ranked };

function standingOfValue(finding: Chosen, pool: Ranked[], page: TakenPage): StandingOfValue {
  const { candidate, ranked, meaning } = finding;
  const rivals = pool.filter((other) => !saysTheSame(other.candidate, candidate, meaning));
  const free = rivals.filter((other) => isFree(other.candidate, meaning, page));
  return {
    ahead: ranked.score - oddsOf(rivals),
    ahead_of_free: ranked.score - oddsOf(free),
    address_line: groupOf(meaning) === 'party' && isAddressLine(finding, page),
    together: standsTogether(finding, page),
  };
}

/** Log odds of any of them, against none. */
const oddsOf = (ranked: Ranked[]): number =>
  Math.log(ranked.reduce((sum, { score }) => sum + Math.exp(score), 1));

/** Letters from which one text within another is the same with more words around it. */
const TELLING = 4;

function saysTheSame(a: Candidate, b: Candidate, { field }: FieldMeaning): boolean {
  if (a.value === b.value) return true;
  if (field.type !== 'text') return false;
  const [short = '', long = ''] = [fold(a.value), fold(b.value)].sort((x, y) => x.length - y.length);
  return short === long || (short.length >= TELLING && long.includes(short));
}

/** Whether no other field took it. */
function isFree(candidate: Candidate, { field }: FieldMeaning, { taken }: TakenPage): boolean {
  for (const [{ meaning }, other] of taken)
    if (meaning.field.key !== field.key && (other.value === candidate.value || samePlace(other, candidate)))
      return false;
  return true;
}

/** Addresses less likely than this are mostly none. */
const LIKELY = 0.25;

/** "Musterstraße 7": firms have numbers in their names and stand at the head of addresses; recipients with both are streets. */
function isAddressLine({ candidate, value, meaning }: Chosen, { scene }: TakenPage): boolean {
  if (meaning.role !== 'buyer' && !/\d/u.test(value ?? '')) return false;
  const { row, start, end } = first(candidate);
  return scene.candidates.all.some(
    ({ kind, traits, spans }) =>
      kind === 'address' &&
      (traits.likely ?? 0) >= LIKELY &&
      spans.some((line) => line.row === row && line.start <= start && end <= line.end),
  );
}

function standsTogether({ meaning, candidate }: Chosen, { taken }: TakenPage): boolean {
  const group = groupOf(meaning);
  if (group !== 'party' && group !== 'address') return false;
  const role = meaning.role ?? 'seller';
  for (const [other, its] of taken) {
    if ((other.meaning.role ?? 'seller') !== role) continue;
    const concept = other.meaning.concept?.id;
    if (group === 'party' && concept === 'address' && leads(candidate, its)) return true;
    if (group === 'address' && concept === 'party_name' && leads(its, candidate)) return true;
  }
  return false;
}

function standingOfNone({ meaning }: FieldFinding, pool: Ranked[], page: TakenPage): StandingOfNone {
  const free = pool.find(({ candidate }) => isFree(candidate, meaning, page));
  return {
    free: free?.score,
    named: page.hits.reduce(
      (most, hit) => (page.answered.has(hit) ? most : Math.max(most, labelStrength(hit, meaning).own)),
      0,
    ),
    left_over: isLeftOver(meaning, page),
    rate: meaning.concept?.id === 'tax_total' && hasRate(page.scene),
  };
}

/** Numbers of taxpayers stand for nothing else. */
const OF_TAXPAYERS: ReadonlySet<string> = new Set(['vat_id', 'tax_number', 'uscc']);

function isLeftOver({ concept, kinds }: FieldMeaning, { scene, values, issued }: TakenPage): boolean {
  const [kind] = kinds;
  const due = concept?.id === 'due_date' && issued !== undefined;
  if (kind === undefined || !(due || OF_TAXPAYERS.has(kind))) return false;
  return scene.candidates.all.some(
    (candidate) =>
      candidate.kind === kind &&
      !values.has(candidate.value) &&
      !scene.table_rows.has(first(candidate).row) &&
      (!due || candidate.value > issued),
  );
}

/** From this strength on a label says what a rate is of. */
const STRONG_LABEL = 0.5;

const hasRate = (scene: Scene): boolean =>
  scene.candidates.all.some(
    (candidate) =>
      candidate.kind === 'percent' &&
      unitsIn(candidate) > 0 &&
      contextsIn(scene, candidate).some(
        ({ hit: { concepts }, closeness }) =>
          closeness > CLOSE &&
          Math.max(concepts.get('tax_total') ?? 0, concepts.get('tax_rate') ?? 0) > STRONG_LABEL,
      ),
  );
