// The line items of typed pages, as rows of what a test compares.
import { extract } from '../../server/extraction/builtin/extract.ts';
import { profileField, profileOf, typedReading } from './typed-page.ts';

const PROFILE = profileOf([profileField('Invoice Number')], true);

/** Description, quantity, unit price and amount of each item, and the draft with the rest. */
export function typedItems(...pages: string[][]) {
  const draft = extract(typedReading(...pages), PROFILE, { today: '2026-11-21', learned: [] });
  const items = draft.line_items.map(({ description, quantity, unit_price, amount }) => [
    description,
    quantity,
    unit_price,
    amount,
  ]);
  return { draft, items };
}
