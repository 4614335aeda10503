// Which columns the list shows and in which order. They stand in the address; a view keeps them.
import { ActionIcon, Button, Checkbox, Group, Popover, ScrollArea, Stack, Text } from '@mantine/core';
import { TbArrowDown, TbArrowUp, TbColumns3 } from 'react-icons/tb';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfileFields } from '../../profiles/use-profile-fields.ts';
import classes from './column-choice.module.css';
import {
  MOST_FIELDS,
  OWN_COLUMNS,
  USUAL_COLUMNS,
  isOwnColumn,
  type ColumnKey,
  type OwnColumn,
} from './column-keys.ts';
import { useColumnName } from './columns.tsx';

interface Props {
  shown: ColumnKey[];
  profile_id: number | undefined;
  /** Undefined for the usual ones. */
  onChange: (columns: ColumnKey[] | undefined) => void;
}

export function ColumnChoice(props: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Popover position="bottom-end" width={300} opened={open} onChange={setOpen} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          className={classes['button'] ?? ''}
          leftSection={<TbColumns3 size={15} />}
          onClick={() => setOpen(!open)}
        >
          {t('documents.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('documents.chooseColumns')}>
        {open && <Choice {...props} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Choice({ shown, profile_id, onChange }: Props) {
  const { t } = useTranslation();
  const fields = useProfileFields(true, profile_id);
  const fieldName = useColumnName(true);
  const name = (key: ColumnKey) =>
    isOwnColumn(key) ? t(`documents.${OWN_COLUMNS[key]}`) : fieldName(key).label;
  const own = (Object.keys(OWN_COLUMNS) as OwnColumn[]).filter((key) => !shown.includes(key));
  const others = fields.map(({ key }): ColumnKey => `field.${key}`).filter((key) => !shown.includes(key));
  const full = shown.filter((key) => !isOwnColumn(key)).length >= MOST_FIELDS;
  const move = (at: number, step: 1 | -1) => {
    const moved = [...shown];
    [moved[at], moved[at + step]] = [moved[at + step]!, moved[at]!];
    onChange(moved);
  };
  const box = (key: ColumnKey, checked: boolean) => (
    <Checkbox
      key={key}
      size="xs"
      label={name(key)}
      checked={checked}
      // Without the vendor there is nothing to open a document by.
      disabled={key === 'vendor' || (!checked && full && !isOwnColumn(key))}
      data-column={key}
      onChange={() => {
        onChange(checked ? shown.filter((other) => other !== key) : [...shown, key]);
        // The box moves to the other part of the list, and the keyboard with it.
        requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-column="${key}"]`)?.focus());
      }}
    />
  );
  return (
    <ScrollArea.Autosize mah="min(440px, 60vh)" type="auto" viewportProps={{ tabIndex: 0 }}>
      <Stack gap={7} pr="xs">
        {shown.map((key, at) => (
          <Group key={key} justify="space-between" wrap="nowrap" gap={4}>
            {box(key, true)}
            <Group gap={0} wrap="nowrap">
              <ActionIcon
                size="xs"
                disabled={at === 0}
                aria-label={t('documents.moveLeft', { name: name(key) })}
                onClick={() => move(at, -1)}
              >
                <TbArrowUp size={13} />
              </ActionIcon>
              <ActionIcon
                size="xs"
                disabled={at === shown.length - 1}
                aria-label={t('documents.moveRight', { name: name(key) })}
                onClick={() => move(at, 1)}
              >
                <TbArrowDown size={13} />
              </ActionIcon>
            </Group>
          </Group>
        ))}
        {shown.join() !== USUAL_COLUMNS.join() && (
          <Button variant="subtle" size="compact-xs" w="fit-content" onClick={() => onChange(undefined)}>
            {t('documents.usualColumns')}
          </Button>
        )}
        <Text size="xs" c="dimmed" mt={4}>
          {t('documents.moreColumns')}
        </Text>
        {own.map((key) => box(key, false))}
        {others.length > 0 && (
          <Text size="xs" c="dimmed" mt={4}>
            {t('documents.profileFields')}
          </Text>
        )}
        {others.map((key) => box(key, false))}
      </Stack>
    </ScrollArea.Autosize>
  );
}
