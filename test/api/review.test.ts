// Reviewing over HTTP: blockers, undoing, rejecting, assigning, postponing. Each with its entry in the audit log, and in both
// languages where it says something.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../kit/client.ts';
import { startReceiver } from '../kit/receiver.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { invoiceText, until } from '../kit/upload.ts';

let its: ReviewService;
let service: ReviewService['service'];
let anna: Client;
let bert: Client;
beforeAll(async () => {
  its = await startReviewService();
  ({ service, anna, bert } = its);
});
afterAll(() => service.stop());

const params = (id: number) => ({ params: { id } });
const record = (id: number) => anna.call('getDocument', params(id));

async function inChinese(path: string): Promise<Response> {
  const { token } = await service.admin.call('getApiToken');
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.5' };
  return fetch(`${service.url}${path}`, { headers });
}

const WRONG_SUM = invoiceText('W-1').replace('Total: EUR 119.00', 'Total: EUR 121.00');

describe('blockers', () => {
  test('a failed sum is one, in the language of the reader, in lists and in the record alike', async () => {
    const id = await its.processed('W-1', WRONG_SUM);
    const { blockers } = await record(id);
    const blocker = blockers.find(({ code }) => code === 'netPlusTax');
    expect(blocker).toMatchObject({
      id: 'check_failed:netPlusTax',
      kind: 'check_failed',
      severity: 'blocking',
      state: 'open',
      message: 'Net plus tax is the total: 100.00 + 19.00 = 119.00, stated 121.00, difference 2.00',
    });
    const { documents } = await service.api.call('listDocuments', {
      query: { folder_id: its.place.folder_id },
    });
    const row = documents.find((one) => one.id === id)!;
    const open = blockers.filter(({ state }) => state === 'open');
    expect(row.blockers_open).toBe(open.length);
    expect(row.blockers_blocking).toBe(open.filter(({ severity }) => severity === 'blocking').length);
    expect(row.first_blocker?.message).toBe(open[0]?.message);
    const answer = await inChinese(`/api/documents/${id}`);
    expect(answer.headers.get('content-language')).toBe('zh');
    expect(answer.headers.get('vary')).toContain('Accept-Language');
    const shown = (await answer.json()) as typeof row & Awaited<ReturnType<typeof record>>;
    expect(shown.blockers.find(({ code }) => code === 'netPlusTax')?.message).toBe(
      '不含税金额加税额等于合计：100.00 + 19.00 = 119.00，文中为 121.00，相差 2.00',
    );
    expect(shown.confidence_reasoning).toContain('未通过');
    expect((await fetch(`${service.url}/healthz`)).headers.get('content-language')).toBe('en');
  });

  test('an acceptance stands until the values change, and can be taken back', async () => {
    const id = await its.processed('W-2', WRONG_SUM.replace('W-1', 'W-2'));
    const ids = ['check_failed:netPlusTax'];
    const accepted = await anna.call('acceptBlockers', {
      ...params(id),
      body: { ids, reason: 'As printed' },
    });
    const of = (from: typeof accepted) => from.blockers.find((one) => one.id === ids[0]);
    expect(of(accepted)).toMatchObject({ state: 'accepted', resolved_by: 'Anna', reason: 'As printed' });
    expect(accepted.confidence_reasoning).not.toContain('fails');
    expect(accepted.confidence_score).toBeGreaterThan((await record(id)).confidence_score! - 1);
    expect(of(await anna.call('reopenBlockers', { ...params(id), body: { ids } }))?.state).toBe('open');
    await anna.call('acceptBlockers', { ...params(id), body: { ids } });
    const edited = await anna.call('editDocument', {
      ...params(id),
      body: { extracted_fields: { total_amount: '120.00' } },
    });
    expect(of(edited)?.state).toBe('open');
    const right = await anna.call('editDocument', {
      ...params(id),
      body: { extracted_fields: { total_amount: '119.00' } },
    });
    expect(of(right)).toMatchObject({ state: 'resolved', resolved_by: 'Anna' });
    expect((await its.logged(id, 'document.blockers_accepted')).at(-1)).toMatchObject({
      by: 'Anna',
      reason: 'As printed',
    });
    expect(await its.logged(id, 'document.blockers_reopened')).toHaveLength(1);
    expect((await anna.refused('acceptBlockers', { ...params(id), body: { ids } })).status).toBe(404);
  });

  test('the gate holds for the API when it is on; otherwise the log names what was passed over', async () => {
    const id = await its.processed('W-3', WRONG_SUM.replace('W-1', 'W-3'));
    await service.admin.call('saveSettings', { body: { approval_gate: true } });
    const approve = { ...params(id), body: { status: 'Approved' } };
    const refused = await service.api.refused('changeStatus', approve);
    expect(refused.status).toBe(409);
    expect(refused.detail).toContain('Net plus tax is the total');
    expect((await record(id)).status).toBe('Needs Review');
    await service.admin.call('saveSettings', { body: { approval_gate: false } });
    await service.api.call('changeStatus', approve);
    const [entry] = await its.logged(id, 'document.status_changed');
    expect(entry).toMatchObject({
      blockers_passed: expect.arrayContaining([expect.stringContaining('Net plus tax')]) as string[],
    });
  });

  test('an empty document offers no approval, and its blocker cannot be accepted', async () => {
    const id = await its.processed('empty', ' \n');
    const { approving, blockers } = await record(id);
    expect(approving.offered).toBe(false);
    expect(approving.helps).toContain('enter_by_hand');
    const reading = blockers.find(({ kind }) => kind === 'reading')!;
    expect(reading).toMatchObject({ severity: 'blocking', state: 'open' });
    const accept = { ...params(id), body: { ids: [reading.id] } };
    expect((await anna.refused('acceptBlockers', accept)).status).toBe(409);
    await anna.call('editDocument', { ...params(id), body: { extracted_fields: { vendor: 'By hand' } } });
    expect((await record(id)).approving).toEqual({ offered: true, helps: [] });
  });

  test('each line and the sums below the columns are computed by the server', async () => {
    const id = await its.processed('L-1');
    const line_items = [
      { description: 'a', quantity: 2, unit_price: 10, amount: 20 },
      { description: 'b', quantity: 3, unit_price: 10, amount: 31 },
      { description: 'c', quantity: null, unit_price: null, amount: 5 },
    ];
    const edited = await anna.call('editDocument', { ...params(id), body: { line_items } });
    expect(edited.lines).toEqual([
      { line: 0, adds_up: true, expected: '20.00', difference: null },
      { line: 1, adds_up: false, expected: '30.00', difference: '1.00' },
      { line: 2, adds_up: null, expected: null, difference: null },
    ]);
    expect(edited.sums[0]).toMatchObject({ column: 'amount', sum: '56.00', agrees: false });
    expect(edited.blockers).toContainEqual(
      expect.objectContaining({ kind: 'line_doubtful', target: 'line_items[1]', state: 'open' }),
    );
  });
});

describe('undoing', () => {
  test('each change of status goes back, with the rejection it made', async () => {
    const id = await its.processed('U-1');
    const change = await anna.call('changeStatus', { ...params(id), body: { status: 'Approved' } });
    expect(change.undo_until).not.toBeNull();
    expect(await anna.call('listUndoable')).toMatchObject({
      changes: [{ change_id: change.change_id, document_id: id, before: 'Needs Review', after: 'Approved' }],
    });
    expect((await bert.call('listUndoable')).changes).toEqual([]);
    const changes = [change.change_id!];
    expect(await bert.call('undoChanges', { body: { changes } })).toMatchObject({ results: [{ ok: false }] });
    expect(await anna.call('undoChanges', { body: { changes } })).toMatchObject({
      results: [{ id, ok: true, status: 'Needs Review', detail: null }],
    });
    expect(await anna.call('undoChanges', { body: { changes } })).toMatchObject({ results: [{ ok: false }] });
    const reject = await anna.call('rejectDocument', { ...params(id), body: { reason: 'Not ours' } });
    await anna.call('undoChanges', { body: { changes: [reject.change_id!] } });
    expect(await record(id)).toMatchObject({ status: 'Needs Review', rejection: null });
    expect(await its.logged(id, 'document.change_undone')).toMatchObject([
      { by: 'Anna', before: 'Archived', after: 'Needs Review' },
      { by: 'Anna', before: 'Approved', after: 'Needs Review' },
    ]);
  });

  test('of a batch, each by its own; not what has changed since, and not too late', async () => {
    const [a, b] = [await its.processed('U-2'), await its.processed('U-3')];
    const { results } = await anna.call('batch', { body: { ids: [a, b], action: 'archive' } });
    await bert.call('changeStatus', { ...params(b), body: { status: 'Ready' } });
    const undone = await anna.call('undoChanges', {
      body: { changes: results.map((one) => one.change_id!) },
    });
    expect(undone.results.map(({ ok, status }) => [ok, status])).toEqual([
      [true, 'Needs Review'],
      [false, null],
    ]);
    const late = await anna.call('changeStatus', { ...params(a), body: { status: 'Approved' } });
    its.clock.forward(61 / 3600);
    expect(await anna.call('undoChanges', { body: { changes: [late.change_id!] } })).toMatchObject({
      results: [{ ok: false, detail: expect.stringContaining('too late') as string }],
    });
  });

  test('assignments and postponements go back to who and when it was, whatever status came since', async () => {
    const [a, b] = [await its.processed('U-5'), await its.processed('U-6')];
    await anna.call('assignDocument', { ...params(a), body: { assignee_id: its.berts } });
    const assigned = await anna.call('batch', {
      body: { ids: [a, b], action: 'assign', assignee_id: its.annas },
    });
    await anna.call('postponeDocument', { ...params(a), body: { until: '2031-01-02' } });
    await anna.call('changeStatus', { ...params(a), body: { status: 'Approved' } });
    expect((await anna.call('listUndoable')).changes).toMatchObject([
      { kind: 'status', document_id: a, after: 'Approved' },
      { kind: 'postponed', document_id: a, postponed_until: '2031-01-02' },
      { kind: 'assigned', document_id: b, assignee: 'Anna' },
      { kind: 'assigned', document_id: a, assignee: 'Anna' },
    ]);
    const changes = assigned.results.map((one) => one.change_id!);
    const undone = await anna.call('undoChanges', { body: { changes } });
    expect(undone.results.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await record(a)).toMatchObject({ assignee: { name: 'Bert' }, status: 'Approved' });
    expect((await record(b)).assignee).toBeNull();
    const left = (await anna.call('listUndoable')).changes;
    expect(left.map(({ kind }) => kind)).toEqual(['status', 'postponed']);
    await anna.call('undoChanges', { body: { changes: left.map(({ change_id }) => change_id) } });
    expect(await record(a)).toMatchObject({ postponed_until: null, status: 'Needs Review' });
    expect(await its.logged(a, 'document.assigned')).toMatchObject([
      { by: 'Anna', before: its.annas, after: its.berts, undone: true },
      { by: 'Anna', before: its.berts, after: its.annas },
      { by: 'Anna', before: null, after: its.berts },
    ]);
    await anna.call('assignDocument', { ...params(a), body: { assignee_id: null } });
  });

  test('an export is withdrawn while it waits, and refused once it was sent', async () => {
    const receiver = await startReceiver();
    await service.admin.call('saveWebhookSettings', { body: { url: receiver.url, paused: true } });
    const id = await its.processed('U-4');
    const held = await anna.call('changeStatus', { ...params(id), body: { status: 'Export' } });
    expect(await anna.call('undoChanges', { body: { changes: [held.change_id!] } })).toMatchObject({
      results: [{ ok: true }],
    });
    expect(await its.logged(id, 'webhook.withdrawn')).toHaveLength(1);
    await service.admin.call('saveWebhookSettings', { body: { paused: false } });
    const sent = await anna.call('changeStatus', { ...params(id), body: { status: 'Export' } });
    await until(async () => receiver.received.length === 1, 'the delivery');
    expect(await anna.call('undoChanges', { body: { changes: [sent.change_id!] } })).toMatchObject({
      results: [{ ok: false }],
    });
    await service.admin.call('saveWebhookSettings', { body: { url: null } });
    await receiver.stop();
  });
});

describe('rejecting, assigning, postponing', () => {
  test('a rejection is kept with its reason until the document comes back', async () => {
    const id = await its.processed('R-1');
    await anna.call('rejectDocument', { ...params(id), body: { reason: 'Duplicate', note: 'See 17' } });
    expect(await record(id)).toMatchObject({
      status: 'Archived',
      rejection: { reason: 'Duplicate', note: 'See 17', by: 'Anna' },
    });
    const { documents } = await service.api.call('listDocuments', { query: { rejected: true } });
    expect(documents).toMatchObject([{ id, rejection_reason: 'Duplicate' }]);
    expect(await its.logged(id, 'document.rejected')).toMatchObject([{ by: 'Anna', reason: 'Duplicate' }]);
    await anna.call('changeStatus', { ...params(id), body: { status: 'Needs Review' } });
    expect((await record(id)).rejection).toBeNull();
  });

  test('reviewers are offered the reasons that an Admin keeps', async () => {
    expect(await anna.call('listRejectReasons')).toEqual({ reasons: [], answers_senders: false });
    await service.admin.call('saveSettings', { body: { reject_reasons: ['Duplicate', 'Not ours'] } });
    expect(await anna.call('listRejectReasons')).toMatchObject({ reasons: ['Duplicate', 'Not ours'] });
  });

  test('documents are assigned to people, one by one and many at once', async () => {
    const [a, b] = [await its.processed('A-1'), await its.processed('A-2')];
    expect((await anna.call('listPeople')).people).toContainEqual({
      id: its.annas,
      name: 'Anna',
      role: 'reviewer',
    });
    expect(
      await anna.call('assignDocument', { ...params(a), body: { assignee_id: its.berts } }),
    ).toMatchObject({
      assignee: { id: its.berts, name: 'Bert' },
    });
    await anna.call('batch', { body: { ids: [b], action: 'assign', assignee_id: its.annas } });
    const assigned = async (client: Client, assignee_id: number | 'me') =>
      (await client.call('listDocuments', { query: { assignee_id } })).documents.map(({ id }) => id);
    expect(await assigned(bert, 'me')).toEqual([a]);
    expect(await assigned(bert, its.annas)).toEqual([b]);
    expect(await its.logged(a, 'document.assigned')).toMatchObject([
      { before: null, after: its.berts, name: 'Bert' },
    ]);
    const nobody = { ...params(a), body: { assignee_id: 999_999 } };
    expect((await anna.refused('assignDocument', nobody)).status).toBe(404);
  });

  test('a postponed document is hidden until its day', async () => {
    const id = await its.processed('P-1');
    const until = new Date(its.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await anna.call('postponeDocument', { ...params(id), body: { until } });
    const shown = async (postponed: 'hide' | 'only') =>
      (await anna.call('listDocuments', { query: { postponed, limit: 200 } })).documents.map((row) => row.id);
    expect(await shown('hide')).not.toContain(id);
    expect(await shown('only')).toEqual([id]);
    its.clock.forward(48);
    expect(await shown('hide')).toContain(id);
    expect(await its.logged(id, 'document.postponed')).toMatchObject([{ before: null, after: until }]);
  });
});
