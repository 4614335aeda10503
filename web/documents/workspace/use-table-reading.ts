// Reading the table within a drawn rectangle into the line items. Every reading replaces the one before, so that the borders of
// its columns can be moved until it is right; what stood there before can be had again.
import { useRef, useState } from 'react';
import type { Box } from '../../../contract/pages.ts';
import type { TableReading } from '../../../contract/review.ts';
import { call } from '../../api/call.ts';
import type { GridRow } from '../../grid/grid-model.ts';
import type { Frame } from '../../pages/table-frame.tsx';
import { notifyError } from '../../ui/notify.ts';
import { useColumnName } from './table-columns.ts';
import { rowOf } from './table-store.ts';
import { useWorkspace } from './workspace-context.ts';

/** `replace`: the table takes the place of the lines that were there; `below`: it follows them. */
export type Placement = 'replace' | 'below';

export interface TableState {
  /** A rectangle is to be drawn. */
  drawing: boolean;
  frame: Frame | undefined;
  /** How many lines were read; undefined while that goes on. */
  count: number | undefined;
  placement: Placement;
}

const IDLE: TableState = { drawing: false, frame: undefined, count: undefined, placement: 'replace' };

export function useTableReading() {
  const { record, tables } = useWorkspace();
  const { store } = tables.line_items;
  const columnName = useColumnName();
  const [state, setState] = useState(IDLE);
  const before = useRef<GridRow[]>([]);
  const read = useRef<GridRow[]>([]);
  const newest = useRef(0);

  const put = (placement: Placement) => {
    if (read.current.length > 0)
      store.change([...(placement === 'below' ? before.current : []), ...read.current]);
  };
  const ask = async (page: number, box: Box, borders: number[] | undefined) => {
    const turn = (newest.current += 1);
    const { placement } = state;
    setState((now) => ({ ...now, drawing: false, count: undefined, frame: frameOf(page, box, borders, []) }));
    try {
      const params = { id: record.id, number: page };
      const body = { box, ...(borders === undefined ? {} : { columns: borders }) };
      const reading = await call('readTable', { params, body });
      // Another border was moved meanwhile, or the reading was ended.
      if (turn !== newest.current) return;
      read.current = reading.line_items.map(rowOf);
      put(placement);
      const names = reading.columns.map(({ role }) =>
        role === 'other' ? '–' : columnName('line_items', role),
      );
      const frame = frameOf(page, box, borders ?? bordersOf(reading), names);
      setState((now) => ({ ...now, frame, count: read.current.length }));
    } catch (error) {
      if (turn !== newest.current) return;
      setState(IDLE);
      notifyError(error);
    }
  };
  const end = () => {
    newest.current += 1;
    setState(IDLE);
  };
  return {
    state,
    toggle: () => {
      if (state.drawing || state.frame !== undefined) end();
      else setState({ ...IDLE, drawing: true });
    },
    end,
    draw: (page: number, box: Box) => {
      before.current = store.state.get().rows;
      read.current = [];
      void ask(page, box, undefined);
    },
    move: (borders: number[]) => {
      const { frame } = state;
      if (frame !== undefined) void ask(frame.page, frame.box, borders);
    },
    place: (placement: Placement) => {
      setState((now) => ({ ...now, placement }));
      put(placement);
    },
  };
}

const frameOf = (page: number, box: Box, borders: number[] | undefined, names: string[]): Frame => ({
  page,
  box,
  borders: borders ?? [],
  names,
});

/** In the middle between one column and the next. */
function bordersOf({ columns }: TableReading): number[] {
  return columns.slice(1).map(({ x0 }, index) => (columns[index]!.x1 + x0) / 2);
}
