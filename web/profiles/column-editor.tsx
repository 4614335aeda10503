// One line column of a profile: label, type, whether it is required, and what it is called on paper.
import { Checkbox, Select, TagsInput, TextInput } from '@mantine/core';
import { TbArrowDown, TbArrowUp, TbTrash } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import classes from './field-editor.module.css';
import { Key, Tool } from './field-editor.tsx';
import { COLUMN_TYPES, type DraftColumn, type Problem } from './profile-draft.ts';

interface Props {
  column: DraftColumn;
  problem: Problem | undefined;
  first: boolean;
  last: boolean;
  onChange: (column: DraftColumn) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

export function ColumnEditor({ column, problem, first, last, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation();
  const name = column.label.trim() === '' ? t('profiles.column.unnamed') : column.label;
  return (
    <div className={classes['field']}>
      <div className={classes['columnRow']}>
        <TextInput
          aria-label={t('profiles.field.label')}
          placeholder={t('profiles.field.label')}
          maxLength={80}
          value={column.label}
          error={problem !== undefined && t(`profiles.field.${problem}`)}
          onChange={(event) => onChange({ ...column, label: event.currentTarget.value })}
        />
        <Key of={column} />
        <Select
          aria-label={t('profiles.field.type')}
          allowDeselect={false}
          data={COLUMN_TYPES.map((type) => ({ value: type, label: t(`profiles.types.${type}`) }))}
          value={column.type}
          onChange={(type) => type !== null && onChange({ ...column, type })}
        />
        <TagsInput
          aria-label={t('profiles.field.aliases')}
          placeholder={column.aliases.length === 0 ? t('profiles.field.aliases') : ''}
          maxTags={30}
          value={column.aliases}
          onChange={(aliases) => onChange({ ...column, aliases })}
        />
        <Checkbox
          size="xs"
          label={t('profiles.field.required')}
          title={t('profiles.column.requiredHint')}
          checked={column.required}
          onChange={(event) => onChange({ ...column, required: event.currentTarget.checked })}
        />
        <span className={classes['tools']}>
          <Tool
            icon={TbArrowUp}
            text={t('profiles.field.up', { name })}
            disabled={first}
            onClick={() => onMove(-1)}
          />
          <Tool
            icon={TbArrowDown}
            text={t('profiles.field.down', { name })}
            disabled={last}
            onClick={() => onMove(1)}
          />
          <Tool icon={TbTrash} text={t('profiles.field.remove', { name })} onClick={onRemove} />
        </span>
      </div>
    </div>
  );
}
