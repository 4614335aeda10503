// Figures of reports over the API: named by row and period, in both languages, with follow-ups and refusals.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatAnswer } from '../../contract/chat.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

const INCOME = `HARROW MILLS PLC
CONDENSED STATEMENTS OF INCOME
(In thousands)
Three Months Ended Six Months Ended
June 30, July 1, June 30, July 1,
2024 2023 2024 2023
Revenue $ 8,100 $ 7,050 $ 15,900 $ 14,020
Gross profit 3,300 2,900 6,410 5,700
Operating expenses
Research and development 410 395 801 770
`;
const CHINESE = `青河纺织股份有限公司
合并利润表
单位：万元
2024年第二季度 2023年第二季度
营业收入 5,210 4,980
净利润 610 575
`;

let service: TestService;
let place: Place;

beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Reports');
  const reports = [
    ['harrow.txt', INCOME],
    ['qinghe.txt', CHINESE],
  ] as const;
  for (const [name, text] of reports)
    await untilProcessed(service.api, (await upload(service.api, place, text, name)).id);
});
afterAll(() => service.stop());

/** One conversation: each question with what came before it. */
async function ask(...questions: string[]): Promise<ChatAnswer[]> {
  const answers: ChatAnswer[] = [];
  for (const question of questions) {
    const session_id = answers.at(-1)?.session_id;
    answers.push(
      await service.api.call('chat', {
        body: { question, ...place, ...(session_id !== undefined && { session_id }) },
      }),
    );
  }
  return answers;
}

test('a figure by its row and period, with its place, and that of a year earlier', async () => {
  const [figure, earlier] = await ask(
    'Harrow gross profit in the quarter ended 30 June 2024?',
    'and a year earlier?',
  );
  expect(figure?.answer).toBe(
    '3,300 (In thousands): Gross profit, 3 months to 2024-06-30, harrow.txt, page 1',
  );
  expect(figure?.sources.map(({ filename, page }) => [filename, page])).toEqual([['harrow.txt', 1]]);
  expect(earlier?.answer).toContain('2,900 (In thousands): Gross profit, 3 months to 2023-07-01');
});

test.each([
  ['Harrow turnover, six months ended June 30, 2024', '$ 15,900'],
  [
    'How much did Harrow spend on research and development in the three months ended 1 July 2023?',
    '395 (In thousands): Research and development, 3 months to 2023-07-01',
  ],
  [
    'What was the total revenue of Harrow Mills in the first half of 2024?',
    '$ 15,900 (In thousands): Revenue, 6 months to 2024-06-30',
  ],
  ['青河纺织2024年第二季度的净利润是多少？', '净利润，截至2024-06-30的3个月'],
])('%s', async (question, said) => {
  const [answer] = await ask(question);
  expect(answer?.found).toBe(true);
  expect(answer?.answer).toContain(said);
});

test('where two reports have the figure, both are named and none is said to be found', async () => {
  const [answer] = await ask('What was revenue in the quarter ended 30 June 2024?');
  expect(answer?.found).toBe(false);
  expect(answer?.answer).toMatch(/8,100[^]*5,210/u);
});

test.each([
  "What was Pell's revenue in the quarter ended June 30, 2024?",
  'Harrow net income, quarter ended June 30, 2024',
])('what no report has: %s', async (question) => {
  const [answer] = await ask(question);
  expect(answer?.found).toBe(false);
  expect(answer?.answer).not.toMatch(/\d,\d{3}/u);
});

test('a question about something else gets no figure of the question before', async () => {
  const [, other] = await ask('Harrow revenue in the quarter ended 30 June 2024?', 'Who is the report from?');
  expect(other?.answer).not.toContain('8,100');
});
