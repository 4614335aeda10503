// Importing a table: what its rows make is compared with what there is, and what differs is written, all of it or nothing.
import type { Context } from '../context.ts';
import { RectoError, invalid } from '../platform/errors.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence, wrongValue, type Said, type Sentence } from '../platform/sentences/sentence.ts';
import { layoutOf, mapColumns, rememberColumns, type Content, type Layout, type Mapping } from './columns.ts';
import type { Table } from './read-table.ts';

/** Compared and written at once. */
const PORTION = 2500;
/** Changes of a kind, and problems, that an answer names. */
const SHOWN = 100;

export interface ImportOrder<Field extends string> {
  table: Table;
  filename: string;
  mapping: Mapping<Field>;
  gone: 'keep' | 'deactivate';
  dry_run: boolean;
}

/** What one thing is said to be: by a row, or by several. */
export interface Entry {
  /** The first of its rows. */
  row: number;
  rows: number;
  /** The number that tells which one it is. */
  key: string;
  given: Record<string, unknown>;
  /** Why it cannot be taken. */
  wrong?: { row: number; said: Said };
}

/** How the things of a kind of file are read, compared and written. */
export interface Importer<Field extends string, Thing> {
  content: Content<Field>;
  /** Without a column for each of these, nothing can be compared. */
  numbers: readonly Field[];
  /** What to say then. */
  numbersMissing: Sentence;
  entries(table: Table, layout: Layout<Field>): Entry[];
  /** What there is, by key. */
  find(ctx: Context, keys: string[]): Promise<Map<string, Thing>>;
  /** Throws `invalid` for what is none. */
  check(entry: Entry, known: Thing | undefined): Thing;
  differing(before: Thing, after: Thing): Field[];
  valueOf(thing: Thing, field: Field): unknown;
  nameOf(thing: Thing): string;
  write(ctx: Context, things: Thing[]): Promise<void>;
  /** Those in use that the file does not name; none where a file never names all. */
  others(ctx: Context, keys: string[]): Promise<{ id: number; external_id: string; name: string }[]>;
  deactivate(ctx: Context, ids: number[]): Promise<void>;
  /** The key as it is shown. */
  numberOf(key: string): string;
  /** Once all is written, in the transaction. */
  done(ctx: Context, report: Report<Field>): Promise<void>;
}

export interface Report<Field extends string> {
  dry_run: boolean;
  rows: number;
  new: number;
  changed: number;
  unchanged: number;
  gone: number;
  refused: number;
  columns: { heading: string; field: Field | null; example: string | null }[];
  changes: {
    change: 'new' | 'changed' | 'gone';
    external_id: string;
    name: string;
    fields: { field: Field; before: string | null; after: string | null }[];
  }[];
  problems: { row: number; detail: string }[];
}

/** Within a transaction that holds off other writers. */
export async function runImport<Field extends string, Thing>(
  ctx: Context,
  importer: Importer<Field, Thing>,
  order: ImportOrder<Field>,
): Promise<Report<Field>> {
  const { table, dry_run } = order;
  const { content, numbers, numbersMissing } = importer;
  const mapping = await mapColumns(ctx, content, table.columns, order.mapping);
  const report = emptyReport(table, mapping, dry_run);
  if (numbers.some((field) => !Object.values(mapping).includes(field))) {
    // A dry run shows the columns to choose from.
    if (!dry_run) throw new RectoError('invalid', numbersMissing);
    return { ...report, problems: [problemOf(ctx, content.form, 1, numbersMissing)] };
  }
  const work = new Import(ctx, importer, order, report);
  await work.run(layoutOf(content, table.columns, mapping));
  if (dry_run) return report;
  await rememberColumns(ctx, content, mapping);
  await importer.done(ctx, report);
  return report;
}

const emptyReport = <Field extends string>(
  table: Table,
  mapping: Mapping<Field>,
  dry_run: boolean,
): Report<Field> => ({
  dry_run,
  rows: table.rows.length,
  new: 0,
  changed: 0,
  unchanged: 0,
  gone: 0,
  refused: 0,
  columns: columnsOf(table, mapping),
  changes: [],
  problems: [],
});

/** As an answer tells them. */
export const columnsOf = <Field extends string>(table: Table, mapping: Mapping<Field>) =>
  table.columns.map((heading, i) => ({
    heading,
    field: mapping[heading] ?? null,
    example: shown(table.rows.map(({ cells }) => cells[i] ?? '').find((cell) => cell.length > 0)),
  }));

const problemOf = (ctx: Context, form: string, row: number, said: Said) => ({
  row,
  detail: say(said, { language: ctx.language, form }),
});

/** A value as an answer and the page show it. */
function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('; ') || null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

class Import<Field extends string, Thing> {
  /** The row of each key that the file has named so far. */
  private readonly seen = new Map<string, number>();
  private readonly ctx: Context;
  private readonly importer: Importer<Field, Thing>;
  private readonly order: ImportOrder<Field>;
  private readonly report: Report<Field>;

  constructor(
    ctx: Context,
    importer: Importer<Field, Thing>,
    order: ImportOrder<Field>,
    report: Report<Field>,
  ) {
    this.ctx = ctx;
    this.importer = importer;
    this.order = order;
    this.report = report;
  }

  async run(layout: Layout<Field>): Promise<void> {
    const { table, gone, dry_run } = this.order;
    const entries = this.importer.entries(table, layout);
    for (let from = 0; from < entries.length; from += PORTION)
      await this.take(entries.slice(from, from + PORTION));
    const others = await this.importer.others(this.ctx, [...this.seen.keys()]);
    this.report.gone = others.length;
    for (const { external_id, name } of others.slice(0, SHOWN))
      this.report.changes.push({ change: 'gone', external_id, name, fields: [] });
    if (gone === 'deactivate' && !dry_run)
      await this.importer.deactivate(
        this.ctx,
        others.map(({ id }) => id),
      );
  }

  private async take(entries: Entry[]): Promise<void> {
    const { ctx, importer } = this;
    const known = await importer.find(
      ctx,
      entries.map(({ key }) => key),
    );
    const written: Thing[] = [];
    for (const entry of entries) {
      try {
        this.note(entry);
        const thing = importer.check(entry, known.get(entry.key));
        if (this.compare(entry.key, thing, known.get(entry.key))) written.push(thing);
      } catch (error) {
        if (!(error instanceof RectoError)) throw error;
        this.refuse(entry, entry.wrong ?? { row: entry.row, said: error.sentence });
      }
    }
    if (!this.order.dry_run) await importer.write(ctx, written);
  }

  private refuse({ rows }: Entry, { row, said }: { row: number; said: Said }): void {
    this.report.refused += rows;
    if (this.report.problems.length < SHOWN)
      this.report.problems.push(problemOf(this.ctx, this.importer.content.form, row, said));
  }

  /** Throws `invalid` for one without a number, one that is named twice, and one whose rows are wrong. */
  private note({ key, row, wrong }: Entry): void {
    if (key === '' || key.length > 300)
      throw invalid(wrongValue('external_id', sentence(key === '' ? 'values.required' : 'values.any')));
    const twice = this.seen.get(key);
    if (twice !== undefined)
      throw invalid('setup.rowTwice', { name: this.importer.numberOf(key), row: twice });
    this.seen.set(key, row);
    if (wrong !== undefined) throw new RectoError('invalid', wrong.said);
  }

  /** @returns whether there is something to write */
  private compare(key: string, thing: Thing, known: Thing | undefined): boolean {
    const { report, importer } = this;
    const differing = known === undefined ? [] : importer.differing(known, thing);
    if (known !== undefined && differing.length === 0) {
      report.unchanged += 1;
      return false;
    }
    const change = known === undefined ? 'new' : 'changed';
    report[change] += 1;
    if (report[change] <= SHOWN) {
      const fields = differing.map((field) => ({
        field,
        before: shown(known === undefined ? null : importer.valueOf(known, field)),
        after: shown(importer.valueOf(thing, field)),
      }));
      const external_id = importer.numberOf(key);
      report.changes.push({ change, external_id, name: importer.nameOf(thing), fields });
    }
    return true;
  }
}
