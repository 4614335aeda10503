// What the engine knows of each field, to judge it again when something else on the record changes.
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import { isOpenDate } from '../candidates/candidate.ts';
import { withAgreement } from '../confidence/agreement.ts';
import { found, type CheckCode, type FoundCheck } from '../checks/check.ts';
import type { FieldFinding, Findings } from '../checks/findings.ts';
import { fieldConfidence } from '../confidence/field-confidence.ts';
import { isPrinted, misreadIn } from '../confidence/signals.ts';
import type { FieldFacts } from './facts.ts';

/** How far the runner-up may be behind, in log odds, to be worth naming. */
const CLOSE = 1.5;
const LONGEST_SHOWN = 40;

export function fieldFacts(
  finding: FieldFinding,
  findings: Findings,
  others: FieldFacts['others'],
): FieldFacts {
  const { meaning, value, evidence, source } = finding;
  const { key } = meaning.field;
  const after = (checks: FoundCheck[]) => withAgreement(fieldConfidence(finding, findings, checks), finding);
  const confidence = (...verdicts: boolean[]) =>
    after(verdicts.map((passed) => verdictOn(key, 'capitals', passed)));
  return {
    value,
    evidence,
    source,
    confidence: [confidence(), confidence(true), confidence(false), confidence(true, false)],
    added_up: after([verdictOn(key, 'netPlusTax', true)]),
    printed: isPrinted(finding),
    misread: misreadIn(finding) > 0,
    doubt: doubtOf(finding),
    others,
  };
}

/** A check of the kind that has passed or failed for the field. */
const verdictOn = (key: string, code: CheckCode, passed: boolean): FoundCheck =>
  found(code, passed, sentence('reasoning.allPassed'), [key]);

function doubtOf(finding: FieldFinding): Sentence | null {
  const { value, candidate, rival, ranked, evidence, on_page } = finding;
  if (value === null) return null;
  if (evidence.length === 0) return sentence('doubts.nowhere');
  if (on_page !== null) return sentence('doubts.pageSays', { value: on_page });
  if (rival !== null && ranked !== null && rival.score > ranked.score - CLOSE)
    return sentence('doubts.couldBe', { value: rival.candidate.value.slice(0, LONGEST_SHOWN) });
  if (misreadIn(finding) > 0) return sentence('doubts.misread');
  if (candidate?.traits['misread_year'] === 1) return sentence('doubts.year');
  if (isOpenDate(candidate)) return sentence('doubts.dayOrMonth');
  if ((ranked?.features['label'] ?? 1) < 0.2 && ranked?.features['clause'] !== 1)
    return sentence('doubts.noLabel');
  return null;
}
