// Random edits of a record over HTTP. After each, whatever is said of it anywhere agrees with one recomputation from scratch.
import * as sheetjs from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { DocumentPatch, DocumentRecord } from '../../contract/documents.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { StoredBlocker, StoredCheck } from '../../server/database/stored-record.ts';
import { recompute } from '../../server/documents/recompute.ts';
import { say, sayAll } from '../../server/platform/sentences/say.ts';
import type { Said } from '../../server/platform/sentences/sentence.ts';
import { getProfileVersion } from '../../server/profiles/store.ts';
import type { ReviewService } from './review.ts';
import { untilProcessed } from './upload.ts';

export type Step =
  | { kind: 'edit'; patch: DocumentPatch }
  | { kind: 'accept'; nth: number }
  | { kind: 'status'; undo: boolean }
  | { kind: 'profile'; name: string }
  | { kind: 'export' };

const money = fc.integer({ min: 0, max: 40_000 }).map((cents) => (cents / 100).toFixed(2));
const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const near = fc.constantFrom('100.00', '19.00', '119.00', '121.00');
const amount = fc.oneof(near, money, fc.constant(null));
const name = fc.constantFrom('Muster GmbH', 'Brightwater Supplies Ltd', '宏达贸易有限公司', null);
const number = fc.option(fc.constantFrom(1, 2, 10, 12.5, 50, 100), { nil: null });

const fields = fc.oneof(
  amount.map((total_amount) => ({ total_amount })),
  amount.map((tax) => ({ tax })),
  amount.map((subtotal) => ({ subtotal })),
  day.map((invoice_date) => ({ invoice_date })),
  day.map((due_date) => ({ due_date })),
  name.map((vendor) => ({ vendor })),
);
const item = fc.record({
  description: fc.constantFrom('Oak shelf', 'Pine board', ''),
  quantity: number,
  unit_price: number,
  amount: number,
});
const patch: fc.Arbitrary<DocumentPatch> = fc.oneof(
  { weight: 6, arbitrary: fields.map((extracted_fields) => ({ extracted_fields })) },
  { weight: 3, arbitrary: fc.array(item, { maxLength: 4 }).map((line_items) => ({ line_items })) },
  { weight: 1, arbitrary: fc.option(day, { nil: null }).map((doc_date) => ({ doc_date })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Invoice', 'Letter', 'Contract', null).map((doc_type) => ({ doc_type })),
  },
);

export const steps = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: patch.map((patch): Step => ({ kind: 'edit', patch })) },
    { weight: 2, arbitrary: fc.nat(5).map((nth): Step => ({ kind: 'accept', nth })) },
    { weight: 2, arbitrary: fc.boolean().map((undo): Step => ({ kind: 'status', undo })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('Standard Invoice', 'Universal Invoices & Receipts')
        .map((name): Step => ({ kind: 'profile', name })),
    },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'export' }) },
  ),
  { minLength: 1, maxLength: 6 },
);

/** Does one step as a reviewer would. Returns what the webhook would have told otherwise than the record. */
export async function take(its: ReviewService, id: number, step: Step): Promise<string[]> {
  const { anna, service } = its;
  const params = { params: { id } };
  switch (step.kind) {
    case 'edit':
      const { extracted_fields: known } = await anna.call('getDocument', params);
      const { extracted_fields: wanted, ...rest } = step.patch;
      // Another profile may not have the field.
      const extracted_fields = Object.fromEntries(
        Object.entries(wanted ?? {}).filter(([key]) => Object.hasOwn(known, key)),
      );
      const body = { ...rest, ...(Object.keys(extracted_fields).length > 0 ? { extracted_fields } : {}) };
      if (Object.keys(body).length > 0) await anna.call('editDocument', { ...params, body });
      return [];
    case 'accept': {
      const { blockers, approving } = await anna.call('getDocument', params);
      const open = blockers.filter(
        ({ state, kind }) => state === 'open' && (approving.offered || kind !== 'reading'),
      );
      const chosen = open[step.nth % Math.max(open.length, 1)];
      if (chosen !== undefined) await anna.call('acceptBlockers', { ...params, body: { ids: [chosen.id] } });
      return [];
    }
    case 'status': {
      const change = await anna.call('changeStatus', { ...params, body: { status: 'Approved' } });
      if (step.undo) await anna.call('undoChanges', { body: { changes: [change.change_id!] } });
      else await anna.call('changeStatus', { ...params, body: { status: 'Needs Review' } });
      return [];
    }
    case 'profile': {
      const { profiles } = await anna.call('listProfiles');
      const profile_id = profiles.find(({ name }) => name === step.name)!.id;
      await anna.call('reprocessDocument', { ...params, body: { profile_id } });
      await untilProcessed(service.api, id);
      return [];
    }
    case 'export': {
      await anna.call('changeStatus', { ...params, body: { status: 'Export' } });
      const told = await sentOf(its, id);
      await anna.call('changeStatus', { ...params, body: { status: 'Needs Review' } });
      return told;
    }
  }
}

/** The stored body of the newest delivery against the record. */
async function sentOf({ anna, service }: ReviewService, id: number): Promise<string[]> {
  const record = await anna.call('getDocument', { params: { id } });
  const { body } = await service.ctx.db
    .selectFrom('deliveries')
    .select('body')
    .where('document_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const sent = JSON.parse(body) as Record<string, unknown>;
  return Object.entries(record)
    .filter(([key, value]) => canonical(sent[key]) !== canonical(value))
    .map(([key, value]) => `webhook ${key}: ${canonical(sent[key])} is not ${canonical(value)}`);
}

/** What is said of the record that does not agree; empty when all is one truth. */
export async function disagreements({ service, anna }: ReviewService, id: number): Promise<string[]> {
  const row = await service.ctx.db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { fields } = await getProfileVersion(service.ctx, row.profile_id, row.profile_version);
  const again = await service.ctx.transaction((ctx) => recompute(ctx, row, fields));
  const record = await anna.call('getDocument', { params: { id } });
  const found: string[] = [];
  const agree = (what: string, said: unknown, truth: unknown) => {
    const [a, b] = [canonical(said), canonical(truth)];
    if (a !== b) found.push(`${what}: ${a} is not ${b}`);
  };
  agreeRecord(record, again, agree);
  const { documents } = await anna.call('listDocuments', { query: { folder_id: row.folder_id, limit: 200 } });
  const listed = documents.find((one) => one.id === id)!;
  for (const key of ['confidence_score', 'doc_date', 'doc_type', 'total', 'currency'] as const)
    agree(`list ${key}`, listed[key], again[key]);
  for (const key of ['vendor', 'number', 'due_date', 'blockers_open', 'blockers_blocking'] as const)
    agree(`list ${key}`, listed[key], again[key]);
  agree(
    'list first blocker',
    listed.first_blocker?.message,
    record.blockers.find(({ state }) => state === 'open')?.message,
  );
  const csv = await (await anna.call('exportCsv', { query: { ids: [id] } })).text();
  const [exported]: Record<string, string>[] = parse(csv, { bom: true, columns: true });
  for (const [key, value] of Object.entries(record.extracted_fields))
    agree(`CSV ${key}`, exported![key], value ?? '');
  const open = record.blockers.filter(({ state }) => state === 'open').map(({ message }) => message);
  agree('CSV open_blockers', exported!['open_blockers'], open.join('; '));
  agree('CSV confidence_score', exported!['confidence_score'], String(record.confidence_score));
  const workbook = await anna.call('exportXlsx', { query: { ids: [id] } });
  const cells = rowOfWorkbook(Buffer.from(await workbook.arrayBuffer()));
  for (const { key, type } of fields)
    agree(`workbook ${key}`, cells(key, type), record.extracted_fields[key] ?? '');
  agree('workbook open_blockers', cells('open_blockers'), open.join('; '));
  agree('workbook confidence_score', cells('confidence_score'), String(record.confidence_score));
  agree('workbook status', cells('status'), record.status);
  return [...found, ...contradictions(record)];
}

/** What a spreadsheet shows of the only row: a column by its heading, as the record would say it. */
function rowOfWorkbook(bytes: Buffer): (heading: string, type?: ProfileField['type']) => string {
  const sheet = Object.values(sheetjs.read(bytes, { type: 'buffer', cellNF: true }).Sheets)[0]!;
  const { e: last } = sheetjs.utils.decode_range(sheet['!ref']!);
  const cell = (r: number, c: number) =>
    sheet[sheetjs.utils.encode_cell({ r, c })] as sheetjs.CellObject | undefined;
  const columns = new Map(Array.from({ length: last.c + 1 }, (_, c) => [cell(0, c)?.v, c]));
  return (heading, type) => {
    const column = columns.get(heading);
    if (column === undefined) return `no column ${heading}`;
    const found = cell(1, column);
    if (found === undefined) return '';
    if (found.t !== 'n') return String(found.v);
    // A day is a number with the format of a date; an amount has the places of the record.
    if (type === 'date') return sheetjs.SSF.format('yyyy-mm-dd', found.v);
    return type === 'amount' ? Number(found.v).toFixed(2) : String(found.v);
  };
}

/** The database keeps no order of keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );

type Again = Awaited<ReturnType<typeof recompute>>;

function agreeRecord(
  record: DocumentRecord,
  again: Again,
  agree: (what: string, said: unknown, truth: unknown) => void,
): void {
  const standing = <B extends { state: string }>(blockers: B[]) =>
    blockers.filter(({ state }) => state !== 'resolved');
  const blockers = standing(JSON.parse(again.blockers) as StoredBlocker[]);
  agree(
    'blockers',
    standing(record.blockers).map(({ id, state, message }) => [id, state, message]),
    blockers.map(({ id, state, message }) => [id, state, say(message)]),
  );
  const checks = JSON.parse(again.checks) as StoredCheck[];
  agree(
    'checks',
    record.checks.map(({ code, passed, detail }) => [code, passed, detail]),
    checks.map(({ code, passed, detail }) => [code, passed, say(detail)]),
  );
  agree('score', record.confidence_score, again.confidence_score);
  agree(
    'reasoning',
    record.confidence_reasoning,
    sayAll(JSON.parse(again.confidence_reasoning ?? '[]') as Said[]),
  );
  agree('summary', record.ai_summary, again.ai_summary);
  agree('doc_date', record.doc_date, again.doc_date);
  agree('doc_type', record.doc_type, again.doc_type);
  agree('arithmetic', { lines: record.lines, sums: record.sums }, JSON.parse(again.arithmetic));
}

/** What no reader would believe of one record, whoever computed it. */
function contradictions(record: DocumentRecord): string[] {
  const failed = record.checks.filter(({ passed }) => !passed);
  const reasoning = record.confidence_reasoning ?? '';
  const open = record.blockers.filter(({ state }) => state === 'open');
  const found: string[] = [];
  if (failed.length > 0 && reasoning.includes('All checks passed')) found.push('all passed, and some failed');
  if (open.some(({ kind }) => kind === 'field_doubtful') && reasoning.includes('No field is in doubt'))
    found.push('a doubt, and none');
  if (failed.length > 0 && record.blockers.every(({ state }) => state === 'resolved'))
    found.push('a check fails without a blocker');
  for (const { adds_up, line } of record.lines)
    if (adds_up === false && !record.blockers.some(({ target }) => target === `line_items[${line}]`))
      found.push(`line ${line} fails without a blocker`);
  return found;
}
