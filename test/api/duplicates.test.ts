// One paper that comes twice: told on arrival, decided by a person once, left out of sums.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import {
  type Place,
  invoiceText,
  newPlace,
  profileId,
  until,
  untilProcessed,
  upload,
} from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Twice');
  profile_id = String(await profileId(service.api));
});
afterAll(() => service?.stop());

const record = (id: number) => service.api.call('getDocument', { params: { id } });
let profile_id: string;
const processed = async (content: string | Buffer, name: string, where = place) => {
  const { id } = await upload(service.api, where, content, name, { profile_id });
  return untilProcessed(service.api, id);
};
const openOf = ({ blockers }: Awaited<ReturnType<typeof record>>) =>
  blockers.filter(({ kind, state }) => kind === 'duplicate' && state === 'open');
const keep = (id: number, ids: string[]) =>
  service.api.call('acceptBlockers', { params: { id }, body: { ids, reason: null } });

/** A page as two scanners see it. */
async function scan(lines: readonly string[], { skew = 0, quality = 80, blur = 0.4 } = {}): Promise<Buffer> {
  const text = lines.map((line, i) => `<text x="90" y="${140 + i * 62}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1500"><rect width="100%" height="100%" fill="#fff"/>
    <g font-family="DejaVu Sans" font-size="34">${text}</g></svg>`;
  const page = await sharp(Buffer.from(svg)).png().toBuffer();
  return sharp(page).rotate(skew, { background: '#fff' }).blur(blur).jpeg({ quality }).toBuffer();
}

const LINES = (number: string, total: string) => [
  'Kestrel Paper Mills Ltd',
  '14 Mill Lane, Exeter EX4 3PL',
  `Invoice ${number}`,
  'Invoice date 04/03/2026',
  'Laid paper, 120 sheets 80.00',
  'Envelopes, 500 pieces 20.00',
  `Total ${total} GBP`,
];

describe('on arrival', () => {
  test('the same file is named at once, whatever the door, and three are one question', async () => {
    const content = invoiceText('D-1');
    const one = await upload(service.api, place, content, 'one.txt');
    const two = await upload(service.api, place, content, 'two.txt');
    expect(await record(two.id)).toMatchObject({ duplicate_of: one.id, duplicate_reason: 'same_file' });
    await untilProcessed(service.api, one.id);
    await untilProcessed(service.api, two.id);
    const three = await processed(content, 'three.txt');
    expect(openOf(three)).toMatchObject([{ id: 'duplicate:file', code: 'sameFile', severity: 'blocking' }]);
    await keep(three.id, ['duplicate:file']);
    expect(await record(three.id)).toMatchObject({ duplicate_of: null, duplicate_reason: null });
    expect(openOf(await record(three.id))).toEqual([]);
    await service.api.call('reprocessDocument', { params: { id: three.id }, body: {} });
    expect(openOf(await untilProcessed(service.api, three.id))).toEqual([]);
    expect(openOf(await record(two.id))).toHaveLength(1);
  });

  test('twelve at the same moment: eleven are duplicates', async () => {
    const content = invoiceText('D-2');
    const uploads = await Promise.all(
      Array.from({ length: 12 }, (_, i) => upload(service.api, place, content, `d2-${i}.txt`)),
    );
    const records = await Promise.all(uploads.map(({ id }) => untilProcessed(service.api, id)));
    expect(records.filter(({ duplicate_of }) => duplicate_of !== null)).toHaveLength(11);
  });

  test('the same file with another contact, or in the trash, is advice and names the place', async () => {
    const content = 'The minutes of a meeting that was held on the second floor in the blue room.';
    const other = await newPlace(service.api, 'Other than twice');
    const first = await processed(content, 'minutes.txt', other);
    const here = await processed(content, 'minutes.txt');
    expect(here.duplicate_of).toBeNull();
    expect(openOf(here)).toMatchObject([
      {
        code: 'sameFileElsewhere',
        severity: 'advice',
        message: `The same file is document ${first.id} (minutes.txt) of Other than twice`,
      },
    ]);
    await service.admin.call('deleteDocument', { params: { id: first.id } });
    await until(
      async () => openOf(await record(here.id))[0]?.code === 'sameFileTrash',
      'the trash to be told',
    );
    await service.admin.call('purgeDocument', { params: { id: first.id } });
    await until(async () => openOf(await record(here.id)).length === 0, 'the purge to be told');
  });

  test('the same paper scanned twice is one, another one of the sender is not', async () => {
    const first = await processed(await scan(LINES('KP-8841', '100.00')), 'scan.jpg');
    const again = await processed(
      await scan(LINES('KP-8841', '100.00'), { skew: 1.4, quality: 55, blur: 0.7 }),
      'scan-again.jpg',
    );
    expect(again).toMatchObject({ duplicate_of: first.id, duplicate_reason: 'same_pages' });
    expect(openOf(again)).toMatchObject([{ id: 'duplicate:file', code: 'samePages' }]);
    const next = await processed(await scan(LINES('KP-9127', '136.50')), 'next.jpg');
    expect(next).toMatchObject({ duplicate_of: null, duplicate_reason: null });
  });

  test('the next bill of a subscription is another paper, until its number is put right', async () => {
    const bill = (number: string, date: string) => [
      'Larchfield Cleaning Ltd',
      '3 Station Parade, Truro TR1 2AB',
      `Invoice number: ${number}`,
      `Invoice date: ${date}`,
      'Offices, 12 visits at 45.00 540.00',
      'Stairs, 4 visits at 30.00 120.00',
      'Windows, 20 panes at 2.50 50.00',
      'Materials, 5 cases at 18.40 92.00',
      'Waste, 3 bags at 6.00 18.00',
      'Keys, 2 sets at 15.00 30.00',
      'Total: 850.00 GBP',
    ];
    const first = await processed(await scan(bill('LC-2040', '04/03/2026')), 'march.jpg');
    const next = await processed(await scan(bill('LC-2041', '04/04/2026'), { skew: 0.8 }), 'april.jpg');
    expect(next).toMatchObject({ duplicate_of: null, duplicate_reason: null });
    expect(openOf(next)).toEqual([]);
    const extracted_fields = {
      ...next.extracted_fields,
      invoice_number: 'LC-2040',
      invoice_date: '2026-03-04',
    };
    const same = await service.api.call('editDocument', {
      params: { id: next.id },
      body: { extracted_fields },
    });
    expect(same).toMatchObject({ duplicate_of: first.id, duplicate_reason: 'same_pages' });
  });

  test('blank pages find nobody', async () => {
    const blank = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const other = await sharp({ create: { width: 901, height: 1200, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    await processed(blank, 'blank.jpg');
    expect((await processed(other, 'blank-too.jpg')).duplicate_of).toBeNull();
  });
});

describe('by the record', () => {
  const invoice = (number: string, { date = '4 March 2026', total = '119.00', tail = '' } = {}) =>
    `Hallmark Timber Ltd\n\nInvoice number: ${number}\nInvoice date: ${date}\nTotal: ${total} GBP\n${tail}`;

  test('issued again and corrected are said as such', async () => {
    const first = await processed(invoice('HT-1'), 'ht-1.txt');
    const reissued = await processed(invoice('HT-1', { date: '9 April 2026', tail: 'Reprint' }), 'ht-1b.txt');
    expect(reissued).toMatchObject({ duplicate_of: first.id, duplicate_reason: 'reissued' });
    expect(openOf(reissued)).toMatchObject([{ id: 'duplicate:record', code: 'reissued' }]);
    expect(openOf(reissued)[0]!.message).toContain('dated 2026-03-04');
    const corrected = await processed(invoice('HT-1', { total: '141.10', tail: 'Corrected' }), 'ht-1c.txt');
    expect(corrected.duplicate_of).toBeNull();
    expect(openOf(corrected)).toMatchObject([{ code: 'corrected', severity: 'advice' }]);
  });
});

describe('a person decides', () => {
  test('a copy is not High before somebody has said that it is to be kept', async () => {
    const full = `Ashcombe Garden Supplies Ltd\n12 High Street, London\nINVOICE\nInvoice number: AG-77\nInvoice date: 12 March 2026
Due date: 11 April 2026\nBill to: Northwind Traders\n
Description            Qty   Unit price   Amount
Potting compost         10        4.50     45.00
Hand trowel              2       60.00    120.00\n
Subtotal 165.00\nVAT 20% 33.00\nTotal GBP 198.00\n`;
    const first = await processed(full, 'ag-77.txt');
    expect(first.confidence_score).toBeGreaterThanOrEqual(90);
    const copy = await processed(`${full}Copy for the warehouse\n`, 'ag-77b.txt');
    expect(copy.confidence_score).toBeLessThan(90);
    expect(copy.confidence_reasoning).toContain(`is also document ${first.id} (ag-77.txt).`);
    await keep(copy.id, ['duplicate:record']);
    expect((await record(copy.id)).confidence_score).toBeGreaterThanOrEqual(90);
    const same = await processed(full, 'ag-77c.txt');
    expect(same.confidence_score).toBeLessThan(90);
    expect(same.confidence_reasoning).toContain(`The same file is document ${first.id} already.`);
  });

  const text = (number: string, tail = '') =>
    `Marlow Ironmongers Ltd\nInvoice number: ${number}\nInvoice date: 4 March 2026\nTotal: 240.00 GBP\n${tail}`;

  test('keeping both is remembered on either side, and can be taken back', async () => {
    const first = await processed(text('MI-1'), 'mi-1.txt');
    const second = await processed(text('MI-1', 'Second copy for the accountant'), 'mi-1b.txt');
    expect(openOf(second).map(({ id }) => id)).toEqual(['duplicate:record']);
    // That another document says the same makes no value less sure.
    expect(second.blockers.filter(({ kind }) => kind === 'field_doubtful')).toEqual([]);
    await until(async () => openOf(await record(first.id)).length === 1, 'the first to be told');
    await keep(second.id, ['duplicate:record']);
    expect((await record(second.id)).duplicate_of).toBeNull();
    await until(
      async () => openOf(await record(first.id)).length === 0,
      'the first to be told of the decision',
    );
    // A value that changes and comes back does not ask again.
    const edit = (invoice_number: string) =>
      service.api.call('editDocument', {
        params: { id: second.id },
        body: { extracted_fields: { invoice_number } },
      });
    await edit('MI-2');
    expect(openOf(await edit('MI-1'))).toEqual([]);
    await service.api.call('reopenBlockers', {
      params: { id: second.id },
      body: { ids: ['duplicate:record'] },
    });
    expect(await record(second.id)).toMatchObject({
      duplicate_of: first.id,
      duplicate_reason: 'same_record',
    });
    await until(async () => openOf(await record(first.id)).length === 1, 'the first to be asked again');
  });

  test('one becomes a version of the other and goes to the trash', async () => {
    const first = await processed(text('MI-7'), 'mi-7.txt');
    const second = await processed(text('MI-7', 'A better scan'), 'mi-7b.txt');
    const made = await service.api.call('becomeVersion', {
      params: { id: second.id },
      body: { document_id: first.id },
    });
    expect(made).toMatchObject({ id: first.id, version: 2, filename: 'mi-7b.txt' });
    expect(await untilProcessed(service.api, first.id)).toMatchObject({
      version: 2,
      sha256: second.sha256,
      duplicate_of: null,
    });
    expect(openOf(await record(first.id))).toEqual([]);
    expect((await service.api.refused('getDocument', { params: { id: second.id } })).status).toBe(404);
    const { documents } = await service.admin.call('listTrash', { query: {} });
    expect(documents.map(({ id }) => id)).toContain(second.id);
    await service.admin.call('purgeDocument', { params: { id: second.id } });
    const original = await service.api.raw('GET', `/api/documents/${first.id}/original`);
    expect(await original.text()).toContain('A better scan');
  });

  test('bad input is refused', async () => {
    const { id } = await processed(text('MI-9'), 'mi-9.txt');
    const same = await processed(text('MI-9'), 'mi-9b.txt');
    await service.admin.call('acceptBlockers', {
      params: { id: same.id },
      body: { ids: ['duplicate:file'], reason: null },
    });
    const elsewhere = await processed('A letter', 'letter.txt', await newPlace(service.api, 'Third'));
    const refused = async (of: number) =>
      (await service.api.refused('becomeVersion', { params: { id }, body: { document_id: of } })).status;
    expect(await refused(id)).toBe(422);
    expect(await refused(same.id)).toBe(409);
    expect(await refused(elsewhere.id)).toBe(409);
    expect(await refused(900_000)).toBe(404);
  });
});

test('sums leave duplicates out and say so, until a person keeps both', async () => {
  const folder = await newPlace(service.api, 'Summed');
  const text = (number: string, total: string, tail = '') =>
    `Orchard Lighting Ltd\nInvoice number: ${number}\nInvoice date: 4 March 2026\nTotal: ${total} GBP\n${tail}`;
  await processed(text('OL-1', '100.00'), 'ol-1.txt', folder);
  await processed(text('OL-2', '30.00'), 'ol-2.txt', folder);
  const again = await processed(text('OL-2', '30.00', 'Reprinted for the file'), 'ol-2-again.txt', folder);
  expect(again.duplicate_reason).toBe('same_record');
  const ask = async () => {
    const body = { ...folder, question: 'What is the sum of all invoices?' };
    return (await service.admin.call('chat', { body })).answer;
  };
  const answer = await ask();
  expect(answer).toContain('130.00');
  expect(answer).toContain('Duplicates, and not counted: 1 document (ol-2-again.txt).');
  await keep(again.id, ['duplicate:record']);
  expect(await ask()).toContain('160.00');
});
