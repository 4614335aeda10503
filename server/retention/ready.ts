// How long invoices and receipts are kept, by the law of each country that the lexicon knows.
import type { ReadyRetention } from '../../contract/retention.ts';
import { COUNTRIES } from '../lexicon/countries/index.ts';

export const READY_RETENTION: readonly ReadyRetention[] = COUNTRIES.flatMap(({ code, retention }) =>
  retention === undefined ? [] : [{ country: code, ...retention }],
);
