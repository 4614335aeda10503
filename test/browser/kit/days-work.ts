// What people and rules leave behind in a service that `seed` has filled: corrections that taught something, what was rejected,
// postponed and assigned, rules of every kind, a view, a channel, a note, what is in the trash.
import type { RuleAction } from '../../../contract/rules.ts';
import type { Client } from '../../kit/client.ts';
import { untilProcessed } from '../../kit/upload.ts';
import type { Seeded } from './seed.ts';
import { folderNames } from '../../../web/text/en/names.ts';
import { formatOf } from '../../../web/text/format.ts';

export async function workOn(api: Client, seeded: Seeded): Promise<void> {
  const { places, invoice, contract, wrong, scan } = seeded;
  const at = (id: number) => ({ params: { id } });
  await api.call('editDocument', {
    ...at(invoice),
    body: { extracted_fields: { po_number: 'NW-2041', due_date: '2026-03-09' }, notes: 'Seen' },
  });
  await api.call('changeStatus', { ...at(invoice), body: { status: 'Approved' } });
  await api.call('rejectDocument', { ...at(scan), body: { reason: 'Not for us' } });
  await api.call('postponeDocument', { ...at(contract), body: { until: '2099-01-31' } });
  const { people } = await api.call('listPeople');
  const anna = people.find(({ name }) => name === 'Anna')!;
  await api.call('assignDocument', { ...at(wrong), body: { assignee_id: anna.id } });
  const record = await api.call('getDocument', at(wrong));
  const [open] = record.blockers.filter(({ state }) => state === 'open');
  await api.call('acceptBlockers', { ...at(wrong), body: { ids: [open!.id], reason: 'Agreed' } });

  const actions: RuleAction[] = [
    { type: 'set_status', status: 'Missing Info' },
    { type: 'flag_review' },
    { type: 'move_folder', folder_name: 'Review' },
    { type: 'set_field', field: 'payment_terms', value: '14 days' },
    { type: 'notify', message: 'Have a look' },
    { type: 'webhook', url: 'http://127.0.0.1:9/in' },
    { type: 'assign', assignee_id: anna.id },
    { type: 'postpone', days: 3 },
    { type: 'reject', reason: 'Not for us' },
  ];
  const conditions: { field: string; operator: '=' | '>' | 'contains' | 'is_empty'; value: string | null }[] =
    [
      { field: 'status', operator: '=', value: 'Needs Review' },
      { field: 'doc_type', operator: '=', value: 'Credit Note' },
      { field: 'doc_date', operator: '>', value: '2026-03-31' },
      { field: 'contact_id', operator: '=', value: String(places.roofing.contact_id) },
      { field: 'assignee_id', operator: '=', value: String(anna.id) },
      { field: 'blocker_kinds', operator: 'contains', value: 'check_failed' },
      { field: 'confidence_label', operator: '=', value: 'Poor' },
      { field: 'po_number', operator: 'is_empty', value: null },
      { field: 'invoice_date', operator: '>', value: '2026-03-31' },
    ];
  for (const [index, action] of actions.entries())
    await api.call('createRule', {
      body: { name: `R${index}`, profile_id: record.profile_id, conditions: [conditions[index]!], action },
    });
  await api.call('reprocessDocument', { ...at(seeded.fapiao), body: {} });
  await untilProcessed(api, seeded.fapiao);
  await api.call('createView', {
    body: { name: 'V1', shared: true, filter: {}, columns: ['vendor', 'why'] },
  });
  await api.call('createChannel', {
    body: {
      name: 'Scanner mailbox',
      enabled: false,
      source: { kind: 'imap', host: 'mail.invalid', user: 'scanner' },
      password: 'not used',
    },
  });
  await api.call('deleteDocument', at(seeded.deleted));
}

/** What `seed` and `workOn` write as people would. */
const WRITTEN = [
  // The heading of the contract, as far as a doubt about its sender shows it.
  'Framework agreement for maintenance serv',
  'Amounts are in GBP unless a document says otherwise.',
  'Seen',
  'Agreed',
  'Not for us',
  '14 days',
  'Have a look',
  'http://127.0.0.1:9/in',
  'mail.invalid',
  'Scanner mailbox',
  'scanner',
  'anna@recto.local',
  'roof',
  // What the client of the tests calls itself.
  'node',
  // As reasoning cuts it.
  '30 days net, by bank transfer to the acc…',
];

/** Of folders that the service makes, which the pages translate. */
const storedNames = Object.values(folderNames);

/** What the operator, senders and files call things, and what stands on paper: no words of the pages. */
export async function namesIn(api: Client, { wrong }: Seeded): Promise<string[]> {
  const all = { query: { limit: 200 } } as const;
  const [documents, trash, contacts, people, rules, folders, lessons, draft] = await Promise.all([
    api.call('listDocuments', all),
    api.call('listTrash'),
    api.call('listContacts', all),
    api.call('listPeople'),
    api.call('listRules', all),
    api.call('listFolders', all),
    api.call('listLessons', all),
    api.call('draftProfile', { body: { document_id: wrong } }),
  ]);
  const ids = documents.documents.map(({ id }) => id);
  const records = await Promise.all(ids.map((id) => api.call('getDocument', { params: { id } })));
  const names = [
    ...records.flatMap(({ filename, sha256, ai_summary, extracted_fields, line_items }) => [
      filename,
      sha256,
      // In the language of the document, with days as the pages write them.
      ...(['en', 'zh'] as const).map((language) => formatOf(language).dates(ai_summary ?? '')),
      ...Object.values(extracted_fields),
      ...line_items.map(({ description }) => description),
    ]),
    ...trash.documents.map(({ filename }) => filename),
    ...contacts.contacts.flatMap(({ name, email, built_in }) => (built_in ? [] : [name, email])),
    ...people.people.map(({ name }) => name),
    ...rules.rules.map(({ name }) => name),
    ...folders.folders.map(({ name }) => name).filter((name) => !storedNames.includes(name)),
    ...lessons.lessons.map(({ label }) => label),
    ...draft.profile.fields.map(({ label }) => label),
    draft.profile.name,
    ...WRITTEN,
    api.url,
  ];
  // Days are written as the language writes them, whatever the record holds.
  return names.filter(
    (name) => name !== null && name !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(name),
  ) as string[];
}
