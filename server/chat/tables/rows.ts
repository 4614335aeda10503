// Tables of reports in the text of a page: rows of figures whose columns are told apart by days, years and lengths of time.
import { fold } from '../../search/tokenize.ts';
import { columnsFor, headsIn, LONGEST_HEAD, type Column } from './column-heads.ts';
import { mentionsIn } from './periods.ts';

export interface Row {
  label: string;
  /** The line above, which the rows below it belong to. */
  section: string;
  cells: { said: string; column: Column; is_percent: boolean }[];
  line: string;
}

export interface Table {
  /** The lines above the heads of its columns. */
  titles: string[];
  rows: Row[];
  /** What the figures are in, as the page says it. */
  unit: string | undefined;
}

const FIGURE = String.raw`(?:[$€£¥￥]|us\$|c\$)?\s?(?:\(?\s?[$€£¥￥]?\s?[-–]?\d[\d,]*(?:\.\d+)?(?:[mkb]n?(?=[\s)]|$))?\s?%?\)?|[—–-]+(?=\s|$)|n\/?[ma](?=\s|$)|nil(?=\s|$)|\*(?=\s|$))(?:\s?(?:%|pts|pp|x|bps?)(?=\s|$|\)))?\)?`;
/** A label and then figures to the end of the line. */
const ROW = new RegExp(String.raw`^(.*?\p{L}[^\n]*?)[\s.]+((?:${FIGURE})(?:\s+(?:${FIGURE}))*)$`, 'iu');
const FIGURES = new RegExp(FIGURE, 'giu');
const ONLY_FIGURES = new RegExp(String.raw`^(?:${FIGURE})(?:\s+(?:${FIGURE}))+$`, 'iu');
/** Told first: to look for a row in prose takes long. */
const ENDS_IN_FIGURE = /[\d)%—–*-]$|(?:pts|pp|bps|n\/?[ma]|nil)$/i;
const UNIT =
  /\(?(?:[\p{L}.$€£¥]+ )?(?:\$ ?|€ ?|£ ?|¥ ?)?\b(?:in )?(?:thousands|millions|billions)\b(?: of [\p{L}.]+(?: dollars)?)?[^()\n]{0,60}\)?|单位[:：]\s*\p{Script=Han}+|(?<![\p{L}\d])[$€£¥]'?(?:000s?|m|bn)(?![\p{L}\d])/iu;
const OF_PERCENTS = /percent|%|百分比|占比/iu;
const IS_PERCENT = /%|pts|pp$|bps?$/;

/** A row that numbers a note, or has none where others do. */
function cellsOf(
  figures: readonly string[],
  lines: readonly (readonly Column[])[],
): Row['cells'] | undefined {
  const noted = lines
    .map((line) => line.filter(({ note }) => note !== true))
    .filter((line) => line.length > 0);
  const has_note = NOTE.test(figures[0]!) && figures.length > 1;
  const columns = columnsFor(figures.length, noted);
  const [own, of] =
    columns === undefined && has_note
      ? [figures.slice(1), columnsFor(figures.length - 1, noted)]
      : [figures, columns];
  return of && own.map((said, i) => ({ said, column: of[i]!, is_percent: IS_PERCENT.test(said) }));
}
/** "3", "(1)", "4.2". */
const NOTE = /^\(?\d{1,2}(?:\.\d)?\)?$/;

/** So many lines above the heads of the columns may be its titles; after so many others, heads are of no table. */
const TITLES = 4;
const FURTHEST = 6;

interface Draft {
  heads: Column[][];
  titles: string[];
  rows: { label: string; section: string; figures: string[]; line: string }[];
  since: number;
}

/** The tables of a page. Many tables of percentages print the sign in their first row only. */
export function tablesOf(text: string): Table[] {
  const unit = UNIT.exec(text)?.[0].trim();
  const plain = withoutLetterSigns(text);
  return draftsOf(plain).map(({ heads, titles, rows }) => {
    const of_percents = rows.length > 0 && rows[0]!.figures.every((said) => IS_PERCENT.test(said));
    const table = rows.flatMap(({ label, section, figures, line }) => {
      const cells = cellsOf(figures, heads);
      return cells === undefined
        ? []
        : [
            {
              label,
              section,
              line,
              cells: cells.map((one) => ({
                ...one,
                is_percent: one.is_percent || of_percents || OF_PERCENTS.test(section),
              })),
            },
          ];
    });
    return { titles, rows: table, unit };
  });
}

/** Some fonts give the sign of a currency as another character: one that stands before figures, between others, is no word. */
function withoutLetterSigns(text: string): string {
  const between = [...text.matchAll(/(?<=[\d)%] )([^\s\d(),.%—–$€£¥￥-]) ?(?=\(?\d)/gu)].map(
    ([, sign]) => sign!,
  );
  const signs = new Set(between.filter((sign) => between.filter((one) => one === sign).length > 1));
  if (signs.size === 0) return text;
  return text.replaceAll(/(?<= )([^\s\d(),.%—–-]) ?(?=\(?\d)/gu, (all, sign: string) =>
    signs.has(sign) ? '$ ' : all,
  );
}

function draftsOf(text: string): Draft[] {
  const drafts: Draft[] = [];
  let titles: string[] = [];
  let section = '';
  let table: Draft | undefined;
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const heads = headsIn(line);
    const row = heads !== undefined ? undefined : rowIn(line, section);
    if (heads !== undefined) {
      if (table === undefined || table.rows.length > 0 || table.since > FURTHEST) {
        table = { heads: [], titles: titles.slice(-TITLES), rows: [], since: 0 };
        drafts.push(table);
        section = '';
      }
      table.heads.push(heads.columns);
      table.titles.push(heads.title === '' ? line : heads.title);
      table.since = 0;
    } else if (row !== undefined) table?.rows.push({ ...row, section, line });
    else if (introduces(line) !== undefined) {
      table = { heads: [introduces(line)!], titles: [line], rows: [], since: 0 };
      drafts.push(table);
      [titles, section] = [[...titles, line].slice(-TITLES), ''];
    } else {
      titles = [...titles, line].slice(-TITLES);
      section = line;
      if (table !== undefined) table.since += 1;
    }
  }
  return drafts;
}

/** "Commitments as of October 29, 2023 are as follows:" has the day of the only column below. */
function introduces(line: string): Column[] | undefined {
  if (!/[:：]$/.test(line)) return undefined;
  const days = mentionsIn(fold(line)).filter(({ day, year }) => day !== undefined && year !== undefined);
  return days.length === 1 ? [{ day: days[0]!.day!, year: days[0]!.year! }] : undefined;
}

/** What a line says of its own; a label that goes on from the line above begins there. */
function rowIn(line: string, above: string): { label: string; figures: string[] } | undefined {
  if (!ENDS_IN_FIGURE.test(line)) return undefined;
  const figuresIn = (part: string) => part.match(FIGURES)!.map((one) => one.trim());
  if (ONLY_FIGURES.test(line)) return above === '' ? undefined : { label: above, figures: figuresIn(line) };
  const [, label, figures] = ROW.exec(line) ?? [];
  if (label === undefined || label.length > LONGEST_HEAD) return undefined;
  const goes_on = /^\p{Ll}/u.test(label) && above !== '' && !/[:.;]$/.test(above);
  return { label: goes_on ? `${above} ${label}` : label, figures: figuresIn(figures!) };
}
