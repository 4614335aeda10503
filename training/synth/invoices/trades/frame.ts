// What the invoices of all trades have in common: their words in several languages, and the frame around their parts.
import type { Random } from '../../../../bench/random.ts';
import { cents, Figures, type Tongue } from './figures.ts';
import type { Paper, Part } from './paper.ts';

type Words<K extends string> = Partial<Record<Tongue, Record<K, string>>>;
type Parts<S extends string> = S extends `${infer A} | ${infer B}` ? A | Parts<B> : S;

/** The words of a form in each language, in the order of its keys: "date | text", "Datum | Leistung". */
export function wordsOf<S extends string>(keys: S, lines: Partial<Record<Tongue, string>>): Words<Parts<S>> {
  const names = keys.split(' | ');
  return Object.fromEntries(
    Object.entries(lines).map(([tongue, line]) => {
      const words = line.split(' | ');
      return [tongue, Object.fromEntries(names.map((name, i) => [name, words[i] ?? '']))];
    }),
  );
}

/** A language of those that a form has words in, and these. */
export function speak<K extends string>(
  words: Words<K>,
  dice: Random,
): { figures: Figures; say: Record<K, string> } {
  const tongue = dice.pick(Object.keys(words) as Tongue[]);
  const say = words[tongue];
  if (say === undefined) throw new Error(`No words in ${tongue}.`);
  return { figures: new Figures(tongue, dice), say };
}

const INVOICE: Record<
  Tongue,
  [title: string, number: string, date: string, net: string, tax: string, total: string]
> = {
  en: ['Invoice', 'Invoice no.', 'Date', 'Subtotal', 'VAT 20 %', 'Total due'],
  us: ['INVOICE', 'Invoice #', 'Invoice date', 'Subtotal', 'Sales tax', 'Amount due'],
  de: ['Rechnung', 'Rechnungsnr.', 'Datum', 'Nettobetrag', 'zzgl. 19 % MwSt.', 'Rechnungsbetrag'],
  fr: ['Facture', 'Facture n°', 'Date', 'Total HT', 'TVA 20 %', 'Total TTC'],
  es: ['Factura', 'Factura nº', 'Fecha', 'Base imponible', 'IVA 21 %', 'Total factura'],
  it: ['Fattura', 'Fattura n.', 'Data', 'Imponibile', 'IVA 22 %', 'Totale fattura'],
  nl: ['Factuur', 'Factuurnr.', 'Datum', 'Subtotaal', 'BTW 21 %', 'Totaal te betalen'],
};

/** The usual frame of an invoice around its parts; the sums are those of its items. */
export function framed(
  trade: string,
  figures: Figures,
  parts: Part[],
  { title, sums, after = [] }: { title?: string; sums?: [string, string][]; after?: Part[] } = {},
): Paper {
  const [usual, number, date, net, tax, total] = INVOICE[figures.tongue];
  const amounts = parts.flatMap((part) =>
    'table' in part ? part.table.rows.map(({ item }) => item?.amount ?? 0) : [],
  );
  const sum = cents(amounts.reduce((a, b) => a + b, 0));
  const due = cents(sum * 0.2);
  return {
    trade: `${trade} ${figures.tongue}`,
    language: figures.tongue,
    title: title ?? usual,
    facts: [
      [number, '2026-0412'],
      [date, figures.day(12, 4)],
    ],
    parts: [
      ...parts,
      {
        sums: sums ?? [
          [net, figures.money(sum)],
          [tax, figures.money(due)],
          [total, figures.money(cents(sum + due))],
        ],
      },
      ...after,
    ],
    foot: 'Holm & Berg · Hill Road 12 · 80331 Seatown · IBAN DE02 1203 0000 0000 2020 51',
  };
}
