// Which document comes before and after this one in the list one came from. The list is the query of the list page, so it is
// usually there already; documents that have left it meanwhile (approved ones) keep their place.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentSummary } from '../../../contract/documents.ts';
import { query, queryClient } from '../../api/queries.ts';
import { imageAddress, pageQuery } from '../../pages/page-view.tsx';
import { documentQuery } from '../document-query.ts';
import { DEFAULT_SIZE, filtersOf, listQuery, type DocumentSearch } from '../document-search.ts';
import { profileQuery } from './profile-query.ts';

export interface Neighbours {
  previous: DocumentSummary | undefined;
  next: DocumentSummary | undefined;
  /** From 1, within the whole list; undefined when the document is not in it. */
  position: number | undefined;
  total: number;
  /** False until the list is there. */
  known: boolean;
}

/** Opened by a link without a list: what waits for review, oldest first. */
const USUAL: DocumentSearch = { status: ['Needs Review'], sort: 'created_at', order: 'asc' };

export function listOf(search: DocumentSearch): DocumentSearch {
  return Object.keys(filtersOf(search)).length === 0 && search.sort === undefined && search.page === undefined
    ? USUAL
    : search;
}

export function useNeighbours(id: number, search: DocumentSearch): Neighbours {
  const list = listOf(search);
  const { data } = useQuery({ ...query('listDocuments', { query: listQuery(list) }), staleTime: 10_000 });
  const [lastPlace, setLastPlace] = useState(0);
  const documents = data?.documents ?? [];
  const at = documents.findIndex((document) => document.id === id);
  if (at !== -1 && at !== lastPlace) setLastPlace(at);
  const gone = at === -1;
  const first = ((list.page ?? 1) - 1) * (list.size ?? DEFAULT_SIZE);
  return {
    previous: documents[gone ? lastPlace - 1 : at - 1],
    // When this one has left the list, its place is taken by the next.
    next: documents[gone ? lastPlace : at + 1],
    position: gone ? undefined : first + at + 1,
    total: data?.total ?? 0,
    known: data !== undefined,
  };
}

/** The next one, for whoever is faster than the list. */
export async function findNext(id: number, search: DocumentSearch): Promise<DocumentSummary | undefined> {
  const { documents } = await queryClient.ensureQueryData(
    query('listDocuments', { query: listQuery(listOf(search)) }),
  );
  const at = documents.findIndex((document) => document.id === id);
  return at === -1 ? undefined : documents[at + 1];
}

/** Loads what the next document needs first: its record, profile, first page and its image. */
export function prefetch({ id, version, profile_id }: DocumentSummary): void {
  const of = { document_id: id, version };
  void queryClient.prefetchQuery(documentQuery(id));
  void queryClient.prefetchQuery(profileQuery(profile_id));
  void queryClient.prefetchQuery(pageQuery(of, 1));
  new Image().src = imageAddress(of, 1, 1000);
}
