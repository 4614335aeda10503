// Chat and its folder: nothing of another folder, nothing unprocessed, transcripts, streams.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatAnswer } from '../../contract/chat.ts';
import { paperText } from '../kit/receipts.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { type Place, newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const agreement = (rate: string, contact: string) => `Storage agreement

The monthly rate for the cold room is ${rate} euros, payable in advance.
The contact for the cold room is ${contact}, reachable on weekdays.
`;

async function keep(at: Place, content: string, filename: string): Promise<number> {
  const { id } = await upload(service.api, at, content, filename);
  await untilProcessed(service.api, id);
  return id;
}

const ask = (at: Place, question: string, more: Record<string, unknown> = {}) =>
  service.api.call('chat', { body: { question, ...at, ...more } });

describe('two folders with nearly the same documents', () => {
  let here: Place;
  let there: Place;

  beforeAll(async () => {
    here = await newPlace(service.api, 'Here');
    const { folders } = await service.api.call('listFolders', { query: { contact_id: here.contact_id } });
    there = { ...here, folder_id: folders.find(({ id }) => id !== here.folder_id)!.id };
    await keep(here, agreement('410', 'Leopold Brandt'), 'agreement.txt');
    await keep(there, agreement('965', 'Ottilie Marsh'), 'agreement.txt');
  });

  test.each([
    'What is the monthly rate for the cold room?',
    'Who is the contact for the cold room?',
    'Who is Ottilie Marsh?',
    'Is the rate 965 euros?',
    'List all documents',
    'Summarise this folder',
  ])('%s', async (question) => {
    const answer = await ask(here, question);
    expect(JSON.stringify(answer)).not.toMatch(/965 |Ottilie M|Marsh,/);
    expect(answer.coverage.documents_in_folder).toBe(1);
  });

  test('a session does not carry text from one to the other', async () => {
    const first = await ask(there, 'Who is the contact for the cold room?');
    expect(first.answer).toContain('Ottilie Marsh');
    const second = await ask(here, 'And what is the monthly rate?', { session_id: first.session_id });
    expect(JSON.stringify(second)).not.toContain('Ottilie');
  });

  test('a document that moves is answered from where it is', async () => {
    const id = await keep(there, 'The vault code word is marzipan.\n', 'vault.txt');
    expect((await ask(there, 'What is the vault code word?')).answer).toContain('marzipan');
    await service.api.call('editDocument', { params: { id }, body: { folder_id: here.folder_id } });
    expect((await ask(there, 'What is the vault code word?')).found).toBe(false);
    expect((await ask(here, 'What is the vault code word?')).answer).toContain('marzipan');
    await service.admin.call('deleteDocument', { params: { id } });
    expect((await ask(here, 'What is the vault code word?')).found).toBe(false);
  });
});

test('a document that does not say its date is named and linked, not passed over', async () => {
  const at = await newPlace(service.api, 'Undated');
  const profile_id = await profileId(service.api);
  const kept = async (filename: string, date: string | null) => {
    const paper = { sender: 'Harbour Cafe', number: filename, date: date ?? '2026-03-05', total: '8.50' };
    const { id } = await upload(service.api, at, paperText(paper), filename, { profile_id });
    await untilProcessed(service.api, id);
    const extracted_fields = { invoice_date: date, total_amount: '8.50' };
    await service.api.call('editDocument', { params: { id }, body: { extracted_fields, doc_date: date } });
    return id;
  };
  const dated = await kept('dated.txt', '2026-03-05');
  const undated = await kept('undated.txt', null);
  const { answer, sources } = await ask(at, 'How much did we spend in March 2026?');
  expect(answer).toContain('EUR 8.50 in total, over 1 document.');
  expect(answer).toContain('Without Date, and so not looked at: 1 document (undated.txt).');
  expect(sources.map(({ document_id }) => document_id)).toEqual([dated, undated]);
  expect((await ask(at, '2026年3月花了多少钱？')).answer).toContain(
    '没有日期、未纳入查询：1份文件（undated.txt）',
  );
});

test('New and Processing documents are never used, and the coverage says so', async () => {
  const at = await newPlace(service.api, 'Waiting');
  const id = await keep(at, 'The ferry leaves from pier nine.\n', 'ferry.txt');
  expect((await ask(at, 'Where does the ferry leave from?')).answer).toContain('pier nine');
  for (const status of ['New', 'Processing'] as const) {
    await service.ctx.db.updateTable('documents').set({ status }).where('id', '=', id).execute();
    const answer = await ask(at, 'Where does the ferry leave from?');
    expect(answer).toMatchObject({
      found: false,
      sources: [],
      coverage: {
        documents_in_folder: 1,
        documents_read: 0,
        not_available: [{ id, filename: 'ferry.txt', status }],
      },
    });
    expect((await ask(at, 'How many documents are there?')).found).toBe(false);
  }
});

describe('transcripts', () => {
  test('become a document of the folder that search and chat find', async () => {
    const at = await newPlace(service.api, 'Minutes');
    await keep(at, 'The orchard harvest begins on the ninth of September.\n', 'orchard.txt');
    const { session_id } = await ask(at, 'When does the orchard harvest begin?');
    const saved = await service.api.call('saveTranscript', { params: { id: session_id }, body: {} });
    expect(saved).toMatchObject({ status: 'New', ...at });
    const record = await untilProcessed(service.api, saved.id);
    expect(record).toMatchObject({ source: 'chat', doc_type: 'Chat Transcript' });
    const { hits } = await service.api.call('searchDocuments', { query: { q: '"orchard harvest begin"' } });
    expect(hits.map(({ document }) => document.id)).toContain(saved.id);
    const { text } = await service.api.call('getText', { params: { id: saved.id } });
    expect(text).toContain('When does the orchard harvest begin?');
    expect(text).toContain('orchard.txt, page 1');
  });

  test('of an unknown session are refused', async () => {
    const params = { id: '11111111-2222-4333-8444-555555555555' };
    expect((await service.api.refused('saveTranscript', { params, body: {} })).status).toBe(404);
  });
});

describe('streams', () => {
  async function events(at: Place, question: string, options: { accept?: string; stream?: boolean }) {
    const response = await service.api.raw('POST', '/api/chat', {
      body: { question, ...at, ...(options.stream === undefined ? {} : { stream: options.stream }) },
      headers: options.accept === undefined ? {} : { accept: options.accept },
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const text = await response.text();
    return text
      .split('\n\n')
      .filter((block) => block.startsWith('event: '))
      .map((block) => {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block)!;
        return { name: name!, data: JSON.parse(data!) as Record<string, unknown> };
      });
  }

  test.each([[{ accept: 'text/event-stream' }], [{ stream: true }]])(
    'carry the same answer: %j',
    async (options) => {
      const at = await newPlace(service.api, 'Stream');
      await keep(at, 'The lighthouse keeper is Barnaby Finch.\n', 'lighthouse.txt');
      const seen = await events(at, 'Who is the lighthouse keeper?', options);
      const done = seen.at(-1)!;
      expect(done.name).toBe('done');
      const answer = done.data as unknown as ChatAnswer;
      expect(answer.answer).toContain('Barnaby Finch');
      const deltas = seen.filter(({ name }) => name === 'delta').map(({ data }) => data['text']);
      expect(deltas.join('')).toBe(answer.answer);
      expect(seen.find(({ name }) => name === 'sources')!.data).toEqual({ sources: answer.sources });
    },
  );

  test('an unknown folder is refused before the stream begins', async () => {
    const body = { question: 'x', contact_id: 1, folder_id: 999_999 };
    const response = await service.api.raw('POST', '/api/chat', {
      body,
      headers: { accept: 'text/event-stream' },
    });
    expect(response.status).toBe(404);
  });
});
