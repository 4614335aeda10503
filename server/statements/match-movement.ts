// Which documents a movement pays. By itself only where the numbers of documents and the amount say so together; what is merely
// likely is proposed.
import { compareDecimals, magnitude, negated, sameSign, sumDecimals } from '../platform/decimal.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { isOpen, isParty, openAmount, type Ledger, type PayableDocument } from './ledger.ts';
import type { Movement } from './statement.ts';

export type PayingMovement = Pick<
  Movement,
  'amount' | 'currency' | 'reversal' | 'name' | 'account' | 'purpose' | 'references'
>;

export interface Match {
  document: PayableDocument;
  /** In the direction of the document. */
  amount: string;
  /** The number as the payer wrote it. */
  found: string;
}

export interface ProposedDocument {
  document: PayableDocument;
  reason: Sentence;
}

/** Shorter numbers stand in dates and quantities by chance: the amount must fit as a whole. */
const TELLING = 5;
const MOST_PROPOSALS = 5;

interface Named {
  document: PayableDocument;
  found: string;
  characters: number;
  /** Whether no other document, paid or not, has the number so written. */
  unique: boolean;
}

interface Names {
  /** Open documents whose number no other open one has. */
  named: Named[];
  /** Open documents that share a number. */
  shared: PayableDocument[];
}

/** Documents of the ledger that the movement pays; none where anything is doubtful. */
export function matchMovement(movement: PayingMovement, ledger: Ledger): Match[] {
  if (movement.reversal) return [];
  const pays = negated(movement.amount);
  const { named, shared } = namesIn(movement, ledger);
  const strong = named.filter(({ characters }) => characters >= TELLING);
  for (const all of strong.length === 0 || strong.length === named.length ? [named] : [strong, named])
    if (all.length > 0 && addUp(all, movement.currency, pays))
      return all.map(({ document, found }) => ({ document, amount: openAmount(document), found }));
  const [only] = strong;
  if (only === undefined || named.length > 1 || shared.length > 0 || !only.unique) return [];
  return only.document.currency === movement.currency && isPart(pays, openAmount(only.document))
    ? [{ document: only.document, amount: pays, found: only.found }]
    : [];
}

const addUp = (named: Named[], currency: string, pays: string): boolean =>
  named.every(({ document }) => document.currency === currency) &&
  compareDecimals(sumDecimals(named.map(({ document }) => openAmount(document))), pays) === 0;

/** Less than is open, in the same direction. */
const isPart = (pays: string, open: string): boolean =>
  sameSign(pays, open) && compareDecimals(magnitude(pays), magnitude(open))! < 0;

/** Open documents that come into question, the likeliest first. */
export function proposeDocuments(movement: PayingMovement, ledger: Ledger): ProposedDocument[] {
  if (movement.reversal) return [];
  const { named, shared } = namesIn(movement, ledger);
  const pays = negated(movement.amount);
  const fits = ({ currency, owed }: PayableDocument) =>
    currency === movement.currency && sameSign(owed, pays);
  const because = (code: 'named' | 'shared' | 'sameAmount') => (document: PayableDocument) => ({
    document,
    reason: sentence(`statements.${code}`, { number: document.number ?? '' }),
  });
  const proposals = [
    ...named
      .map(({ document }) => document)
      .filter(fits)
      .map(because('named')),
    ...shared.filter(fits).map(because('shared')),
    ...ledger
      .ofAmount(movement.currency, pays)
      .filter((document) => isParty(document, movement))
      .map(because('sameAmount')),
  ];
  const ids = proposals.map(({ document }) => document.id);
  return proposals.filter(({ document }, i) => ids.indexOf(document.id) === i).slice(0, MOST_PROPOSALS);
}

function namesIn({ purpose, references }: PayingMovement, ledger: Ledger): Names {
  const named = new Map<number, Named>();
  const shared = new Set<PayableDocument>();
  for (const text of [purpose, ...references])
    for (const { items, start, end, characters } of ledger.find(text)) {
      const open = items.filter(isOpen);
      const [document] = open;
      if (document === undefined) continue;
      if (open.length > 1) open.forEach((one) => shared.add(one));
      else if ((named.get(document.id)?.characters ?? 0) < characters)
        named.set(document.id, {
          document,
          characters,
          found: text.slice(start, end),
          unique: items.length === 1,
        });
    }
  return { named: [...named.values()], shared: [...shared].filter(({ id }) => !named.has(id)) };
}
