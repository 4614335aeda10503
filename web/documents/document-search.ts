// The filters of the list as they stand in the address: the names of the API, plus view, columns, page and size.
import type { BlockerKind } from '../../contract/blockers.ts';
import type { ConfidenceLabel, DocumentStatus } from '../../contract/documents.ts';
import type { DocumentQuery } from '../../contract/document-query.ts';
import { RETENTION_STATES, type RetentionState } from '../../contract/retention-state.ts';
import { BLOCKER_KINDS } from '../ui/blocker-kinds.ts';
import { BAND_NAMES } from '../ui/confidence.tsx';
import { STATUSES } from '../ui/status-badge.tsx';
import {
  asBoolean,
  asDay,
  asId,
  asList,
  asPage,
  asText,
  withoutEmpty,
  type RawSearch,
} from '../ui/search-params.ts';
import { isColumn, type ColumnKey } from './list/column-keys.ts';
import { isSort } from './list/sorts.ts';

export type Sort = DocumentQuery['sort'];
export const SIZES = [25, 50, 100, 200];
export const DEFAULT_SIZE = 50;

export interface DocumentSearch {
  q?: string;
  status?: DocumentStatus[];
  blocker_kind?: BlockerKind[];
  blocked?: boolean;
  confidence_label?: ConfidenceLabel[];
  assignee_id?: 'me' | 'none' | number;
  overdue?: boolean;
  waits_for?: 'me';
  postponed?: 'hide' | 'only' | 'all';
  rejected?: boolean;
  duplicates?: boolean;
  retention?: RetentionState;
  kept_until_from?: string;
  kept_until_to?: string;
  contact_id?: number;
  folder_id?: number;
  profile_id?: number;
  doc_type?: string[];
  /** By fields: `key:operator:value`, as the API takes it under the name of `field`, which in the workspace names one. */
  where?: string[];
  filename?: string;
  external_system?: string;
  external_record_id?: string;
  date_from?: string;
  date_to?: string;
  doc_date_from?: string;
  doc_date_to?: string;
  sort?: Sort;
  order?: 'asc' | 'desc';
  /** In the order they are shown; the usual ones where there are none. */
  columns?: ColumnKey[];
  /** The view whose tab was chosen, by id or by the name of one that everybody has. */
  view?: string;
  page?: number;
  size?: number;
}

export function readDocumentSearch(raw: RawSearch): DocumentSearch {
  return withoutEmpty<DocumentSearch>({
    q: asText(raw['q']),
    status: asList(raw['status'], STATUSES),
    blocker_kind: asList(raw['blocker_kind'], BLOCKER_KINDS),
    blocked: asBoolean(raw['blocked']),
    confidence_label: asList(raw['confidence_label'], BAND_NAMES),
    assignee_id: oneOf(raw['assignee_id'], ['me', 'none'] as const) ?? asId(raw['assignee_id']),
    overdue: asBoolean(raw['overdue']),
    waits_for: oneOf(raw['waits_for'], ['me'] as const),
    postponed: oneOf(raw['postponed'], ['hide', 'only', 'all']),
    rejected: asBoolean(raw['rejected']),
    duplicates: asBoolean(raw['duplicates']),
    retention: oneOf(raw['retention'], RETENTION_STATES),
    kept_until_from: asDay(raw['kept_until_from']),
    kept_until_to: asDay(raw['kept_until_to']),
    contact_id: asId(raw['contact_id']),
    folder_id: asId(raw['folder_id']),
    profile_id: asId(raw['profile_id']),
    doc_type: asList(raw['doc_type']),
    where: asList(raw['where'])?.filter((text) => FIELD_FILTER.test(text)),
    filename: asText(raw['filename']),
    external_system: asText(raw['external_system']),
    external_record_id: asText(raw['external_record_id']),
    date_from: asDay(raw['date_from']),
    date_to: asDay(raw['date_to']),
    doc_date_from: asDay(raw['doc_date_from']),
    doc_date_to: asDay(raw['doc_date_to']),
    sort: [asText(raw['sort'])].find(isSort),
    order: oneOf(raw['order'], ['asc', 'desc']),
    columns: asList(raw['columns'])?.filter(isColumn),
    view: asText(raw['view']),
    page: asPage(raw['page']),
    size: SIZES.find((size) => String(size) === String(raw['size'])),
  });
}

const FIELD_FILTER = /^[a-z][a-z0-9_]*:(?:(?:eq|ne|contains|gt|gte|lt|lte):.+|empty|filled)$/;

const oneOf = <T extends string>(value: unknown, known: readonly T[]): T | undefined =>
  known.find((one) => one === value);

/** What the list endpoint is asked. */
export function listQuery(search: DocumentSearch) {
  const { page = 1, size = DEFAULT_SIZE, sort, order, columns = [] } = search;
  const fields = columns.filter((key) => key.startsWith('field.')).map((key) => key.slice('field.'.length));
  return withoutEmpty({
    ...filtersOf(search),
    sort,
    order,
    columns: fields.join(','),
    limit: size,
    offset: (page - 1) * size,
  });
}

/** Without paging, sorting and columns: what decides which documents are listed, as the API takes it. */
export function filtersOf(search: DocumentSearch) {
  const {
    page: _page,
    size: _size,
    sort: _sort,
    order: _order,
    columns: _columns,
    view: _view,
    ...rest
  } = search;
  const { where: field, ...filters } = rest;
  return field === undefined ? filters : { ...filters, field };
}

/** The same list without any filter. */
export const unfiltered = ({ sort, order, columns, size }: DocumentSearch): DocumentSearch => ({
  sort,
  order,
  columns,
  size,
});
