// A field corrected once is right on the next document of the same sender, and nobody else's documents are touched.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DocumentPatch, DocumentRecord } from '../../contract/documents.ts';
import type { ProfileFieldInput } from '../../contract/profiles.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let profile_id: number;

const field = (label: string, type: 'text' | 'date' | 'amount' = 'text') =>
  ({ label, type }) as ProfileFieldInput;

beforeAll(async () => {
  service = await startTestService();
  const { id } = await service.admin.call('createProfile', {
    body: {
      name: 'Freight bills',
      fields: [
        field('Vendor'),
        field('Invoice Number'),
        field('Invoice Date', 'date'),
        field('Due Date', 'date'),
        field('Voyage'),
        field('Currency'),
        field('Total Amount', 'amount'),
      ],
    },
  });
  profile_id = id;
});
afterAll(() => service.stop());

/** Each test has a contact of its own: what one taught does not reach another. */
beforeEach(async () => {
  place = await newPlace(service.api, `Harbour Office ${Math.random()}`);
});

interface Bill {
  letterhead?: string[];
  number: string;
  date: string;
  ledger: string;
  mark: string;
  total: string;
  extra?: string;
}

const NORDKAI = ['Nordkai Stauerei GmbH', 'Am Sandtorkai 14, 20457 Hamburg', 'post@nordkai-stauerei.de'];
const FOLKSTONE = [
  'Folkstone Lighterage Ltd',
  '2 Tontine Street, Folkestone CT20 1JT',
  'desk@folkstone-lighters.uk',
];

/** "Kontorzeichen" and "Booked" are words of the sender's own; no catalogue of labels has them. */
const bill = ({ letterhead = NORDKAI, number, date, ledger, mark, total, extra = '' }: Bill) =>
  [
    ...letterhead,
    '',
    'INVOICE',
    '',
    `Invoice Number: ${number}`,
    `Invoice Date: ${date}`,
    `Booked: ${ledger}`,
    `Kontorzeichen: ${mark}`,
    '',
    'Lighterage and tallying as agreed',
    extra,
    `Total Amount: EUR ${total}`,
    '',
  ].join('\n');

const FIRST = { number: 'N-100', date: '2026-03-14', ledger: '2026-03-02', mark: 'KZ-4711', total: '210.00' };
const SECOND = { number: 'N-131', date: '2026-05-20', ledger: '2026-05-07', mark: 'KZ-5120', total: '95.50' };
const THIRD = { number: 'N-177', date: '2026-07-01', ledger: '2026-06-21', mark: 'KZ-6001', total: '43.10' };

async function processed(text: string, name: string, where = place): Promise<DocumentRecord> {
  const { id } = await upload(service.api, where, text, name, { profile_id });
  return untilProcessed(service.api, id);
}
/** Corrections teach once the document is approved; afterwards it is open to the next one. */
async function edit(
  id: number,
  extracted_fields: DocumentPatch['extracted_fields'],
): Promise<DocumentRecord> {
  const params = { params: { id } };
  await service.api.call('editDocument', { ...params, body: { extracted_fields } });
  await service.api.call('changeStatus', { ...params, body: { status: 'Approved' } });
  await service.api.call('changeStatus', { ...params, body: { status: 'Needs Review' } });
  return service.api.call('getDocument', params);
}
const approve = (id: number) =>
  service.api.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
const lessons = async () =>
  (await service.api.call('listLessons', { query: { contact_id: place.contact_id } })).lessons;
const teach = async () => {
  const first = await processed(bill(FIRST), 'n-100.txt');
  return edit(first.id, { voyage: 'KZ-4711', invoice_date: '2026-03-02' });
};

test('a wrong field is corrected once and right the next time, with its place and where it was learned', async () => {
  const first = await processed(bill(FIRST), 'n-100.txt');
  expect(first.extracted_fields).toMatchObject({ voyage: null, invoice_date: '2026-03-14' });
  await edit(first.id, { voyage: 'KZ-4711', invoice_date: '2026-03-02' });

  const second = await processed(bill(SECOND), 'n-131.txt');
  expect(second.extracted_fields).toMatchObject({
    voyage: 'KZ-5120',
    invoice_date: '2026-05-07',
    invoice_number: 'N-131',
    total_amount: '95.50',
  });
  for (const key of ['voyage', 'invoice_date'])
    expect(second.lineage[key]).toMatchObject({
      source: 'learned',
      detail: `learned from document ${first.id}`,
    });
  expect(second.lineage['total_amount']?.source).toBe('engine');
  expect(second.evidence['voyage']).toMatchObject([{ text: 'KZ-5120', match: 'exact' }]);

  expect(await lessons()).toMatchObject([
    {
      field: 'voyage',
      label: 'Kontorzeichen:',
      relation: 'left',
      format: 'A-9',
      sender: 'Nordkai Stauerei GmbH',
    },
    { field: 'invoice_date', document_id: first.id, helped: 0, state: 'active', learned_by: 'API token' },
  ]);
  await approve(second.id);
  await approve(second.id);
  expect((await lessons()).map(({ helped, contradicted }) => [helped, contradicted])).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

test('another sender is not affected, in the same contact or by the same sender in another one', async () => {
  await teach();
  const other = await processed(bill({ ...SECOND, letterhead: FOLKSTONE }), 'f-1.txt');
  expect(other.extracted_fields).toMatchObject({ voyage: null, invoice_date: '2026-05-20' });
  const elsewhere = await processed(bill(SECOND), 'n-131.txt', await newPlace(service.api, 'Another office'));
  expect(elsewhere.extracted_fields).toMatchObject({ voyage: null, invoice_date: '2026-05-20' });
});

test('a document of the sender without that label keeps what the engine finds', async () => {
  await teach();
  const text = bill(SECOND)
    .replace(/^Booked.*\n/m, '')
    .replace(/^Kontorzeichen.*\n/m, '');
  const second = await processed(text, 'n-131.txt');
  expect(second.extracted_fields).toMatchObject({ voyage: null, invoice_date: '2026-05-20' });
});

test('a sender that the page does not name in letters is proposed from memory, and the record says that it stands nowhere', async () => {
  const letterhead = ['Quay 7, 9700 Gröningen', 'orders@wadkant.example'];
  const first = await processed(bill({ ...FIRST, letterhead }), 'w-1.txt');
  await edit(first.id, { vendor: 'Wadkant Havenbedrijf BV' });
  const second = await processed(bill({ ...SECOND, letterhead }), 'w-2.txt');
  expect(second.extracted_fields['vendor']).toBe('Wadkant Havenbedrijf BV');
  expect(second.lineage['vendor']).toMatchObject({ source: 'learned' });
  expect(second.evidence['vendor']).toEqual([]);
  expect(second.confidence_score).toBeLessThan(90);
  const other = await processed(bill({ ...SECOND, letterhead: FOLKSTONE }), 'f-1.txt');
  expect(other.extracted_fields['vendor']).toBe('Folkstone Lighterage Ltd');
});

test('an emptied field stays empty where the same words stand before it', async () => {
  const extra = 'Due Date: 2026-04-30';
  const first = await processed(bill({ ...FIRST, extra }), 'n-100.txt');
  expect(first.extracted_fields['due_date']).toBe('2026-04-30');
  await edit(first.id, { due_date: null });
  const second = await processed(bill({ ...SECOND, extra: 'Due Date: 2026-06-30' }), 'n-131.txt');
  expect(second.extracted_fields['due_date']).toBeNull();
});

test('a lesson that is contradicted loses its weight, and the newer one holds', async () => {
  await teach();
  // The sender's habits changed: from now on the invoice date is right after all.
  const second = await processed(bill(SECOND), 'n-131.txt');
  await edit(second.id, { invoice_date: '2026-05-20' });
  const dates = (await lessons()).filter((lesson) => lesson.field === 'invoice_date');
  expect(dates).toMatchObject([
    { document_id: second.id, label: 'Invoice Date:', contradicted: 0 },
    { contradicted: 1, helped: 0, state: 'active' },
  ]);
  const third = await processed(bill(THIRD), 'n-177.txt');
  expect(third.extracted_fields['invoice_date']).toBe('2026-07-01');
  // The other lesson of the same document stands.
  expect(third.extracted_fields['voyage']).toBe('KZ-6001');
});

test('going back to what the engine had found takes the lesson back', async () => {
  const first = await processed(bill(FIRST), 'n-100.txt');
  await edit(first.id, { invoice_date: '2026-03-02' });
  expect(await lessons()).toHaveLength(1);
  await edit(first.id, { invoice_date: '2026-03-14' });
  expect(await lessons()).toEqual([]);
});

test('what a rule sets, and what stands nowhere on the page, teaches nothing', async () => {
  const first = await processed(bill(FIRST), 'n-100.txt');
  await edit(first.id, { voyage: 'not printed', invoice_number: 'N-999' });
  expect(await lessons()).toEqual([]);
  const admin = service.ctx.as({ kind: 'rule', id: 1, name: 'A rule' });
  const { editDocument } = await import('../../server/documents/edit-document.ts');
  await editDocument(admin, first.id, { extracted_fields: { voyage: 'KZ-4711' } }, undefined);
  expect(await lessons()).toEqual([]);
});

test('lessons are switched off and on, forgotten one by one or for a contact, and all that is audited', async () => {
  await teach();
  const [voyage, date] = await lessons();
  const one = { params: { id: voyage!.id } };
  expect(await service.admin.call('switchLesson', { ...one, body: { enabled: false } })).toMatchObject({
    state: 'off',
  });
  expect((await processed(bill(SECOND), 'off.txt')).extracted_fields['voyage']).toBeNull();
  await service.admin.call('switchLesson', { ...one, body: { enabled: true } });
  expect((await processed(bill(SECOND), 'on.txt')).extracted_fields['voyage']).toBe('KZ-5120');
  await service.admin.call('forgetLesson', one);
  expect((await service.api.refused('getLesson', one)).status).toBe(404);
  const after = await processed(bill(SECOND), 'forgotten.txt');
  expect(after.extracted_fields).toMatchObject({ voyage: null, invoice_date: '2026-05-07' });
  const contact = { params: { id: place.contact_id } };
  expect(await service.admin.call('forgetContactLessons', contact)).toEqual({ forgotten: 1 });
  expect(await lessons()).toEqual([]);
  const { entries } = await service.admin.call('listAudit', {
    query: { contact_id: place.contact_id, event: ['lesson.learned', 'lesson.switched', 'lesson.forgotten'] },
  });
  expect(entries.map(({ event, actor_name }) => [event, actor_name])).toEqual([
    ['lesson.forgotten', 'Admin'],
    ['lesson.forgotten', 'Admin'],
    ['lesson.switched', 'Admin'],
    ['lesson.switched', 'Admin'],
    ['lesson.learned', 'API token'],
    ['lesson.learned', 'API token'],
  ]);
  expect(JSON.stringify(entries)).not.toContain('KZ-');
  expect(date!.field).toBe('invoice_date');
  for (const name of ['switchLesson', 'forgetLesson', 'forgetContactLessons'] as const)
    expect((await service.api.refused(name, { ...one, body: { enabled: true } })).status).toBe(403);
});

test('while learning is switched off nothing is learned and nothing is applied', async () => {
  await teach();
  await service.admin.call('saveSettings', { body: { learning: false } });
  try {
    const second = await processed(bill(SECOND), 'n-131.txt');
    expect(second.extracted_fields['voyage']).toBeNull();
    await edit(second.id, { voyage: 'KZ-5120' });
    expect(await lessons()).toHaveLength(2);
  } finally {
    await service.admin.call('saveSettings', { body: { learning: true } });
  }
});

test('in the trash lessons rest with their document; purging it leaves nothing of them', async () => {
  const { id } = await teach();
  await service.admin.call('deleteDocument', { params: { id } });
  expect(await lessons()).toEqual([]);
  expect((await processed(bill(SECOND), 'n-131.txt')).extracted_fields['voyage']).toBeNull();
  await service.admin.call('restoreDocument', { params: { id } });
  expect((await processed(bill(THIRD), 'n-177.txt')).extracted_fields['voyage']).toBe('KZ-6001');
  await service.admin.call('deleteDocument', { params: { id } });
  await service.admin.call('purgeDocument', { params: { id } });
  const { db } = service.ctx;
  for (const table of ['lessons', 'learned_documents'] as const) {
    const rows = await db.selectFrom(table).select('document_id').where('document_id', '=', id).execute();
    expect(rows).toEqual([]);
  }
  expect((await processed(bill(SECOND), 'again.txt')).extracted_fields['voyage']).toBeNull();
});

test('a lesson is undone with what it changed: the entry names the documents, and they are read again', async () => {
  await teach();
  const second = await processed(bill(SECOND), 'n-131.txt');
  const third = await processed(bill(THIRD), 'n-177.txt');
  await approve(third.id);
  expect(second.extracted_fields['voyage']).toBe('KZ-5120');
  const lesson = (await lessons()).find(({ field }) => field === 'voyage')!;
  expect(lesson.changed).toBe(2);
  const { uses } = await service.api.call('listLessonUses', { params: { id: lesson.id } });
  expect(uses.map(({ document_id, value, verdict }) => [document_id, value, verdict])).toEqual([
    [third.id, 'KZ-6001', 'helped'],
    [second.id, 'KZ-5120', null],
  ]);

  const undone = await service.admin.call('undoLesson', { params: { id: lesson.id } });
  expect(undone).toEqual({ reprocessed: 1 });
  expect((await untilProcessed(service.api, second.id)).extracted_fields['voyage']).toBeNull();
  const kept = await service.api.call('getDocument', { params: { id: third.id } });
  expect(kept.extracted_fields['voyage']).toBe('KZ-6001');
  expect((await lessons()).map(({ field }) => field)).not.toContain('voyage');
  const { entries } = await service.admin.call('listAudit', { query: { event: 'lesson.undone' } });
  expect(entries[0]!.detail).toMatchObject({ lesson_id: lesson.id, field: 'voyage', documents: [second.id] });
  expect((await service.api.refused('undoLesson', { params: { id: lesson.id } })).status).toBe(403);
});
