// Answers a question for a figure of a report, named by its row and period, from the tables on the stored pages.
import type { Context } from '../../context.ts';
import { isoDay } from '../../platform/clock.ts';
import { groupBy } from '../../platform/group-by.ts';
import { fold } from '../../search/tokenize.ts';
import { notFound, type Answered } from '../answered.ts';
import type { Texts } from '../answers/texts.ts';
import { pagesOf, RECORD_PAGE } from '../page-texts.ts';
import { EVERYTHING, type FigureAsked } from '../questions/query.ts';
import type { Folder } from '../records/load-folder.ts';
import { verifiedSources } from '../sources.ts';
import { askedIn, bestOf, cellsIn, dayOf, wordsAsked, type Cell } from './find-cell.ts';

/** A statement has so many times the rows of what only breaks one of its figures down. */
const CLEARLY = 2;

/** Undefined where no table has the figure; not found, with all of them named, where others fit as well. */
export async function answerByTable(
  ctx: Context,
  folder: Folder,
  question: string,
  previous: FigureAsked | null,
  texts: Texts,
): Promise<Answered | undefined> {
  const asked = askedIn(question, isoDay(ctx.clock.now()));
  const names_period = asked.ranges.length > 0 || asked.fiscal_year !== undefined;
  // A follow-up names another period or another row: "and a year earlier?", "and R&D?".
  const goes_on = previous !== null && (asked.months_back > 0 || asked.words.length > 0);
  if (!names_period && !goes_on) return undefined;
  const pages = (await pagesOf(ctx, folder)).filter(({ page }) => page !== RECORD_PAGE);
  const names = new Map(folder.records.map(({ id, filename }) => [id, filename]));
  const reports = [...groupBy(pages, ({ document_id }) => document_id)];
  const cells = bestOf(
    reports.flatMap(([id, own]) => cellsIn(asked, { name: fold(names.get(id)!), pages: own }, previous)),
  );
  const [best, ...others] = cells;
  if (best === undefined) return undefined;
  const lines = cells.map((cell) => lineOf(cell, names.get(cell.document_id)!, texts));
  const quotes = cells.map(({ document_id, page, line }) => ({ document_id, page, text: line }));
  const more =
    others.length === 0 ? [] : [texts.say('otherReadings'), ...lines.slice(1).map((one) => `- ${one}`)];
  return {
    ...notFound([lines[0]!, ...more].join('\n'), 'lookup'),
    found: others.every(({ among }) => among * CLEARLY <= best.among),
    sources: await verifiedSources(ctx, folder, quotes),
    query: {
      ...EVERYTHING,
      operation: 'value',
      result: [best.document_id],
      figure: { words: wordsAsked(asked, previous), column: best.column },
    },
  };
}

function lineOf({ label, column, said, unit, page }: Cell, filename: string, texts: Texts): string {
  const in_units = unit === undefined ? said : `${said} ${unit.startsWith('(') ? unit : `(${unit})`}`;
  const figure = { row: label, day: dayOf(column), said: in_units };
  const months = column.months;
  return texts.joined([
    months === undefined
      ? texts.say('figureOfDay', figure)
      : texts.say('figureOfMonths', { ...figure, months }),
    texts.say('page', { filename, page }),
  ]);
}
