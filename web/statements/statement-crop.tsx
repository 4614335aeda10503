// Where a movement stands on the paper that its statement came on.
import { useQuery } from '@tanstack/react-query';
import { query } from '../api/queries.ts';
import { PageCrop } from '../pages/page-crop.tsx';

const CROP = 44;

/** @param line of the line items of the document; null for a movement that stands in no file of paper */
export function StatementCrop({ document_id, line }: { document_id: number; line: number | null }) {
  const { data } = useQuery({
    ...query('getDocument', { params: { id: document_id } }),
    enabled: line !== null,
  });
  if (data === undefined || line === null) return null;
  const of = (column: string) => data.evidence[`line_items[${line}].${column}`]?.[0];
  const place = of('amount') ?? of('description');
  if (place === undefined) return null;
  return (
    <PageCrop of={{ document_id, version: data.version }} page={place.page} box={place.box} height={CROP} />
  );
}
