// One rule on one document, in one transaction: conditions on the locked record, the action, the trace, the audit entry.
import type { ConditionResult } from '../../contract/rules.ts';
import type { TouchlessAction } from '../../contract/touchless.ts';
import { readSteps } from '../approvals/progress.ts';
import { audit } from '../audit/audit.ts';
import type { Actor, Context } from '../context.ts';
import { changeStatus } from '../documents/change-status.ts';
import { editDocument } from '../documents/edit-document.ts';
import { getDocument, type DocumentRow } from '../documents/store.ts';
import { presentDocument, presentRuleBody } from '../documents/present.ts';
import { notifyPeople } from '../notifications/notify.ts';
import { conflict, RectoError } from '../platform/errors.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { queueDelivery } from '../webhooks/queue-delivery.ts';
import { allMet, checkConditions } from './conditions.ts';
import { parseName, type Subject } from './condition-fields.ts';
import { inHours } from '../review/assignment-terms.ts';
import { assignDocument, postponeDocument } from '../review/assign.ts';
import { rejectDocument } from '../review/reject.ts';
import { dayAfter, editOf, effectOf, type Effect } from './effect.ts';
import { keepsForPeople, letsGoHeld } from './hold-back.ts';
import { profileWasSet } from './set-profile.ts';
import { findTarget, type Target } from './target.ts';
import { hasFired, insertFiring, type NewFiring, type RuleRow } from './store.ts';
import { conditionsOf } from './touchless.ts';

const actorOf = (rule: RuleRow): Actor => ({ kind: 'rule', id: rule.id, name: rule.name });

/** What was decided; undefined when the rule does not apply, or has fired for this processing already. */
export type Fired = Pick<NewFiring, 'outcome' | 'detail'> | undefined;

/**
 * Fires at most once per processing of a document. An action that is not possible is recorded as failed; anything
 * unexpected (a lost database connection) is thrown, so that the job runs again.
 */
export async function fireRule(
  ctx: Context,
  rule: RuleRow,
  document_id: number,
  run: number,
): Promise<Fired> {
  const as = ctx.as(actorOf(rule));
  try {
    return await as.transaction((ctx) => evaluate(ctx, rule, document_id, run));
  } catch (error) {
    if (!(error instanceof RectoError)) throw error;
    return as.transaction((ctx) => recordFailure(ctx, rule, document_id, run, error.sentence));
  }
}

async function evaluate(ctx: Context, rule: RuleRow, document_id: number, run: number): Promise<Fired> {
  const subject = await lockSubject(ctx, document_id, run);
  if (subject === undefined) return undefined;
  if (rule.profile_id !== null && rule.profile_id !== subject.document.profile_id) return undefined;
  const conditions = checkConditions(conditionsOf(rule, subject), subject);
  if (!allMet(conditions)) return undefined;
  const target = await findTarget(ctx, rule.action, subject.document.contact_id);
  const effect = await effectNow(ctx, rule, subject, target);
  if (effect.kind === 'none') return undefined;
  if (effect.kind === 'change' && (await staysWithPeople(ctx, rule, subject.document))) return undefined;
  const outcome = effect.kind === 'change' ? 'done' : 'skipped';
  const firing: NewFiring = { document_id, run, outcome, detail: effect.detail, conditions };
  if (!(await insertFiring(ctx, rule, firing))) return undefined;
  await recordFiring(ctx, rule, subject.document, firing);
  if (effect.kind === 'change') await act(ctx, rule, subject, target, conditions);
  return { outcome, detail: effect.detail };
}

/** Before the trace and the audit log: what is held back must not be told from what did not meet the conditions. */
const staysWithPeople = (ctx: Context, rule: RuleRow, document: DocumentRow): Promise<boolean> =>
  rule.action.type === 'touchless'
    ? keepsForPeople(ctx, rule, rule.action, document)
    : letsGoHeld(ctx, rule.action, document.id);

/** Where an approval chain holds, people are to approve: a rule is none of them. */
async function effectNow(ctx: Context, rule: RuleRow, subject: Subject, target: Target): Promise<Effect> {
  const { action } = rule;
  if (action.type === 'set_profile')
    return profileWasSet({ name: rule.name, action }, subject, target.profile);
  const effect = effectOf(rule.action, rule.trigger, subject, target);
  if (rule.action.type !== 'touchless' || effect.kind !== 'change') return effect;
  const [step] = await readSteps(ctx, subject.document.id);
  if (step === undefined) return effect;
  return { kind: 'skipped', detail: sentence('notices.touchlessChain', { name: step.chain_name }) };
}

async function lockSubject(
  ctx: Context,
  document_id: number,
  run: number,
): Promise<(Subject & { document: DocumentRow }) | undefined> {
  const document = await ctx.db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', document_id)
    .where('run', '=', run)
    .where('deleted_at', 'is', null)
    .where('split', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (document === undefined) return undefined;
  const { fields } = await getProfileVersion(ctx, document.profile_id, document.profile_version);
  return { document, fields, now: ctx.clock.now() };
}

async function act(
  ctx: Context,
  rule: RuleRow,
  { document, fields, now }: Subject & { document: DocumentRow },
  { folder, told }: Target,
  conditions: ConditionResult[],
): Promise<void> {
  const { action } = rule;
  const edit = editOf(action, folder);
  if (edit !== undefined) await editDocument(ctx, document.id, edit, undefined);
  switch (action.type) {
    case 'set_status':
    case 'flag_review': {
      const status = action.type === 'set_status' ? action.status : 'Needs Review';
      await changeStatus(ctx, document.id, {
        status,
        reason: sentence('notices.byRule', { name: rule.name }),
      });
      return;
    }
    case 'touchless':
      return approveTouchless(ctx, rule, action, { document, fields, now }, conditions);
    case 'notify': {
      const message = action.message ?? `${rule.name}: ${document.filename}`;
      await notifyPeople(ctx, { kind: 'rule', message, document_id: document.id });
      return;
    }
    case 'webhook':
      return sendRecord(ctx, rule, document, action.url);
    case 'assign':
      await assignDocument(ctx, document.id, {
        assignee_id: action.assignee_id,
        ...(action.due_hours === undefined ? {} : { due_at: inHours(ctx, action.due_hours).toISOString() }),
        ...told,
      });
      return;
    case 'postpone':
      await postponeDocument(ctx, document.id, dayAfter(now, action.days));
      return;
    case 'reject':
      await rejectDocument(ctx, document.id, {
        reason: action.reason,
        note: action.note ?? null,
        answer: action.answer_sender === true ? 'possible' : 'never',
      });
      return;
    case 'move_folder':
    case 'set_field':
    // Before the document was read.
    case 'set_profile':
      return;
  }
}

/** Judged anew on the way: a blocker that has come since, a duplicate say, keeps it here. */
async function approveTouchless(
  ctx: Context,
  rule: RuleRow,
  action: TouchlessAction,
  { document: { id }, fields }: Subject,
  conditions: ConditionResult[],
): Promise<void> {
  const list = conditions.flatMap(({ field, actual, value }) => {
    const { what, of } = parseName(field);
    const label = what === 'confidence' ? fields.find(({ key }) => key === of)?.label : undefined;
    return label === undefined
      ? []
      : [sentence('notices.sureEnough', { label, actual: actual ?? '', threshold: value ?? '' })];
  });
  const reason = sentence('notices.byTouchless', { name: rule.name, list });
  const { document } = await changeStatus(ctx, id, { status: 'Approved', reason });
  const open = document.blockers.filter(({ state }) => state === 'open');
  if (open.length > 0) throw conflict('refusals.blockersOpen', { list: open.map(({ message }) => message) });
  if (action.status === 'Export') await changeStatus(ctx, id, { status: 'Export', reason });
}

async function sendRecord(ctx: Context, rule: RuleRow, document: DocumentRow, url: string): Promise<void> {
  const record = presentDocument(ctx.speaking('en'), await getDocument(ctx, document.id));
  const profile = await getProfileVersion(ctx, document.profile_id, document.profile_version);
  const body = presentRuleBody(record, profile.fields, ctx.clock.now(), rule);
  const { id: document_id, contact_id } = document;
  await queueDelivery(ctx, { document_id, contact_id, body: JSON.stringify(body), rule_url: url });
}

async function recordFiring(
  ctx: Context,
  rule: RuleRow,
  document: DocumentRow,
  firing: NewFiring,
): Promise<void> {
  const { outcome, detail, conditions } = firing;
  await audit(ctx, {
    event: 'rule.fired',
    document_id: document.id,
    contact_id: document.contact_id,
    detail: {
      rule_id: rule.id,
      rule: rule.name,
      trigger: rule.trigger,
      conditions,
      action: rule.action,
      outcome,
      detail,
    },
  });
}

async function recordFailure(
  ctx: Context,
  rule: RuleRow,
  document_id: number,
  run: number,
  reason: Said,
): Promise<Fired> {
  const subject = await lockSubject(ctx, document_id, run);
  if (subject === undefined || (await hasFired(ctx, rule.id, document_id, run))) return undefined;
  const conditions = checkConditions(conditionsOf(rule, subject), subject);
  await insertFiring(ctx, rule, { document_id, run, outcome: 'failed', detail: reason, conditions });
  await audit(ctx, {
    event: 'rule.failed',
    document_id,
    contact_id: subject.document.contact_id,
    detail: { rule_id: rule.id, rule: rule.name, action: rule.action, reason },
  });
  return { outcome: 'failed', detail: reason };
}
