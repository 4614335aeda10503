// The filters of the list as they stand in the address: the names of the API, plus page and size.
import type { ConfidenceLabel, DocumentStatus } from '../../contract/documents.ts';
import type { DocumentQuery } from '../../contract/document-query.ts';
import { BAND_NAMES } from '../ui/confidence.tsx';
import { STATUSES } from '../ui/status-badge.tsx';
import { asDay, asId, asList, asPage, asText, type RawSearch } from '../ui/search-params.ts';

const SORTS: DocumentQuery['sort'][] = [
  'created_at',
  'updated_at',
  'confidence_score',
  'filename',
  'doc_date',
];
export type Sort = DocumentQuery['sort'];
export const SIZES = [25, 50, 100, 200];
export const DEFAULT_SIZE = 50;

export interface DocumentSearch {
  q?: string;
  status?: DocumentStatus[];
  confidence_label?: ConfidenceLabel[];
  contact_id?: number;
  folder_id?: number;
  profile_id?: number;
  doc_type?: string[];
  date_from?: string;
  date_to?: string;
  doc_date_from?: string;
  doc_date_to?: string;
  sort?: Sort;
  order?: 'asc' | 'desc';
  page?: number;
  size?: number;
}

export function readDocumentSearch(raw: RawSearch): DocumentSearch {
  return withoutEmpty({
    q: asText(raw['q']),
    status: asList(raw['status'], STATUSES),
    confidence_label: asList(raw['confidence_label'], BAND_NAMES),
    contact_id: asId(raw['contact_id']),
    folder_id: asId(raw['folder_id']),
    profile_id: asId(raw['profile_id']),
    doc_type: asList(raw['doc_type']),
    date_from: asDay(raw['date_from']),
    date_to: asDay(raw['date_to']),
    doc_date_from: asDay(raw['doc_date_from']),
    doc_date_to: asDay(raw['doc_date_to']),
    sort: SORTS.find((sort) => sort === raw['sort']),
    order: raw['order'] === 'asc' ? 'asc' : raw['order'] === 'desc' ? 'desc' : undefined,
    page: asPage(raw['page']),
    size: SIZES.find((size) => String(size) === String(raw['size'])),
  });
}

/** What the list endpoint is asked. */
export function listQuery({ page = 1, size = DEFAULT_SIZE, ...filters }: DocumentSearch) {
  return { ...filters, limit: size, offset: (page - 1) * size };
}

/** Without paging and sorting: what decides which documents are listed. */
export function filtersOf({
  page: _page,
  size: _size,
  sort: _sort,
  order: _order,
  ...filters
}: DocumentSearch) {
  return filters;
}

/** A filter that is not set is not in the address at all. */
export function withoutEmpty<T extends object>(search: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(entries) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}
