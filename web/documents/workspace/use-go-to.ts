// Opens another document of the same list.
import { useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import { useCallback } from 'react';
import { notifyDone } from '../../ui/notify.ts';
import { useListSearch } from './use-list-search.ts';

/** Undefined is the end of the list: one is told, and stays. */
export function useGoTo(): (id: number | undefined) => void {
  const navigate = useNavigate();
  const search = useListSearch();
  return useCallback(
    (id) => {
      if (id === undefined) notifyDone(i18next.t('workspace.endOfList'), 'end-of-list');
      else void navigate({ to: '/documents/$id', params: { id }, search });
    },
    [navigate, search],
  );
}
