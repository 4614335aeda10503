// What is asked of a person where a document does not fit the orders that it belongs to.
import type { StoredOrderMatch } from '../../database/stored-record.ts';
import type { Sentence } from '../../platform/sentences/sentence.ts';

interface OrderAsked {
  id: string;
  code: string;
  target: string | null;
  message: Sentence;
  advice: boolean;
}

/** One for each difference: each is looked at, and accepted, by itself. */
export function orderQuestions({ lines, questions }: StoredOrderMatch): OrderAsked[] {
  return [
    ...questions.map(({ code, field, message }, i) => ({
      id: `${code}:${i}`,
      code: `order_${code}`,
      target: field,
      message,
      // Not every document of a vendor that orders are placed with has one.
      advice: code === 'proposed',
    })),
    ...lines.flatMap(({ line, differences }) =>
      differences.map(({ result, column, message }) => ({
        id: `${line}:${result}`,
        code: result,
        target: line === null ? 'line_items' : `line_items[${line}].${column}`,
        message,
        advice: false,
      })),
    ),
  ];
}
