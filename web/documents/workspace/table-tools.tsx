// Reading a table from the page: the tool, what lies above the page, and what one says of the reading.
import { Button, Loader, SegmentedControl } from '@mantine/core';
import { TbTableImport } from 'react-icons/tb';
import { useTranslation } from 'react-i18next';
import { DrawLayer } from '../../pages/draw-layer.tsx';
import { TableFrame } from '../../pages/table-frame.tsx';
import { Tool } from '../../pages/viewer-toolbar.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import classes from './viewer-bar.module.css';
import type { Placement, useTableReading } from './use-table-reading.ts';
import { useWorkspace } from './workspace-context.ts';

type Reading = ReturnType<typeof useTableReading>;

/** Where there are line items, or the profile asks for them, and fields can be edited. */
export function useOffersTables(): boolean {
  const { record, profile, locked } = useWorkspace();
  return locked === undefined && (record.line_items.length > 0 || profile?.line_items === true);
}

const isActive = ({ state }: Reading) => state.drawing || state.frame !== undefined;

export function TableTool({ reading }: { reading: Reading }) {
  const { t } = useTranslation();
  const { toggle } = reading;
  useShortcuts(t('workspace.keys.title'), [{ keys: ['b'], label: t('workspace.keys.table'), run: toggle }]);
  return (
    <Tool
      icon={TbTableImport}
      text={t('workspace.table.tool')}
      pressed={isActive(reading)}
      onClick={toggle}
    />
  );
}

export function aboveOf({ state, draw, move }: Reading, label: (number: number) => string) {
  const { drawing, frame } = state;
  if (!drawing && frame === undefined) return undefined;
  return (page: number) =>
    drawing ? (
      <DrawLayer onDraw={(box) => draw(page, box)} />
    ) : frame?.page === page ? (
      <TableFrame frame={frame} label={label} onBorders={move} />
    ) : null;
}

export const TableBar = ({ reading }: { reading: Reading }) =>
  isActive(reading) && <ActiveBar reading={reading} />;

function ActiveBar({ reading: { state, place, end } }: { reading: Reading }) {
  const { t } = useTranslation();
  const { drawing, count, placement } = state;
  // Escape ends what was begun last: this bar comes after the workspace, whose Escape leaves a field.
  useShortcuts(t('workspace.keys.title'), [{ keys: ['escape'], label: t('workspace.table.end'), run: end }]);
  const placements: { value: Placement; label: string }[] = [
    { value: 'replace', label: t('workspace.table.replace') },
    { value: 'below', label: t('workspace.table.below') },
  ];
  return (
    <div className={classes['bar']} role="region" aria-label={t('workspace.table.tool')}>
      <span role="status">
        {drawing ? (
          t('workspace.table.draw')
        ) : count === undefined ? (
          <Loader size="xs" aria-label={t('workspace.reading')} />
        ) : (
          t('workspace.table.read', { count })
        )}
      </span>
      {!drawing && count !== undefined && count > 0 && (
        <SegmentedControl
          size="xs"
          aria-label={t('workspace.table.placement')}
          value={placement}
          onChange={place}
          data={placements}
        />
      )}
      <Button size="compact-sm" variant="default" onClick={end}>
        {drawing ? t('common.cancel') : t('workspace.table.done')}
      </Button>
    </div>
  );
}
