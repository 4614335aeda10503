// The arbiter between the built-in engine and the model. Agreement of two readers that work differently is the best sign that
// a value is right; what only a model says must stand on the page; structured data and what people taught stand anyway.
import type { FieldFinding } from '../../checks/findings.ts';
import type { Scene } from '../../ranking/scene.ts';
import { fold } from '../../text/fold.ts';
import { ground, type Grounded } from './ground.ts';
import type { ModelReading } from './read-with-model.ts';
import { sentence, type Said, type Sentence } from '../../../platform/sentences/sentence.ts';

export interface Settled {
  fields: FieldFinding[];
  warnings: Said[];
}

/** Sums stand at the end of a document, everything else at its beginning. */
const AT_THE_END = new Set(['grand_total', 'due_payable', 'net_total', 'tax_total', 'prepaid', 'line_total']);
/** The built-in engine keeps its value against the model's when it is this sure: log odds of its ranking. */
const SURE = 3;

export function settle(fields: readonly FieldFinding[], reading: ModelReading, scene: Scene): Settled {
  const warnings: Said[] = [];
  const settled = fields.map((finding) => {
    const { said, grounded } = readingOf(finding, reading, scene);
    if (said && grounded === undefined) {
      const { label } = finding.meaning.field;
      warnings.push(sentence('problems.modelInvented', { label }));
    }
    return settleField(finding, said, grounded, reading.model);
  });
  return { fields: settled, warnings };
}

/** Whether the model says anything, and what of it stands on a page. */
function readingOf(
  finding: FieldFinding,
  { claims }: ModelReading,
  scene: Scene,
): { said: boolean; grounded: Grounded | undefined } {
  const { meaning } = finding;
  const all = (claims.get(meaning.field.key) ?? []).map((claim) => ground(claim, meaning, scene));
  const found = all.filter((one) => one !== undefined && one !== null);
  const last = AT_THE_END.has(meaning.concept?.id ?? '');
  return { said: all.some((one) => one !== undefined), grounded: last ? found.at(-1) : found[0] };
}

function settleField(
  finding: FieldFinding,
  said: boolean,
  grounded: Grounded | undefined,
  model: string,
): FieldFinding {
  const { value, source, ranked } = finding;
  if (source === 'e_invoice' || source === 'learned') return finding;
  if (grounded === undefined)
    return value === null || said ? finding : { ...finding, agreement: 'builtin_only' };
  if (value === null) return byModel(finding, grounded, 'model_only', sentence('problems.readBy', { model }));
  if (isSame(value, grounded.value))
    return { ...finding, agreement: 'both', detail: sentence('problems.alike', { model }) };
  if (fold(value).includes(fold(grounded.value)) || fold(grounded.value).includes(fold(value)))
    return {
      ...finding,
      agreement: 'both',
      detail: sentence('problems.alikeBut', { model, value: shorten(grounded.value) }),
    };
  if ((ranked?.score ?? 0) >= SURE)
    return {
      ...finding,
      agreement: 'differs',
      detail: sentence('problems.reads', { model, value: shorten(grounded.value) }),
    };
  return byModel(
    finding,
    grounded,
    'differs',
    sentence('problems.readsOther', { model, value: shorten(value) }),
  );
}

const shorten = (value: string): string => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

function byModel(
  finding: FieldFinding,
  { value, evidence }: Grounded,
  agreement: 'model_only' | 'differs',
  detail: Sentence,
): FieldFinding {
  return { ...finding, value, evidence, candidate: null, ranked: null, source: 'model', detail, agreement };
}

function isSame(a: string, b: string): boolean {
  if (fold(a) === fold(b)) return true;
  const [x, y] = [Number(a), Number(b)];
  return a.trim() !== '' && b.trim() !== '' && Number.isFinite(x) && x === y;
}
