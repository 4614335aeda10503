// Whether an answer over records may be wrong or incomplete: then it says so, and is not given for sure. Each of these was
// wrong in a sixth to a half of the questions that the measurements are made with.
import { ASKED } from '../questions/asked-label.ts';
import { isAmount } from '../questions/decide.ts';
import { isByText } from '../questions/query.ts';
import { hasAll } from '../records/has-words.ts';
import type { Result } from '../records/run-query.ts';
import { leftOutOf } from './scope.ts';

export type Reason =
  | 'left_out'
  | 'doubtful'
  | 'doubtful_in_group'
  | 'label'
  | 'missing'
  | 'uncounted'
  | 'words'
  | 'line';

/** Why the answer is to be checked; empty where it is sure. The answer says each of them. */
export const reasonsToCheck = (result: Result): Reason[] =>
  REASONS.filter(([, holds]) => holds(result)).map(([reason]) => reason);

const REASONS: [Reason, (result: Result) => boolean][] = [
  ['left_out', isLeftOut],
  ['doubtful', (result) => result.groups.length === 0 && isDoubtful(result)],
  ['doubtful_in_group', (result) => result.groups.length > 0 && isDoubtful(result)],
  ['label', isLabelOnly],
  ['missing', isMissing],
  ['uncounted', isUncounted],
  ['words', isCountOfWords],
  ['line', isOfLine],
];

function isLeftOut(result: Result): boolean {
  const { counted_out, unplaced } = leftOutOf(result);
  return counted_out.length + unplaced.length > 0;
}

/** A value that is shown or counted waits to be checked. */
function isDoubtful({ query, rows }: Result): boolean {
  return rows.some(({ record }) => query.fields.some((name) => record.values.get(name)?.doubtful === true));
}

/** What stands behind a label that no field is known by may be anything. */
function isLabelOnly({ query }: Result): boolean {
  return query.fields.some((name) => name.startsWith(ASKED));
}

/** Not all that was asked for is there. */
function isMissing({ query: { operation, fields, line_items }, rows }: Result): boolean {
  return (
    !line_items &&
    operation === 'value' &&
    rows.length > 0 &&
    fields.some((_, i) => rows.every(({ values }) => values[i] === null))
  );
}

/** A line does not say how many it is of. */
function isUncounted({ query: { operation, line_items, filters }, rows }: Result): boolean {
  return (
    line_items &&
    operation === 'count' &&
    filters.some((filter) => filter.kind === 'items' && filter.words.length > 0) &&
    rows.some(({ values }) => values[1] === null)
  );
}

/** Documents that are counted or listed because words of the question stand in them, whatever else the words mean there. */
function isCountOfWords({ query: { operation, line_items, filters } }: Result): boolean {
  return !line_items && /^(?:count|list|distinct)$/.test(operation) && filters.some(isByText);
}

/** The words that told the document are those of one of its lines: its tax is perhaps asked for, and not the document's. */
function isOfLine({ query: { operation, line_items, fields, filters }, rows }: Result): boolean {
  return (
    operation === 'value' &&
    !line_items &&
    fields.some(isAmount) &&
    filters.some(
      (filter) =>
        filter.kind === 'documents' &&
        filter.by_text === true &&
        rows.some(
          ({ record: { items } }) =>
            items.length > 1 && items.some(({ description }) => hasAll(description, filter.said.split(' '))),
        ),
    )
  );
}
