// The filters of the list one came from, as they stand in the address of the workspace.
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listOf } from './use-neighbours.ts';
import type { DocumentSearch } from '../document-search.ts';

export const workspaceRoute = getRouteApi('/app/shell/documents/$id');

export function useListSearch(): DocumentSearch {
  const search = workspaceRoute.useSearch();
  return useMemo(() => {
    const { at: _at, field: _field, quote: _quote, ...list } = search;
    return listOf(list);
  }, [search]);
}
