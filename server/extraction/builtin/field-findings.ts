// From the chosen candidates and the structured source to one finding per field, with its evidence on the page.
import type { Evidence } from '../../../contract/documents.ts';
import type { FieldFinding } from '../checks/findings.ts';
import type { CandidateKind } from '../candidates/candidate.ts';
import { evidenceOf, findText, findTyped } from '../evidence/find-evidence.ts';
import { groupOf } from '../ranking/features.ts';
import type { Assignment } from '../ranking/assign.ts';
import type { Scene } from '../ranking/scene.ts';
import { structuredValue, type StructuredSource } from '../structured/structured-source.ts';
import { fold } from '../text/fold.ts';
import { decimal, normaliseValue } from './normalise-value.ts';
import { sentence } from '../../platform/sentences/sentence.ts';

/** A page value that contradicts structured data must be this likely, in log odds, to be reported. */
const SURE_ENOUGH = 1.5;

export function fieldFinding(
  assignment: Assignment,
  scene: Scene,
  source: StructuredSource | undefined,
): FieldFinding {
  const own = ownFinding(assignment, scene);
  const structured = source === undefined ? undefined : structuredValue(source, assignment.meaning);
  if (source === undefined || structured === undefined) return own;
  return fromStructured(own, structured, source, scene);
}

function ownFinding({ meaning, chosen, rival }: Assignment, scene: Scene): FieldFinding {
  const value = chosen === null ? null : normaliseValue(chosen.candidate, meaning, scene);
  if (chosen === null || value === null) {
    return {
      meaning,
      value: null,
      candidate: null,
      ranked: null,
      rival: rival ?? chosen,
      evidence: [],
      source: 'engine',
      detail: null,
      on_page: null,
    };
  }
  const hint = chosen.learned;
  return {
    meaning,
    value,
    candidate: chosen.candidate,
    ranked: chosen,
    rival,
    evidence: evidenceOf(value, chosen.candidate.spans),
    source: hint === undefined ? 'engine' : 'learned',
    detail: hint === undefined ? null : sentence('problems.learned', { id: hint }),
    on_page: null,
  };
}

/** The structured value stands; the page gives its evidence, or contradicts it. */
function fromStructured(
  own: FieldFinding,
  raw: string,
  source: StructuredSource,
  scene: Scene,
): FieldFinding {
  const { meaning } = own;
  const type = meaning.field.type;
  const numeric = type === 'amount' || type === 'number' || type === 'integer';
  const value = numeric ? (decimal(raw, type === 'amount' ? 2 : 0) ?? raw) : raw;
  const agrees = own.value !== null && sameValue(own.value, value, numeric);
  const evidence = agrees ? own.evidence : lookUp(value, meaning, scene);
  const contradicts =
    !agrees && evidence.length === 0 && own.value !== null && (own.ranked?.score ?? 0) > SURE_ENOUGH;
  return {
    ...own,
    value,
    evidence,
    ranked: agrees ? own.ranked : null,
    source: 'e_invoice',
    detail: sentence('problems.fromSource', { source: source.name }),
    on_page: contradicts ? own.value : null,
  };
}

function sameValue(a: string, b: string, numeric: boolean): boolean {
  return numeric ? Number(a) === Number(b) : fold(a) === fold(b);
}

function lookUp(value: string, meaning: FieldFinding['meaning'], scene: Scene): Evidence[] {
  const kind: CandidateKind | undefined =
    groupOf(meaning) === 'date' ? 'date' : groupOf(meaning) === 'amount' ? 'amount' : undefined;
  if (kind === undefined) return findText(value, scene.document);
  const places = findTyped(value, scene.candidates.all, kind);
  const spans = places[0];
  return spans === undefined ? [] : evidenceOf(value, spans);
}
