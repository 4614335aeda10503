// An e-invoice as what it states, so that it can be written again.
import type { Group } from '../../../server/reading/e-invoice/model/invoice-model.ts';
import { GROUPS, TERMS, type GroupId, type TermId } from '../../../server/reading/e-invoice/model/terms.ts';
import type { Statement } from '../../../server/reading/e-invoice/writing/write-e-invoice.ts';
import { dateIn } from '../../../server/reading/formats/xml-values.ts';

/** Other forms of terms, which writing has no need of. */
const OTHER_FORMS = new Set<TermId>(['BT-2b', 'BT-119b']);
const DATES = new Set(
  (Object.keys(TERMS) as TermId[]).filter((id) => /Date(Time)?String(\[[^\]]*\])?$/.test(TERMS[id][1])),
);

export function statementOf(group: Group, within: GroupId | 'INVOICE' = 'INVOICE'): Statement {
  const terms = (Object.keys(TERMS) as TermId[])
    .filter((id) => TERMS[id][0] === within && !OTHER_FORMS.has(id))
    .flatMap((id) =>
      group.all(id).map(({ text, place, attribute }) => {
        const currency = attribute === undefined ? place.element.attributes['currencyID'] : undefined;
        const written = DATES.has(id) ? (dateIn(text) ?? text) : text;
        return { id, text: written, ...(currency !== undefined && { currency }) };
      }),
    );
  const groups = (Object.keys(GROUPS) as GroupId[])
    .filter((id) => GROUPS[id][0] === within)
    .flatMap((id) => group.groups(id).map((one) => ({ id, statement: statementOf(one, id) })));
  return { terms, groups };
}
