// Documents that come in without a contact: filed where it is sure whose they are, else they wait with proposals and reasons; what a
// person files is remembered, and taken back.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentRecord } from '../../contract/documents.ts';
import type { Client } from '../kit/client.ts';
import { newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, profileId, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let api: Client;
let inbox: Place;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'recto-unsorted-'));
  await mkdir(path.join(root, 'scans'));
  service = await startTestService({ settings: { INTAKE_DIR: root } });
  api = service.api;
  const { contacts } = await api.call('listContacts', { query: { q: 'System' } });
  const contact_id = contacts.find(({ built_in }) => built_in)!.id;
  const { folders } = await api.call('listFolders', { query: { contact_id } });
  inbox = { contact_id, folder_id: folders[0]!.id };
});
afterAll(async () => {
  await service.stop();
  await rm(root, { recursive: true, force: true });
});

/** The first one waits for the programs that read. */
const PATIENCE_MS = 180_000;

let number = 0;
const paper = (seller: string, buyer: string, more: string[] = []): string =>
  [
    seller,
    ...more,
    '',
    'INVOICE',
    '',
    `Invoice Number: U-${(number += 1)}`,
    'Invoice Date: 2026-03-14',
    '',
    `Bill To: ${buyer}`,
    '',
    'Description        Quantity   Unit Price   Amount',
    'Oak shelf          1          100.00       100.00',
    '',
    'Subtotal: EUR 100.00',
    'VAT 19%: EUR 19.00',
    'Total: EUR 119.00',
    '',
  ].join('\n');

const get = (id: number) => api.call('getDocument', { params: { id } });
const isOpen = ({ blockers }: DocumentRecord) =>
  blockers.some(({ kind, state }) => kind === 'contact' && state === 'open');

/** Uploads it without a contact and waits until somebody has been looked for. */
async function drop(text: string, fields: Record<string, string | number> = {}): Promise<DocumentRecord> {
  const { id } = await upload(api, inbox, text, `drop-${number}.txt`, { find_contact: 'true', ...fields });
  await untilProcessed(api, id, PATIENCE_MS);
  return looked(id);
}

/** Nothing over the API tells that nobody was found from that nobody was looked for yet. */
const looked = (id: number) =>
  until(async () => {
    const row = await service.ctx.db
      .selectFrom('documents')
      .select('contact_match')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.contact_match !== null && get(id);
  }, 'a contact or proposals');

test('an upload that names its contact stays there, also in the Inbox', async () => {
  const { id } = await upload(api, inbox, paper('Penrose Ltd', 'Harrow Ltd'), 'here.txt');
  const record = await untilProcessed(api, id, PATIENCE_MS);
  expect(record).toMatchObject({ ...inbox, contact_match: null });
  expect(isOpen(record)).toBe(false);
});

test('a tax number of a contact is sure: filed, with the reason, in the audit log, with the profile of the contact', async () => {
  const place = await newPlace(api, 'Vellum Paper Mills');
  const profile = await profileId(api, 'Universal Invoices & Receipts');
  const changes = { tax_ids: ['GB123456789'], default_profile_id: profile };
  await api.call('editContact', { params: { id: place.contact_id }, body: changes });
  const filed = await drop(paper('Vellum Paper Mills Ltd', 'Harrow Ltd', ['VAT ID: GB123456789']));
  expect(filed).toMatchObject({ contact_id: place.contact_id, contact_match: { open: false, by: 'match' } });
  expect(filed.contact_match!.reasons.map(({ code }) => code)).toContain('tax');
  expect(filed.contact_match!.reasons[0]!.message).not.toBe('');
  await until(async () => (await get(filed.id)).profile_id === profile, 'the profile of the contact');
  expect(isOpen(await untilProcessed(api, filed.id, PATIENCE_MS))).toBe(false);
  const { entries } = await service.admin.call('listAudit', { query: { document_id: filed.id } });
  expect(entries.map(({ event }) => event)).toContain('document.filed');
});

test('a profile that was named holds wherever it is filed', async () => {
  const profile_id = await profileId(api, 'Contract');
  const filed = await drop(paper('Vellum Paper Mills Ltd', 'Harrow Ltd', ['VAT ID: GB123456789']), {
    profile_id,
  });
  expect((await untilProcessed(api, filed.id, PATIENCE_MS)).profile_id).toBe(profile_id);
});

test('two contacts of one name are never decided silently; the view counts it; a rule knows it', async () => {
  const fields = [{ label: 'Seller Name' }, { label: 'Buyer Name' }, { label: 'Invoice Number' }];
  const { id: profile_id } = await service.admin.call('createProfile', { body: { name: 'Both', fields } });
  await newPlace(api, 'Tamber Works');
  const place = await newPlace(api, 'Tamber Works');
  const record = await drop(paper('Tamber Works Ltd', 'Harrow Ltd'), { profile_id });
  expect(record).toMatchObject({ ...inbox, contact_match: { open: true, by: null } });
  expect(record.contact_match!.proposals.map(({ name }) => name)).toEqual(['Tamber Works', 'Tamber Works']);
  expect(isOpen(record)).toBe(true);
  const { built_in } = await api.call('listViews');
  expect(built_in.find(({ name }) => name === 'unsorted')).toMatchObject({ count: 1 });
  const { documents } = await api.call('listDocuments', { query: { blocker_kind: ['contact'] } });
  expect(documents.map(({ id }) => id)).toEqual([record.id]);
  const rule = { name: 'Unsorted', trigger: 'processed' as const, action: { type: 'notify' as const } };
  const conditions = [{ field: 'blocker_kinds', operator: 'contains' as const, value: 'contact' }];
  const tried = await service.admin.call('dryRunRule', { body: { ...rule, conditions } });
  expect(tried.documents.map(({ id }) => id)).toEqual([record.id]);
  const { notifications } = await service.admin.call('listNotifications', { query: {} });
  expect(notifications.some(({ document_id, kind }) => document_id === record.id && kind === 'intake')).toBe(
    true,
  );

  // Filed by a person, the next one of the same seller and buyer goes there by itself, and undo takes both back.
  const { client: person } = await newPerson(service, `filer-${(number += 1)}@recto.example`);
  await person.call('editDocument', { params: { id: record.id }, body: place });
  const after = await get(record.id);
  expect(after).toMatchObject({ ...place, contact_match: { open: false, by: 'person' } });
  expect(isOpen(after)).toBe(false);
  const next = await drop(paper('Tamber Works Ltd', 'Harrow Ltd'), { profile_id });
  expect(next).toMatchObject({ ...place, contact_match: { open: false, by: 'remembered' } });
  // Another buyer is another question.
  const other = await drop(paper('Tamber Works Ltd', 'Somebody Else Ltd'), { profile_id });
  expect(other.contact_match).toMatchObject({ open: true });
  const { changes } = await person.call('listUndoable');
  const undone = await person.call('undoChanges', { body: { changes: [changes[0]!.change_id] } });
  expect(undone.results).toMatchObject([{ ok: true }]);
  const back = await get(record.id);
  expect(back).toMatchObject({ ...inbox, contact_match: { open: true } });
  expect(isOpen(back)).toBe(true);
  expect((await drop(paper('Tamber Works Ltd', 'Harrow Ltd'), { profile_id })).contact_match).toMatchObject({
    open: true,
  });
});

test('one bill of a shop to a buyer says nothing of what other shops send to the same buyer', async () => {
  const { client: person } = await newPerson(service, `filer-${(number += 1)}@recto.example`);
  const place = await newPlace(api, 'Orrin Bakery');
  const { id } = await upload(
    api,
    inbox,
    paper('Orrin Baking House Ltd', 'Kestrel Holdings Ltd'),
    'first.txt',
    {
      find_contact: 'true',
    },
  );
  await untilProcessed(api, id, PATIENCE_MS);
  await person.call('editDocument', { params: { id }, body: place });
  const other = await drop(paper('Wexham Tools Ltd', 'Kestrel Holdings Ltd'));
  expect(other.contact_match).toMatchObject({ open: true });
});

test('nobody is known: it waits until a contact is made that fits', async () => {
  const { id } = await upload(api, inbox, paper('Quillon Freight Ltd', 'Nobody'), 'wait.txt', {
    find_contact: 'true',
  });
  await untilProcessed(api, id, PATIENCE_MS);
  await until(async () => isOpen(await get(id)), 'the blocker');
  const place = await newPlace(api, 'Quillon Freight');
  await until(async () => (await get(id)).contact_id === place.contact_id, 'the contact');
});

test('what a person has accepted stays where it lies', async () => {
  const { id } = await upload(api, inbox, paper('Selwyn Glass Ltd', 'Nobody'), 'stay.txt', {
    find_contact: 'true',
  });
  await untilProcessed(api, id, PATIENCE_MS);
  await api.call('acceptBlockers', { params: { id }, body: { ids: ['contact:unsorted'] } });
  await newPlace(api, 'Selwyn Glass');
  const check = await drop(paper('Selwyn Glass Ltd', 'Nobody'));
  expect(check.contact_id).not.toBe(inbox.contact_id);
  expect((await get(id)).contact_id).toBe(inbox.contact_id);
});

test('a watched folder without a contact', async () => {
  const place = await newPlace(api, 'Ashdown Fabrics');
  const source = { kind: 'folder' as const, path: 'scans', settle_seconds: 1 };
  await service.admin.call('createChannel', {
    body: { name: 'Scans', contact_id: null, folder_id: null, source },
  });
  await writeFile(path.join(root, 'scans', 'one.txt'), paper('Ashdown Fabrics Ltd', 'Nobody'));
  await until(async () => {
    const { documents } = await api.call('listDocuments', { query: { contact_id: place.contact_id } });
    return documents.length === 1;
  }, 'the document');
});
