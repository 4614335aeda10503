// Questions for what no profile takes: the engine is asked on the stored reading of the document that the question, or the
// one before it, is about.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatAnswer } from '../../contract/chat.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

const INVOICE = `Kestrel Marine Ltd
12 Dock Street, Hull HU1 2AB
VAT number: GB 427 1806 57

INVOICE
Invoice number: KM-3051
Invoice date: 2026-02-11
Due date: 2026-03-13
PO number: 77120

Subtotal: GBP 1,000.00
VAT 20%: GBP 200.00
Total amount: GBP 1,200.00
`;
const RECEIPT = `CORNER GREENGROCER
High Street 3, Leeds
Receipt 118        2026-02-14
RAVIOLI 500G          2.47
OLIVE OIL 1L          8.90
TOTAL GBP            11.37
`;
const AGREEMENT = `Charter agreement
Effective date: 2026-05-01
Governing law: England
Berth number: Q17
`;
const OFFER = `Job offer of Larch Bakery
To: Ida Holm
- Base salary: $120,000 per year
- Signing bonus: $10,000 (payable after 90 days of employment)
`;

let service: TestService;
let place: Place;

beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Kestrel');
  const { profiles } = await service.api.call('listProfiles', { query: { limit: 50 } });
  // Takes no field that the questions are about.
  const profile_id = profiles.find(({ name }) => name === 'Meeting Notes')!.id;
  for (const [filename, content] of [
    ['km.txt', INVOICE],
    ['till.txt', RECEIPT],
    ['charter.txt', AGREEMENT],
    ['offer.txt', OFFER],
  ] as const) {
    const { id } = await upload(service.api, place, content, filename, { profile_id });
    await untilProcessed(service.api, id);
  }
});
afterAll(() => service.stop());

const ask = (question: string, session_id?: string): Promise<ChatAnswer> =>
  service.api.call('chat', { body: { question, ...place, ...(session_id && { session_id }) } });

test('a field that the profile does not take', async () => {
  const answer = await ask('What is the due date of the Kestrel Marine invoice?');
  expect(answer).toMatchObject({ found: true, route: 'lookup' });
  expect(answer.answer).toContain('2026-03-13');
  expect(answer.sources[0]).toMatchObject({ filename: 'km.txt', page: 1 });
});

test('what follows up is about the same document', async () => {
  const first = await ask('What is the VAT number of Kestrel Marine?');
  expect(first.answer.replaceAll(' ', '')).toContain('GB427180657');
  expect((await ask('And the PO number?', first.session_id)).answer).toContain('77120');
  expect((await ask('不含税呢？', first.session_id)).answer).toContain('1,000.00');
});

test('a label of the page that nobody has made a field', async () => {
  expect((await ask('What is the berth number in the charter agreement?')).answer).toContain('Q17');
});

test('a value belongs to the label of its own line, and not to the one above it', async () => {
  const { found, answer } = await ask('What salary is in the job offer to Ida Holm?');
  expect(found && answer.includes('10,000') && !answer.includes('120,000')).toBe(false);
  expect(answer).not.toContain('10000.00');
});

test('a thing that was bought, by the line that names it', async () => {
  const answer = await ask('How much was the ravioli?');
  expect(answer.answer).toContain('2.47');
  expect(answer.answer).not.toContain('11.37');
});

test('a question that goes on from nothing is answered by no passage', async () => {
  expect((await ask('How much of that is VAT?')).found).toBe(false);
  expect((await ask('其中税是多少？')).found).toBe(false);
});

test('what stands nowhere is not found', async () => {
  expect((await ask('What is the IBAN of Kestrel Marine?')).found).toBe(false);
  expect((await ask('What is the due date of the Zephyr Hardware invoice?')).found).toBe(false);
});

test.each([
  ['What is the total of invoice KM-9999?', 'km-9999'],
  ['How much did Oakridge Plumbing charge us?', 'oakridge plumbing'],
])('no document is answered about in place of one that is not here: %s', async (question, said) => {
  const { found, answer } = await ask(question);
  expect(found).toBe(false);
  expect(answer).toContain(said);
});

test('a condition that is not understood is not left out', async () => {
  expect((await ask('How much did Kestrel Marine charge for scaffolding?')).found).toBe(false);
  expect((await ask('What discount did Kestrel Marine give on invoice KM-3051?')).found).toBe(false);
});

test('what is known of none is said beside what is known', async () => {
  const { answer } = await ask('What are the due date and the IBAN of the Kestrel Marine invoice?');
  expect(answer).toContain('2026-03-13');
  expect(answer).toContain('iban: not found');
});

test('what follows a question without an answer is asked of no other document', async () => {
  const first = await ask('What is the due date of the Zephyr Hardware invoice?');
  expect(first.found).toBe(false);
  expect((await ask('VAT number?', first.session_id)).found).toBe(false);
});

test('parties that no document has together are set side by side', async () => {
  const { answer } = await ask('Is the Kestrel Marine invoice higher than the greengrocer receipt?');
  expect(answer).toContain('Difference: 1,188.63');
});

test('what follows up inherits the documents, the operation or the field', async () => {
  const first = await ask('What is the total of the Kestrel Marine invoice?');
  expect(first.answer).toContain('1,200.00');
  const tax = await ask('How much of that is tax?', first.session_id);
  expect(tax.answer).toContain('200.00');
  expect((await ask('When is it due?', first.session_id)).answer).toContain('2026-03-13');
  const due = await ask('到期日呢？', first.session_id);
  expect(due.answer).toContain('2026-03-13');
});

test('half an answer is in doubt: it begins by saying so, and an opened conversation knows it', async () => {
  const first = await ask('What are the due date and the discount on the Kestrel Marine invoice?');
  expect(first).toMatchObject({ found: true, unsure: true });
  expect(first.answer).toMatch(/^I am not sure: .*2026-03-13/);
  const chinese = await ask('Kestrel Marine发票的到期日和折扣是多少？');
  expect(chinese.answer).toMatch(/^不确定：.*2026-03-13/);
  const { turns } = await service.api.call('getChatSession', { params: { id: first.session_id } });
  expect(turns).toMatchObject([{ unsure: true, answer: first.answer }]);
  const sure = await ask('What is the due date of the Kestrel Marine invoice?');
  expect(sure.answer).not.toContain('not sure');
});
