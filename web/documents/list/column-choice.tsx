// Which columns the table shows; kept in the browser.
import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { TbColumns3 } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { COLUMN_NAMES, HIDDEN_AT_FIRST, type ColumnKey } from './columns.tsx';

export function useHiddenColumns() {
  return useLocalStorage<ColumnKey[]>({
    key: 'recto.columns',
    defaultValue: HIDDEN_AT_FIRST,
    getInitialValueInEffect: false,
  });
}

interface Props {
  hidden: ColumnKey[];
  onChange: (hidden: ColumnKey[]) => void;
}

export function ColumnChoice({ hidden, onChange }: Props) {
  const { t } = useTranslation();
  // The name is what one opens a document by.
  const choosable = (Object.keys(COLUMN_NAMES) as ColumnKey[]).filter((key) => key !== 'filename');
  const toggle = (key: ColumnKey) =>
    onChange(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]);
  return (
    <Popover position="bottom-end">
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<TbColumns3 size={15} />}>
          {t('documents.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('documents.chooseColumns')}>
        <Stack gap={8}>
          {choosable.map((key) => (
            <Checkbox
              key={key}
              size="xs"
              label={t(`documents.${COLUMN_NAMES[key]}`)}
              checked={!hidden.includes(key)}
              onChange={() => toggle(key)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
