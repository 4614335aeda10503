// What a rule's action would mean for a document: a change, nothing, or nothing because a person's word stands. Pure.
import type { DocumentPatch } from '../../contract/documents.ts';
import type { RuleAction, RuleTrigger } from '../../contract/rules.ts';
import type { Subject } from './condition-fields.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';

export type Effect =
  | { kind: 'change'; detail: Sentence }
  /** It is so already; the rule does not fire. */
  | { kind: 'none' }
  | { kind: 'skipped'; detail: Sentence };

/** Names of folders and contacts, for sentences people read. */
export interface ResolvedFolder {
  id: number;
  name: string;
  contact_id: number;
}

/** @param folder where a move_folder leads; undefined when there is no such folder */
export function effectOf(
  action: RuleAction,
  trigger: RuleTrigger,
  subject: Subject,
  folder: ResolvedFolder | undefined,
): Effect {
  switch (action.type) {
    case 'set_status':
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
  if (!fields.some((field) => field.key === key))
    return { kind: 'skipped', detail: sentence('notices.ruleNoField', { key }) };
  const before = document.extracted_fields[key] ?? null;
  if (before === value) return { kind: 'none' };
  if (document.lineage[key]?.source === 'person')
    return { kind: 'skipped', detail: sentence('notices.ruleValueStands', { key }) };
  if (document.status === 'Approved') return { kind: 'skipped', detail: sentence('notices.ruleLocked') };
  return {
    kind: 'change',
    detail: sentence('notices.ruleValue', { key, before: before ?? EMPTY, after: value ?? EMPTY }),
  };
}

/** The edit that carries an action out, for the actions that are edits. */
export function editOf(action: RuleAction, folder: ResolvedFolder | undefined): DocumentPatch | undefined {
  if (action.type === 'set_field') return { extracted_fields: { [action.field]: action.value } };
  if (action.type === 'move_folder' && folder !== undefined)
    return { contact_id: folder.contact_id, folder_id: folder.id };
  return undefined;
}
