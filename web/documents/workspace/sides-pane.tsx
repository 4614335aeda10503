// One side: the pages that lines stand on, or the lines of an order that did not come on paper. Each has its heading.
import { Table } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../orders/price-text.ts';
import { placeOf, type Mark as FieldMark } from '../../pages/marks.ts';
import { pageQuery, type DocumentPages } from '../../pages/page-query.ts';
import { A4, PageView } from '../../pages/page-view.tsx';
import { useScrollTo } from '../../pages/use-scroll-to-mark.ts';
import { useFormat } from '../../text/format.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { signOf } from './order-line.tsx';
import type { Look } from './sides-look.ts';
import classes from './sides-pane.module.css';
import { spread, unionOf } from './sides-geometry.ts';
import { resultOf, SignMark } from './sides-sign.tsx';
import type { SideGroup, SideRow } from './use-sides.ts';
import { useWorkspace } from './workspace-context.ts';

interface Props {
  side: 'document' | 'order';
  groups: SideGroup[];
  look: Look;
  /** 1 fits the width. */
  zoom: number;
  /** Numbers tell what belongs together where there are no curves. */
  phone: boolean;
}

interface Shown {
  /** Index of the line that is looked at. */
  line: number;
  /** Of a page, in CSS pixels. */
  width: number;
  numbered: boolean;
}

const PADDING = 24;

export function SidesPane({ side, groups, look, zoom, phone }: Props) {
  const { t } = useTranslation();
  const { ref: sizeRef, width: room } = useElementSize<HTMLDivElement>();
  const pane = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(sizeRef, pane);
  const shown: Shown = {
    line: look.line,
    width: Math.max(200, room - PADDING) * zoom,
    numbered: phone,
  };
  useScrollTo(pane, (pane) => placeIn(pane, look.line), room > 0 ? look.wish : 0);
  return (
    <div
      ref={ref}
      className={classes['pane']}
      data-pane={side}
      data-numbered={phone || undefined}
      data-scroll
      // Focusable, so that the arrow keys scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={t(side === 'document' ? 'orders.sides.document' : 'orders.sides.orders')}
    >
      {groups.length === 0 && <p className={classes['note']}>{t('orders.match.unclear')}</p>}
      {room > 0 && groups.map((group) => <Group key={group.end} group={group} shown={shown} />)}
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

function Group({ group, shown }: { group: SideGroup; shown: Shown }) {
  const { t } = useTranslation();
  const { of, order, pages, rows } = group;
  return (
    <div className={classes['group']} data-paper={of !== undefined || undefined}>
      <Heading group={group} />
      {order !== undefined && rows.length === 0 ? (
        <p className={classes['note']}>{t('orders.sides.noLine')}</p>
      ) : of === undefined ? (
        <Lines rows={rows} shown={shown} />
      ) : (
        pages.map((page) => <Paper key={page} group={group} of={of} page={page} shown={shown} />)
      )}
    </div>
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

interface PaperProps {
  group: SideGroup;
  of: DocumentPages;
  page: number;
  shown: Shown;
}

function Paper({ group, of, page, shown }: PaperProps) {
  const { t } = useTranslation();
  const side = useNameOf(group);
  const rows = group.rows.filter(({ place }) => place?.page === page);
  const { width, line } = shown;
  return (
    <div className={classes['sheet']} data-edge>
      <PageView
        of={of}
        number={page}
        name={t('orders.sides.page', { side, number: page })}
        width={width}
        turns={0}
        usualRatio={A4}
        marks={NO_MARKS}
        picking={false}
        onClick={nothing}
        onRatio={nothing}
        onShown={nothing}
      />
      {rows.map((row) => (
        <Mark key={row.end} row={row} active={row.lines.includes(line)} />
      ))}
      {shown.numbered && <Numbers {...{ of, page, rows, shown }} />}
    </div>
  );
}

const NO_MARKS: FieldMark[] = [];
const nothing = () => undefined;

/** Space between the words of a line and its mark, as a share of the page. */
const MARGIN = 0.0015;

/** A picture of what the list says, which is the way with the keyboard. */
function Mark({ row: { end, lines, place, of }, active }: { row: SideRow; active: boolean }) {
  if (place === undefined) return null;
  const [x0, y0, x1, y1] = place.box;
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
      />
    </>
  );
}

/** Least distance of two numbers, in CSS pixels. */
const NUMBER = 15;

/** Before the lines of a page, as far apart as can be read. */
function Numbers({ of, page, rows, shown }: Omit<PaperProps, 'group'> & { rows: SideRow[] }) {
  const { data } = useQuery(pageQuery(of, page));
  const height = shown.width / (data === undefined ? A4 : data.width / data.height);
  const boxes = rows.flatMap(({ place }) => (place === undefined ? [] : [place.box]));
  const left = unionOf(boxes)[0];
  const tops = spread(
    boxes.map(([, y0, , y1]) => ((y0 + y1) / 2) * height),
    NUMBER,
    NUMBER / 2,
    height - NUMBER / 2,
  );
  return rows.map(({ end, lines, of }, i) => (
    <span
      key={end}
      className={classes['number']}
      style={{ left: Math.max((left - 2 * MARGIN) * shown.width, 24), top: tops[i] }}
      data-line={lines[0]}
      data-tone={signOf(resultOf(of)).tone}
      data-active={lines.includes(shown.line) || undefined}
    >
      <SignMark of={of} />
    </span>
  ));
}

/** An order that did not come on paper. */
function Lines({ rows, shown: { line, numbered } }: { rows: SideRow[]; shown: Shown }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={classes['note']}>{t('orders.sides.imported')}</p>
      <Table fz="xs" horizontalSpacing={numbered ? 4 : 8} className={classes['table'] ?? ''} data-edge>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('orders.fields.line')}</Table.Th>
            <Table.Th>{t('orders.fields.description')}</Table.Th>
            <Table.Th ta="right">{t('orders.sides.ordered')}</Table.Th>
            <Table.Th ta="right">{t('orders.received')}</Table.Th>
            <Table.Th ta="right">{t('orders.sides.before')}</Table.Th>
            <Table.Th ta="right">{t('orders.fields.unit_price')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Line key={row.end} row={row} active={row.lines.includes(line)} numbered={numbered} />
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

interface LineProps {
  row: SideRow;
  active: boolean;
  numbered: boolean;
}

function Line({ row: { end, lines, of }, active, numbered }: LineProps) {
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
        {numbered && <SignMark of={of} />}
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
