// The value of a profile's field in a row, as its type is written in the language of the person.
import type { FieldType } from '../../../contract/profiles.ts';
import { useFieldFormat } from '../../text/field-format.ts';
import classes from './cells.module.css';

interface Props {
  value: string | null;
  type: FieldType;
  currency: string | null;
}

export function FieldCell({ value, type, currency }: Props) {
  const format = useFieldFormat();
  if (value === null) return null;
  return <span className={classes['text']}>{format(value, type, currency)}</span>;
}
