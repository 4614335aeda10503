// Where the values of a field or a line column come from, if not from the page: the books, or a formula.
import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CODINGS, type Coding } from '../../contract/line-columns.ts';
import classes from './field-editor.module.css';
import { withCoding, withFormula } from './profile-draft.ts';
import type { RowContent } from './row-parts.tsx';
import { FormulaError, useWrongFormula } from './wrong-formulas.tsx';

export function OriginFields<Of extends RowContent>({
  of,
  onChange,
}: {
  of: Of;
  onChange: (next: Of) => void;
}) {
  return (
    <>
      {of.formula === undefined && (
        <CodingSelect
          name={of.label}
          value={of.coding}
          onChange={(coding) => onChange(withCoding(of, coding))}
        />
      )}
      <FormulaInput
        name={of.label}
        row={of.row}
        value={of.formula}
        onChange={(formula) => onChange(withFormula(of, formula))}
      />
    </>
  );
}

/** @param value undefined where the value is read from the page */
function CodingSelect({
  name,
  value,
  onChange,
}: {
  name: string;
  value: Coding | undefined;
  onChange: (coding: Coding | undefined) => void;
}) {
  const { t } = useTranslation();
  const data = (['none', ...CODINGS] as const).map((one) => ({
    value: one,
    label: t(`profiles.field.codings.${one}`),
  }));
  return (
    <Select
      label={t('profiles.field.coding')}
      aria-label={t('profiles.field.codingOf', { name })}
      description={t('profiles.field.codingHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDeselect={false}
      data={data}
      value={value ?? 'none'}
      onChange={(chosen) => onChange(CODINGS.find((one) => one === chosen))}
    />
  );
}

/** @param value undefined where the value is read from the page */
function FormulaInput({
  name,
  row,
  value,
  onChange,
}: {
  name: string;
  row: number;
  value: string | undefined;
  onChange: (formula: string) => void;
}) {
  const { t } = useTranslation();
  const wrong = useWrongFormula(row);
  return (
    <TextInput
      label={t('profiles.field.formula')}
      aria-label={t('profiles.field.formulaOf', { name })}
      description={t('profiles.field.formulaHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ input: classes['code'] ?? '' }}
      maxLength={500}
      spellCheck={false}
      error={value !== undefined && wrong && <FormulaError formula={value} wrong={wrong} />}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
