// An upload that names no profile: the kind of the document chooses one, and the record says why.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let profiles: Map<string, number>;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Chooser', true);
  const listed = await service.api.call('listProfiles', { query: { limit: 100 } });
  profiles = new Map(listed.profiles.map(({ name, id }) => [name, id]));
});
afterAll(() => service.stop());

const profileOf = (name: string): number => profiles.get(name)!;

async function processed(text: string, filename: string, where = place, fields = {}) {
  const { id } = await upload(service.api, where, text, filename, fields);
  return untilProcessed(service.api, id);
}

const PAYSLIP = [
  'Muster Holzbau GmbH',
  'Gehaltsabrechnung',
  'Abrechnungszeitraum 01.03.2026 bis 31.03.2026',
  'Gesamtbrutto       3.200,00 EUR',
  'Auszahlungsbetrag  2.114,37 EUR',
].join('\n');

test('the kind chooses the profile, and the record says why, in both languages', async () => {
  const invoice = await processed(invoiceText('CH-1'), 'invoice.txt');
  expect(invoice).toMatchObject({ profile_id: profileOf('Standard Invoice'), doc_type: 'Invoice' });
  expect(invoice.extracted_fields['invoice_number']).toBe('CH-1');
  expect(invoice.profile_reason).toMatch(/^Profile Standard Invoice was chosen .* Invoice \(\d+ % sure\)$/);
  expect(invoice.profile_sure).toBeGreaterThanOrEqual(70);
  expect(invoice.blockers.filter(({ kind }) => kind === 'profile')).toEqual([]);

  const payslip = await processed(PAYSLIP, 'march.txt');
  expect(payslip).toMatchObject({ profile_id: profileOf('Payslip'), doc_type: 'Payslip' });
  expect(payslip.extracted_fields).toMatchObject({ gross_pay: '3200.00', net_pay: '2114.37' });
  const chinese = await service.api.call('getDocument', {
    params: { id: payslip.id },
    headers: { 'accept-language': 'zh' },
  });
  expect(chinese.profile_reason).toContain('工资单');
});

test('a named profile, the default of a contact, and a folder that does not choose hold', async () => {
  const fields = { profile_id: profileOf('Default') };
  const named = await processed(invoiceText('CH-2'), 'named.txt', place, fields);
  expect(named).toMatchObject({ ...fields, profile_reason: null, profile_sure: null });

  const default_profile_id = profileOf('Meeting Notes');
  const own = await newPlace(service.api, 'Own default', true);
  await service.api.call('editContact', { params: { id: own.contact_id }, body: { default_profile_id } });
  const kept = await processed(invoiceText('CH-3'), 'kept.txt', own);
  expect(kept).toMatchObject({ profile_id: default_profile_id, profile_reason: null });

  const still = await newPlace(service.api, 'Never', false);
  const folder = await service.api.call('getFolder', { params: { id: still.folder_id } });
  expect(folder.choose_profile).toBe(false);
  const plain = await processed(invoiceText('CH-4'), 'plain.txt', still);
  expect(plain).toMatchObject({ profile_id: profileOf('Default'), profile_reason: null });
});

test('what nobody can tell keeps the profile Default, and the record says so', async () => {
  const record = await processed('Nothing but some words\nand some more of them', 'words.txt');
  expect(record).toMatchObject({ profile_id: profileOf('Default'), doc_type: 'Other' });
  expect(record.profile_reason).toMatch(/^It is not known what kind/);
});

test('an unsure choice asks to be checked; a person who takes another profile settles it', async () => {
  const record = await processed(
    'Harbour Savings wrote that the bank statement of last month had come back to them from there.',
    'unsure.txt',
  );
  expect(record.profile_id).toBe(profileOf('Default'));
  expect(record.profile_sure).toBeLessThan(70);
  const [asked] = record.blockers.filter(({ kind }) => kind === 'profile');
  expect(asked).toMatchObject({ code: 'unsureProfile', severity: 'advice', state: 'open' });

  const params = { id: record.id };
  const body = { profile_id: profileOf('Universal Invoices & Receipts') };
  await service.api.call('reprocessDocument', { params, body });
  const after = await untilProcessed(service.api, record.id);
  expect(after).toMatchObject({ ...body, profile_reason: null, profile_sure: null });
  expect(after.blockers.find(({ kind }) => kind === 'profile')).toMatchObject({ state: 'resolved' });
});

test('of several profiles for a kind an own one comes first, then the one that was approved last', async () => {
  const make = async (name: string) => {
    const fields = [{ label: 'Number' }, { label: 'Total Amount', type: 'amount' as const }];
    const body = { name, fields, chosen_for: ['Credit Note'] };
    return (await service.admin.call('createProfile', { body })).id;
  };
  const [first, second] = [await make('Credits A'), await make('Credits B')];
  const text = (number: string) => `Brightwater Ltd\nCREDIT NOTE\nNumber: ${number}\nTotal Amount: EUR 20.00`;
  expect(await processed(text('1'), 'one.txt')).toMatchObject({ profile_id: first });

  const { id } = await upload(service.api, place, text('2'), 'two.txt', { profile_id: second });
  await untilProcessed(service.api, id);
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
  expect(await processed(text('3'), 'three.txt')).toMatchObject({ profile_id: second });
});

const WATER = (number: number, day: string) =>
  [
    'Stadtwerke Quellenau',
    'Ihre Versorgung mit Trinkwasser und Abwasser im Überblick',
    'Kundenservice Montag bis Freitag, Zählerstand bitte online melden',
    `Rechnungsnummer: W-${number}`,
    `Rechnungsdatum: ${day}`,
    'Arbeitspreis, Grundpreis und Niederschlagsgebühr je Quadratmeter versiegelter Fläche',
    `Gesamtbetrag: ${number}3,10 EUR`,
  ].join('\n');

test('a profile that is changed in review holds for papers like that one, and for those alone', async () => {
  const fields = [{ label: 'Rechnungsnummer' }, { label: 'Gesamtbetrag', type: 'amount' as const }];
  const own = { name: 'Water', fields, chosen_for: ['Form'] };
  const { id: water } = await service.admin.call('createProfile', { body: own });
  const first = await processed(WATER(41, '02.03.2026'), 'water-1.txt');
  expect(first.profile_id).not.toBe(water);
  await service.api.call('reprocessDocument', { params: { id: first.id }, body: { profile_id: water } });
  await untilProcessed(service.api, first.id);
  const next = await processed(WATER(58, '02.04.2026'), 'water-2.txt');
  expect(next.profile_id).toBe(water);
  expect(next.profile_reason).toContain(`document ${first.id}`);
  expect(next.profile_sure).toBeGreaterThanOrEqual(70);
  expect(await processed(invoiceText('CH-9'), 'other.txt')).toMatchObject({
    profile_id: profileOf('Standard Invoice'),
  });
  // Where the operator has it chosen for nothing, it is chosen for nothing.
  const body = { ...own, chosen_for: [] };
  await service.admin.call('replaceProfile', { params: { id: water }, body });
  expect((await processed(WATER(77, '02.05.2026'), 'water-3.txt')).profile_id).not.toBe(water);
});

test('a rule sets the profile before anything is extracted; one that is named still holds', async () => {
  const contract = profileOf('Contract');
  const rule = {
    name: 'Leases',
    conditions: [
      { field: 'filename', operator: 'contains' as const, value: 'lease' },
      { field: 'source', operator: '=' as const, value: 'api' },
    ],
    action: { type: 'set_profile' as const, profile_id: contract },
  };
  const { id } = await service.admin.call('createRule', { body: rule });
  const text = invoiceText('CH-21');
  const ruled = await processed(text, 'lease-21.txt');
  expect(ruled).toMatchObject({ profile_id: contract, profile_sure: null });
  expect(ruled.profile_reason).toBe('The rule Leases has set the profile Contract');
  const firings = await until(async () => {
    const found = await service.api.call('listRuleFirings', { params: { id: ruled.id } });
    return found.firings.length > 0 && found.firings;
  }, 'the trace');
  expect(firings).toMatchObject([{ rule_id: id, outcome: 'done', detail: 'read with the profile Contract' }]);
  const named = await processed(text, 'lease-22.txt', place, {
    profile_id: profileOf('Universal Invoices & Receipts'),
  });
  expect(named.profile_id).toBe(profileOf('Universal Invoices & Receipts'));
  // Also where the contact has a profile of its own.
  const own = await newPlace(service.api, 'Landlord', true);
  const changes = { default_profile_id: profileOf('Meeting Notes') };
  await service.api.call('editContact', { params: { id: own.contact_id }, body: changes });
  expect((await processed(text, 'lease-23.txt', own)).profile_id).toBe(contract);
  const tried = await service.admin.call('dryRunRule', { body: rule });
  expect(tried.documents.map(({ filename }) => filename)).not.toContain('lease-22.txt');
  const late = { ...rule, conditions: [{ field: 'confidence_score', operator: '>' as const, value: '1' }] };
  expect((await service.admin.refused('createRule', { body: late })).status).toBe(422);
  await service.admin.call('deleteRule', { params: { id } });
});

test('the default profile of its vendor holds for papers of its kind, where nobody has named another', async () => {
  const fields = ['Vendor', 'Invoice Number'].map((label) => ({ label, type: 'text' as const }));
  const own = await service.admin.call('createProfile', { body: { name: 'Brightwater', fields } });
  await service.api.call('putVendor', {
    params: { external_id: '81077' },
    body: { name: 'Brightwater Supplies Ltd', default_profile_id: own.id },
  });
  // Apart from the papers before, or these would decide.
  const apart = (number: string) =>
    invoiceText(number).replaceAll('Oak shelf', `Harbour crane rental ${number}`);
  const invoice = await processed(apart('CH-77'), 'vendor.txt');
  expect(invoice).toMatchObject({
    profile_id: own.id,
    vendor_number: '81077',
    profile_reason: 'The profile Brightwater is the usual one of the vendor Brightwater Supplies Ltd',
    profile_sure: null,
    extracted_fields: { vendor: 'Brightwater Supplies Ltd', invoice_number: 'CH-77' },
  });
  const named = await processed(apart('CH-78'), 'named-78.txt', place, {
    profile_id: profileOf('Standard Invoice'),
  });
  expect(named).toMatchObject({ profile_id: profileOf('Standard Invoice'), vendor_number: '81077' });
  const note = await processed(
    apart('CH-79').replace('INVOICE', 'DELIVERY NOTE').replace('Invoice Number', 'Delivery Note Number'),
    'note.txt',
  );
  expect(note).toMatchObject({ doc_type: 'Delivery Note', profile_id: profileOf('Delivery Note') });
});

test('a paper of another kind is not read as one that shares most of its words', async () => {
  const rows = ['Description           Quantity  Unit', 'Harbour crane cable   10        pcs', ''];
  const parties = ['Supplier: Kestrel Rigging Ltd', 'Delivery Address: Quayside Trading Ltd, Pier Nine'];
  const order = await processed(
    ['PURCHASE ORDER', 'PO Number: 4801', 'Order Date: 2026-03-02', ...parties, ...rows].join('\n'),
    'order-4801.txt',
  );
  expect(order).toMatchObject({ profile_id: profileOf('Purchase Order') });
  await service.api.call('changeStatus', { params: { id: order.id }, body: { status: 'Approved' } });
  const note = await processed(
    ['DELIVERY NOTE', 'Delivery Note Number: LS-48', 'Order Number: 4801', ...parties, ...rows].join('\n'),
    'note-4801.txt',
  );
  expect(note).toMatchObject({ doc_type: 'Delivery Note', profile_id: profileOf('Delivery Note') });
});
