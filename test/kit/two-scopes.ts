// Two halves of an instance that must know nothing of one another. Everything that belongs to one half has the half's word in
// its names and texts, and ids from a range of the half's own, so that what comes through is seen in any answer.
import type pg from 'pg';
import { SCOPED_VIEWS } from '../../server/database/scoped-views.ts';
import { Client } from './client.ts';
import { newPerson } from './people.ts';
import type { TestService } from './service.ts';
import { untilProcessed, uploadForm } from './upload.ts';

export interface Half {
  /** Stands in every name and text. */
  word: string;
  /** The ids of the half are greater than this, by less than 1,000. */
  base: number;
  contact_id: number;
  folder_id: number;
  documents: number[];
  /** Whoever sees this half and no other. */
  callers: Record<'reviewer' | 'viewer' | 'token' | 'narrowed token', Client>;
}

export const FIRST = { word: 'narwhal', base: 7_000_000 };
export const SECOND = { word: 'quokka', base: 8_000_000 };

/** An invoice as it is written in one half. `number` and `total` may stand in both. */
const invoice = (word: string, number: string, total: string): string =>
  [
    'Brightwater Supplies Ltd',
    '12 Harbour Road, Bristol',
    '',
    'INVOICE',
    '',
    `Invoice Number: ${number}`,
    'Invoice Date: 2026-03-14',
    `Bill To: ${word} Traders`,
    '',
    `${word} crate          1          ${total}        ${total}`,
    '',
    `Total: EUR ${total}`,
    '',
  ].join('\n');

/** New rows get ids from the range. */
export async function continueIdsAt(database: pg.Client, base: number): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`,
  );
  for (const { name } of rows)
    if (SCOPED_VIEWS[name] !== undefined && SCOPED_VIEWS[name].where !== 'true')
      await database.query(`alter table public.${name} alter column id restart with ${base + 1}`);
}

/** Makes a half with documents in every state, and everything that hangs on documents. */
export async function makeHalf(
  service: TestService,
  database: pg.Client,
  { word, base }: Pick<Half, 'word' | 'base'>,
): Promise<Half> {
  const { admin } = service;
  await continueIdsAt(database, base);
  const { id: contact_id } = await admin.call('createContact', {
    body: { name: `${word} Traders`, company: `${word} Holding`, notes: `${word} notes` },
  });
  const { id: folder_id } = await admin.call('createFolder', {
    body: { contact_id, name: `${word} papers` },
  });
  const documents: number[] = [];
  const add = async (content: string, filename: string) => {
    const body = uploadForm({ contact_id, folder_id }, content, filename);
    const { id } = await admin.call('uploadDocument', { body });
    await untilProcessed(admin, id);
    documents.push(id);
    return id;
  };
  for (const n of [1, 2, 3]) await add(invoice(word, `${word}-${n}`, `${n}0.00`), `${word}-${n}.txt`);
  // The same sender, number and total as in the other half.
  await add(invoice(word, 'SHARED-1', '77.00'), `${word}-shared.txt`);
  const trashed = await add(invoice(word, `${word}-9`, '90.00'), `${word}-trashed.txt`);
  await admin.call('deleteDocument', { params: { id: trashed } });
  await workOn(service, database, word, documents[0]!);
  return {
    word,
    base,
    contact_id,
    folder_id,
    documents,
    callers: await callersOf(service, word, contact_id),
  };
}

/** What people, rules and deliveries leave behind. */
async function workOn(service: TestService, database: pg.Client, word: string, id: number): Promise<void> {
  const { admin } = service;
  const params = { id };
  const record = await admin.call('getDocument', { params });
  const [field] = Object.keys(record.extracted_fields);
  await admin.call('editDocument', {
    params,
    body: { extracted_fields: { [field!]: `${word} corrected` }, notes: `${word} note` },
  });
  await admin.call('setExternalRef', { params: { id, crm_name: 'crm' }, body: { record_id: `${word}-ref` } });
  await admin.call('changeStatus', { params, body: { status: 'Approved' } });
  const { contact_id, folder_id } = record;
  for (const filter of [{ contact_id }, { folder_id }])
    await admin.call('createView', { body: { name: `${word} view`, shared: true, filter } });
  const body = { contact_id, folder_id, question: `Which documents name ${word}?` };
  await admin.call('chat', { body });
  const about = [id, `${word} thing`];
  await database.query(
    `insert into deliveries (webhook_id, document_id, url, body, state)
     values ($2, $1, 'http://127.0.0.1/', $2, 'failed')`,
    about,
  );
  await database.query(
    `insert into rule_firings (rule_id, rule_name, document_id, run, trigger, outcome, detail, conditions)
     values (1, $2, $1, 1, 'processed', 'done', to_jsonb($2::text), '[]')`,
    about,
  );
  await database.query(
    `insert into notifications (kind, message, document_id) values ('rule', to_jsonb($2::text), $1), ('rule', to_jsonb($2::text), null)`,
    about,
  );
}

async function callersOf(service: TestService, word: string, contact_id: number): Promise<Half['callers']> {
  const contact_ids = [contact_id];
  const withToken = (token: string) => new Client(service.url, `Bearer ${token}`);
  const person = async (role: 'reviewer' | 'viewer') => {
    const made = await newPerson(service, `${role}@${word}.example`, role, `${word} ${role}`);
    await service.admin.call('editUser', { params: { id: made.id }, body: { contact_ids } });
    return made.client;
  };
  const reviewer = await person('reviewer');
  const token = await reviewer.call('createToken', { body: { name: `${word} token`, scope: 'write' } });
  // Of somebody who sees everything, narrowed to the half.
  const wide = await newPerson(service, `wide-${word}@example.com`, 'reviewer', 'Sees everything');
  const narrowed = await wide.client.call('createToken', {
    body: { name: 'narrowed', scope: 'write', contact_ids },
  });
  return {
    reviewer,
    viewer: await person('viewer'),
    token: withToken(token.token),
    'narrowed token': withToken(narrowed.token),
  };
}

/** What of a half stands in a text that is no echo of what was asked. */
export function tracesOf({ word, base }: Pick<Half, 'word' | 'base'>, text: string, asked: string): string[] {
  const ids = new RegExp(String.raw`(?<![\d.])${base / 1000}\d{3}(?![\d.])`, 'g');
  const found = [...text.matchAll(ids), ...text.matchAll(new RegExp(`.{0,30}${word}.{0,30}`, 'gi'))];
  const known = asked.toLowerCase();
  return found.map(([trace]) => trace).filter((trace) => !known.includes(/^\d+$/.test(trace) ? trace : word));
}
