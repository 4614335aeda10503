// What a rule's action would mean for a document: a change, nothing, or nothing because a person's word stands. Pure.
import type { DocumentPatch } from '../../contract/documents.ts';
import type { RuleAction, RuleTrigger } from '../../contract/rules.ts';
import type { Subject } from './condition-fields.ts';
import { isComputed } from '../formulas/check-formulas.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { profileEffect } from './set-profile.ts';
import type { ResolvedFolder, Target } from './target.ts';
import { isoDay } from '../platform/clock.ts';

export type Effect =
  | { kind: 'change'; detail: Sentence }
  /** It is so already; the rule does not fire. */
  | { kind: 'none' }
  | { kind: 'skipped'; detail: Sentence };

/** @param target what the action names */
export function effectOf(
  action: RuleAction,
  trigger: RuleTrigger,
  subject: Subject,
  { folder, person, profile }: Target = {},
): Effect {
  switch (action.type) {
    case 'set_status':
    case 'touchless':
      return statusEffect(action.status, trigger, subject);
    case 'flag_review':
      return statusEffect('Needs Review', trigger, subject);
    case 'move_folder':
      return folderEffect(action, subject, folder);
    case 'set_field':
      return fieldEffect(action, subject);
    case 'notify':
      return { kind: 'change', detail: sentence('notices.ruleNotifies') };
    case 'webhook':
      return { kind: 'change', detail: sentence('notices.ruleSends', { url: action.url }) };
    case 'assign':
      return assignEffect(action, subject, person);
    case 'postpone':
      return postponeEffect(action, subject);
    case 'reject':
      return rejectEffect(action, trigger, subject);
    case 'set_profile':
      return profileEffect(action, subject, profile);
  }
}

const EMPTY = sentence('notices.empty');

/** A status that a person set while the document was being processed is kept; on a schedule any status may be changed. */
function statusEffect(status: string, trigger: RuleTrigger, { document }: Subject): Effect {
  if (document.status === status) return { kind: 'none' };
  const persons = document.status_by === 'person' || document.status_by === 'token';
  if (trigger === 'processed' && persons) {
    return {
      kind: 'skipped',
      detail: sentence('notices.ruleStatusStands', { status: document.status }),
    };
  }
  return {
    kind: 'change',
    detail: sentence('notices.ruleStatus', { status: document.status, newStatus: status }),
  };
}

/** A document that somebody looks after is taken away from nobody, but by a rule that says so. */
function assignEffect(
  { assignee_id }: Extract<RuleAction, { type: 'assign' }>,
  { document }: Subject,
  person: Target['person'],
): Effect {
  if (document.assignee_id === assignee_id) return { kind: 'none' };
  if (assignee_id === null) return { kind: 'change', detail: sentence('notices.ruleUnassigns') };
  if (person === undefined)
    return { kind: 'skipped', detail: sentence('notices.ruleNoPerson', { id: assignee_id }) };
  if (document.assignee_id !== null) return { kind: 'skipped', detail: sentence('notices.ruleAssigned') };
  return { kind: 'change', detail: sentence('notices.ruleAssigns', { name: person.name }) };
}

const DAY_MS = 86_400_000;

export const dayAfter = (now: Date, days: number): string => isoDay(new Date(now.getTime() + days * DAY_MS));

function postponeEffect(
  { days }: Extract<RuleAction, { type: 'postpone' }>,
  { document, now }: Subject,
): Effect {
  const day = dayAfter(now, days);
  if (document.postponed_until !== null && document.postponed_until >= day) return { kind: 'none' };
  return { kind: 'change', detail: sentence('notices.rulePostpones', { day }) };
}

function rejectEffect(
  { reason }: Extract<RuleAction, { type: 'reject' }>,
  trigger: RuleTrigger,
  subject: Subject,
): Effect {
  if (subject.document.rejection !== null) return { kind: 'none' };
  const status = statusEffect('Archived', trigger, subject);
  return status.kind === 'change'
    ? { kind: 'change', detail: sentence('notices.ruleRejects', { reason }) }
    : status;
}

function folderEffect(
  action: Extract<RuleAction, { type: 'move_folder' }>,
  { document }: Subject,
  folder: ResolvedFolder | undefined,
): Effect {
  if (folder === undefined) {
    const wanted = action.folder_name ?? String(action.folder_id);
    return { kind: 'skipped', detail: sentence('notices.ruleNoFolder', { name: wanted }) };
  }
  if (folder.id === document.folder_id) return { kind: 'none' };
  return { kind: 'change', detail: sentence('notices.ruleMoves', { name: folder.name }) };
}

function fieldEffect(
  action: Extract<RuleAction, { type: 'set_field' }>,
  { document, fields }: Subject,
): Effect {
  const { field: key, value } = action;
  const field = fields.find((one) => one.key === key);
  if (field === undefined)
    return { kind: 'skipped', detail: sentence('notices.ruleNoField', { fieldKey: key }) };
  if (isComputed(field))
    return { kind: 'skipped', detail: sentence('notices.ruleComputed', { fieldKey: key }) };
  const before = document.extracted_fields[key] ?? null;
  if (before === value) return { kind: 'none' };
  if (document.lineage[key]?.source === 'person')
    return { kind: 'skipped', detail: sentence('notices.ruleValueStands', { fieldKey: key }) };
  if (document.status === 'Approved') return { kind: 'skipped', detail: sentence('notices.ruleLocked') };
  return {
    kind: 'change',
    detail: sentence('notices.ruleValue', {
      fieldKey: key,
      before: before ?? EMPTY,
      after: value ?? EMPTY,
    }),
  };
}

/** The edit that carries an action out, for the actions that are edits. */
export function editOf(action: RuleAction, folder: ResolvedFolder | undefined): DocumentPatch | undefined {
  if (action.type === 'set_field') return { extracted_fields: { [action.field]: action.value } };
  if (action.type === 'move_folder' && folder !== undefined)
    return { contact_id: folder.contact_id, folder_id: folder.id };
  return undefined;
}
