// What one does to rows, for the mouse; the grid itself has keys for each.
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { IconType } from 'react-icons';
import {
  TbArrowBackUp,
  TbArrowDown,
  TbArrowForwardUp,
  TbArrowUp,
  TbCopyPlus,
  TbPlus,
  TbRowInsertTop,
  TbTrash,
  TbArrowBarToDown,
} from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../api/store.ts';
import type { GridEdit } from '../../grid/grid-keys.ts';
import { Keys } from '../../ui/keys.tsx';
import { TABLE_TEXTS, type FixedTable } from './table-columns.ts';
import classes from './table-toolbar.module.css';
import { useWorkspace } from './workspace-context.ts';

interface Tool {
  action: Exclude<GridEdit, 'add' | 'clear'>;
  icon: IconType;
  keys: string;
}

const ROWS: Tool[] = [
  { action: 'insert', icon: TbRowInsertTop, keys: 'insert' },
  { action: 'duplicate', icon: TbCopyPlus, keys: 'alt+shift+arrowdown' },
  { action: 'up', icon: TbArrowUp, keys: 'alt+arrowup' },
  { action: 'down', icon: TbArrowDown, keys: 'alt+arrowdown' },
  { action: 'fill', icon: TbArrowBarToDown, keys: 'mod+d' },
  { action: 'remove', icon: TbTrash, keys: 'mod+delete' },
];
const STEPS: Tool[] = [
  { action: 'undo', icon: TbArrowBackUp, keys: 'mod+z' },
  { action: 'redo', icon: TbArrowForwardUp, keys: 'mod+y' },
];

/** Of the line items. */
export function ItemToolbar() {
  const { t } = useTranslation();
  const { store, grid } = useWorkspace().tables.line_items;
  const { rows, canUndo, canRedo } = useStore(store.state);
  const usable = { undo: canUndo, redo: canRedo };
  const tool = ({ action, icon: Glyph, keys }: Tool) => {
    const label = t(`workspace.items.tools.${action}`);
    const enabled = action === 'undo' || action === 'redo' ? usable[action] : rows.length > 0;
    return (
      <Tooltip
        key={action}
        label={
          <>
            {label} <Keys keys={keys} />
          </>
        }
      >
        <ActionIcon
          size="sm"
          aria-label={label}
          aria-disabled={!enabled}
          data-disabled={!enabled || undefined}
          // The chosen cells stay what they are.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => enabled && grid.current?.run(action)}
        >
          <Glyph size={15} />
        </ActionIcon>
      </Tooltip>
    );
  };
  return (
    <div className={classes['bar']} role="toolbar" aria-label={t('workspace.items.rows')}>
      <AddButton label={t('workspace.items.add')} onAdd={() => grid.current?.run('add')} />
      <span className={classes['space']} />
      {ROWS.map(tool)}
      <span className={classes['gap']} />
      {STEPS.map(tool)}
    </div>
  );
}

/** Of tables that have a few rows only: what else there is to do has its keys. */
export function SmallToolbar({ table }: { table: FixedTable }) {
  const { t } = useTranslation();
  const { store, grid } = useWorkspace().tables[table];
  const texts = TABLE_TEXTS[table];
  const { rows } = useStore(store.state);
  return (
    <div className={classes['bar']} role="toolbar" aria-label={t(`${texts}.rows`)}>
      <AddButton label={t(`${texts}.add`)} onAdd={() => grid.current?.run('add')} />
      <span className={classes['space']} />
      <Tooltip
        label={
          <>
            {t(`${texts}.remove`)} <Keys keys="mod+delete" />
          </>
        }
      >
        <ActionIcon
          size="sm"
          aria-label={t(`${texts}.remove`)}
          aria-disabled={rows.length === 0}
          data-disabled={rows.length === 0 || undefined}
          // The chosen cells stay what they are.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => rows.length > 0 && grid.current?.run('remove')}
        >
          <TbTrash size={15} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button size="compact-xs" variant="subtle" leftSection={<TbPlus size={14} />} onClick={onAdd}>
      {label}
    </Button>
  );
}
