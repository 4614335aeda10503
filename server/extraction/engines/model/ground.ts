// Looks up on the pages what the model has said. Dates and amounts are read by our own code from the quoted words; a value
// that stands nowhere is no value.
import type { Evidence } from '../../../../contract/documents.ts';
import type { Candidate, CandidateKind } from '../../candidates/candidate.ts';
import { normaliseValue } from '../../builtin/normalise-value.ts';
import { evidenceOf, findText } from '../../evidence/find-evidence.ts';
import type { FieldMeaning } from '../../labels/understand-field.ts';
import type { Row } from '../../layout/layout.ts';
import type { Scene } from '../../ranking/scene.ts';
import { fold } from '../../text/fold.ts';
import { rowOf } from './lines.ts';
import type { Claim } from './question.ts';

export interface Grounded {
  value: string;
  evidence: Evidence[];
}

/** Lines around the named one are looked at too: models miscount. */
const AROUND = 2;

/** Undefined where the model says nothing; null where what it says stands nowhere in the document. */
export function ground(claim: Claim, meaning: FieldMeaning, scene: Scene): Grounded | null | undefined {
  const value = claim.value?.trim() ?? '';
  const quote = claim.quote?.trim() ?? '';
  if (value === '' && quote === '') return undefined;
  switch (meaning.field.type) {
    case 'date':
      return groundTyped({ ...claim, value, quote }, ['date'], meaning, scene);
    case 'amount':
    case 'number':
    case 'integer':
      return groundTyped({ ...claim, value, quote }, ['amount', 'percent'], meaning, scene);
    case 'boolean':
    case 'choice':
      return groundChoice(value, quote, meaning, scene);
    case 'text':
    case 'list':
      return groundText(value === '' ? quote : value, scene);
  }
}

/** The candidate of the right kind that the model means: by its value, else the only one within the quote. */
function groundTyped(
  claim: Claim,
  kinds: CandidateKind[],
  meaning: FieldMeaning,
  scene: Scene,
): Grounded | null {
  const row = rowOf(claim.line, scene.document);
  const candidates = scene.candidates.all.filter(({ kind }) => kinds.includes(kind));
  const near = (candidate: Candidate) => distance(candidate, row);
  const same = candidates
    .filter((candidate) => isSame(normaliseValue(candidate, meaning, scene), claim.value ?? ''))
    .sort((a, b) => near(a) - near(b));
  const chosen = same[0] ?? onlyWithin(claim.quote ?? '', candidates, row);
  const value = chosen === undefined ? null : normaliseValue(chosen, meaning, scene);
  return chosen === undefined || value === null ? null : { value, evidence: evidenceOf(value, chosen.spans) };
}

function isSame(value: string | null, said: string): boolean {
  if (value === null || said === '') return false;
  if (value === said) return true;
  const [a, b] = [Number(value), Number(said.replaceAll(',', ''))];
  return Number.isFinite(a) && Number.isFinite(b) && /\d/.test(said) && a === b;
}

/** Rows away from the named line; other pages are far. */
function distance({ spans, page }: Candidate, row: Row | undefined): number {
  const own = spans[0]?.row;
  if (row === undefined || own === undefined) return page;
  return own.page.number === row.page.number ? Math.abs(own.index - row.index) : 1000 + page;
}

function onlyWithin(
  quote: string,
  candidates: readonly Candidate[],
  row: Row | undefined,
): Candidate | undefined {
  const wanted = fold(quote);
  if (wanted === '' || row === undefined) return undefined;
  const within = candidates.filter(
    (candidate) =>
      distance(candidate, row) <= AROUND &&
      candidate.spans.every((span) => wanted.includes(fold(span.row.text.slice(span.start, span.end)))),
  );
  return new Set(within.map(({ value }) => value)).size === 1 ? within[0] : undefined;
}

function groundChoice(value: string, quote: string, { field }: FieldMeaning, scene: Scene): Grounded | null {
  const options = field.type === 'boolean' ? ['true', 'false'] : field.options;
  const chosen = options.find((option) => fold(option) === fold(value));
  const evidence = quote === '' ? [] : findText(quote, scene.document);
  return chosen === undefined || evidence.length === 0 ? null : { value: chosen, evidence };
}

const LONGEST = 20_000;

/** Text as the page has it, apart from blanks and single letters. */
function groundText(value: string, scene: Scene): Grounded | null {
  const evidence = findText(value, scene.document);
  return evidence.length === 0
    ? null
    : { value: value.replaceAll(/[ \t]+/g, ' ').slice(0, LONGEST), evidence };
}
