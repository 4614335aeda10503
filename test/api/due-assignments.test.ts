// By when an assignment is to be done: set by hand, by settings and by rules; told once it is overdue, in the app and by mail.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveMailChoices } from '../../server/notifications/mail-choices.ts';
import { mailNotices } from '../../server/notifications/mail-notices.ts';
import { processDocument } from '../../server/processing/process-document.ts';
import { escalateAssignments } from '../../server/review/escalate-assignments.ts';
import { mailDigests } from '../../server/review/mail-digest.ts';
import { applyRules } from '../../server/rules/apply-rules.ts';
import { its, useMailing } from '../kit/mailing.ts';
import { PASSWORD, newPerson } from '../kit/people.ts';
import { invoiceText, newPlace, upload, type Place } from '../kit/upload.ts';

useMailing();
const { clock } = its;

type Person = Awaited<ReturnType<typeof newPerson>>;
let ann: Person;
let ben: Person;
let eve: Person;
let team: number;
let place: Place;
let a: number;
let b: number;

const NO_TERMS = { assignment_due_hours: null, escalation_user_id: null, escalation_team_id: null };

beforeAll(async () => {
  place = await newPlace(its.service.api, 'Due');
  a = await processed('due-a.txt');
  b = await processed('due-b.txt');
  ann = await newPerson(its.service, 'ann@acme.example', 'reviewer', 'Ann Lee');
  ben = await newPerson(its.service, 'ben@acme.example', 'reviewer', 'Ben Wu');
  eve = await newPerson(its.service, 'eve@acme.example', 'reviewer', 'Eve Orr');
  const body = { name: 'Leads', member_ids: [ann.id, eve.id] };
  team = (await its.service.admin.call('createTeam', { body })).id;
});
beforeEach(async () => {
  const { admin, ctx } = its.service;
  for (const id of [a, b]) {
    await assign(id, { assignee_id: null });
    await admin.call('changeStatus', { params: { id }, body: { status: 'Needs Review' } });
  }
  await admin.call('saveSettings', { body: NO_TERMS });
  await ctx.db.deleteFrom('notifications').execute();
  await ctx.db.updateTable('users').set({ mail_choices: '{}', digest_at: null, contact_ids: null }).execute();
});

async function processed(name: string): Promise<number> {
  const { ctx, api } = its.service;
  const { id } = await upload(api, place, invoiceText(name), name);
  const { run } = await ctx.db
    .selectFrom('documents')
    .select('run')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await processDocument(ctx, { document_id: id, run }, new AbortController().signal);
  return id;
}

type AssignBody = Parameters<typeof its.service.admin.call<'assignDocument'>>[1]['body'];
const assign = (id: number, body: AssignBody) =>
  its.service.admin.call('assignDocument', { params: { id }, body });
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const record = (id: number) => its.service.api.call('getDocument', { params: { id } });
const listed = async (query: { overdue?: boolean; sort?: 'assignment_due_at'; order?: 'asc' | 'desc' }) =>
  (await its.service.api.call('listDocuments', { query: { folder_id: place.folder_id, ...query } }))
    .documents;
const ids = async (query: Parameters<typeof listed>[0]) => (await listed(query)).map(({ id }) => id);

/** Of each person that was told: the sentences, in English. */
async function told(person: Person): Promise<string[]> {
  await person.client.signIn(person.email, PASSWORD);
  const { notifications } = await person.client.call('listNotifications', { query: {} });
  return notifications.map(({ message }) => message);
}

/** What a person gets of these, on a real server. */
async function textTo(address: string, mails: { id: number; to: string }[]): Promise<string> {
  await its.send(mails.find(({ to }) => to === address)!.id);
  const taken = its.mail.taken.filter(({ to }) => to.includes(address));
  return taken.at(-1)!.parsed.text!;
}

/** As the job of each minute does, after the clock went on. */
async function later(hours: number): Promise<void> {
  clock.forward(hours);
  await its.signIn();
  await escalateAssignments(its.service.ctx);
}

/** How far the clock has to go for their digest to be due. */
async function hoursToDigest({ id }: Person): Promise<number> {
  const user = its.service.ctx.db.selectFrom('users').select('digest_at').where('id', '=', id);
  const { digest_at } = await user.executeTakeFirstOrThrow();
  return (digest_at!.getTime() - clock.now().getTime()) / 3_600_000 + 0.1;
}

describe('the time of an assignment', () => {
  test('stands in record and list, sorts, and filters once it is over', async () => {
    const due_at = inHours(2);
    const answer = await assign(a, { assignee_id: ann.id, due_at, escalation_user_id: ben.id });
    expect(answer.assignment).toEqual({
      due_at,
      overdue: false,
      escalated_at: null,
      escalation_user: { id: ben.id, name: 'Ben Wu' },
      escalation_team: null,
    });
    await assign(b, { assignee_id: ann.id, due_at: inHours(50) });
    expect((await record(b)).assignment).toMatchObject({ escalation_user: null });
    expect((await listed({})).find(({ id }) => id === a)).toMatchObject({
      assignment_due_at: due_at,
      overdue: false,
    });
    expect(await ids({ sort: 'assignment_due_at', order: 'asc' })).toEqual([a, b]);
    expect(await ids({ sort: 'assignment_due_at', order: 'desc' })).toEqual([b, a]);
    expect(await ids({ overdue: true })).toEqual([]);
    expect(await ids({ overdue: false })).toEqual([b, a]);
    await later(3);
    expect(await ids({ overdue: true })).toEqual([a]);
    expect(await ids({ overdue: false })).toEqual([b]);
    expect((await record(a)).assignment).toMatchObject({ overdue: true });
    // Done is not late.
    await its.service.admin.call('changeStatus', { params: { id: a }, body: { status: 'Approved' } });
    expect(await ids({ overdue: true })).toEqual([]);
    expect((await record(a)).assignment).toMatchObject({ overdue: false, due_at });
  });

  test('of somebody else it begins anew, of the same person it stays; undo brings it back', async () => {
    const due_at = inHours(2);
    await assign(a, { assignee_id: ann.id, due_at, escalation_team_id: team });
    const { revision } = await its.service.ctx.db
      .selectFrom('documents')
      .select('revision')
      .where('id', '=', a)
      .executeTakeFirstOrThrow();
    await assign(a, { assignee_id: ann.id });
    const same = its.service.ctx.db.selectFrom('documents').select('revision').where('id', '=', a);
    expect((await same.executeTakeFirstOrThrow()).revision).toBe(revision);
    expect((await assign(a, { assignee_id: ben.id })).assignment).toMatchObject({
      due_at: null,
      escalation_team: null,
    });
    const { changes } = await its.service.admin.call('listUndoable');
    const [change] = changes.filter(({ document_id }) => document_id === a);
    await its.service.admin.call('undoChanges', { body: { changes: [change!.change_id] } });
    expect(await record(a)).toMatchObject({
      assignee: { name: 'Ann Lee' },
      assignment: { due_at, escalation_team: { id: team, name: 'Leads' } },
    });
    expect((await assign(a, { assignee_id: null })).assignment).toBeNull();
  });

  test('comes from the settings where nothing is said, for one and for many', async () => {
    const { admin } = its.service;
    const body = { assignment_due_hours: 8, escalation_user_id: ben.id, escalation_team_id: team };
    await admin.call('saveSettings', { body });
    const before = clock.now().getTime();
    await assign(a, { assignee_id: ann.id });
    const { assignment } = await record(a);
    expect(Date.parse(assignment!.due_at!) - before).toBeGreaterThanOrEqual(8 * 3_600_000);
    expect(Date.parse(assignment!.due_at!) - before).toBeLessThan(8 * 3_600_000 + 60_000);
    expect(assignment).toMatchObject({ escalation_user: { id: ben.id }, escalation_team: { id: team } });
    const due_at = inHours(1);
    await admin.call('batch', { body: { ids: [a, b], action: 'assign', assignee_id: eve.id, due_at } });
    expect((await listed({})).map((row) => row.assignment_due_at)).toEqual([due_at, due_at]);
    expect((await assign(a, { assignee_id: ben.id, due_at: null })).assignment!.due_at).toBeNull();
  });

  test('names people and teams that are there, and a team that is named is not deleted', async () => {
    const { admin } = its.service;
    const refused = (body: AssignBody) => assign(a, body).catch((error: unknown) => String(error));
    expect(await refused({ assignee_id: ann.id, escalation_team_id: 99_999 })).toContain(
      'Team 99999 does not exist',
    );
    expect(await refused({ assignee_id: ann.id, escalation_user_id: 99_999 })).toContain(
      'User 99999 does not exist',
    );
    expect((await record(a)).assignee).toBeNull();
    await admin.call('saveSettings', { body: { escalation_team_id: team } });
    await expect(admin.call('deleteTeam', { params: { id: team } })).rejects.toThrow(
      /The settings name the team/,
    );
    await admin.call('saveSettings', { body: { escalation_team_id: null } });
    await expect(admin.call('saveSettings', { body: { escalation_team_id: 99_999 } })).rejects.toThrow(
      /Team 99999 does not exist/,
    );
  });

  test('a rule gives it', async () => {
    const { admin, ctx } = its.service;
    const { id } = await admin.call('createRule', {
      body: {
        name: 'To Eve',
        trigger: 'processed',
        conditions: [{ field: 'assignee_id', operator: 'is_empty' }],
        action: { type: 'assign', assignee_id: eve.id, due_hours: 4, escalation_team_id: team },
      },
    });
    await expect(admin.call('deleteTeam', { params: { id: team } })).rejects.toThrow(/The rule “To Eve”/);
    const { run } = await ctx.db
      .selectFrom('documents')
      .select('run')
      .where('id', '=', b)
      .executeTakeFirstOrThrow();
    await applyRules(ctx, { document_id: b, run });
    await admin.call('deleteRule', { params: { id } });
    const { assignee, assignment } = await record(b);
    expect(assignee?.name).toBe('Eve Orr');
    expect(assignment).toMatchObject({ escalation_team: { name: 'Leads' }, escalation_user: null });
    expect(Date.parse(assignment!.due_at!)).toBeLessThanOrEqual(clock.now().getTime() + 4 * 3_600_000);
    expect(Date.parse(assignment!.due_at!)).toBeGreaterThan(clock.now().getTime() + 3.9 * 3_600_000);
  });
});

describe('once it is over', () => {
  test('the person, the other one and the team are told, once, with an entry in the audit log', async () => {
    await assign(a, { assignee_id: ann.id, due_at: inHours(1), escalation_user_id: ben.id });
    await assign(b, { assignee_id: ann.id, due_at: inHours(1), escalation_team_id: team });
    await its.service.ctx.db.deleteFrom('notifications').execute();
    await later(0.5);
    expect(await told(ann)).toEqual([]);
    const { next: begin } = await its.service.api.call('getChanges', { query: { after: 'latest' } });
    await later(1);
    await escalateAssignments(its.service.ctx);
    expect(await told(ann)).toEqual(['2 documents that are assigned to you are overdue']);
    expect(await told(ben)).toEqual(['“due-a.txt” is overdue; it is assigned to Ann Lee']);
    expect(await told(eve)).toEqual(['“due-b.txt” is overdue; it is assigned to Ann Lee']);
    expect((await record(a)).assignment!.escalated_at).not.toBeNull();
    const { entries } = await its.service.admin.call('listAudit', {
      query: { document_id: b, event: 'document.overdue' },
    });
    expect(entries).toMatchObject([{ actor_name: 'System', detail: { name: 'Ann Lee', told: ['Eve Orr'] } }]);
    // Integrators learn of it by the feed.
    const { changes } = await its.service.api.call('getChanges', { query: { after: begin } });
    expect(changes.map(({ document_id, type }) => [document_id, type])).toEqual([
      [a, 'document.updated'],
      [b, 'document.updated'],
    ]);
    // Another time counts anew.
    await assign(a, { assignee_id: ann.id, due_at: inHours(1) });
    expect((await record(a)).assignment).toMatchObject({ overdue: false, escalated_at: null });
    await later(2);
    expect((await told(ben)).length).toBe(2);
  });

  test('who does not see the document, is disabled, or has decided it, hears nothing', async () => {
    const { ctx, admin } = its.service;
    await assign(a, { assignee_id: ann.id, due_at: inHours(1), escalation_user_id: ben.id });
    await assign(b, { assignee_id: ann.id, due_at: inHours(1), escalation_user_id: ben.id });
    const elsewhere = await newPlace(its.service.api, 'Elsewhere');
    await ctx.db
      .updateTable('users')
      .set({ contact_ids: [elsewhere.contact_id] })
      .where('id', '=', ben.id)
      .execute();
    await admin.call('changeStatus', { params: { id: b }, body: { status: 'Approved' } });
    await ctx.db.deleteFrom('notifications').execute();
    await later(2);
    expect(await told(ben)).toEqual([]);
    expect(await told(ann)).toEqual(['“due-a.txt”, which is assigned to you, is overdue']);
  });

  test('it comes by mail to both, and the digest says what is overdue', async () => {
    const { ctx } = its.service;
    await saveMailChoices(ctx, ben.id, { times: { assignment: 'at_once' } });
    await saveMailChoices(ctx, eve.id, { times: { assignment: 'digest' } });
    await saveMailChoices(ctx, ann.id, { times: { assignment: 'digest' } });
    // A digest has just been due, at whatever hour the test runs: the next one is a day away.
    await mailDigests(ctx);
    await later(await hoursToDigest(ann));
    await mailDigests(ctx);
    await assign(a, {
      assignee_id: ann.id,
      due_at: inHours(1),
      escalation_user_id: ben.id,
      escalation_team_id: team,
    });
    await later(2);
    await mailNotices(ctx);
    await later(0.1);
    await mailNotices(ctx);
    const [mail, ...rest] = await its.list();
    expect(rest).toEqual([]);
    expect(mail!.to).toBe('ben@acme.example');
    expect(await textTo('ben@acme.example', [mail!])).toContain('is overdue; it is assigned to Ann Lee');
    await later(await hoursToDigest(ann));
    await mailDigests(ctx);
    const digests = (await its.list()).filter(({ occasion }) => occasion === 'digest');
    expect(digests.map(({ to }) => to).sort()).toEqual(['ann@acme.example', 'eve@acme.example']);
    expect(await textTo('ann@acme.example', digests)).toMatch(/1 overdue/);
    expect(await textTo('eve@acme.example', digests)).toContain('is overdue; it is assigned to Ann Lee');
  });
});
