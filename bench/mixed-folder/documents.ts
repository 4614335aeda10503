// The documents of a mixed folder as accountants keep it: invoices, receipts, statements, contracts and tickets of several
// labelled sets, with what is known of each under one set of names.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEGAL_FORM } from '../../server/chat/records/same-name.ts';

/** `undefined`: not judged; `null`: the page does not have it; several: any of them is right. */
type Fact = string[] | null | undefined;

export interface Known {
  file: string;
  kind: string;
  lang: string;
  seller: string | undefined;
  facts: Record<string, Fact>;
  lines: { description: string; quantity: number | undefined; amount: number | undefined }[];
  half: Half;
}

export type Half = 'seen' | 'unseen';

/** The same on every machine; about as many fall on either side. */
export const halfOf = (text: string): Half =>
  createHash('sha256').update(text).digest()[0]! % 2 === 0 ? 'seen' : 'unseen';

/** A number from the text, for a choice that stays the same. */
export const drawn = (text: string, below: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE(4) % below;

type Row = Record<string, unknown> & { file: string };

const rowsOf = (data: string, set: string): Row[] =>
  readFileSync(join(data, set, 'truth.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

function factOf(value: unknown): Fact {
  if (value === undefined || value === '__skip__') return undefined;
  if (value === null) return null;
  return (Array.isArray(value) ? value : [value]).map(String);
}

const factsOf = (values: Record<string, unknown>, names: Record<string, string>): Known['facts'] =>
  Object.fromEntries(Object.entries(names).map(([name, key]) => [name, factOf(values[key])]));

const INVOICE = 'buyer number date due_date po_number currency net tax total vat_id iban'.split(' ');
const same = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

function wild(data: string): Known[] {
  return rowsOf(data, 'wild').map((row) => {
    const other = (row['other'] ?? {}) as Record<string, unknown>;
    const seller = ['seller', 'bank', 'employer', 'supplier', 'sender', 'shipper', 'payer', 'department'];
    const named = factOf({ ...row, ...other }[seller.find((key) => key in row || key in other) ?? '']);
    const lines = Array.isArray(row['lines']) ? (row['lines'] as unknown[][]) : [];
    return known({
      file: `wild/doc/${row.file}`,
      kind: String(row['kind']),
      lang: String(row['lang']),
      seller: named?.[0],
      facts: { ...factsOf(row, same(INVOICE)), ...factsOf(other, same(Object.keys(other))) },
      lines: lines.map(([description, quantity, , amount]) => ({
        description: String(Array.isArray(description) ? description[0] : description),
        quantity: numberOf(quantity),
        amount: numberOf(amount),
      })),
    });
  });
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

interface Labelled {
  set: string;
  kind: string;
  lang: string;
  seller: string;
  names: Record<string, string>;
  most: number;
}

const SETS: Labelled[] = [
  {
    set: 'fapiao_zh',
    kind: 'fapiao',
    lang: 'zh',
    seller: 'seller_name',
    names: {
      number: 'invoice_number',
      date: 'invoice_date',
      total: 'total',
      buyer: 'buyer_name',
      vat_id: 'seller_tax_id',
      code: 'invoice_code',
    },
    most: 10,
  },
  {
    set: 'zugferd',
    kind: 'invoice',
    lang: 'de',
    seller: 'seller_name',
    names: {
      number: 'invoice_number',
      date: 'invoice_date',
      due_date: 'due_date',
      total: 'grand_total',
      net: 'net_total',
      tax: 'tax_total',
      buyer: 'buyer_name',
      vat_id: 'seller_vat_id',
      iban: 'iban',
      po_number: 'order_number',
      currency: 'currency',
    },
    most: 40,
  },
  {
    set: 'nda_en',
    kind: 'contract',
    lang: 'en',
    seller: '',
    names: {
      parties: 'parties',
      effective_date: 'effective_date',
      governing_law: 'jurisdiction',
      term: 'term',
    },
    most: 16,
  },
  {
    set: 'sroie',
    kind: 'receipt',
    lang: 'en',
    seller: 'company',
    names: { date: 'date', total: 'total' },
    most: 36,
  },
];

function labelled(data: string, { set, kind, lang, seller, names, most }: Labelled): Known[] {
  const taken = new Set<string>();
  return rowsOf(data, set)
    .filter(({ doc_type }) => doc_type !== 'order')
    .map((row) => {
      const truth = row['truth'] as Record<string, unknown>;
      const visible = (row['visible'] ?? {}) as Record<string, boolean | null>;
      const facts = factsOf(truth, names);
      // What a label leaves out or the page does not show is not judged: only of wild documents it was looked at.
      for (const [name, key] of Object.entries(names))
        if (facts[name] === null || visible[key] === false) facts[name] = undefined;
      // Labels give the amounts of a credit note with either sign.
      if (truth['type_code'] === '381') facts['total'] = undefined;
      return known({
        file: `${set}/${row.file}`,
        kind,
        lang,
        seller: [truth[seller] ?? facts['parties'] ?? ''].flat().map(String)[0] ?? '',
        facts,
        lines: [],
      });
    })
    .filter(({ seller, facts, file }) => {
      // Some sets hold one invoice in several forms.
      const key = facts['number'] ? `${seller} ${facts['number'][0]}` : file;
      return !taken.has(key) && taken.add(key);
    })
    .slice(0, most);
}

const known = (one: Omit<Known, 'half'>): Known => ({ ...one, half: halfOf(one.file) });

/** As people call a company: without its legal form. */
export const shortOf = (name: string): string =>
  name
    .replaceAll(LEGAL_FORM, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,.&-]+$/, '')
    .trim() || name;

export const mixedDocuments = (data: string): Known[] => [
  ...wild(data),
  ...SETS.flatMap((set) => labelled(data, set)),
];
