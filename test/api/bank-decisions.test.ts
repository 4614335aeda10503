// What people decide on movements of bank accounts, and what is there once they have taken it back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BankMovement } from '../../contract/bank-statements.ts';
import { bankKit, camtFile } from '../kit/bank-statements.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, uploadForm } from '../kit/upload.ts';

let service: TestService;
let its: ReturnType<typeof bankKit>;
beforeAll(async () => {
  service = await startTestService();
  its = bankKit(service, await newPlace(service.api, 'Paying', true));
}, 300_000);
afterAll(() => service.stop());

/** What is told of a movement, and of the documents. */
async function stateOf(statement_id: number, documents: number[]) {
  const records = await Promise.all(documents.map((id) => its.get(id)));
  return { movements: await its.movements(statement_id), payments: records.map(({ payment }) => payment) };
}

test('every decision leaves, once taken back, what was there before it', async () => {
  const paid = await its.invoice('UN-10001', '100.00');
  const [one, two] = [await its.invoice('UN-20001', '60.00'), await its.invoice('UN-30001', '30.00')];
  const { statements } = await its.import(
    camtFile([
      { amount: '-100.00', purpose: 'UN-10001' },
      { amount: '-90.00', purpose: 'UN-20001' },
    ]),
  );
  const id = statements[0]!.id!;
  const documents = [paid, one, two];
  const before = await stateOf(id, documents);
  const [byItself, proposed] = before.movements as [BankMovement, BankMovement];
  expect([byItself.state, proposed.state]).toEqual(['paying', 'proposed']);
  expect(proposed.proposals).toMatchObject([{ document_id: one, found: 'UN-20001' }]);
  const set = (
    movement: BankMovement,
    payments: { document_id: number; amount?: string; discount?: string }[],
  ) => service.admin.call('setPayments', { params: { id, movement_id: movement.id }, body: { payments } });
  const given = ({ payments }: BankMovement) =>
    payments.map(({ document_id, amount }) => ({ document_id, amount }));

  // What it paid by itself.
  expect(await set(byItself, [])).toMatchObject({ state: 'decided', payments: [], refused: [paid] });
  expect((await its.get(paid)).payment).toMatchObject({ status: 'open' });
  await set(byItself, given(byItself));
  expect(await stateOf(id, documents)).toEqual(before);

  // Split over two documents.
  const split = [
    { document_id: one, amount: '60.00' },
    { document_id: two, amount: '30.00' },
  ];
  expect(await set(proposed, split)).toMatchObject({
    state: 'decided',
    payments: [{ amount: '60.00' }, { amount: '30.00' }],
  });
  const refused = { params: { id, movement_id: proposed.id } };
  expect(await service.api.refused('setAside', refused)).toMatchObject({ status: 409 });
  // All of it or nothing: the second asks for more than is open.
  const wrong = {
    ...refused,
    body: {
      payments: [
        { document_id: one, amount: '1.00' },
        { document_id: two, amount: '31.00' },
      ],
    },
  };
  expect(await service.api.refused('setPayments', wrong)).toMatchObject({ status: 422 });
  expect((await its.get(one)).payment).toMatchObject({ status: 'paid' });
  await set(proposed, []);
  expect(await stateOf(id, documents)).toEqual(before);

  // Set aside.
  const aside = await service.api.call('setAside', refused);
  expect(aside).toMatchObject({ state: 'decided', aside: expect.any(String), proposals: [] });
  expect(await service.api.refused('addPayment', { ...refused, body: { document_id: one } })).toMatchObject({
    status: 409,
  });
  await service.api.call('takeUp', refused);
  expect(await stateOf(id, documents)).toEqual(before);

  // The rest is waived.
  await set(proposed, [{ document_id: one, amount: '58.80', discount: '1.20' }]);
  expect((await its.get(one)).payment).toMatchObject({
    status: 'paid',
    paid_amount: '58.80',
    discount_amount: '1.20',
  });
  await set(proposed, []);
  expect(await stateOf(id, documents)).toEqual(before);
});

test('movements come in pages, by state and by what is looked for', async () => {
  const id = await its.invoice('PG-77001', '5.00');
  const { statements } = await its.import(
    camtFile([
      ...Array.from({ length: 7 }, (_, i) => ({
        amount: `-${10 + i}.50`,
        purpose: `Rent ${i}`,
        name: `Tenant ${i}`,
      })),
      { amount: '-5.00', purpose: 'PG-77001' },
      { amount: '-4.00', purpose: 'your bill', name: 'Somebody', iban: 'DE89370400440532013000' },
      { amount: '-6.00', purpose: 'PG-77001 again' },
    ]),
  );
  const params = { id: statements[0]!.id! };
  const list = (query: Record<string, unknown>) => service.api.call('listBankMovements', { params, query });
  const all = (await list({ limit: 200 })).movements.map((one) => one.id);
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      limit: 3,
      ...(cursor === null ? {} : { cursor }),
    });
    seen.push(...page.movements.map((one) => one.id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(seen).toEqual(all);
  const total = async (query: Record<string, unknown>) => (await list(query)).total;
  expect(await total({ state: 'paying' })).toBe(1);
  expect(await total({ state: 'none' })).toBe(9);
  expect(await total({ state: 'proposed' })).toBe(0);
  expect(await total({ q: 'tenant 3' })).toBe(1);
  expect(await total({ q: '12,50' })).toBe(1);
  expect(await total({ q: 'DE89 3704 0044' })).toBe(1);
  expect((await service.api.call('getBankStatement', { params })).waiting).toBe(9);
  const accounts = (await service.api.call('listBankAccounts')).accounts;
  expect(accounts).toMatchObject([{ account: 'DE02120300000000202051', currency: 'EUR' }]);
  expect((await service.api.call('listBankStatements', { query: { account: 'XX' } })).total).toBe(0);
  await service.api.call('deleteBankStatement', { params });
  expect((await its.get(id)).payment).toMatchObject({ status: 'open' });
});

test('a table is imported once its columns are told, and remembered', async () => {
  const id = await its.invoice('TB-91001', '119.00');
  const csv = [
    'Tag;Wer;Wofür;Wieviel',
    '20.03.2026;Brackwater;Rechnung TB-91001;-119,00',
    '21.03.2026;Miete;März;-900,00',
  ].join('\n');
  const send = (content: string, fields: Record<string, string>) =>
    service.api.call('importBankStatements', { body: uploadForm(fields, content, 'march.csv') });
  const tried = await send(csv, { dry_run: 'true' });
  expect(tried).toMatchObject({
    format: 'table',
    new: 0,
    problems: [{ row: 2, detail: expect.stringContaining('choose') }],
  });
  const mapping = JSON.stringify({ Tag: 'booked', Wer: 'name', Wofür: 'purpose', Wieviel: 'amount' });
  const account = { account: 'DE02120300000000202051', currency: 'EUR' };
  expect(await send(csv, { dry_run: 'true', mapping })).toMatchObject({
    new: 0,
    problems: [{ row: 2 }, { row: 3 }],
  });
  const refused = await service.api.refused('importBankStatements', {
    body: uploadForm({ mapping }, csv, 'march.csv'),
  });
  expect(refused).toMatchObject({ status: 422, detail: expect.stringContaining('whose account') });
  expect(await send(csv, { mapping, ...account })).toMatchObject({ new: 2, paying: 1, problems: [] });
  expect((await its.get(id)).payment).toMatchObject({ status: 'paid' });
  expect(await send(csv, account)).toMatchObject({
    new: 0,
    known: 2,
    columns: [{ heading: 'Tag', field: 'booked' }, {}, {}, {}],
  });
});

test('a payment is a change that programs are told', async () => {
  const { next } = await service.api.call('getChanges', { query: { after: 'latest' } });
  const id = await its.invoice('FE-12001', '8.00');
  await its.import(camtFile([{ amount: '-8.00', purpose: 'FE-12001' }]));
  const { changes } = await service.api.call('getChanges', {
    query: { after: next, type: ['document.payment_changed'] },
  });
  expect(changes).toMatchObject([{ type: 'document.payment_changed', document_id: id }]);
});
