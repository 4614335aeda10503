// The one door to drawn documents: a kind and a seed give a document with its truth, the same in every run and on every machine.
import { random } from '../../bench/random.ts';
import { MADE_INVOICES, MADE_RECEIPTS, type LabelledSet, type TruthRow } from '../../bench/sets.ts';
import type { Reading } from '../../server/reading/reading.ts';
import { makeInvoice as makeTable } from './invoices/make-invoice.ts';
import { scanned } from './invoices/noise.ts';
import { drawStyle } from './invoices/style.ts';
import { makeTradeInvoice, TRADES } from './invoices/trades/make-trade-invoice.ts';
import { WORDING, type Language } from './invoices/wording.ts';
import { makeInvoice, makeLetter } from './letters/made-invoices.ts';
import { makeReceipt } from './receipts/make-receipt.ts';
import { recognised } from './receipts/recognised.ts';

export interface DrawnDocument {
  /** The profile it is read with. */
  set: LabelledSet;
  /** Fields in `truth`, lines in `line_items`; a kind that is about one says nothing of the other. */
  row: TruthRow;
  reading: Reading;
}

interface Lines {
  reading: Reading;
  items: NonNullable<TruthRow['line_items']>;
}

const LANGUAGES = Object.keys(WORDING) as Language[];
const pick = <T>(all: readonly T[], seed: number): T => {
  const one = all[seed % all.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

const withLines = (file: string, { reading, items }: Lines): DrawnDocument => ({
  set: MADE_INVOICES,
  row: { file, id: file, truth: {}, line_items: items },
  reading,
});

function drawTable(seed: number): Lines {
  const dice = random(seed * 7919 + 101);
  return makeTable(drawStyle(dice, pick(LANGUAGES, seed)), dice);
}

const drawTrade = (seed: number): Lines => makeTradeInvoice(pick(TRADES, seed), random(seed * 7919 + 211));

/** Addresses of these countries are kept with a code that no receipt prints. */
const EUROPE = new Set(['DE', 'ES', 'FR', 'GB', 'IT', 'NL']);

function receiptOf({ row, reading }: Omit<DrawnDocument, 'set'>): DrawnDocument {
  if (!EUROPE.has(row.layout ?? '')) return { set: MADE_RECEIPTS, row, reading };
  const { address: _, ...truth } = row.truth;
  return { set: MADE_RECEIPTS, row: { ...row, truth }, reading };
}

/** Kinds of drawn documents: invoices and letters for their fields, tables and trades for their lines, receipts for both makes. */
const KINDS = {
  invoice: (seed: number): DrawnDocument => ({ set: MADE_INVOICES, ...makeInvoice(seed) }),
  letter: (seed: number): DrawnDocument => ({ set: MADE_INVOICES, ...makeLetter(seed) }),
  receipt: (seed: number): DrawnDocument => receiptOf(makeReceipt(seed)),
  /** As the recogniser returns it from a photograph. */
  'recognised receipt': (seed: number): DrawnDocument =>
    receiptOf(recognised(makeReceipt(seed), random(seed))),
  table: (seed: number): DrawnDocument => withLines(`table-${seed}`, drawTable(seed)),
  'scanned table': (seed: number): DrawnDocument => {
    const { reading, items } = drawTable(seed);
    return withLines(`table-${seed}`, { reading: scanned(reading, random(seed)), items });
  },
  trade: (seed: number): DrawnDocument => withLines(`trade-${seed}`, drawTrade(seed)),
} satisfies Record<string, (seed: number) => DrawnDocument>;

export type DrawnKind = keyof typeof KINDS;
export const DRAWN_KINDS = Object.keys(KINDS) as DrawnKind[];

export const drawDocument = (kind: DrawnKind, seed: number): DrawnDocument => KINDS[kind](seed);

/** So many documents with the seeds from `first` on. */
export const drawDocuments = (kind: DrawnKind, first: number, count: number): DrawnDocument[] =>
  Array.from({ length: count }, (_, i) => drawDocument(kind, first + i));
