// Chat without a model: questions over records and text, in both languages, with sources that stand on their pages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatAnswer } from '../../contract/chat.ts';
import { paperText, type Paper } from '../kit/receipts.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let invoice_profile: number;
const ids: Record<string, number> = {};

const PAPERS: Paper[] = [
  {
    sender: 'Brightwater Supplies Ltd',
    number: 'BW-1001',
    date: '2026-03-04',
    total: '119.00',
    items: [['Oak shelf', 2, '119.00']],
  },
  { sender: 'Brightwater Supplies Ltd', number: 'BW-1002', date: '2026-03-21', total: '80.50' },
  {
    sender: 'Brightwater Supplies Ltd',
    number: 'BW-1003',
    date: '2026-04-02',
    total: '1200.00',
    items: [
      ['Oak shelf', 4, '238.00'],
      ['Steel cabinet', 2, '962.00'],
    ],
  },
  { sender: 'Northwind Traders GmbH', number: 'NW-77', date: '2026-03-15', total: '45.25' },
  { sender: 'Northwind Traders GmbH', number: 'NW-78', date: '2026-04-20', total: '300.00', currency: 'USD' },
];

const LETTER = `Letter

Dear tenants,
The lift in the east stairwell will be out of service from Monday for two weeks.
The caretaker, Imogen Pellworth, keeps the spare keys in room 14.
Please use the west stairwell instead.
`;

const NOTICE_ZH = `通知

各位同事：
公司年会将在杭州西溪宾馆举行，由行政部陈默负责安排住宿。
班车每天早上七点半从总部大门出发。
`;

async function keep(content: string, filename: string, profile_id: number) {
  const { id } = await upload(service.api, place, content, filename, { profile_id });
  const record = await untilProcessed(service.api, id);
  ids[filename] = id;
  return record;
}

beforeAll(async () => {
  service = await startTestService();
  const { profiles } = await service.api.call('listProfiles', { query: { limit: 50 } });
  invoice_profile = profiles.find(({ name }) => name === 'Standard Invoice')!.id;
  place = await newPlace(service.api, 'Acme Ltd');
  for (const paper of PAPERS) {
    const { id, extracted_fields } = await keep(paperText(paper), `${paper.number}.txt`, invoice_profile);
    const { sender, number, date, total, currency = 'EUR' } = paper;
    const wanted = {
      vendor: sender,
      invoice_number: number,
      invoice_date: date,
      total_amount: total,
      currency,
    };
    // What the questions are about must be on the record, whoever put it there.
    const wrong = Object.entries(wanted).filter(([key, value]) => extracted_fields[key] !== value);
    if (wrong.length > 0)
      await service.api.call('editDocument', {
        params: { id },
        body: { extracted_fields: Object.fromEntries(wrong) },
      });
    if ((paper.items ?? []).length > 0) {
      const line_items = paper.items!.map(([description, quantity, amount]) => ({
        description,
        quantity,
        unit_price: null,
        amount: Number(amount),
      }));
      await service.api.call('editDocument', { params: { id }, body: { line_items, doc_date: date } });
    } else await service.api.call('editDocument', { params: { id }, body: { doc_date: date } });
  }
  const notes_profile = profiles.find(({ name }) => name === 'Meeting Notes')!.id;
  await keep(LETTER, 'letter.txt', notes_profile);
  await keep(NOTICE_ZH, 'notice.txt', notes_profile);
});
afterAll(() => service.stop());

const ask = (question: string, more: Record<string, unknown> = {}): Promise<ChatAnswer> =>
  service.api.call('chat', { body: { question, ...place, ...more } });
const documentsOf = ({ sources }: ChatAnswer) =>
  [...new Set(sources.map(({ document_id }) => document_id))].sort((a, b) => a - b);
const named = (...files: string[]) => files.map((file) => ids[file]!).sort((a, b) => a - b);

describe('lookups', () => {
  test('a value of one document, with the line it stands in', async () => {
    const answer = await ask('What is the total of invoice BW-1002?');
    expect(answer).toMatchObject({ language: 'en', route: 'lookup', found: true, engine: 'builtin' });
    expect(answer.answer).toContain('80.50');
    expect(documentsOf(answer)).toEqual(named('BW-1002.txt'));
    expect(answer.sources[0]).toMatchObject({ filename: 'BW-1002.txt', page: 1 });
    expect(answer.sources[0]!.quote).toContain('80.50');
    expect(answer.sources[0]!.doc_url).toBe(`https://recto.example/documents/${ids['BW-1002.txt']}`);
  });

  test('by sender and date', async () => {
    expect((await ask('How much did we pay to Northwind on 15 March 2026?')).answer).toContain('45.25');
    expect((await ask('2026年3月15日在Northwind花了多少钱？')).answer).toContain('45.25');
  });

  test('by amount', async () => {
    expect((await ask('Who issued the invoice over 1,200.00?')).answer).not.toContain('Northwind');
    expect((await ask('When was the invoice with a total of 45.25 issued?')).answer).toContain('2026-03-15');
  });
});

describe('aggregates are computed by code', () => {
  test('sums, one for each currency', async () => {
    const { answer, route } = await ask('How much did we spend in total?');
    expect(route).toBe('aggregate');
    expect(answer).toContain('EUR 1,444.75');
    expect(answer).toContain('USD 300.00');
  });

  test.each([
    ['How much did we spend at Brightwater in March 2026?', 'EUR 199.50', ['BW-1001.txt', 'BW-1002.txt']],
    ['2026年3月我们在Brightwater一共花了多少钱？', 'EUR 199.50', ['BW-1001.txt', 'BW-1002.txt']],
    [
      'total spending between 2026-03-10 and 2026-04-10',
      'EUR 1,325.75',
      ['BW-1002.txt', 'BW-1003.txt', 'NW-77.txt'],
    ],
    ['What is the highest invoice total?', '1,200.00', ['BW-1003.txt']],
    ['最小的发票金额是多少？', '45.25', ['NW-77.txt']],
    [
      'What is the average invoice total from Brightwater?',
      'EUR 466.50',
      ['BW-1001.txt', 'BW-1002.txt', 'BW-1003.txt'],
    ],
    ['What is the latest invoice from Brightwater?', '2026-04-02', ['BW-1003.txt']],
    [
      'What is the median invoice total from Brightwater?',
      'median is EUR 119.00',
      ['BW-1001.txt', 'BW-1002.txt', 'BW-1003.txt'],
    ],
    [
      'What share of our spending in March 2026 went to Brightwater?',
      '81.5 %: EUR 199.50 of EUR 244.75',
      ['BW-1001.txt', 'BW-1002.txt'],
    ],
    ['2026年3月Brightwater占总支出的百分之多少？', '占81.5%', ['BW-1001.txt', 'BW-1002.txt']],
    [
      'What percentage of our spending went to Brightwater?',
      '96.9 % (EUR): EUR 1,399.50 of EUR 1,444.75, USD 300.00',
      ['BW-1001.txt', 'BW-1002.txt', 'BW-1003.txt'],
    ],
    ['What percentage of the invoices are from Northwind?', '40.0 %: 2 of 5', ['NW-77.txt', 'NW-78.txt']],
  ])('%s', async (question, expected, files) => {
    const answer = await ask(question);
    expect(answer.answer).toContain(expected);
    expect(documentsOf(answer)).toEqual(named(...files));
  });

  test('counts', async () => {
    expect((await ask('How many invoices are from Northwind?')).answer).toMatch(/^2 documents/);
    expect((await ask('How many invoices over 100 do we have?')).answer).toMatch(/^3 documents/);
    expect((await ask('有多少张4月的发票？')).answer).toMatch(/^共2份文件/);
    expect((await ask('How many different vendors are there?')).answer).toMatch(/^2 different/);
  });

  test('a count of none is an answer', async () => {
    const answer = await ask('How many invoices over 5,000 do we have?');
    expect(answer).toMatchObject({ found: true, sources: [] });
    expect(answer.answer).toMatch(/^0 documents/);
    expect((await ask('How many invoices are there from Zephyr Hardware?')).found).toBe(false);
  });

  test('groups', async () => {
    const by_vendor = (await ask('Total spending per vendor')).answer;
    expect(by_vendor).toMatch(/Brightwater Supplies Ltd: EUR 1,399\.50 \(3 documents\)/);
    expect(by_vendor).toMatch(/Northwind Traders GmbH: .*EUR 45\.25/);
    expect((await ask('What share of spending in March 2026 does each vendor have?')).answer).toMatch(
      /Northwind Traders GmbH: EUR 45\.25 \(1 document\), 18\.5 %/,
    );
    expect((await ask('Which month had the highest spending?')).answer).toContain('2026-04');
    expect((await ask('Which vendor did we spend the most with?')).answer).toContain('Brightwater');
  });

  test('line items', async () => {
    const { answer } = await ask('How many oak shelves did we buy?');
    expect(answer).toMatch(/^6 /);
    expect(answer).toContain('EUR 357.00');
  });

  test('comparisons show the difference', async () => {
    const { answer, route } = await ask('Compare the totals of March 2026 and April 2026 from Brightwater');
    expect(route).toBe('compare');
    expect(answer).toContain('EUR 1,000.50');
  });
});

describe('lists and summaries', () => {
  test('a list names the documents', async () => {
    const answer = await ask('List all invoices from March 2026');
    expect(answer.route).toBe('list');
    expect(documentsOf(answer)).toEqual(named('BW-1001.txt', 'BW-1002.txt', 'NW-77.txt'));
  });

  test('a list in the order that is asked for', async () => {
    const { answer } = await ask('List all invoices from March 2026 sorted by amount');
    const amounts = [...answer.matchAll(/EUR ([\d.,]+) \(/g)].map(([, amount]) => amount);
    expect(amounts).toEqual(['119.00', '80.50', '45.25']);
  });

  test('a status is a filter', async () => {
    await service.api.call('changeStatus', {
      params: { id: ids['NW-77.txt']! },
      body: { status: 'Approved' },
    });
    expect(documentsOf(await ask('Which invoices are approved?'))).toEqual(named('NW-77.txt'));
  });

  test('a summary covers every document', async () => {
    const { answer, route } = await ask('请总结一下这个文件夹');
    expect(route).toBe('summarise');
    expect(answer).toContain('7份文件');
  });
});

const UNKNOWN = (said: string) => expect.stringContaining(`No document here answers to “${said}”`);

describe('text', () => {
  test('is quoted as it stands on its page', async () => {
    const answer = await ask('Who keeps the spare keys?');
    expect(answer).toMatchObject({ route: 'freeform', found: true });
    expect(answer.answer).toContain('Imogen Pellworth');
    expect(answer.sources[0]).toMatchObject({ document_id: ids['letter.txt'], page: 1 });
    const { text } = await service.api.call('getText', { params: { id: ids['letter.txt']! } });
    for (const { quote } of answer.sources)
      expect(text.replaceAll(/\s+/g, '')).toContain(quote.replaceAll(/\s+/g, ''));
  });

  test('Chinese is answered in Chinese', async () => {
    const answer = await ask('谁负责安排住宿？');
    expect(answer.language).toBe('zh');
    expect(answer.answer).toContain('陈默');
  });

  test('notes are read too', async () => {
    await service.api.call('editDocument', {
      params: { id: ids['letter.txt']! },
      body: { notes: 'Telephone of the lift company: 0117 555 0199' },
    });
    const answer = await ask('What is the telephone of the lift company?');
    expect(answer.answer).toContain('0117 555 0199');
    expect(answer.sources[0]).toMatchObject({ page: null });
  });

  test.each([
    ['What is the wavelength of the laser?', 'Not found in these 7 documents.'],
    ['激光的波长是多少？', expect.stringContaining('没有与“激光”对应的内容')],
    ['How much did we spend at Zephyr Hardware?', UNKNOWN('zephyr hardware')],
    ['How much did we spend at Zephyr Hardware in total?', UNKNOWN('zephyr hardware')],
    ['What is the sum of the Zephyr invoices?', UNKNOWN('zephyr')],
  ])('what stands nowhere is not found: %s', async (question, expected) => {
    const answer = await ask(question);
    expect(answer).toMatchObject({ found: false, answer: expected, sources: [] });
  });
});

describe('sessions', () => {
  test('a follow-up builds on the question before', async () => {
    const first = await ask('How much did we spend at Brightwater in March 2026?');
    const second = await ask('And in April?', { session_id: first.session_id });
    expect(second.session_id).toBe(first.session_id);
    expect(second.answer).toContain('EUR 1,200.00');
    const third = await ask('那Northwind呢？', { session_id: first.session_id });
    expect(third.answer).toContain('USD 300.00');
    const session = await service.api.call('getChatSession', { params: { id: first.session_id } });
    expect(session.turns.map(({ question }) => question)).toEqual([
      'How much did we spend at Brightwater in March 2026?',
      'And in April?',
      '那Northwind呢？',
    ]);
    expect(session).toMatchObject(place);
  });

  test('another folder, or an unknown session, begins anew', async () => {
    const first = await ask('How many invoices are there?');
    const { folders } = await service.api.call('listFolders', { query: { contact_id: place.contact_id } });
    const review = folders.find(({ id }) => id !== place.folder_id)!;
    const elsewhere = await ask('And in April?', { folder_id: review.id, session_id: first.session_id });
    expect(elsewhere.session_id).not.toBe(first.session_id);
    expect(elsewhere.answer).toBe('This folder has no documents yet.');
    const session_id = '11111111-2222-4333-8444-555555555555';
    expect((await ask('How many invoices are there?', { session_id })).session_id).not.toBe(session_id);
  });

  test('belong to whoever began them', async () => {
    const { session_id } = await ask('How many invoices are there?');
    expect((await service.admin.refused('getChatSession', { params: { id: session_id } })).status).toBe(404);
    const other = await service.admin.call('chat', {
      body: { question: 'And in April?', ...place, session_id },
    });
    expect(other.session_id).not.toBe(session_id);
  });
});

describe('what is refused', () => {
  test.each([
    [{ question: 'x' }, 422],
    [{ question: '', contact_id: 1, folder_id: 1 }, 422],
    [{ question: 'x'.repeat(4001), contact_id: 1, folder_id: 1 }, 422],
    [{ question: 'x', contact_id: 999_999, folder_id: 1 }, 404],
    [{ question: 'x', contact_id: 1, folder_id: 999_999 }, 404],
  ])('%j', async (body, status) => {
    expect(
      (await service.api.refused('chat', { body: body.question.length > 10 ? { ...place, ...body } : body }))
        .status,
    ).toBe(status);
  });

  test('a folder of another contact', async () => {
    const other = await newPlace(service.api, 'Other');
    const body = { question: 'How many?', contact_id: place.contact_id, folder_id: other.folder_id };
    expect((await service.api.refused('chat', { body })).status).toBe(404);
  });
});
