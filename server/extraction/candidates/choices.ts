// Values of fields with a fixed set of answers: an option printed near the label, a ticked box, yes or no.
import type { ProfileField } from '../../../contract/profiles.ts';
import type { LabelHit, Labels } from '../labels/find-labels.ts';
import type { Span } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import { anchoredTexts } from './anchored.ts';
import { readFrom, type Candidate } from './candidate.ts';

const TICKED = /[☑☒✓✔✗✘■●◉⊠]|\[\s?[xX✓]\s?\]|\(\s?[xX]\s?\)|(?<![\p{L}])[Xx](?![\p{L}])/u;
const OPEN = /[☐□○◯]|\[\s{0,2}\]|\(\s{1,2}\)/u;
const YES = /^(?:yes|y|true|ja|oui|sí|si|sim|是|有|已|checked|on)(?![\p{L}])/iu;
const NO = /^(?:no|n|false|nein|nee|non|não|nao|否|无|未|none|off)(?![\p{L}])/iu;

export function findChoices(field: ProfileField, hits: { hit: LabelHit; labels: Labels }[]): Candidate[] {
  return hits.flatMap(({ hit, labels }) => {
    const texts = anchoredTexts(hit, labels, { multiline: false, separator: ' ', strict: false });
    if (field.type === 'boolean') return answer(hit, texts);
    return texts.flatMap((text) => option(field, text));
  });
}

/** A box before or behind the label decides; then the words behind it. */
function answer(hit: LabelHit, texts: Candidate[]): Candidate[] {
  const { row, start, end } = hit.span;
  const before = row.text.slice(Math.max(0, start - 5), start);
  const after = row.text.slice(end, end + 8);
  for (const text of [before, after]) {
    if (TICKED.test(text)) return [made(hit.span, 'true')];
    if (OPEN.test(text)) return [made(hit.span, 'false')];
  }
  return texts.flatMap((text) => {
    if (YES.test(text.value)) return [{ ...text, value: 'true' }];
    return NO.test(text.value) ? [{ ...text, value: 'false' }] : [];
  });
}

/** The longest option that begins the text, or stands in it ticked. */
function option({ options }: ProfileField, text: Candidate): Candidate[] {
  const folded = fold(text.value);
  const fitting = options.filter((option) => folded.startsWith(fold(option)) && fold(option) !== '');
  const best =
    fitting.sort((a, b) => b.length - a.length)[0] ?? options.find((option) => fold(option) === folded);
  return best === undefined ? [] : [{ ...text, value: best }];
}

const made = (span: Span, value: string): Candidate =>
  readFrom([span], 'text', value, { box: 1, anchored_inline: 1 });
