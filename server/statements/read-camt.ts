// Reads bank statements of ISO 20022 (camt.053). Only names of elements are looked at, so that the version matters
// nowhere; where versions nest differently, both paths are given.
import { compareDecimals, negated, sumDecimals } from '../platform/decimal.ts';
import { amountAt, dateAt, elementsAt, textAt } from '../reading/formats/xml-values.ts';
import { MAX_XML_BYTES, parseXml, textIn, type XmlElement } from '../reading/formats/xml.ts';
import { isReference } from './reference.ts';
import type { Movement, Statement } from './statement.ts';

/** Undefined when the bytes are no such statement, or larger than a file of 16 MiB. */
export function readCamt(bytes: Uint8Array): Statement[] | undefined {
  if (bytes.length > MAX_XML_BYTES) return undefined;
  const root = parseXml(bytes);
  if (root?.name !== 'Document') return undefined;
  const statements = elementsAt(root, 'BkToCstmrStmt/Stmt');
  return statements.length === 0 ? undefined : statements.map(readStatement);
}

function readStatement(element: XmlElement): Statement {
  const entries = elementsAt(element, 'Ntry').filter(isBooked);
  const read = entries.map((entry) => ({ entry, movements: movementsOf(entry) }));
  return {
    account: textAt(element, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id')?.replaceAll(' ', '') ?? null,
    currency: textAt(element, 'Acct/Ccy') ?? currencyOf(elementsAt(element, 'Bal/Amt|Ntry/Amt')[0]) ?? null,
    number: textAt(element, 'LglSeqNb', 'ElctrncSeqNb', 'Id') ?? null,
    opening: balance(element, ['OPBD', 'PRCD'], 0),
    closing: balance(element, ['CLBD'], -1),
    movements: read.flatMap(({ movements }) => movements ?? []),
    unread: read.flatMap(({ entry, movements }) =>
      movements ? [] : [textIn(entry).replaceAll(/\s+/g, ' ').trim()],
    ),
  };
}

/** Announced and merely informative entries have not moved money. */
const isBooked = (entry: XmlElement): boolean => (textAt(entry, 'Sts/Cd', 'Sts') ?? 'BOOK') === 'BOOK';

/** The balance of the first of `codes` that is there; of a page of a statement the interim balance at that end. */
function balance(statement: XmlElement, codes: string[], end: 0 | -1): string | null {
  const balances = elementsAt(statement, 'Bal');
  const ofCode = (wanted: string) =>
    balances.filter((one) => textAt(one, 'Tp/CdOrPrtry/Cd', 'Tp/Cd') === wanted).at(end);
  const found = [...codes, 'ITBD'].map(ofCode).find((one) => one !== undefined);
  return (found && signed(found)) ?? null;
}

/** The direction is that of the booking also where it reverses another. */
function signed(element: XmlElement, direction = textAt(element, 'CdtDbtInd')): string | undefined {
  const amount = amountAt(element, 'Amt');
  if (amount === undefined || (direction !== 'CRDT' && direction !== 'DBIT')) return undefined;
  return direction === 'DBIT' ? negated(amount) : amount;
}

const currencyOf = (amount: XmlElement | undefined): string | undefined => amount?.attributes['Ccy'];

/** Undefined where amount, direction or currency is missing. */
function movementsOf(entry: XmlElement): Movement[] | undefined {
  const amount = signed(entry);
  const currency = currencyOf(elementsAt(entry, 'Amt')[0]);
  if (amount === undefined || currency === undefined) return undefined;
  const details = elementsAt(entry, 'NtryDtls/TxDtls');
  const parts = details.map((detail) => partOf(detail, entry, currency));
  // A collective booking is told apart only where its parts are it: otherwise money would appear or vanish.
  const whole =
    parts.length > 1 &&
    parts.every((part) => part !== undefined) &&
    compareDecimals(sumDecimals(parts), amount) === 0;
  if (!whole) return [movement(entry, details.length === 1 ? details[0] : undefined, amount, currency)];
  return details.map((detail, index) => movement(entry, detail, parts[index]!, currency, index));
}

/** The amount of one transaction of an entry; undefined where it is not in the currency of the account. */
function partOf(detail: XmlElement, entry: XmlElement, currency: string): string | undefined {
  const holder = elementsAt(detail, 'Amt')[0] ? detail : elementsAt(detail, 'AmtDtls/TxAmt')[0];
  if (!holder || currencyOf(elementsAt(holder, 'Amt')[0]) !== currency) return undefined;
  return signed(holder, textAt(detail, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd'));
}

function movement(
  entry: XmlElement,
  detail: XmlElement | undefined,
  amount: string,
  currency: string,
  part?: number,
): Movement {
  const reversal = textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1';
  const party = amount.startsWith('-') === reversal ? 'Dbtr' : 'Cdtr';
  const own = textAt(detail, 'Refs/AcctSvcrRef');
  const ofEntry = textAt(entry, 'AcctSvcrRef');
  const shared = part === undefined || ofEntry === undefined ? ofEntry : `${ofEntry}/${part + 1}`;
  const texts = (path: string) =>
    elementsAt(detail, path).map((found) => textIn(found).replaceAll(/\s+/g, ' ').trim());
  const written = texts('RmtInf/Ustrd').join(' ');
  return {
    id: own ?? shared ?? null,
    booked: dateAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm') ?? null,
    valued: dateAt(entry, 'ValDt/Dt', 'ValDt/DtTm') ?? null,
    amount,
    currency,
    reversal,
    name: textAt(detail, `RltdPties/${party}/Nm`, `RltdPties/${party}/Pty/Nm`) ?? null,
    account:
      textAt(detail, `RltdPties/${party}Acct/Id/IBAN`, `RltdPties/${party}Acct/Id/Othr/Id`)?.replaceAll(
        ' ',
        '',
      ) ?? null,
    purpose: written || (textAt(detail, 'AddtlTxInf') ?? textAt(entry, 'AddtlNtryInf') ?? ''),
    references: [
      ...texts('Refs/EndToEndId'),
      ...texts('RmtInf/Strd/CdtrRefInf/Ref'),
      ...texts('RmtInf/Strd/RfrdDocInf/Nb'),
    ].filter(isReference),
  };
}
