// Which documents a movement pays. By itself only where the numbers of documents and the amount say so together; what is merely
// likely is proposed.
import {
  compareDecimals,
  magnitude,
  negated,
  sameSign,
  subtractDecimals,
  sumDecimals,
} from '../platform/decimal.ts';
import { anyWhole } from '../lexicon/words.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { isDiscount, type Discount } from './discount-terms.ts';
import { isOpen, isParty, openAmount, type Ledger, type PayableDocument } from './ledger.ts';
import type { Movement } from './statement.ts';

export type PayingMovement = Pick<
  Movement,
  'amount' | 'currency' | 'reversal' | 'name' | 'account' | 'purpose' | 'references' | 'booked' | 'valued'
>;

export interface Match {
  document: PayableDocument;
  /** In the direction of the document. */
  amount: string;
  /** What the payer kept of it, as the document allows. */
  discount: Discount | null;
  /** The number as the payer wrote it. */
  found: string;
}

export interface ProposedDocument {
  document: PayableDocument;
  /** The number as the payer wrote it; null where it did not. */
  found: string | null;
  reason: Sentence;
}

/** Shorter numbers stand in dates and quantities by chance: the amount must fit as a whole. */
const TELLING = 5;
const MOST_PROPOSALS = 5;
/** Words of payers who pay a part. */
const PART = anyWhole('part_payment');

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
  shared: Pick<Named, 'document' | 'found'>[];
}

/** Documents of the ledger that the movement pays; none where anything is doubtful. */
export function matchMovement(movement: PayingMovement, ledger: Ledger): Match[] {
  if (movement.reversal) return [];
  const pays = negated(movement.amount);
  const { named, shared } = namesIn(movement, ledger);
  const strong = named.filter(({ characters }) => characters >= TELLING);
  for (const all of strong.length === 0 || strong.length === named.length ? [named] : [strong, named]) {
    const settled = all.length > 0 && settledBy(all, movement, pays);
    if (settled) return settled;
  }
  const [only] = strong;
  if (only === undefined || named.length > 1 || shared.length > 0 || !only.unique) return [];
  if (!saysPart(only.document, movement, ledger)) return [];
  return only.document.currency === movement.currency && isPart(pays, openAmount(only.document))
    ? [{ document: only.document, amount: pays, discount: null, found: only.found }]
    : [];
}

/** All of them paid in full, or less the cash discounts that they allow on that day. */
function settledBy(named: Named[], movement: PayingMovement, pays: string): Match[] | undefined {
  if (named.some(({ document }) => document.currency !== movement.currency)) return undefined;
  const full = named.map(({ document, found }): Match => ({
    document,
    amount: openAmount(document),
    discount: null,
    found,
  }));
  if (comeTo(full, pays)) return full;
  const [first] = full;
  if (full.length === 1 && first) {
    const missing = subtractDecimals(first.amount, pays);
    const discount = allowedOn(first.document, movement).find((one) => isDiscount(missing, one));
    return discount && [{ ...first, amount: pays, discount: { ...discount, amount: missing } }];
  }
  const less = full.map((match): Match => {
    const discount = allowedOn(match.document, movement)[0] ?? null;
    const amount = discount === null ? match.amount : subtractDecimals(match.amount, discount.amount);
    return { ...match, discount, amount };
  });
  return comeTo(less, pays) ? less : undefined;
}

const comeTo = (matches: Match[], pays: string): boolean =>
  compareDecimals(sumDecimals(matches.map(({ amount }) => amount)), pays) === 0;

/** Cash discounts that hold on the day of the movement. What is paid in parts has none. */
function allowedOn({ discounts, paid }: PayableDocument, { booked, valued }: PayingMovement): Discount[] {
  const day = booked ?? valued;
  if (day === null || compareDecimals(paid, '0') !== 0) return [];
  return discounts.filter(({ until }) => day <= until);
}

/**
 * A smaller amount alone proves nothing: the numbers of others look like those of documents. Its party or its words say that it is
 * a part, and it is no other bill of that party whose number was mistyped.
 */
function saysPart(document: PayableDocument, movement: PayingMovement, ledger: Ledger): boolean {
  if (PART.test(movement.purpose)) return true;
  if (!isParty(document, movement)) return false;
  return !ledger
    .ofAmount(movement.currency, negated(movement.amount))
    .some((other) => isParty(other, movement));
}

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
  const because =
    (code: 'named' | 'shared' | 'sameAmount') =>
    ({ document, found }: Omit<ProposedDocument, 'reason'>): ProposedDocument => ({
      document,
      found,
      reason: sentence(`statements.${code}`, { number: document.number ?? '' }),
    });
  const alike = ledger.ofAmount(movement.currency, pays).filter((document) => isParty(document, movement));
  const proposals = [
    ...named.filter(({ document }) => fits(document)).map(because('named')),
    ...shared.filter(({ document }) => fits(document)).map(because('shared')),
    ...alike.map((document) => ({ document, found: null })).map(because('sameAmount')),
  ];
  const ids = proposals.map(({ document }) => document.id);
  return proposals.filter(({ document }, i) => ids.indexOf(document.id) === i).slice(0, MOST_PROPOSALS);
}

/** Where a number may stand. */
export const textsOf = ({
  purpose,
  references,
}: Pick<PayingMovement, 'purpose' | 'references'>): string[] => [purpose, ...references];

function namesIn(movement: PayingMovement, ledger: Ledger): Names {
  const named = new Map<number, Named>();
  const shared = new Map<number, Names['shared'][number]>();
  for (const text of textsOf(movement))
    for (const { items, start, end, characters } of ledger.find(text)) {
      const open = items.filter(isOpen);
      const [document] = open;
      if (document === undefined) continue;
      const found = text.slice(start, end);
      if (open.length > 1) open.forEach((one) => shared.set(one.id, { document: one, found }));
      else if ((named.get(document.id)?.characters ?? 0) < characters)
        named.set(document.id, {
          document,
          characters,
          found,
          unique: items.length === 1,
        });
    }
  return {
    named: [...named.values()],
    shared: [...shared.values()].filter(({ document }) => !named.has(document.id)),
  };
}
