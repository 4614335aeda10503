// Reads a file of bank statements, whichever of the known formats it is in.
import type { StatementRow } from '../database/bank-tables.ts';
import { readCamt } from './read-camt.ts';
import { readMt940 } from './read-mt940.ts';
import type { Movement, Statement } from './statement.ts';

export interface ReadFile {
  format: StatementRow['format'];
  statements: Statement[];
}

/** Undefined where it is in none. */
export function readStatements(bytes: Uint8Array): ReadFile | undefined {
  const camt = readCamt(bytes);
  if (camt) return { format: 'camt.053', statements: camt.map(storable) };
  const mt940 = readMt940(bytes);
  return mt940 && { format: 'mt940', statements: mt940.map(storable) };
}

/** Without characters that a database does not take, and no longer than anybody reads. */
const plain = <Text extends string | null>(text: Text, most = 300): Text =>
  (text === null
    ? null
    : // eslint-disable-next-line no-control-regex
      text
        .toWellFormed()
        .replaceAll(/[\u0000-\u001f]/g, ' ')
        .slice(0, most)
        .toWellFormed()) as Text;

export const storable = ({
  account,
  currency,
  number,
  movements,
  unread,
  ...balances
}: Statement): Statement => ({
  ...balances,
  account: plain(account),
  currency: plain(currency),
  number: plain(number),
  movements: movements.map((movement): Movement => ({
    ...movement,
    id: plain(movement.id),
    currency: plain(movement.currency),
    name: plain(movement.name),
    account: plain(movement.account),
    purpose: plain(movement.purpose, 4000),
    references: movement.references.slice(0, 100).map((reference) => plain(reference)),
  })),
  unread: unread.map((line) => plain(line)),
});
