// A page as it is asked for: its words and their places, and its picture.
import { queryOptions } from '@tanstack/react-query';
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
  const kept = [240, 1000, 1600, 2400].find((size) => size >= width) ?? 2400;
  return addressOf('getPageImage', {
    params: { id: document_id, number },
    query: { width: kept, version },
  });
}
