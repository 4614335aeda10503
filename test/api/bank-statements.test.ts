// Bank statements: imported from files, matched with approved documents, decided by people.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankKit, camtFile } from '../kit/bank-statements.ts';
import { newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, untilProcessed, upload, uploadForm, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let its: ReturnType<typeof bankKit>;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Paying', true);
  its = bankKit(service, place);
});
afterAll(() => service.stop());

test('an invoice is paid by the movement that names it; the same file again brings nothing', async () => {
  const id = await its.invoice('RE-2026-0042', '119.00');
  expect((await its.get(id)).payment).toEqual({
    status: 'open',
    paid_amount: '0',
    discount_amount: '0',
    open_amount: '119.00',
    movements: [],
  });
  const file = camtFile([
    { amount: '-119.00', purpose: 'RE 2026 0042 thanks' },
    { amount: '-55.00', purpose: 'Office rent' },
  ]);
  const tried = await its.import(file, { dry_run: 'true' });
  expect(tried).toMatchObject({
    dry_run: true,
    format: 'camt.053',
    new: 2,
    known: 0,
    paying: 1,
    proposed: 0,
  });
  expect((await service.api.call('listBankStatements', { query: {} })).total).toBe(0);

  const done = await its.import(file);
  expect(done).toMatchObject({ new: 2, paying: 1, warnings: [], statements: [{ difference: null }] });
  const record = await its.get(id);
  const statement_id = done.statements[0]!.id!;
  expect(record.payment).toMatchObject({
    status: 'paid',
    paid_amount: '119.00',
    movements: [
      { statement_id, booked_on: '2026-03-20', amount: '119.00', person: null, found: 'RE 2026 0042' },
    ],
  });
  expect(Number(record.payment!.open_amount)).toBe(0);
  expect(await its.movements(statement_id)).toMatchObject([
    { state: 'paying', amount: '-119.00', payments: [{ document_id: id, number: 'RE-2026-0042' }] },
    { state: 'none', payments: [], proposals: [] },
  ]);
  expect(await its.import(file)).toMatchObject({ new: 0, known: 2, paying: 0, statements: [{ id: null }] });
  expect((await service.api.call('listBankStatements', { query: {} })).total).toBe(1);

  await service.api.call('deleteBankStatement', { params: { id: statement_id } });
  expect((await its.get(id)).payment).toMatchObject({ status: 'open' });
  await its.import(file);
  expect((await its.get(id)).payment).toMatchObject({ status: 'paid' });
});

test('several invoices less a credit note are paid by one movement; a part by a smaller one', async () => {
  const one = await its.invoice('CO-77001', '100.00');
  const two = await its.invoice('CO-77002', '50.00');
  const credit = await its.invoice('CR-77003', '30.00', { title: 'CREDIT NOTE' });
  expect((await its.get(credit)).payment).toMatchObject({ open_amount: '-30.00' });
  const part = await its.invoice('PA-88001', '200.00');
  await its.import(
    camtFile([
      { amount: '-120.00', purpose: 'CO-77001 / CO-77002 less CR-77003' },
      { amount: '-80.00', purpose: 'PA-88001 first part' },
    ]),
  );
  for (const id of [one, two, credit]) expect((await its.get(id)).payment).toMatchObject({ status: 'paid' });
  expect((await its.get(part)).payment).toMatchObject({
    status: 'partly',
    paid_amount: '80.00',
    open_amount: '120.00',
  });
  await its.import(camtFile([{ amount: '-120.00', purpose: 'PA-88001 rest' }]));
  expect((await its.get(part)).payment).toMatchObject({ status: 'paid' });
});

test('nothing is paid by itself in another currency or direction, by a reversal, too much, or without a number', async () => {
  const id = await its.invoice('NO-31001', '70.00');
  const { statements, proposed } = await its.import(
    camtFile([
      { amount: '70.00', purpose: 'NO-31001' },
      { amount: '-70.01', purpose: 'NO-31001' },
      { amount: '-70.00', purpose: 'NO-31001', reversal: true },
      { amount: '-70.00', purpose: 'your bill', name: 'BRACKWATER SUPPLIES LIMITED' },
      { amount: '-70.00', purpose: 'your bill', name: 'Somebody else' },
    ]),
  );
  await its.import(camtFile([{ amount: '-70.00', purpose: 'NO-31001' }], { currency: 'USD' }));
  expect((await its.get(id)).payment).toMatchObject({ status: 'open' });
  expect(proposed).toBe(2);
  const movements = await its.movements(statements[0]!.id);
  expect(movements.map(({ state }) => state)).toEqual(['none', 'proposed', 'none', 'proposed', 'none']);
  expect(movements[3]!.proposals).toMatchObject([
    { document_id: id, open_amount: '70.00', reason: expect.stringContaining('same amount') },
  ]);
});

test('a number that two open invoices have is left to a person, who decides and takes back', async () => {
  const one = await its.invoice('TW-45001', '10.00');
  const two = await its.invoice('TW 45001', '10.00', { vendor: 'Calder Timber & Sons' });
  const { statements } = await its.import(camtFile([{ amount: '-10.00', purpose: 'TW-45001' }]));
  const id = statements[0]!.id!;
  const [movement] = await its.movements(id);
  expect(new Set(movement!.proposals.map(({ document_id }) => document_id))).toEqual(new Set([one, two]));
  const params = { id, movement_id: movement!.id };
  const pay = (document_id: number, amount?: string) => ({
    params,
    body: { document_id, ...(amount === undefined ? {} : { amount }) },
  });
  expect(await service.api.refused('addPayment', pay(two, '11.00'))).toMatchObject({ status: 422 });
  expect(await service.api.refused('addPayment', pay(two, '-1.00'))).toMatchObject({ status: 422 });
  expect(await service.api.refused('addPayment', pay(999_999))).toMatchObject({ status: 409 });
  expect(await service.admin.call('addPayment', pay(two))).toMatchObject({
    state: 'decided',
    payments: [{ document_id: two, amount: '10.00', person: expect.any(String), found: null }],
  });
  expect(await service.api.refused('addPayment', pay(two))).toMatchObject({ status: 409 });
  expect(await service.api.refused('addPayment', pay(one))).toMatchObject({ status: 409 });
  expect((await its.get(two)).payment).toMatchObject({ status: 'paid' });
  const back = await service.api.call('removePayment', { params: { ...params, document_id: two } });
  expect(back).toMatchObject({ state: 'proposed', payments: [] });
  expect(
    await service.api.refused('removePayment', { params: { ...params, document_id: two } }),
  ).toMatchObject({ status: 404 });
});

test('an invoice that is approved later is paid with the next import; not where a person took that back', async () => {
  const id = await its.invoice('LA-52001', '15.00', { approve: false });
  const { statements } = await its.import(camtFile([{ amount: '-15.00', purpose: 'LA-52001' }]));
  expect((await its.get(id)).payment).toMatchObject({ status: 'open' });
  await its.approve(id);
  expect(await its.import(camtFile([{ amount: '-1.00', purpose: 'fee 1' }]))).toMatchObject({ earlier: 1 });
  expect((await its.get(id)).payment).toMatchObject({ status: 'paid' });
  const [movement] = await its.movements(statements[0]!.id);
  await service.api.call('removePayment', {
    params: { id: statements[0]!.id!, movement_id: movement!.id, document_id: id },
  });
  expect(await its.import(camtFile([{ amount: '-1.00', purpose: 'fee 2' }]))).toMatchObject({ earlier: 0 });
  expect((await its.get(id)).payment).toMatchObject({ status: 'open' });
});

test('a file is refused or warned of with a sentence', async () => {
  const warned = await its.import(camtFile([{ amount: '-2.00', purpose: 'x' }], { missing: 5 }), {
    dry_run: 'true',
  });
  expect(warned.warnings).toEqual([expect.stringContaining('differs by 5.00')]);
  const body = uploadForm({}, Buffer.from([0, 1, 2, 255, 254]), 'list.bin');
  const refused = await service.api.refused('importBankStatements', { body });
  expect(refused).toMatchObject({ status: 422, detail: expect.stringContaining('CAMT.053') });
  const mt940 = [
    ':20:S',
    ':25:DE02',
    ':28C:1',
    ':60F:C260301EUR10,',
    ':61:260302D3,NTRFNONREF',
    ':86:FEES',
    ':62F:C260302EUR7,',
    '-',
  ];
  const read = await its.import(mt940.join('\r\n'));
  expect(read).toMatchObject({ format: 'mt940', new: 1, warnings: [] });
  const large = uploadForm({}, 'x'.repeat(17 * 1024 * 1024), 'large.xml');
  expect(await service.api.refused('importBankStatements', { body: large })).toMatchObject({ status: 413 });
});

test('who sees some contacts sees what paid their documents, and no statements', async () => {
  const id = await its.invoice('SC-61001', '12.00');
  const { statements } = await its.import(camtFile([{ amount: '-12.00', purpose: 'SC-61001' }]));
  const { client, id: person } = await newPerson(service, 'payer@recto.local', 'reviewer', 'Payer');
  await service.admin.call('editUser', { params: { id: person }, body: { contact_ids: [place.contact_id] } });
  expect((await client.call('getDocument', { params: { id } })).payment).toMatchObject({ status: 'paid' });
  expect((await client.call('listBankStatements', { query: {} })).total).toBe(0);
  expect(await client.refused('getBankStatement', { params: { id: statements[0]!.id! } })).toMatchObject({
    status: 404,
  });
});

test('a statement on paper counts once it is approved, and not where it was rejected', async () => {
  const paper = async (month: string): Promise<number> => {
    const head = ['BANK STATEMENT', '', 'IBAN: DE02 1203 0000 0000 2020 51', 'Currency: EUR'];
    const text = [...head, `Statement Date: 2026-${month}-31`, 'Closing Balance: EUR 100.00', ''].join('\n');
    const { id } = await upload(service.api, place, text, `statement-${month}.txt`);
    expect(await untilProcessed(service.api, id)).toMatchObject({ doc_type: 'Bank Statement' });
    const cells = { quantity: null, unit_price: null, date: `2026-${month}-20` };
    const line_items = [{ ...cells, description: 'Rent', amount: -900 }];
    await service.admin.call('editDocument', { params: { id }, body: { line_items } });
    return id;
  };
  const setStatus = (id: number, status: 'Approved' | 'Archived' | 'Needs Review') =>
    service.admin.call('changeStatus', { params: { id }, body: { status } });
  const isHeld = async (id: number) => {
    const { statements } = await service.api.call('listBankStatements', { query: { limit: 200 } });
    return statements.some(({ document_id }) => document_id === id);
  };
  const untilHeld = (id: number) => until(() => isHeld(id), `the statement of document ${id}`);
  const [rejected, other] = [await paper('03'), await paper('05')];
  await service.admin.call('rejectDocument', { params: { id: rejected }, body: { reason: 'Not ours' } });
  // Papers are taken one after the other: once this one is there, the other has been looked at.
  await setStatus(other, 'Approved');
  await untilHeld(other);
  expect(await isHeld(rejected)).toBe(false);
  await setStatus(rejected, 'Approved');
  await untilHeld(rejected);
  // What is archived after its approval stays.
  await setStatus(rejected, 'Archived');
  await setStatus(other, 'Needs Review');
  await until(async () => !(await isHeld(other)), 'the other statement to be taken back');
  expect(await isHeld(rejected)).toBe(true);
});
