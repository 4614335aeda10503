// How likely an answer is right: a logistic regression over what its making went through. Below `SURE` an answer says that it
// is in doubt, and why.
import { readFileSync } from 'node:fs';
import { dot } from '../../extraction/ranking/rank.ts';
import { ASKED } from '../questions/asked-label.ts';
import { isByText } from '../questions/query.ts';
import type { Result } from '../records/run-query.ts';
import { leftOutOf } from './scope.ts';

/** What an answer may give as the cause of its doubt. */
export type Reason =
  | 'left_out'
  | 'doubtful'
  | 'doubtful_in_group'
  | 'label'
  | 'missing'
  | 'uncounted'
  | 'words';

export type AnswerSignal =
  | Reason
  | 'bias'
  /** The kinds of answers. */
  | 'value'
  | 'listed'
  | 'quoted'
  /** How likely one of the values that the answer is made of is misread; 0..1. */
  | 'misread'
  | 'after_doubt'
  /** The engine found the value for this question; no record has it. */
  | 'looked_up'
  | 'by_text'
  /** Of a quoted sentence: how likely it answers, as a logit; whether it has the kind of thing that is asked for, and its word. */
  | 'likely'
  | 'expected'
  | 'focus'
  /** Only sentences of the documents that the question names were looked at. */
  | 'among_named'
  /** It was looked for in the documents that the question before came down to. */
  | 'continued'
  /** The question joins things by "and", and one of them was understood. */
  | 'half';

export type AnswerSignals = Partial<Record<AnswerSignal, number>>;

/** Made by training/train-answers.ts; logits per unit of a signal. */
const weights = JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8')) as AnswerSignals;

/** Chosen so that of the answers above it about one in fifty is wrong (training/train-answers.ts says how many are). */
export const SURE = 0.9;

/** 0..1 */
export const surenessOf = (signals: AnswerSignals): number => 1 / (1 + Math.exp(-dot(signals, weights)));

/** No answer is surer than the values that it is made of. */
export const isUnsure = (signals: AnswerSignals): boolean =>
  Math.min(surenessOf(signals), 1 - (signals.misread ?? 0)) < SURE;

/** What may be wrong with the result of a query, besides how the question was understood. */
export function resultSignals(result: Result): AnswerSignals {
  const { query, rows } = result;
  const { operation } = query;
  const reasons = reasonsToCheck(result).map((reason) => [reason, 1] as const);
  const lists = operation === 'list' || operation === 'summary';
  return {
    ...Object.fromEntries(reasons),
    bias: 1,
    value: Number(operation === 'value'),
    listed: Number(lists),
    by_text: Number(query.filters.some(isByText)),
    misread: 1 - confidenceOf(result),
    looked_up: Number(
      rows.some(({ record }) => query.fields.some((name) => record.values.get(name)?.key === '')),
    ),
  };
}

/** That all values which are shown or added up are right, as if one were wrong regardless of the others. */
const confidenceOf = ({ query, rows }: Result): number =>
  rows
    .flatMap(({ record }) => query.fields.map((name) => record.values.get(name)?.confidence ?? 1))
    .reduce((product, confidence) => product * confidence, 1);

/** What the answer says of its doubt. */
export function reasonsToCheck(result: Result): Reason[] {
  const { query, rows, groups } = result;
  const { operation, fields, filters, line_items } = query;
  const { counted_out, unplaced } = leftOutOf(result);
  // A value that is shown or counted waits to be checked.
  const in_doubt = rows.some(({ record }) => fields.some((name) => record.values.get(name)?.doubtful));
  const some_item = filters.some((filter) => filter.kind === 'items' && filter.words.length > 0);
  const reasons: Record<Reason, boolean> = {
    left_out: counted_out.length + unplaced.length > 0,
    doubtful: in_doubt && groups.length === 0,
    doubtful_in_group: in_doubt && groups.length > 0,
    // What stands behind a label that no field is known by may be anything.
    label: fields.some((name) => name.startsWith(ASKED)),
    // Not all that was asked for is there.
    missing:
      !line_items &&
      operation === 'value' &&
      rows.length > 0 &&
      fields.some((_, i) => rows.every(({ values }) => values[i] === null)),
    // A line does not say how many it is of.
    uncounted:
      line_items && operation === 'count' && some_item && rows.some(({ values }) => values[1] === null),
    // Documents that are counted, listed or added up because words of the question stand in them, whatever else they mean there.
    words: !line_items && operation !== 'value' && filters.some(isByText),
  };
  return (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason]);
}
