// A group of a statement whose terms stand in a row of values.
import type { GroupId, TermId } from '../../reading/e-invoice/model/terms.ts';
import type { Statement } from '../../reading/e-invoice/writing/write-e-invoice.ts';

type Row = [TermId, string | number | null | undefined][];

/** What has no value is left out. */
export const groupOfRow = (id: GroupId, row: Row): Statement['groups'][number] => ({
  id,
  statement: {
    terms: row.flatMap(([term, value]) =>
      value === null || value === undefined || value === '' ? [] : [{ id: term, text: String(value) }],
    ),
    groups: [],
  },
});
