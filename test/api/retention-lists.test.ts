// Lists are cut by what keeps their documents from being removed for good.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retentionKit } from '../kit/retention.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';

let service: TestService;
let kit: ReturnType<typeof retentionKit>;
beforeAll(async () => {
  service = await startTestService();
  kit = retentionKit(service);
});
afterAll(() => service.stop());

const params = (id: number) => ({ params: { id } });
/** As years later, without waiting for them. */
const age = (id: number) =>
  sql`update retentions set until = '2020-12-31' where document_id = ${id}`.execute(service.ctx.db);

test('lists are cut by what keeps the documents, as each of them says itself', async () => {
  const here = await newPlace(service.api, 'Listed');
  const [free, kept, held, over, lifted] = await Promise.all(
    Array.from({ length: 5 }, () => kit.processed(here)),
  );
  const apart = await newPlace(service.api, 'Listed apart');
  const byContact = await kit.processed(apart);
  await kit.withRule('Listed', { contact_ids: [here.contact_id], covers: 'approved' }, async () => {
    for (const id of [kept!, over!])
      await service.admin.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
    await age(over!);
    const holdOn = (body: { document_id: number } | { contact_id: number }) =>
      service.admin.call('placeHold', { body: { ...body, reason: 'Case' } });
    const holds = [await holdOn({ document_id: held! }), await holdOn({ contact_id: apart.contact_id })];
    const gone = await holdOn({ document_id: lifted! });
    await service.admin.call('liftHold', { params: { id: gone.id }, body: { reason: 'Closed' } });
    const unread = await upload(service.api, here, invoiceText('R-unread'), 'unread.txt');
    const all = [free!, kept!, held!, over!, lifted!, byContact, unread.id].sort((a, b) => a - b);
    const listed = async (query: object) =>
      (await service.api.call('listDocuments', { query: { limit: 200, ...query } })).documents
        .map(({ id }) => id)
        .filter((id) => all.includes(id))
        .sort((a, b) => a - b);
    await untilProcessed(service.api, unread.id);
    for (const state of ['free', 'kept', 'held', 'over'] as const) {
      const itself = [];
      for (const id of all) if ((await kit.stateOf(id)) === state) itself.push(id);
      expect(await listed({ retention: state }), state).toEqual(itself);
      expect(itself, state).not.toEqual([]);
    }
    const { kept_until } = await service.api.call('getRetention', params(kept!));
    expect(await listed({ kept_until_from: kept_until, kept_until_to: kept_until })).toEqual([kept]);
    expect(await listed({ kept_until_to: '2020-12-31' })).toEqual([over]);
    for (const { id } of holds)
      await service.admin.call('liftHold', { params: { id }, body: { reason: 'Closed' } });
  });
});

test('what was not read yet is listed as kept where a rule of its contact keeps it', async () => {
  const here = await newPlace(service.api, 'Unread');
  await kit.withRule('Unread', { contact_ids: [here.contact_id] }, async () => {
    const id = await kit.processed(here);
    await sql`delete from retentions where document_id = ${id}`.execute(service.ctx.db);
    await sql`update documents set status = 'New' where id = ${id}`.execute(service.ctx.db);
    await sql`delete from retentions where document_id = ${id}`.execute(service.ctx.db);
    expect(await kit.stateOf(id)).toBe('kept');
    const { documents } = await service.api.call('listDocuments', {
      query: { retention: 'kept', contact_id: here.contact_id },
    });
    expect(documents.map((one) => one.id)).toEqual([id]);
  });
});
