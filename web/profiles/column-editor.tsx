// One line column of a profile: label, type, whether it is required, and what it is called on paper.
import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './field-editor.module.css';
import { COLUMN_TYPES, type DraftColumn, type Problem } from './profile-draft.ts';
import { Key, LabelInput, RequiredBox, RowTools, TypeSelect, type RowPlace } from './row-parts.tsx';

interface Props extends RowPlace {
  column: DraftColumn;
  problem: Problem | undefined;
  onChange: (column: DraftColumn) => void;
}

export function ColumnEditor({ column, problem, onChange, ...place }: Props) {
  const { t } = useTranslation();
  const name = column.label.trim() === '' ? t('profiles.column.unnamed') : column.label;
  const change = (changed: Partial<DraftColumn>) => onChange({ ...column, ...changed });
  return (
    <div className={classes['field']}>
      <div className={classes['columnRow']}>
        <LabelInput value={column.label} problem={problem} onChange={(label) => change({ label })} />
        <Key of={column} />
        <TypeSelect types={COLUMN_TYPES} value={column.type} onChange={(type) => change({ type })} />
        <TagsInput
          aria-label={t('profiles.field.aliases')}
          placeholder={column.aliases.length === 0 ? t('profiles.field.aliases') : ''}
          maxTags={30}
          value={column.aliases}
          onChange={(aliases) => change({ aliases })}
        />
        <RequiredBox
          hint={t('profiles.column.requiredHint')}
          checked={column.required}
          onChange={(required) => change({ required })}
        />
        <RowTools name={name} {...place} />
      </div>
    </div>
  );
}
