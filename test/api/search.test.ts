// Search: what is found, in which order, and what is shown of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchHit } from '../../contract/search.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let other: Place;
const ids: Record<string, number> = {};

const CONTRACT_ZH = `服务合同

甲方：杭州云栖园林有限公司
乙方：宁波海曙五金制品厂

第一条 乙方负责甲方园区内一百二十棵银杏树的养护工作。
第二条 合同期限自2026年3月1日起至2027年2月28日止。
第三条 服务费每月人民币8600元，于每月10日前支付。
`;

async function keep(name: string, content: string, at: Place = place) {
  const { id } = await upload(service.api, at, content, `${name}.txt`);
  await untilProcessed(service.api, id);
  ids[name] = id;
}

beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Acme Ltd');
  other = await newPlace(service.api, 'Northwind');
  await keep('invoice', invoiceText('INV-2026-100'));
  await keep('contract', CONTRACT_ZH);
  await keep(
    'mixed',
    'Delivery note\nThe 银杏树 order of Harbour Road arrived in 3 boxes.\nPallet <b>7</b> & Co\n',
  );
  await keep(
    'long',
    `${'Nothing of interest on this line. '.repeat(400)}\nThe turquoise lantern hangs here.\n`,
  );
  await keep('elsewhere', invoiceText('INV-2026-200'), other);
});
afterAll(() => service.stop());

const search = (q: string, query: Record<string, unknown> = {}) =>
  service.api.call('searchDocuments', { query: { q, ...query } });
const found = async (q: string, query: Record<string, unknown> = {}) =>
  (await search(q, query)).hits.map(({ document }) => document.id).sort((a, b) => a - b);
const shown = (hit: SearchHit | undefined) =>
  hit!.snippets.map(({ text, highlights }) => highlights.map(([from, to]) => text.slice(from, to)));

describe('words', () => {
  test('all of them must stand in the document, as beginnings of words, in any case', async () => {
    expect(await found('BRIGHTWATER invoi')).toEqual([ids['invoice'], ids['elsewhere']]);
    expect(await found('brightwater lantern')).toEqual([]);
  });

  test('a number with dashes is found as one', async () => {
    expect(await found('INV-2026-100')).toEqual([ids['invoice']]);
  });

  test('quotes ask for whole words next to each other', async () => {
    expect(await found('"oak shelf"')).toEqual([ids['invoice'], ids['elsewhere']]);
    expect(await found('"shelf oak"')).toEqual([]);
    expect(await found('"oak she"')).toEqual([]);
    expect(await found('shelf oak')).toEqual([ids['invoice'], ids['elsewhere']]);
  });

  test('also when they stand far apart in the document', async () => {
    expect(await found('interest lantern')).toEqual([ids['long']]);
    expect(await found('long.txt lantern')).toEqual([ids['long']]);
  });
});

describe('Chinese', () => {
  test('is found as it stands, down to one character', async () => {
    expect(await found('银杏树')).toEqual([ids['contract'], ids['mixed']]);
    expect(await found('杏树的养')).toEqual([ids['contract']]);
    expect(await found('棵')).toEqual([ids['contract']]);
    expect(await found('树银杏')).toEqual([]);
  });

  test('together with English, full-width forms included', async () => {
    expect(await found('银杏树 harbour')).toEqual([ids['mixed']]);
    expect(await found('ＨＡＲＢＯＵＲ 银杏')).toEqual([ids['mixed']]);
  });

  test('with numbers in the middle', async () => {
    expect(await found('2026年3月1日')).toEqual([ids['contract']]);
    expect(await found('人民币8600元')).toEqual([ids['contract']]);
  });
});

describe('what is shown', () => {
  test('the passage with its page, the matches as ranges of plain text', async () => {
    const { hits } = await search('lantern turquoise');
    expect(hits).toHaveLength(1);
    const [snippet] = hits[0]!.snippets;
    expect(snippet!.page).toBeGreaterThanOrEqual(1);
    expect(snippet!.text).toContain('turquoise lantern');
    expect(snippet!.text.length).toBeLessThan(300);
    expect(shown(hits[0])).toEqual([['turquoise', 'lantern']]);
  });

  test('Chinese matches are marked exactly', async () => {
    const { hits } = await search('银杏树 服务费');
    expect(shown(hits[0])[0]).toEqual(['银杏树', '服务费']);
  });

  test('markup in documents stays text', async () => {
    const { hits } = await search('pallet');
    expect(hits[0]!.snippets[0]!.text).toContain('Pallet <b>7</b> & Co');
  });

  test('the summary of the document', async () => {
    const { hits } = await search('INV-2026-200');
    expect(hits[0]!.document).toMatchObject({ contact_name: 'Northwind', folder_name: 'Documents' });
  });
});

describe('what is searched', () => {
  test('file names, notes and edited fields; not what an edit replaced', async () => {
    expect(await found('elsewhere.txt')).toEqual([ids['elsewhere']]);
    const edit = { extracted_fields: { sender: 'Quillfeather Trading' }, notes: 'waits for Marguerite' };
    await service.api.call('editDocument', { params: { id: ids['invoice']! }, body: edit });
    expect(await found('quillfeather')).toEqual([ids['invoice']]);
    const { hits } = await search('marguerite');
    expect(hits[0]).toMatchObject({ document: { id: ids['invoice'] }, snippets: [{ page: null }] });
    await service.api.call('editDocument', { params: { id: ids['invoice']! }, body: { notes: null } });
    expect(await found('marguerite')).toEqual([]);
  });

  test('one contact or one folder, when asked', async () => {
    expect(await found('brightwater', { contact_id: other.contact_id })).toEqual([ids['elsewhere']]);
    expect(await found('brightwater', { folder_id: place.folder_id })).toEqual([ids['invoice']]);
    expect(await found('brightwater', { folder_id: 999_999 })).toEqual([]);
  });

  test('nothing in the trash', async () => {
    await keep('gone', 'The periwinkle ledger\n');
    expect(await found('periwinkle')).toEqual([ids['gone']]);
    await service.admin.call('deleteDocument', { params: { id: ids['gone']! } });
    expect(await found('periwinkle')).toEqual([]);
    expect(await search('periwinkle')).toMatchObject({ total: 0, more: false, hits: [] });
  });

  test('the list finds the same documents', async () => {
    for (const q of ['brightwater', '银杏树 harbour', 'interest lantern', '"oak shelf"']) {
      const { documents } = await service.api.call('listDocuments', { query: { q } });
      expect(documents.map(({ id }) => id).sort((a, b) => a - b)).toEqual(await found(q));
    }
  });
});

describe('order and paging', () => {
  test('a document that is about it comes before one that mentions it', async () => {
    await keep('mention', `${'Many other words stand here too. '.repeat(60)} zephyr\n`);
    await keep('zephyr guide', 'zephyr zephyr zephyr\n');
    const { hits } = await search('zephyr');
    expect(hits.map(({ document }) => document.id)).toEqual([ids['zephyr guide'], ids['mention']]);
    expect(hits[0]!.score).toBeGreaterThan(hits[1]!.score);
  });

  test('pages follow one another, and the total holds past the end', async () => {
    const first = await search('brightwater', { limit: 1 });
    const second = await search('brightwater', { limit: 1, offset: 1 });
    expect([first.total, second.total]).toEqual([2, 2]);
    expect(first.hits[0]!.document.id).not.toBe(second.hits[0]!.document.id);
    expect(await search('brightwater', { offset: 50 })).toMatchObject({ total: 2, hits: [] });
  });
});

test('signs alone find nothing', async () => {
  for (const q of [' — ', '%', ',,']) {
    expect(await search(q)).toMatchObject({ total: 0, hits: [] });
    expect(await service.api.call('listDocuments', { query: { q } })).toMatchObject({
      total: 0,
      documents: [],
    });
  }
});

test('what cannot be searched for is refused', async () => {
  for (const query of [{}, { q: '' }, { q: 'a', limit: 0 }, { q: 'a', sort: 'x' }])
    expect((await service.api.refused('searchDocuments', { query })).status).toBe(422);
  const query = { q: 'a b c d e f g h i j k l m n o p q' };
  expect((await service.api.refused('searchDocuments', { query })).detail).toContain('16 words');
  expect(await found(`'); drop table documents; --`)).toEqual([]);
});
