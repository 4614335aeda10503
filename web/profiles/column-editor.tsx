// One line column of a profile: label, type and whether it is required in a row; the rest behind it.
import { useTranslation } from 'react-i18next';
import { COLUMN_TYPES, type DraftColumn, type Problem } from './profile-draft.ts';
import { OriginFields } from './origin-fields.tsx';
import { AliasesInput, Row, type RowPlace } from './row-parts.tsx';

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
      <AliasesInput value={column.aliases} onChange={(aliases) => onChange({ ...column, aliases })} />
      <OriginFields of={column} onChange={onChange} />
    </Row>
  );
}
