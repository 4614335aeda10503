// Uploading in tests: a place to put documents, and waiting until one is processed.
import type { DocumentRecord } from '../../contract/documents.ts';
import type { Client } from './client.ts';

export interface Place {
  contact_id: number;
  folder_id: number;
}

/** A new contact and its folder Documents, where documents have the contact's default profile unless `choose_profile`. */
export async function newPlace(api: Client, name = 'Acme Ltd', choose_profile = false): Promise<Place> {
  const contact = await api.call('createContact', { body: { name } });
  const { folders } = await api.call('listFolders', { query: { contact_id: contact.id } });
  const { id } = folders.find((folder) => folder.name === 'Documents')!;
  if (!choose_profile) await api.call('editFolder', { params: { id }, body: { choose_profile } });
  return { contact_id: contact.id, folder_id: id };
}

/** The id of a profile; names of built-in ones are the same everywhere. */
export async function profileId(api: Client, name = 'Standard Invoice'): Promise<number> {
  const { profiles } = await api.call('listProfiles', { query: { limit: 200 } });
  return profiles.find((profile) => profile.name === name)!.id;
}

/** The multipart form; `first` puts the fields before the file, as most clients do. */
export function uploadForm(
  fields: Record<string, string | number>,
  content: string | Uint8Array,
  filename: string,
  first = true,
): FormData {
  const form = new FormData();
  const addFields = () => Object.entries(fields).forEach(([key, value]) => form.set(key, String(value)));
  if (first) addFields();
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), filename);
  if (!first) addFields();
  return form;
}

export async function upload(
  api: Client,
  place: Place,
  content: string | Uint8Array,
  filename: string,
  fields: Record<string, string | number> = {},
) {
  return api.call('uploadDocument', { body: uploadForm({ ...place, ...fields }, content, filename) });
}

/** Waits until the document has left New and Processing. */
export async function untilProcessed(api: Client, id: number, timeout_ms = 60_000): Promise<DocumentRecord> {
  const deadline = Date.now() + timeout_ms;
  for (;;) {
    const record = await api.call('getDocument', { params: { id } });
    if (record.status !== 'New' && record.status !== 'Processing') return record;
    if (Date.now() > deadline) throw new Error(`Document ${id} is still ${record.status}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until `check` gives something. */
export async function until<T>(
  check: () => Promise<T | undefined | false>,
  what: string,
  timeout_ms = 60_000,
): Promise<T> {
  const deadline = Date.now() + timeout_ms;
  for (;;) {
    const result = await check();
    if (result !== undefined && result !== false) return result;
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** A small invoice as plain text, in the words of the project's own. */
export function invoiceText(number: string, total = '119.00'): string {
  const net = (Number(total) / 1.19).toFixed(2);
  const tax = (Number(total) - Number(net)).toFixed(2);
  return [
    'Brightwater Supplies Ltd',
    '12 Harbour Road, Bristol BS1 4QA',
    '',
    'INVOICE',
    '',
    `Invoice Number: ${number}`,
    'Invoice Date: 2026-03-14',
    'Due Date: 2026-04-13',
    '',
    'Description        Quantity   Unit Price   Amount',
    `Oak shelf          1          ${net}        ${net}`,
    '',
    `Subtotal: EUR ${net}`,
    `VAT 19%: EUR ${tax}`,
    `Total: EUR ${total}`,
    '',
  ].join('\n');
}
