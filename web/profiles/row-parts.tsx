// What the rows of fields and of line columns share: label, key, type, whether it is required, and moving up, down and away.
import { ActionIcon, Checkbox, Select, TextInput, Tooltip } from '@mantine/core';
import type { IconType } from 'react-icons';
import { TbArrowDown, TbArrowUp, TbTrash } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import classes from './field-editor.module.css';
import { effectiveKey, type DraftField, type Problem } from './profile-draft.ts';

/** Where a row stands among the others, and what moves it. */
export interface RowPlace {
  first: boolean;
  last: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

export function LabelInput({
  value,
  problem,
  onChange,
}: {
  value: string;
  problem: Problem | undefined;
  onChange: (label: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <TextInput
      aria-label={t('profiles.field.label')}
      placeholder={t('profiles.field.label')}
      maxLength={80}
      value={value}
      error={problem !== undefined && t(`profiles.field.${problem}`)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** What programs call the field or column. */
export function Key({ of: field }: { of: Pick<DraftField, 'key' | 'label'> }) {
  const { t } = useTranslation();
  const key = effectiveKey(field);
  return (
    <span className={classes['key']} title={t('profiles.field.keyHint')}>
      {key === '' ? t('profiles.field.keyAuto') : <code>{key}</code>}
    </span>
  );
}

export function TypeSelect<Type extends DraftField['type']>({
  types,
  value,
  onChange,
}: {
  types: readonly Type[];
  value: Type;
  onChange: (type: Type) => void;
}) {
  const { t } = useTranslation();
  return (
    <Select
      aria-label={t('profiles.field.type')}
      allowDeselect={false}
      data={types.map((type) => ({ value: type as string, label: t(`profiles.types.${type}`) }))}
      value={value}
      onChange={(chosen) => {
        const type = types.find((one) => one === chosen);
        if (type !== undefined) onChange(type);
      }}
    />
  );
}

export function RequiredBox({
  hint,
  checked,
  onChange,
}: {
  hint: string;
  checked: boolean;
  onChange: (required: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <Checkbox
      size="xs"
      label={t('profiles.field.required')}
      title={hint}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

export function RowTools({ name, first, last, onMove, onRemove }: RowPlace & { name: string }) {
  const { t } = useTranslation();
  return (
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
      <Tool icon={TbTrash} text={t('profiles.field.remove', { name })} disabled={false} onClick={onRemove} />
    </span>
  );
}

function Tool({
  icon: Glyph,
  text,
  disabled,
  onClick,
}: {
  icon: IconType;
  text: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <Tooltip label={text}>
      <ActionIcon aria-label={text} disabled={disabled} onClick={onClick}>
        <Glyph size={16} strokeWidth={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
