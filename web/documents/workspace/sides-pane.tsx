// One side: the pages that lines stand on, or the lines of an order that did not come on paper. Each has its heading.
import { Table } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../orders/price-text.ts';
import { placeOf } from '../../pages/marks.ts';
import { A4, PageView } from '../../pages/page-view.tsx';
import { useScrollTo } from '../../pages/use-scroll-to-mark.ts';
import { useFormat } from '../../text/format.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { signOf } from './order-line.tsx';
import type { Look } from './sides-look.ts';
import classes from './sides-pane.module.css';
import { resultOf, SignMark } from './sides-sign.tsx';
import type { SideGroup, SideRow } from './use-sides.ts';
import { useWorkspace } from './workspace-context.ts';

interface Props {
  side: 'document' | 'order';
  groups: SideGroup[];
  look: Look;
  /** 1 fits the width. */
  zoom: number;
}

const PADDING = 24;

export function SidesPane({ side, groups, look, zoom }: Props) {
  const { t } = useTranslation();
  const { ref: sizeRef, width: room } = useElementSize<HTMLDivElement>();
  const pane = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(sizeRef, pane);
  useScrollTo(pane, (pane) => placeIn(pane, look.line), room > 0 ? look.wish : 0);
  return (
    <div
      ref={ref}
      className={classes['pane']}
      data-pane={side}
      data-scroll
      // Focusable, so that the arrow keys scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t(side === 'document' ? 'orders.sides.document' : 'orders.match.title')}
    >
      {groups.length === 0 && <p className={classes['note']}>{t('orders.match.unclear')}</p>}
      {room > 0 &&
        groups.map((group) => (
          <Group key={group.end} group={group} width={Math.max(200, room - PADDING) * zoom} line={look.line} />
        ))}
    </div>
  );
}

/** Where the line is shown, within what the pane scrolls. */
function placeIn(pane: HTMLElement, line: number) {
  const row = pane.querySelector(`[data-lines~="${line}"]`);
  if (row === null) return undefined;
  const from = pane.getBoundingClientRect();
  const { left, top, width, bottom } = row.getBoundingClientRect();
  const [x, y] = [pane.scrollLeft - from.left, pane.scrollTop - from.top];
  // Of a line that is wider than the pane, its beginning.
  const right = left + Math.min(width, pane.clientWidth - PADDING);
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

function Group({ group, width, line }: { group: SideGroup; width: number; line: number }) {
  const { t } = useTranslation();
  const { of, order, pages, rows } = group;
  return (
    <section className={classes['group']} aria-label={useNameOf(group)}>
      <Heading group={group} />
      {order !== undefined && rows.length === 0 ? (
        <p className={classes['note']}>{t('orders.sides.noLine')}</p>
      ) : of === undefined ? (
        <Lines rows={rows} line={line} />
      ) : (
        pages.map((page) => <Paper key={page} group={group} page={page} width={width} line={line} />)
      )}
    </section>
  );
}

function useNameOf({ order }: SideGroup): string {
  const { t } = useTranslation();
  return order === undefined
    ? t('orders.sides.document')
    : t('orders.sides.order', { number: order.external_id });
}

function Heading({ group }: { group: SideGroup }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { record } = useWorkspace();
  const { order, of, end } = group;
  const name = useNameOf(group);
  const more = order === undefined ? record.filename : order.ordered_on && format.date(order.ordered_on);
  return (
    <h3 className={classes['heading']} data-end={end}>
      <span>{name}</span>
      {more !== null && <span className={classes['more']}>{more}</span>}
      {order !== undefined && of !== undefined && (
        <LinkAnchor to="/documents/$id" params={{ id: of.document_id }} size="xs">
          {t('orders.sides.paper')}
        </LinkAnchor>
      )}
    </h3>
  );
}

function Paper({
  group,
  page,
  width,
  line,
}: {
  group: SideGroup;
  page: number;
  width: number;
  line: number;
}) {
  const { t } = useTranslation();
  const side = useNameOf(group);
  const { of, rows } = group;
  if (of === undefined) return null;
  return (
    <div className={classes['sheet']} data-edge>
      <PageView
        of={of}
        number={page}
        name={t('orders.sides.page', { side, number: page })}
        width={width}
        turns={0}
        usualRatio={A4}
        marks={[]}
        picking={false}
        onClick={nothing}
        onRatio={nothing}
        onShown={nothing}
      />
      {rows.map((row) => row.place?.page === page && <Mark key={row.end} row={row} line={line} />)}
    </div>
  );
}

const nothing = () => undefined;

/** Space between the words of a line and its mark, as a share of the page. */
const MARGIN = 0.003;

/** A picture of what the list says, which is the way with the keyboard. */
function Mark({ row: { end, lines, place, of }, line }: { row: SideRow; line: number }) {
  if (place === undefined) return null;
  const [x0, y0, x1, y1] = place.box;
  const active = lines.includes(line);
  const lead: CSSProperties & Record<`--${string}`, string> = {
    top: `${(y0 + y1) * 50}%`,
    '--from': `${(x0 - MARGIN) * 100}%`,
    '--to': `${(x1 + MARGIN) * 100}%`,
  };
  const about = {
    'data-line': lines[0],
    'data-tone': signOf(resultOf(of)).tone,
    'data-result': resultOf(of),
    'data-active': active || undefined,
    'aria-hidden': true,
  };
  return (
    <>
      <span {...about} className={classes['lead']} style={lead} />
      <span
        {...about}
        className={classes['mark']}
        style={placeOf(place.box, MARGIN)}
        data-end={end}
        data-lines={lines.join(' ')}
      >
        <SignMark of={of} />
      </span>
    </>
  );
}

/** An order that did not come on paper. */
function Lines({ rows, line }: { rows: SideRow[]; line: number }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes['note']}>{t('orders.sides.imported')}</p>
      <Table fz="xs" className={classes['table'] ?? ''} data-edge>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('orders.fields.line')}</Table.Th>
            <Table.Th>{t('orders.fields.description')}</Table.Th>
            <Table.Th ta="right">{t('orders.fields.quantity')}</Table.Th>
            <Table.Th ta="right">{t('orders.received')}</Table.Th>
            <Table.Th ta="right">{t('orders.sides.before')}</Table.Th>
            <Table.Th ta="right">{t('orders.fields.unit_price')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Line key={row.end} row={row} active={row.lines.includes(line)} />
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

function Line({ row: { end, lines, of }, active }: { row: SideRow; active: boolean }) {
  const format = useFormat();
  const [first] = of;
  if (first === undefined) return null;
  const { order_line, description, ordered, unit, received, invoiced, order_price } = first;
  const number = (value: number | null) => (value === null ? '–' : format.number(value));
  return (
    <Table.Tr
      data-end={end}
      data-line={lines[0]}
      data-lines={lines.join(' ')}
      data-tone={signOf(resultOf(of)).tone}
      data-active={active || undefined}
    >
      <Table.Td>
        <SignMark of={of} />
        {order_line}
      </Table.Td>
      <Table.Td>{description}</Table.Td>
      <Table.Td ta="right">
        {number(ordered)} {unit}
      </Table.Td>
      <Table.Td ta="right">{number(received)}</Table.Td>
      <Table.Td ta="right">{number(invoiced)}</Table.Td>
      <Table.Td ta="right">{order_price === null ? '–' : priceText(format, order_price)}</Table.Td>
    </Table.Tr>
  );
}
