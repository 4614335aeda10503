// A page as it is asked for: its words and their places, and its picture.
import { queryOptions } from '@tanstack/react-query';
import { keptWidth } from '../../contract/picture-widths.ts';
import { addressOf, call } from '../api/call.ts';

export interface DocumentPages {
  document_id: number;
  version: number;
}

export const pageQuery = ({ document_id: id, version }: DocumentPages, number: number) =>
  queryOptions({
    queryKey: ['getPage', { params: { id, number } }, version] as const,
    queryFn: ({ signal }) => call('getPage', { params: { id, number }, query: { version } }, { signal }),
    staleTime: Infinity,
  });

/** In one of the sizes that the service keeps. */
export function imageAddress({ document_id, version }: DocumentPages, number: number, width: number): string {
  return addressOf('getPageImage', {
    params: { id: document_id, number },
    query: { width: keptWidth(width), version },
  });
}
