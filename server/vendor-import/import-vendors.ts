// Importing vendors: each row is compared with the vendor of its number, and what differs is written, all of it or nothing.
import { VendorContent, type VendorField, type VendorImport } from '../../contract/vendors.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { RectoError, invalid } from '../platform/errors.ts';
import { describeIssue, requireStorable } from '../platform/http/parse-input.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence, wrongValue, type Said } from '../platform/sentences/sentence.ts';
import { tidyVendors } from '../vendors/index-vendors.ts';
import { judgeUnmatched } from '../vendors/judge-unmatched.ts';
import { lockVendors, requireWholeInstance } from '../vendors/manage-vendors.ts';
import {
  deactivateVendors,
  findVendors,
  listOthers,
  writeVendors,
  type NumberedVendor,
} from '../vendors/store.ts';
import { contentOf, differingFields } from '../vendors/vendor.ts';
import { mapColumns, rememberColumns, type Mapping } from './columns.ts';
import { layoutOf, readRow, type Given } from './read-row.ts';
import type { Table } from './read-table.ts';

/** Rows compared and written at once. */
const PORTION = 2500;
/** Changes of a kind, and problems, that an answer names. */
const SHOWN = 100;

export interface ImportOrder {
  table: Table;
  filename: string;
  mapping: Mapping;
  gone: 'keep' | 'deactivate';
  dry_run: boolean;
}

export async function importVendors(ctx: Context, order: ImportOrder): Promise<VendorImport> {
  requireWholeInstance(ctx);
  const { table, filename, gone, dry_run } = order;
  if (table.rows.length === 0) throw invalid('setup.noColumns');
  const report = await ctx.transaction(async (ctx) => {
    const mapping = await mapColumns(ctx, table.columns, order.mapping);
    const report = emptyReport(table, mapping, dry_run);
    const numbered = Object.values(mapping).includes('external_id');
    // Without the number nothing can be compared; a dry run shows the columns to choose from.
    if (!numbered && !dry_run) throw invalid('setup.noNumberColumn');
    if (!numbered) return { ...report, problems: [problemOf(ctx, 1, sentence('setup.noNumberColumn'))] };
    await lockVendors(ctx);
    const work = new Import(ctx, order, mapping, report);
    await work.run();
    if (dry_run) return report;
    await rememberColumns(ctx, mapping);
    await judgeUnmatched(ctx);
    const { rows, new: added, changed, unchanged, gone: missing, refused } = report;
    const counts = { rows, added, changed, unchanged, gone: missing, refused };
    const detail = { filename, ...counts, gone_then: gone, accounts_changed: work.accounts_changed };
    await audit(ctx, { event: 'vendors.imported', detail });
    return report;
  });
  if (!dry_run && report.new + report.changed >= PORTION) await tidyVendors(ctx);
  return report;
}

const emptyReport = (table: Table, mapping: Mapping, dry_run: boolean): VendorImport => ({
  dry_run,
  rows: table.rows.length,
  new: 0,
  changed: 0,
  unchanged: 0,
  gone: 0,
  refused: 0,
  columns: table.columns.map((heading, i) => ({
    heading,
    field: mapping[heading] ?? null,
    example: shown(table.rows.map(({ cells }) => cells[i] ?? '').find((cell) => cell.length > 0)),
  })),
  changes: [],
  problems: [],
});

const problemOf = (ctx: Context, row: number, said: Said) => ({
  row,
  detail: say(said, { language: ctx.language, form: '/api/vendors' }),
});

/** A value as an answer and the page show it. */
function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join('; ') || null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

class Import {
  /** Numbers of vendors whose bank accounts the file changes. */
  readonly accounts_changed: string[] = [];
  /** The row of each number that the file has named so far. */
  private readonly seen = new Map<string, number>();
  private readonly ctx: Context;
  private readonly order: ImportOrder;
  private readonly mapping: Mapping;
  private readonly report: VendorImport;

  constructor(ctx: Context, order: ImportOrder, mapping: Mapping, report: VendorImport) {
    this.ctx = ctx;
    this.order = order;
    this.mapping = mapping;
    this.report = report;
  }

  async run(): Promise<void> {
    const { table, gone, dry_run } = this.order;
    const rows = await this.ctx.db
      .selectFrom('profiles')
      .select(['id', 'name'])
      .where('deleted_at', 'is', null)
      .execute();
    const profiles = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
    const layout = layoutOf(table.columns, this.mapping);
    for (let from = 0; from < table.rows.length; from += PORTION) {
      const portion = table.rows
        .slice(from, from + PORTION)
        .map(({ number, cells }) => ({ number, given: readRow(cells, layout, profiles) }));
      await this.take(portion);
    }
    const others = await listOthers(this.ctx, [...this.seen.keys()]);
    this.report.gone = others.length;
    for (const { external_id, name } of others.slice(0, SHOWN))
      this.report.changes.push({ change: 'gone', external_id, name, fields: [] });
    if (gone === 'deactivate' && !dry_run)
      await deactivateVendors(
        this.ctx,
        others.map(({ id }) => id),
      );
  }

  private async take(portion: { number: number; given: Given }[]): Promise<void> {
    const { ctx, report } = this;
    const numbers = portion.map(({ given }) => String(given.external_id));
    const known = new Map((await findVendors(ctx, numbers)).map((row) => [row.external_id, contentOf(row)]));
    const written: NumberedVendor[] = [];
    for (const { number, given } of portion) {
      try {
        const vendor = this.check(number, given, known.get(String(given.external_id)));
        if (this.note(vendor, known.get(vendor.external_id))) written.push(vendor);
      } catch (error) {
        if (!(error instanceof RectoError)) throw error;
        report.refused += 1;
        if (report.problems.length < SHOWN) report.problems.push(problemOf(ctx, number, error.sentence));
      }
    }
    if (!this.order.dry_run) await writeVendors(ctx, written);
  }

  /** Throws `invalid` for what is no vendor. */
  private check(number: number, given: Given, known: NumberedVendor | undefined): NumberedVendor {
    const { external_id, ...values } = given;
    const named = String(external_id);
    if (named === '' || named.length > 100)
      throw invalid(wrongValue('external_id', sentence(named === '' ? 'values.required' : 'values.any')));
    const row = this.seen.get(named);
    if (row !== undefined) throw invalid('setup.rowTwice', { name: named, row });
    this.seen.set(named, number);
    if (typeof values.default_profile_id === 'string')
      throw invalid('setup.noProfileNamed', { name: values.default_profile_id });
    const { external_id: _same, ...before } = known ?? { external_id: named };
    // One that the file names is in use where others fall out of use.
    const back = this.order.gone === 'deactivate' ? { active: true } : {};
    const read = VendorContent.safeParse({ ...before, ...back, ...withoutUndefined(values) });
    if (!read.success) throw invalid(describeIssue('body', read.error.issues[0]));
    requireStorable('body', { named, ...read.data });
    return { external_id: named, ...read.data };
  }

  /** @returns whether there is something to write */
  private note(vendor: NumberedVendor, known: NumberedVendor | undefined): boolean {
    const { report } = this;
    const differing = known === undefined ? [] : differingFields(known, vendor);
    if (known !== undefined && differing.length === 0) {
      report.unchanged += 1;
      return false;
    }
    const change = known === undefined ? 'new' : 'changed';
    report[change] += 1;
    if (differing.includes('ibans') && this.accounts_changed.length < SHOWN)
      this.accounts_changed.push(vendor.external_id);
    if (report[change] <= SHOWN) {
      const fields = differing.map((field: VendorField) => ({
        field,
        before: shown(known?.[field]),
        after: shown(vendor[field]),
      }));
      report.changes.push({ change, external_id: vendor.external_id, name: vendor.name, fields });
    }
    return true;
  }
}

const withoutUndefined = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
