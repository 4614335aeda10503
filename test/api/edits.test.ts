// Corrections by people and integrations.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentRecord } from '../../contract/documents.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let document: DocumentRecord;

async function processed(content: string, filename: string): Promise<DocumentRecord> {
  const { id } = await upload(service.api, place, content, filename);
  return untilProcessed(service.api, id);
}

beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api);
  document = await processed(invoiceText('INV-100'), 'invoice-100.txt');
});
afterAll(() => service.stop());

const params = (id: number) => ({ params: { id } });

describe('edits', () => {
  const edit = (id: number, body: object) => service.api.call('editDocument', { ...params(id), body });

  test('fields take values of their type; null clears; a person is noted as the source', async () => {
    const { id } = await processed(invoiceText('INV-102'), 'edited.txt');
    const edited = await edit(id, {
      extracted_fields: { total_amount: '1234.50', document_date: '2026-02-28', sender: null },
    });
    expect(edited.extracted_fields).toMatchObject({
      total_amount: '1234.50',
      document_date: '2026-02-28',
      sender: null,
    });
    expect(edited.lineage['total_amount']).toMatchObject({ source: 'person', by: 'API token' });
    const { documents } = await service.api.call('listDocuments', { query: { folder_id: place.folder_id } });
    expect(documents.find((summary) => summary.id === id)?.total).toBe('1234.50');
  });

  test('values a person entered survive processing again, and the engine proposes its own beside them', async () => {
    const before = await processed(invoiceText('INV-103'), 'kept.txt');
    await edit(before.id, {
      extracted_fields: { document_number: 'MINE-1' },
      line_items: [{ description: 'By hand', quantity: 2, unit_price: 1.5, amount: 3 }],
    });
    await service.api.call('reprocessDocument', { ...params(before.id), body: {} });
    const after = await untilProcessed(service.api, before.id);
    expect(after.extracted_fields['document_number']).toBe('MINE-1');
    expect(after.lineage['document_number']).toMatchObject({
      source: 'person',
      proposed: before.extracted_fields['document_number'],
    });
    expect(after.line_items).toEqual([{ description: 'By hand', quantity: 2, unit_price: 1.5, amount: 3 }]);
  });

  test('an Approved document is locked; its status is not', async () => {
    const { id } = await processed(invoiceText('INV-104'), 'locked.txt');
    await service.api.call('changeStatus', { ...params(id), body: { status: 'Approved' } });
    for (const body of [
      { extracted_fields: { sender: 'x' } },
      { line_items: [] },
      { doc_type: 'Receipt' },
      { doc_date: null },
    ]) {
      expect((await service.api.refused('editDocument', { ...params(id), body })).status).toBe(409);
    }
    expect((await edit(id, { notes: 'Notes are free' })).notes).toBe('Notes are free');
    expect((await service.api.refused('reprocessDocument', { ...params(id), body: {} })).status).toBe(409);
    await service.api.call('changeStatus', { ...params(id), body: { status: 'Needs Review' } });
    expect((await edit(id, { extracted_fields: { sender: 'x' } })).extracted_fields['sender']).toBe('x');
  });

  test('moving needs a folder of the contact', async () => {
    const { id } = await processed(invoiceText('INV-105'), 'moved.txt');
    const there = await newPlace(service.api, 'Moved to');
    expect(
      (await service.api.refused('editDocument', { ...params(id), body: { folder_id: there.folder_id } }))
        .status,
    ).toBe(404);
    expect(
      (await service.api.refused('editDocument', { ...params(id), body: { contact_id: there.contact_id } }))
        .status,
    ).toBe(422);
    expect(await edit(id, there)).toMatchObject({ ...there, contact_name: 'Moved to' });
  });

  test.each([
    ['a key the profile does not have', { extracted_fields: { colour: 'red' } }, 'colour'],
    ['a date that does not exist', { extracted_fields: { document_date: '2026-02-30' } }, 'document_date'],
    ['a date of another form', { extracted_fields: { document_date: '28.02.2026' } }, 'YYYY-MM-DD'],
    ['an amount with a separator', { extracted_fields: { total_amount: '1,234.50' } }, 'total_amount'],
    ['a field that is no text', { extracted_fields: { total_amount: 5 } }, 'total_amount'],
    ['a line item with an unknown column', { line_items: [{ description: 'x', tax: 1 }] }, 'tax'],
    ['a quantity that is no number', { line_items: [{ description: 'x', quantity: '2' }] }, 'quantity'],
    ['a doc_date that is none', { doc_date: 'today' }, 'doc_date'],
    ['nothing at all', {}, 'at least one'],
    ['an unknown key', { status: 'New' }, 'status'],
  ])('%s is 422', async (_name, body, says) => {
    const refusal = await service.api.refused('editDocument', { ...params(document.id), body });
    expect(refusal.status).toBe(422);
    expect(refusal.detail).toContain(says);
  });

  test('references of CRM systems are set, changed and removed after upload', async () => {
    const crm = (name: string) => ({ params: { id: document.id, crm_name: name } });
    const set = await service.api.call('setExternalRef', {
      ...crm('HubSpot'),
      body: { record_id: '7', record_type: 'deal' },
    });
    expect(set.external_refs).toEqual({ HubSpot: { record_id: '7', record_type: 'deal' } });
    await service.api.call('setExternalRef', { ...crm('用友 U8'), body: { record_id: 'A/1' } });
    const found = await service.api.call('listDocuments', {
      query: { external_system: '用友 U8', external_record_id: 'A/1' },
    });
    expect(found.documents.map((summary) => summary.id)).toEqual([document.id]);
    await service.api.call('deleteExternalRef', crm('HubSpot'));
    expect((await service.api.refused('deleteExternalRef', crm('HubSpot'))).status).toBe(404);
    expect((await service.api.call('getDocument', params(document.id))).external_refs).toEqual({
      '用友 U8': { record_id: 'A/1' },
    });
  });
});
