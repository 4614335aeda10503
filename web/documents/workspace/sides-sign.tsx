// A line at a glance: the sign of its result, which says it without its colour, and its number.
import { isFitting, type OrderLineResult, type OrderMatchLine } from '../../../contract/order-match.ts';
import { signOf } from './order-line.tsx';
import classes from './sides-sign.module.css';

interface Props {
  /** Lines of the document; more than one where they are of the same line of the order. */
  of: OrderMatchLine[];
  /** What is said beside the number. */
  text?: string | undefined;
}

/** Of several lines, the first result that is not as it should be. */
export const resultOf = (lines: OrderMatchLine[]): OrderLineResult =>
  (lines.find(({ result }) => !isFitting(result)) ?? lines[0])?.result ?? 'matched';

export function SignMark({ of, text }: Props) {
  const { icon: Glyph, tone } = signOf(resultOf(of));
  const numbers = of.flatMap(({ line }) => (line === null ? [] : [line + 1]));
  return (
    <span className={classes['sign']} data-sign data-tone={tone} aria-hidden>
      <Glyph size={12} strokeWidth={2.4} />
      {numbers.length > 0 && <b>{numbers.join(', ')}</b>}
      {text !== undefined && <span>{text}</span>}
    </span>
  );
}
