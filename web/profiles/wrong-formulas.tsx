// What the service says of the formulas of a profile while they are written: the problem of each, with its place.
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WrongFormula } from '../../contract/profiles.ts';
import { query } from '../api/queries.ts';
import classes from './field-editor.module.css';
import { bodyOf, type ProfileDraft } from './profile-draft.ts';

/** By the row of the field or column. */
const WrongFormulas = createContext<ReadonlyMap<number, WrongFormula>>(new Map());

const PAUSE_MS = 300;

/** Checks the formulas of a draft for those who write them. Rows without a label, which are no fields yet, take no part. */
export function CheckedFormulas({ draft, children }: { draft: ProfileDraft; children: ReactNode }) {
  const labelled = {
    ...draft,
    fields: draft.fields.filter(({ label }) => label.trim() !== ''),
    line_columns: draft.line_columns.filter(({ label }) => label.trim() !== ''),
  };
  const [checked] = useDebouncedValue(labelled, PAUSE_MS);
  const { fields, line_columns } = bodyOf(checked);
  const { data } = useQuery({
    ...query('checkFormulas', { body: { fields, line_columns } }),
    enabled: [...fields, ...line_columns].some(({ formula }) => formula !== undefined),
    placeholderData: keepPreviousData,
  });
  const wrong = (data?.problems ?? []).flatMap((problem) => {
    const row = checked[problem.of][problem.index]?.row;
    return row === undefined ? [] : [[row, problem] as const];
  });
  return <WrongFormulas value={new Map(wrong)}>{children}</WrongFormulas>;
}

/** The problem of a row's formula. */
export const useWrongFormula = (row: number) => use(WrongFormulas).get(row);

/** What is wrong, with the wrong part marked in the formula. */
export function FormulaError({ formula, wrong }: { formula: string; wrong: WrongFormula }) {
  const { t } = useTranslation();
  const { said, position, length } = wrong;
  if (position === null) return t('profiles.field.formulaWrong', { said });
  const from = position - 1;
  const to = from + (length ?? 0);
  return (
    <>
      {t('profiles.field.formulaWrongAt', { said, position })}
      <span className={classes['wrong']}>
        {formula.slice(0, from)}
        <mark>{formula.slice(from, to) || '\u00A0'}</mark>
        {formula.slice(to)}
      </span>
    </>
  );
}
