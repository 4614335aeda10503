// What a model gets besides the text: pictures of pages where it sees, corrections of the same sender as examples.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePdf } from '../../server/platform/pdf/make-pdf.ts';
import { hasImages, json, promptOf, type Answer, type Seen } from '../kit/model-answers.ts';
import { impatientModels, readsFields } from '../kit/model-reader.ts';
import { startModelServer, type ModelServer } from '../kit/model-server.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

const PROFILE_OF_BILLS = 'Ferry bills';
let service: TestService;
let server: ModelServer;
let place: Place;
let profile_id: number;
let answer: Answer;
/** Questions since the test began. */
let asked: Seen[];

const bill = (number: string, mark: string) => [
  'Norderney Frachtschiffahrt GmbH',
  'Am Hafen 3, 26548 Norderney, post@norderney-fracht.example',
  'INVOICE',
  `Invoice Number: ${number}`,
  `Kontorzeichen: ${mark}`,
  'Carriage of goods as agreed',
  'Total: EUR 119.00',
];
const pdf = (lines: string[]) => makePdf({ content: lines });

beforeAll(async () => {
  server = await startModelServer({
    vision: true,
    context_tokens: 32_768,
    otherwise: (seen, response) => {
      asked.push(seen);
      return answer(seen, response);
    },
  });
  service = await startTestService({ models: impatientModels() });
  await service.admin.call('saveModelSettings', { body: { url: server.url } });
  const profile = await service.admin.call('createProfile', {
    body: {
      name: PROFILE_OF_BILLS,
      fields: [{ label: 'Invoice Number' }, { label: 'Voyage' }, { label: 'Vendor' }],
    },
  });
  profile_id = profile.id;
});
afterAll(async () => {
  await service.stop();
  await server.close();
});
beforeEach(async () => {
  asked = [];
  answer = readsFields({ invoice_number: /FB-\d+/ });
  place = await newPlace(service.api, `Ferry office ${Math.random()}`);
});

const process = async (content: string | Uint8Array, name: string) => {
  const { id } = await upload(service.api, place, content, name, { profile_id });
  return untilProcessed(service.api, id, 60_000);
};

test('a model that sees gets the first page as a JPEG; a text without pages of its own is not drawn', async () => {
  const record = await process(await pdf(bill('FB-101', 'K-88/12')), 'bill.pdf');
  expect(record.engine).toMatch(/^builtin\+/);
  expect(asked).toHaveLength(1);
  const [, user] = (asked[0]!.body as { messages: { content: unknown }[] }).messages;
  const [picture] = user!.content as { type: string; image_url: { url: string } }[];
  expect(picture!.type).toBe('image_url');
  const bytes = Buffer.from(picture!.image_url.url.replace('data:image/jpeg;base64,', ''), 'base64');
  expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(promptOf(asked[0]!)).toContain('The pictures show page 1');

  await process(bill('FB-102', 'K-88/13').join('\n'), 'bill.txt');
  expect(hasImages(asked[1]!)).toBe(false);
});

test('a server that refuses pictures is asked with text alone, and the record says so', async () => {
  const reads = readsFields({ invoice_number: /FB-\d+/ });
  const refusal = json(400, {
    error: { code: 400, message: 'cannot take this', type: 'invalid_request_error' },
  });
  answer = (seen, response) => (hasImages(seen) ? refusal(seen, response) : reads(seen, response));
  const record = await process(await pdf(bill('FB-201', 'K-90/01')), 'bill.pdf');
  expect(record.extracted_fields['invoice_number']).toBe('FB-201');
  expect(record.warnings).toContain(
    'The model server did not take pictures of pages; the model read the text alone.',
  );
  expect(asked.map(hasImages)).toEqual([true, false]);
});

test('what people corrected comes along as an example with the next document of the sender, and only there', async () => {
  const first = await process(bill('FB-301', 'K-91/07').join('\n'), 'first.txt');
  await service.api.call('editDocument', {
    params: { id: first.id },
    body: { extracted_fields: { voyage: 'K-91/07' } },
  });
  // Only what is approved teaches.
  await service.api.call('changeStatus', { params: { id: first.id }, body: { status: 'Approved' } });
  await process(bill('FB-302', 'K-92/18').join('\n'), 'second.txt');
  const prompt = promptOf(asked.at(-1)!);
  expect(prompt).toContain('From earlier documents of this sender');
  expect(prompt).toContain('- voyage: the line "Kontorzeichen: K-91/07" gave "K-91/07"');

  place = await newPlace(service.api, 'Another office');
  await process(bill('FB-303', 'K-93/02').join('\n'), 'third.txt');
  expect(promptOf(asked.at(-1)!)).not.toContain('From earlier documents');
});
