// One field of a profile: label, type and whether it is required in a row; the rest behind it.
import { ActionIcon, Collapse, TagsInput, TextInput } from '@mantine/core';
import { TbChevronDown, TbChevronRight } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './field-editor.module.css';
import { FIELD_TYPES, effectiveKey, type DraftField, type Problem } from './profile-draft.ts';
import { Key, LabelInput, RequiredBox, RowTools, TypeSelect, type RowPlace } from './row-parts.tsx';

interface Props extends RowPlace {
  field: DraftField;
  problem: Problem | undefined;
  onChange: (field: DraftField) => void;
}

export function FieldEditor({ field, problem, onChange, ...place }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const name = field.label.trim() === '' ? t('profiles.field.unnamed') : field.label;
  const change = (changed: Partial<DraftField>) => onChange({ ...field, ...changed });
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
        <LabelInput value={field.label} problem={problem} onChange={(label) => change({ label })} />
        <Key of={field} />
        <TypeSelect types={FIELD_TYPES} value={field.type} onChange={(type) => change({ type })} />
        <RequiredBox
          hint={t('profiles.field.requiredHint')}
          checked={field.required}
          onChange={(required) => change({ required })}
        />
        <RowTools name={name} {...place} />
      </div>
      <Collapse expanded={open}>
        <More field={field} onChange={onChange} />
      </Collapse>
    </div>
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
