// What stands on both sides: the pages of the document, and of each order its pages or its lines, with the place of every line.
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { MatchedOrder, OrderMatch, OrderMatchLine } from '../../../contract/order-match.ts';
import type { DocumentPages } from '../../pages/page-query.ts';
import { documentQuery } from '../document-query.ts';
import { placeOfLine, rowAround, type Place } from './sides-geometry.ts';
import { useWorkspace } from './workspace-context.ts';

/** A line of the document or of an order; several lines of the document may be of one of the order. */
export interface SideRow {
  /** Names its element, which curves end at. */
  end: string;
  /** Indices into the lines of the match. */
  lines: number[];
  /** These lines themselves. */
  of: OrderMatchLine[];
  /** Undefined where it is on no page. */
  place: Place | undefined;
}

/** A document with its pages, or an order. */
export interface SideGroup {
  /** Names its heading, which curves of rows without a place end at. */
  end: string;
  /** Undefined for the document itself. */
  order: MatchedOrder | undefined;
  /** Undefined where it did not come on paper, or the caller does not see that. */
  of: DocumentPages | undefined;
  pages: number[];
  rows: SideRow[];
}

/** Where the line of the document, by its index in the match, and its line of the order are shown. */
export interface Connection {
  from: string;
  /** Undefined where it is in no order. */
  to: string | undefined;
  of: OrderMatchLine;
}

export interface Sides {
  document: SideGroup;
  orders: SideGroup[];
  connections: Connection[];
}

export function useSides(match: OrderMatch): Sides {
  const { record } = useWorkspace();
  const papers = [...new Set(match.lines.flatMap(({ order_document_id: id }) => id ?? []))];
  const records = useQueries({
    queries: papers.map((id) => documentQuery(id)),
    combine: (results) => results.map(({ data }) => data?.data),
  });
  return useMemo(() => sidesOf(match, record, records), [match, record, records]);
}

function sidesOf(match: OrderMatch, record: DocumentRecord, papers: (DocumentRecord | undefined)[]): Sides {
  const rows = match.total === null ? rowsOf(match, record) : [wholeRow(match, record)];
  const document: SideGroup = {
    end: 'document',
    order: undefined,
    of: { document_id: record.id, version: record.version },
    pages: pagesOf(rows),
    rows,
  };
  const orders = match.orders.map((order) => orderGroup(order, match, papers));
  const connections = match.lines.map((of, i): Connection => {
    const group = orders.find(({ order }) => order?.order_id === of.order_id);
    const row = group?.rows.find(({ lines }) => lines.includes(i));
    const place = (group: SideGroup, row: SideRow) =>
      group.of === undefined || row.place !== undefined ? row.end : group.end;
    return {
      from: place(document, rows.length === 1 ? rows[0]! : rows[i]!),
      to: group === undefined || row === undefined ? group?.end : place(group, row),
      of,
    };
  });
  return { document, orders, connections };
}

const rowsOf = ({ lines }: OrderMatch, record: DocumentRecord): SideRow[] =>
  lines.map((of, i) => ({
    end: `line-${i}`,
    lines: [i],
    of: [of],
    place: of.line === null ? undefined : placeOfLine(record, of.line),
  }));

/** A document without lines is connected by the total that it is compared by. */
function wholeRow({ lines, total }: OrderMatch, { evidence }: DocumentRecord): SideRow {
  const [place] = evidence[total?.field ?? ''] ?? [];
  return { end: 'whole', lines: lines.map((_, i) => i), of: lines, place };
}

function orderGroup(
  order: MatchedOrder,
  match: OrderMatch,
  papers: (DocumentRecord | undefined)[],
): SideGroup {
  const rows = new Map<string, SideRow>();
  for (const [i, of] of match.lines.entries()) {
    if (of.order_id !== order.order_id || of.order_line === null) continue;
    const row = rows.get(of.order_line);
    if (row === undefined)
      rows.set(of.order_line, {
        end: `order-${order.order_id}-${rows.size}`,
        lines: [i],
        of: [of],
        place: placeOnPaper(of, papers),
      });
    else {
      row.lines.push(i);
      row.of.push(of);
    }
  }
  const list = [...rows.values()];
  const paper = list.flatMap(({ of }) => of).find(({ order_document_id }) => order_document_id !== null);
  return {
    end: `order-${order.order_id}`,
    order,
    of:
      paper?.order_document_id == null || paper.order_version === null
        ? undefined
        : { document_id: paper.order_document_id, version: paper.order_version },
    pages: pagesOf(list),
    rows: list,
  };
}

/** The whole line where the document still has the pages that the order was taken from. */
function placeOnPaper(
  { order_document_id, order_version, order_evidence: [cell] }: OrderMatchLine,
  papers: (DocumentRecord | undefined)[],
): Place | undefined {
  if (cell === undefined) return undefined;
  const paper = papers.find((one) => one?.id === order_document_id && one?.version === order_version);
  return rowAround(paper, cell);
}

/** At least the first page, so that there is something to compare with. */
function pagesOf(rows: SideRow[]): number[] {
  const pages = new Set(rows.flatMap(({ place }) => place?.page ?? []));
  return pages.size === 0 ? [1] : [...pages].sort((a, b) => a - b);
}
