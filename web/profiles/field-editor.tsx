// One field of a profile: label, type and whether it is required in a row; the rest behind it.
import { ActionIcon, Checkbox, Collapse, Select, TagsInput, TextInput, Tooltip } from '@mantine/core';
import type { IconType } from 'react-icons';
import { TbArrowDown, TbArrowUp, TbChevronDown, TbChevronRight, TbTrash } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './field-editor.module.css';
import { FIELD_TYPES, effectiveKey, type DraftField, type Problem } from './profile-draft.ts';

interface Props {
  field: DraftField;
  problem: Problem | undefined;
  first: boolean;
  last: boolean;
  onChange: (field: DraftField) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

export function FieldEditor({ field, problem, first, last, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const name = field.label.trim() === '' ? t('profiles.field.unnamed') : field.label;
  return (
    <div className={classes['field']}>
      <div className={classes['row']}>
        <ActionIcon
          aria-expanded={open}
          aria-label={t('profiles.field.open', { name })}
          onClick={() => setOpen(!open)}
        >
          {open ? <TbChevronDown size={17} /> : <TbChevronRight size={17} />}
        </ActionIcon>
        <TextInput
          aria-label={t('profiles.field.label')}
          placeholder={t('profiles.field.label')}
          maxLength={80}
          value={field.label}
          error={problem !== undefined && t(`profiles.field.${problem}`)}
          onChange={(event) => onChange({ ...field, label: event.currentTarget.value })}
        />
        <Key of={field} />
        <Select
          aria-label={t('profiles.field.type')}
          allowDeselect={false}
          data={FIELD_TYPES.map((type) => ({ value: type, label: t(`profiles.types.${type}`) }))}
          value={field.type}
          onChange={(type) => type !== null && onChange({ ...field, type })}
        />
        <Checkbox
          size="xs"
          label={t('profiles.field.required')}
          title={t('profiles.field.requiredHint')}
          checked={field.required}
          onChange={(event) => onChange({ ...field, required: event.currentTarget.checked })}
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
      <Collapse expanded={open}>
        <More field={field} onChange={onChange} />
      </Collapse>
    </div>
  );
}

/** What programs call the field. */
export function Key({ of: field }: { of: Pick<DraftField, 'key' | 'label'> }) {
  const { t } = useTranslation();
  const key = effectiveKey(field);
  return (
    <span className={classes['key']} title={t('profiles.field.keyHint')}>
      {key === '' ? t('profiles.field.keyAuto') : <code>{key}</code>}
    </span>
  );
}

export function Tool({
  icon: Glyph,
  text,
  disabled,
  onClick,
}: {
  icon: IconType;
  text: string;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <Tooltip label={text}>
      <ActionIcon aria-label={text} disabled={disabled === true} onClick={onClick}>
        <Glyph size={16} strokeWidth={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}

function More({ field, onChange }: Pick<Props, 'field' | 'onChange'>) {
  const { t } = useTranslation();
  const below = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[];
  return (
    <div className={classes['more']}>
      <TextInput
        label={t('profiles.field.description')}
        description={t('profiles.field.descriptionHint')}
        inputWrapperOrder={below}
        maxLength={500}
        value={field.description}
        onChange={(event) => onChange({ ...field, description: event.currentTarget.value })}
      />
      <TagsInput
        label={t('profiles.field.aliases')}
        description={t('profiles.field.aliasesHint')}
        inputWrapperOrder={below}
        maxTags={30}
        value={field.aliases}
        onChange={(aliases) => onChange({ ...field, aliases })}
      />
      <TextInput
        label={t('profiles.field.key')}
        description={t('profiles.field.keyHint')}
        inputWrapperOrder={below}
        placeholder={effectiveKey(field)}
        maxLength={80}
        value={field.key}
        onChange={(event) => onChange({ ...field, key: event.currentTarget.value })}
      />
      {field.type === 'choice' ? (
        <TagsInput
          label={t('profiles.field.options')}
          description={t('profiles.field.optionsHint')}
          inputWrapperOrder={below}
          maxTags={100}
          value={field.options}
          onChange={(options) => onChange({ ...field, options })}
        />
      ) : (
        <TextInput
          label={t('profiles.field.pattern')}
          description={t('profiles.field.patternHint')}
          inputWrapperOrder={below}
          ff="monospace"
          maxLength={200}
          value={field.pattern ?? ''}
          onChange={(event) =>
            onChange({
              ...field,
              pattern: event.currentTarget.value === '' ? null : event.currentTarget.value,
            })
          }
        />
      )}
    </div>
  );
}
