// Chat with a model: statements only with quotes that stand on their pages, every document read, and the built-in engine
// whenever the model fails.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatAnswer } from '../../contract/chat.ts';
import type { Proposal } from '../../server/chat/model/propose-query.ts';
import { promptOf, says, type Answer, type Seen } from '../kit/model-answers.ts';
import { faults, writesForever } from '../kit/model-faults.ts';
import { impatientModels } from '../kit/model-reader.ts';
import { startModelServer, type ModelServer } from '../kit/model-server.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let server: ModelServer;
let place: Place;
let answer: Answer;
const ids: number[] = [];

const TEXTS = [
  'Harbour log\n\nThe dredger Calliope arrived at berth 4 on Tuesday.\nHer master is Rosalind Ames.\n',
  'Crane report\n\nCrane 2 lifts at most 1,850 kilograms since the repair.\n',
];

beforeAll(async () => {
  server = await startModelServer({ otherwise: (seen, response) => answer(seen, response) });
  service = await startTestService({ models: impatientModels() });
  place = await newPlace(service.api);
  await service.api.call('editContact', {
    params: { id: place.contact_id },
    body: { ai_chat_instructions: 'Be brief about ships.' },
  });
  for (const [i, text] of TEXTS.entries()) {
    const { id } = await upload(service.api, place, text, `log-${i}.txt`);
    await untilProcessed(service.api, id);
    ids.push(id);
  }
  await service.admin.call('saveModelSettings', { body: { url: server.url } });
});
afterAll(async () => {
  await service.stop();
  await server.close();
});

const ask = (question: string, reply: Answer, more: Record<string, unknown> = {}): Promise<ChatAnswer> => {
  answer = reply;
  return service.api.call('chat', { body: { question, ...place, ...more } });
};
const asked = (): Seen => server.questions().at(-1)!;
/** The frame of a question for what a sentence says. */
const FOR_A_TEXT: Proposal = {
  operation: 'text',
  fields: [],
  conditions: [],
  group_by: null,
  order_by: null,
  top: null,
  lowest_first: false,
  compare: false,
  share: false,
};
/** The model learns from answers how many letters make a token. */
const tokensOf = (prompt: string): number => Math.ceil(prompt.length / 3);
/** Asks what is meant, before pages are read. */
const asksFrame = (seen: Seen): boolean => promptOf(seen).startsWith('You turn a question');

describe('one prompt for the whole folder', () => {
  test('the answer is the statements whose quotes stand on their pages', async () => {
    const reply = says(
      [
        `The dredger Calliope lies at berth 4. [D${ids[0]} p1: "The dredger Calliope arrived at berth 4"]`,
        `She is worth 90,000 pounds. [D${ids[0]} p1: "The dredger Calliope arrived at berth 4"]`,
        `Her owner is Mr Nobody. [D${ids[0]} p1: "Her owner is Mr Nobody"]`,
        'Ships are beautiful.',
        `See [this](https://evil.example/x) for more. [D${ids[1]} p1: "Crane report"]`,
      ].join('\n'),
    );
    const result = await ask('Where does the dredger Calliope lie?', reply);
    expect(result).toMatchObject({ engine: 'tiny', route: 'freeform', found: true });
    expect(result.answer).toBe('The dredger Calliope lies at berth 4.\nSee this for more.');
    expect(result.sources.map(({ document_id, page }) => [document_id, page])).toEqual([
      [ids[0], 1],
      [ids[1], 1],
    ]);
  });

  test('every document, the instructions and the question are in it', async () => {
    await ask('Who is the master?', says(`Rosalind Ames. [D${ids[0]} p1: "Her master is Rosalind Ames"]`));
    const prompt = promptOf(asked());
    for (const part of [
      'Her master is Rosalind Ames',
      'Crane 2 lifts at most',
      'Be brief about ships.',
      'Who is the master?',
    ])
      expect(prompt).toContain(part);
  });

  test('nothing that stands on a page means not found', async () => {
    const result = await ask('What colour is the moon?', says('NOT FOUND'));
    expect(result).toMatchObject({
      found: false,
      answer: 'Not found in these 2 documents.',
      engine: 'tiny',
      sources: [],
    });
  });

  test('figures are never the model’s', async () => {
    const before = server.questions().length;
    const result = await ask('How many documents are there?', says('There are 77.'));
    expect(result).toMatchObject({ engine: 'builtin', route: 'aggregate' });
    expect(server.questions().length).toBe(before);
  });

  test('a follow-up carries what was said', async () => {
    const reply = says(`Rosalind Ames. [D${ids[0]} p1: "Her master is Rosalind Ames"]`);
    const { session_id } = await ask('Who commands the Calliope?', reply);
    await ask('Since which day?', reply, { session_id });
    expect(promptOf(asked())).toContain('Who commands the Calliope?');
  });
});

describe('a folder that does not fit', () => {
  test('is read document by document', async () => {
    const many = await newPlace(service.api, 'Archive');
    answer = says('{}');
    await service.admin.call('saveModelSettings', { body: { enabled: false } });
    const archive: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const { id } = await upload(
        service.api,
        many,
        `Volume ${i}\n${'Nothing to see on this line of the volume.\n'.repeat(160)}The keeper of volume ${i} is Keeper-${i}.\n`,
        `volume-${i}.txt`,
      );
      await untilProcessed(service.api, id);
      archive.push(id);
    }
    await service.admin.call('saveModelSettings', { body: { enabled: true, context_tokens: 8192 } });
    const read = new Set<string>();
    const reader: Answer = (seen, response) => {
      const prompt = promptOf(seen);
      if (asksFrame(seen))
        return says(JSON.stringify(FOR_A_TEXT), { pace: 500, prompt_tokens: tokensOf(prompt) })(
          seen,
          response,
        );
      if (prompt.startsWith('You collect')) {
        const found = [...prompt.matchAll(/The keeper of volume (\d) is Keeper-\d\./g)];
        const page = (n: string) =>
          Number(
            [...prompt.slice(0, prompt.indexOf(`The keeper of volume ${n}`)).matchAll(/\[D\d+ p(\d+)\]/g)].at(
              -1,
            )![1],
          );
        for (const [, n] of found) read.add(n!);
        const facts = found.map(([quote, n]) => ({
          document: archive[Number(n)]!,
          page: page(n!),
          quote,
          fact: `Keeper-${n}`,
        }));
        return says(JSON.stringify({ facts }), { pace: 500, prompt_tokens: tokensOf(prompt) })(
          seen,
          response,
        );
      }
      const [, place, quote] = /\[D(\d+ p\d+): "(The keeper of volume 3[^"]*)"\]/.exec(prompt)!;
      return says(`It is Keeper-3. [D${place}: "${quote}"]`, { prompt_tokens: tokensOf(prompt) })(
        seen,
        response,
      );
    };
    answer = reader;
    const body = { question: 'Who looks after the third book?', ...many };
    const first = await service.api.call('chat', { body });
    expect(first.answer).toBe('It is Keeper-3.');
    expect([...read].toSorted()).toEqual(['0', '1', '2', '3']);
    await service.admin.call('saveModelSettings', { body: { context_tokens: null } });
  });
});

describe('a model that fails', () => {
  test.each([
    ['breaks off', faults.drops],
    ['sends an error', faults.errorEvent],
    ['is a web page', faults.webPage502],
    ['finds the prompt too long', faults.tooLong400],
  ] as [string, Answer][])('and %s: the built-in engine answers', async (_what, reply) => {
    const result = await ask('How much does crane 2 lift?', reply);
    expect(result).toMatchObject({ engine: 'builtin', found: true });
    expect(result.answer).toContain('1,850 kilograms');
  });

  test('a stream that was begun is taken back', async () => {
    const begun = `Crane 2 lifts 1,850 kilograms. [D${ids[1]} p1: "Crane 2 lifts at most 1,850 kilograms"]\n`;
    answer = (seen, response) =>
      says(begun.repeat(2), { finish: 'stop' })(
        { ...seen },
        Object.assign(response, { end: () => response.destroy() }),
      );
    const response = await service.api.raw('POST', '/api/chat', {
      body: { question: 'How much does crane 2 lift?', ...place, stream: true },
    });
    const text = await response.text();
    expect(text).toContain('event: done');
    const shown = [...text.matchAll(/^event: delta\ndata: (.*)$/gm)].map(
      ([, data]) => JSON.parse(data!) as { text?: string; reset?: boolean },
    );
    const last = shown.findLastIndex(({ reset }) => reset === true);
    const done = JSON.parse(/event: done\ndata: (.*)/.exec(text)![1]!) as ChatAnswer;
    expect(
      shown
        .slice(last + 1)
        .map(({ text }) => text ?? '')
        .join(''),
    ).toBe(done.answer);
  });
});

test('whoever hangs up ends the question at the model server too', async () => {
  answer = writesForever('and so on ', 20);
  const hanging = new AbortController();
  const before = server.questions().length;
  const call = fetch(`${service.url}/api/chat`, {
    method: 'POST',
    headers: { ...service.api.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ question: 'Tell me about tides', ...place, stream: true }),
    signal: hanging.signal,
  }).then((response) => response.text());
  await until(async () => server.questions().length > before, 'the model to be asked');
  hanging.abort();
  await expect(call).rejects.toThrow();
  expect(await asked().hungUp).toBe(true);
});
