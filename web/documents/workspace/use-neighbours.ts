// Which document comes before and after this one in the list one came from. The one before is of the list page, whose query is
// usually there already; documents that have left it meanwhile (approved ones) keep their place. The next one is the service's
// to say: the first that nobody else has open.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../api/queries.ts';
import { DEFAULT_SIZE, filtersOf, listQuery, type DocumentSearch } from '../document-search.ts';
import { nextQuery } from './next-document.ts';

export interface Neighbours {
  previous: number | undefined;
  next: number | undefined;
  /** From 1, within the whole list; undefined when the document is not in it. */
  position: number | undefined;
  total: number;
}

/** Opened by a link without a list: what waits for review, oldest first. */
const USUAL: DocumentSearch = { status: ['Needs Review'], sort: 'created_at', order: 'asc' };

export function listOf(search: DocumentSearch): DocumentSearch {
  return Object.keys(filtersOf(search)).length === 0 && search.sort === undefined && search.page === undefined
    ? USUAL
    : search;
}

export function useNeighbours(id: number, search: DocumentSearch): Neighbours {
  const { data } = useQuery({ ...query('listDocuments', { query: listQuery(search) }), staleTime: 10_000 });
  const { data: after } = useQuery(nextQuery(id, search));
  const [lastPlace, setLastPlace] = useState(0);
  const documents = data?.documents ?? [];
  const at = documents.findIndex((document) => document.id === id);
  if (at !== -1 && at !== lastPlace) setLastPlace(at);
  const gone = at === -1;
  const first = ((search.page ?? 1) - 1) * (search.size ?? DEFAULT_SIZE);
  return {
    previous: documents[gone ? lastPlace - 1 : at - 1]?.id,
    next: after?.id ?? undefined,
    position: gone ? undefined : first + at + 1,
    total: data?.total ?? 0,
  };
}
