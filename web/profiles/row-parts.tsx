// The row of a field or a line column: label, key, type, whether it is required, and moving up, down and away; the rest behind it.
import { ActionIcon, Checkbox, Collapse, Select, TagsInput, TextInput, Tooltip } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { TbArrowDown, TbArrowUp, TbChevronDown, TbChevronRight, TbTrash } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import type { Coding } from '../../contract/line-columns.ts';
import classes from './field-editor.module.css';
import { effectiveKey, type DraftField, type Problem } from './profile-draft.ts';

/** Where a row stands among the others, and what moves it. */
export interface RowPlace {
  first: boolean;
  last: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** A field or a line column as it is edited. */
export interface RowContent {
  label: string;
  row: number;
  key: string;
  type: DraftField['type'];
  required: boolean;
  formula?: string;
  coding?: Coding;
}

interface RowProps<Of extends RowContent> extends RowPlace {
  of: Of;
  /** What it is called before it has a label. */
  unnamed: string;
  types: readonly Of['type'][];
  requiredHint: string;
  problem: Problem | undefined;
  onChange: (next: Of) => void;
  /** Behind it. */
  children: ReactNode;
}

export function Row<Of extends RowContent>({
  of,
  unnamed,
  types,
  requiredHint,
  problem,
  onChange,
  children,
  ...place
}: RowProps<Of>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const name = of.label.trim() === '' ? unnamed : of.label;
  const Chevron = open ? TbChevronDown : TbChevronRight;
  return (
    <div className={classes['field']}>
      <div className={classes['row']}>
        <ActionIcon
          aria-expanded={open}
          aria-label={t('profiles.field.open', { name })}
          onClick={() => setOpen(!open)}
        >
          <Chevron size={17} />
        </ActionIcon>
        <LabelInput value={of.label} problem={problem} onChange={(label) => onChange({ ...of, label })} />
        <Key of={of} />
        <TypeSelect types={types} value={of.type} onChange={(type) => onChange({ ...of, type })} />
        <RequiredBox
          hint={requiredHint}
          checked={of.required}
          disabled={of.formula !== undefined}
          onChange={(required) => onChange({ ...of, required })}
        />
        <RowTools name={name} {...place} />
      </div>
      <Collapse expanded={open}>
        <div className={classes['more']}>{children}</div>
      </Collapse>
    </div>
  );
}

function LabelInput({
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
function Key({ of: field }: { of: Pick<DraftField, 'key' | 'label'> }) {
  const { t } = useTranslation();
  const key = effectiveKey(field);
  return (
    <span className={classes['key']} title={t('profiles.field.keyHint')}>
      {key === '' ? t('profiles.field.keyAuto') : <code>{key}</code>}
    </span>
  );
}

function TypeSelect<Type extends DraftField['type']>({
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

/** What else it is called on paper. */
export function AliasesInput({
  value,
  onChange,
}: {
  value: string[];
  onChange: (aliases: string[]) => void;
}) {
  const { t } = useTranslation();
  return (
    <TagsInput
      label={t('profiles.field.aliases')}
      description={t('profiles.field.aliasesHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxTags={30}
      value={value}
      onChange={onChange}
    />
  );
}

function RequiredBox({
  hint,
  checked,
  disabled = false,
  onChange,
}: {
  hint: string;
  checked: boolean;
  /** Computed values follow from others, which are required instead. */
  disabled?: boolean;
  onChange: (required: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <Checkbox
      size="xs"
      label={t('profiles.field.required')}
      title={hint}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function RowTools({ name, first, last, onMove, onRemove }: RowPlace & { name: string }) {
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
