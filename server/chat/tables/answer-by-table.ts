// Answers a question for figures of reports, named by their rows and periods, from the tables on the stored pages.
import type { Context } from '../../context.ts';
import { groupBy } from '../../platform/group-by.ts';
import { notFound, type Answered } from '../answered.ts';
import type { Texts } from '../answers/texts.ts';
import { pagesOf, RECORD_PAGE } from '../page-texts.ts';
import { EVERYTHING, type FigureAsked, type Query } from '../questions/query.ts';
import type { Folder } from '../records/load-folder.ts';
import { verifiedSources } from '../sources.ts';
import { askedIn, isOfReports } from './asked-figure.ts';
import { askedInVain, figuresFor, isClear, type Found } from './figures.ts';
import type { Cell } from './find-cell.ts';
import { reportOf } from './report.ts';

/**
 * Undefined where no table has the figure, unless the folder is made of reports: then none is the answer. Where several figures
 * fit equally well all are named, and none is found.
 * @param settled whether the records answer already: only a question that speaks of a period as reports do is then one for tables
 */
export async function answerByTable(
  ctx: Context,
  folder: Folder,
  question: string,
  previous: FigureAsked | null,
  settled: boolean,
  texts: Texts,
): Promise<Answered | undefined> {
  const asked = askedIn(question);
  if (settled && !isOfReports(asked, previous)) return undefined;
  if (asked.periods.length === 0 && (previous === null || asked.rows.length === 0)) return undefined;
  const pages = (await pagesOf(ctx, folder)).filter(({ page }) => page !== RECORD_PAGE);
  const names = new Map(folder.records.map(({ id, filename }) => [id, filename]));
  const reports = [...groupBy(pages, ({ document_id }) => document_id)].flatMap(
    ([id, own]) => reportOf(id, names.get(id)!, own) ?? [],
  );
  const found = figuresFor(asked, reports, previous);
  if (found === undefined) {
    if (reports.length * 2 < folder.records.length || !isOfReports(asked, previous)) return undefined;
    const said = texts.say('notFound', { n: folder.coverage.documents_read });
    return {
      ...notFound(said, 'lookup'),
      refused: true,
      query: queryOf(askedInVain(asked, reports, previous), []),
    };
  }
  const places = [...found.cells, ...found.others];
  const lines = places.map((cell) => lineOf(cell, names.get(cell.document_id)!, texts));
  const own = lines.slice(0, found.cells.length);
  const more = lines.slice(found.cells.length);
  const listed = more.length === 0 ? [] : [texts.say('otherReadings'), ...more.map((line) => `- ${line}`)];
  const quotes = places.map(({ document_id, page, line }) => ({ document_id, page, text: line }));
  return {
    ...notFound([...resultOf(found, texts), ...own, ...listed].join('\n'), 'lookup'),
    found: isClear(found),
    sources: await verifiedSources(ctx, folder, quotes),
    query: queryOf(found.figure, [...new Set(found.cells.map(({ document_id }) => document_id))]),
  };
}

const queryOf = (figure: FigureAsked, result: number[]): Query => ({
  ...EVERYTHING,
  operation: 'value',
  result,
  figure,
});

/** What comes of several figures; nothing where each stands for itself. */
function resultOf(found: Found, texts: Texts): string[] {
  const { kind, cells, result, percent } = found;
  if (result === undefined) return [];
  const said =
    kind === 'ratio'
      ? `${rounded(result, 1)} %`
      : inUnits(rounded(result, decimalsOf(cells)), cells[0]!.unit);
  if (kind !== 'change') {
    const between = { sum: ' + ', difference: ' − ', ratio: ' / ' }[kind as 'sum' | 'difference' | 'ratio'];
    return [
      texts.say('figureResult', {
        said,
        terms: cells.map(({ said: one, label }) => `${one} (${label})`).join(between),
      }),
    ];
  }
  const [from = '', to = ''] = cells.map(({ end }) => end).toSorted();
  const share = percent === undefined ? '–' : `${rounded(percent, 1)} %`;
  return [texts.say('figureChange', { said, percent: share, row: cells[0]!.label, from, to })];
}

const decimalsOf = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(({ said }) => /\.(\d+)/.exec(said)?.[1]!.length ?? 0));

const rounded = (n: number, decimals: number): string =>
  n.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

const inUnits = (said: string, unit: string | undefined): string =>
  unit === undefined ? said : `${said} ${unit.startsWith('(') ? unit : `(${unit})`}`;

function lineOf({ label, end, months, said, unit, page }: Cell, filename: string, texts: Texts): string {
  const figure = { row: label, day: end, said: inUnits(said, unit) };
  return texts.joined([
    months === undefined
      ? texts.say('figureOfDay', figure)
      : texts.say('figureOfMonths', { ...figure, months }),
    texts.say('page', { filename, page }),
  ]);
}
