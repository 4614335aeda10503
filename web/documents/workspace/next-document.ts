// The document that comes next: the first of the list that nobody else has open.
import { queryClient, query } from '../../api/queries.ts';
import { filtersOf, type DocumentSearch } from '../document-search.ts';

export const nextQuery = (after: number, search: DocumentSearch) => {
  const { sort, order } = search;
  return query('nextDocument', {
    query: { ...filtersOf(search), ...(sort && { sort }), ...(order && { order }), after },
  });
};

/** Asked at the moment one goes on: somebody may have opened it since. */
export async function nextOf(id: number, search: DocumentSearch): Promise<number | undefined> {
  const { id: next } = await queryClient.fetchQuery({ ...nextQuery(id, search), staleTime: 0 });
  return next ?? undefined;
}
