// The DATEV format, version 700: the header of a batch of postings (category 21, format version 13) and its columns, by the
// description that DATEV publishes for developers.
import type { ExportTemplateInput } from '../../../contract/export-templates.ts';
import type { DelimitedCell } from '../../platform/spreadsheet/csv.ts';

type Kind = 'text' | 'number';
/** Name, kind, the longest text. */
type DatevColumn = readonly [name: string, kind: Kind, longest?: number];

const pairs = (kind: string, content: string, count: number, longest: number): DatevColumn[] =>
  Array.from({ length: count }, (_, i) => [
    [`${kind} ${i + 1}`, 'text', 20] as const,
    [`${content} ${i + 1}`, 'text', longest] as const,
  ]).flat();

/** All 125, in their order. */
const COLUMNS: readonly DatevColumn[] = [
  ['Umsatz (ohne Soll/Haben-Kz)', 'number'],
  ['Soll/Haben-Kennzeichen', 'text', 1],
  ['WKZ Umsatz', 'text', 3],
  ['Kurs', 'number'],
  ['Basis-Umsatz', 'number'],
  ['WKZ Basis-Umsatz', 'text', 3],
  ['Konto', 'number'],
  ['Gegenkonto (ohne BU-Schlüssel)', 'number'],
  ['BU-Schlüssel', 'text', 4],
  ['Belegdatum', 'number'],
  ['Belegfeld 1', 'text', 36],
  ['Belegfeld 2', 'text', 12],
  ['Skonto', 'number'],
  ['Buchungstext', 'text', 60],
  ['Postensperre', 'number'],
  ['Diverse Adressnummer', 'text', 9],
  ['Geschäftspartnerbank', 'number'],
  ['Sachverhalt', 'number'],
  ['Zinssperre', 'number'],
  ['Beleglink', 'text', 210],
  ...pairs('Beleginfo - Art', 'Beleginfo - Inhalt', 8, 210),
  ['KOST1 - Kostenstelle', 'text', 36],
  ['KOST2 - Kostenstelle', 'text', 36],
  ['Kost-Menge', 'number'],
  ['EU-Land u. UStID (Bestimmung)', 'text', 15],
  ['EU-Steuersatz (Bestimmung)', 'number'],
  ['Abw. Versteuerungsart', 'text', 1],
  ['Sachverhalt L+L', 'number'],
  ['Funktionsergänzung L+L', 'number'],
  ['BU 49 Hauptfunktionstyp', 'number'],
  ['BU 49 Hauptfunktionsnummer', 'number'],
  ['BU 49 Funktionsergänzung', 'number'],
  ...pairs('Zusatzinformation - Art', 'Zusatzinformation- Inhalt', 20, 210),
  ['Stück', 'number'],
  ['Gewicht', 'number'],
  ['Zahlweise', 'number'],
  ['Forderungsart', 'text', 10],
  ['Veranlagungsjahr', 'number'],
  ['Zugeordnete Fälligkeit', 'number'],
  ['Skontotyp', 'number'],
  ['Auftragsnummer', 'text', 30],
  ['Buchungstyp', 'text', 2],
  ['USt-Schlüssel (Anzahlungen)', 'number'],
  ['EU-Land (Anzahlungen)', 'text', 2],
  ['Sachverhalt L+L (Anzahlungen)', 'number'],
  ['EU-Steuersatz (Anzahlungen)', 'number'],
  ['Erlöskonto (Anzahlungen)', 'number'],
  ['Herkunft-Kz', 'text', 2],
  ['Buchungs GUID', 'text', 36],
  ['KOST-Datum', 'number'],
  ['SEPA-Mandatsreferenz', 'text', 35],
  ['Skontosperre', 'number'],
  ['Gesellschaftername', 'text', 76],
  ['Beteiligtennummer', 'number'],
  ['Identifikationsnummer', 'text', 11],
  ['Zeichnernummer', 'text', 20],
  ['Postensperre bis', 'number'],
  ['Bezeichnung SoBil-Sachverhalt', 'text', 30],
  ['Kennzeichen SoBil-Buchung', 'number'],
  ['Festschreibung', 'number'],
  ['Leistungsdatum', 'number'],
  ['Datum Zuord. Steuerperiode', 'number'],
  ['Fälligkeit', 'number'],
  ['Generalumkehr (GU)', 'text', 1],
  ['Steuersatz', 'number'],
  ['Land', 'text', 2],
  ['Abrechnungsreferenz', 'text', 50],
  ['BVV-Position', 'number'],
  ['EU-Land u. UStID (Ursprung)', 'text', 15],
  ['EU-Steuersatz (Ursprung)', 'number'],
  ['Abw. Skontokonto', 'number'],
];

export const DATEV_NAMES = COLUMNS.map(([name]) => name);
/** Postings of a batch. */
export const DATEV_MOST_ROWS = 99_999;

/** What Belegfeld 1 and 2 take; everything else falls away. */
const REFERENCE = /[^A-Za-z0-9$&%*+\-/]/g;
const NUMBER = /^-?\d*(?:,\d+)?$/;

/** The texts of a template's columns in their places among all. */
export function datevRow(cells: ReadonlyMap<string, string>): DelimitedCell[] {
  return COLUMNS.map(([name, kind, longest]) => {
    const given = cells.get(name) ?? '';
    const text = name.startsWith('Belegfeld') ? given.replaceAll(REFERENCE, '') : given;
    return { text: text.slice(0, longest), quoted: kind === 'text' && text !== '' };
  });
}

/** The first column that takes numbers only and holds something else; undefined where there is none. */
export const notNumeric = (cells: ReadonlyMap<string, string>): string | undefined =>
  COLUMNS.find(([name, kind]) => kind === 'number' && !NUMBER.test(cells.get(name) ?? ''))?.[0];

interface Batch {
  /** ISO dates of the first and the last document. */
  from: string;
  to: string;
  made_at: Date;
  name: string;
}

/** The fiscal year that holds a day, as ISO dates. */
export function fiscalYear(day: string, year_begins: string): { from: string; to: string } {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < year_begins ? 1 : 0);
  const from = `${year}-${year_begins}`;
  const end = new Date(`${year + 1}-${year_begins}T00:00:00Z`);
  return { from, to: new Date(end.getTime() - 86_400_000).toISOString().slice(0, 10) };
}

const compact = (day: string): string => day.replaceAll('-', '');
const text = (value: string): DelimitedCell => ({ text: value, quoted: true });
const number = (value: string | number): DelimitedCell => ({ text: String(value), quoted: false });
const NOTHING = number('');

/** The 31 values of the first line. */
export function datevHeader(
  { consultant, client, year_begins, account_length, currency }: NonNullable<ExportTemplateInput['datev']>,
  { from, to, made_at, name }: Batch,
): DelimitedCell[] {
  return [
    text('EXTF'),
    number(700),
    number(21),
    text('Buchungsstapel'),
    number(13),
    number(made_at.toISOString().replaceAll(/\D/g, '').slice(0, 17)),
    NOTHING,
    text('RE'),
    text('Recto'),
    text(''),
    number(consultant),
    number(client),
    number(compact(fiscalYear(from, year_begins).from)),
    number(account_length),
    number(compact(from)),
    number(compact(to)),
    text(name.slice(0, 30)),
    text(''),
    number(1),
    number(0),
    number(0),
    text(currency),
    NOTHING,
    text(''),
    NOTHING,
    NOTHING,
    text(''),
    NOTHING,
    NOTHING,
    text(''),
    text(''),
  ];
}
