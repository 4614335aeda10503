// One line column of a profile: label, type and whether it is required in a row; the rest behind it.
import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { COLUMN_TYPES, withCoding, withFormula, type DraftColumn, type Problem } from './profile-draft.ts';
import { CodingSelect, FormulaInput, Row, type RowPlace } from './row-parts.tsx';

interface Props extends RowPlace {
  column: DraftColumn;
  problem: Problem | undefined;
  onChange: (column: DraftColumn) => void;
}

export function ColumnEditor({ column, onChange, ...place }: Props) {
  const { t } = useTranslation();
  return (
    <Row
      of={column}
      unnamed={t('profiles.column.unnamed')}
      types={COLUMN_TYPES}
      requiredHint={t('profiles.column.requiredHint')}
      onChange={onChange}
      {...place}
    >
      <TagsInput
        label={t('profiles.field.aliases')}
        description={t('profiles.field.aliasesHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxTags={30}
        value={column.aliases}
        onChange={(aliases) => onChange({ ...column, aliases })}
      />
      {column.formula === undefined && (
        <CodingSelect
          name={column.label}
          value={column.coding}
          onChange={(coding) => onChange(withCoding(column, coding))}
        />
      )}
      <FormulaInput
        name={column.label}
        value={column.formula}
        onChange={(formula) => onChange(withFormula(column, formula))}
      />
    </Row>
  );
}
