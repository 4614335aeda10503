// Before the first question: earlier conversations, and questions that the folder can answer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatAnswer } from '../../contract/chat.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { type Place, invoiceText, newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';

let service: TestService;
let place: Place;

beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Sessions');
  const profile_id = await profileId(service.api);
  for (const [number, total] of [
    ['CH-1', '120.00'],
    ['CH-2', '80.00'],
  ] as const) {
    const { id } = await upload(service.api, place, invoiceText(number, total), `${number}.txt`, {
      profile_id,
    });
    await untilProcessed(service.api, id);
  }
});
afterAll(() => service.stop());

const ask = (question: string, session_id?: string): Promise<ChatAnswer> =>
  service.api.call('chat', { body: { question, ...place, ...(session_id && { session_id }) } });

test('sessions are listed by their first question and found by any word, by their owner only', async () => {
  const { session_id } = await ask('How many invoices are there?');
  await ask('What do they add up to?', session_id);
  const listed = await service.api.call('listChatSessions', {
    query: { folder_id: place.folder_id, q: 'ADD UP TO' },
  });
  expect(listed.sessions[0]).toMatchObject({
    id: session_id,
    title: 'How many invoices are there?',
    turns: 2,
    ...place,
  });
  const none = await service.api.call('listChatSessions', { query: { q: '100%_' } });
  expect(none).toMatchObject({ total: 0, sessions: [] });
  const { sessions } = await service.admin.call('listChatSessions', { query: { q: 'add up to' } });
  expect(sessions.map(({ id }) => id)).not.toContain(session_id);
});

test('suggestions are made from the folder, and it can answer them', async () => {
  const { questions } = await service.api.call('suggestQuestions', { query: place });
  expect(questions.length).toBeGreaterThan(1);
  for (const question of questions) expect(await ask(question)).toMatchObject({ found: true });
});
