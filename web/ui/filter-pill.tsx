// One filter as a pill: its name, what it is set to, and the choice behind it.
import { Popover, UnstyledButton } from '@mantine/core';
import { TbChevronDown, TbX } from 'react-icons/tb';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './filter-pill.module.css';

interface Props {
  name: string;
  /** What it is set to, in words; undefined when it is not set. */
  value: string | undefined;
  onClear: () => void;
  /** The choice; may close itself. */
  children: (close: () => void) => ReactNode;
  width?: number;
  /** It was just asked for. */
  startOpen?: boolean;
}

export function FilterPill({ name, value, onClear, children, width = 240, startOpen = false }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(startOpen);
  return (
    <span className={clsx(classes['pill'], value !== undefined && classes['set'])}>
      <Popover opened={open} onChange={setOpen} position="bottom-start" width={width} trapFocus>
        <Popover.Target>
          <UnstyledButton className={classes['name'] ?? ''} onClick={() => setOpen(!open)}>
            <span className={classes['label']}>{name}</span>
            {value !== undefined && <span className={classes['value']}>{value}</span>}
            {value === undefined && <TbChevronDown size={13} aria-hidden />}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={name}>{children(() => setOpen(false))}</Popover.Dropdown>
      </Popover>
      {value !== undefined && (
        <UnstyledButton
          className={classes['clear'] ?? ''}
          aria-label={t('documents.filters.remove', { name })}
          onClick={onClear}
        >
          <TbX size={13} aria-hidden />
        </UnstyledButton>
      )}
    </span>
  );
}
