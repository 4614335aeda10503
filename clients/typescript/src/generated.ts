// Written by "npm run clients" from the OpenAPI document; not by hand.
import { Transport, type CallOptions, type FileInput } from './transport.ts';

export type Absence = {
  /** Who approves meanwhile. */
  substitute_id: number;
  /** The first day. */
  from_day: string;
  /** The last day. */
  until_day: string;
};
export type Allowance = {
  /** allowance: is taken off the sum of the lines; charge: comes on top of it. */
  type: "allowance" | "charge";
  /** What it is for, as the document says it. */
  reason: string | null;
  /** Without tax, in the currency of the document. */
  amount: number | null;
  /** Percent of tax on it. */
  tax_rate: number | null;
  /** UNTDID 5305, as in the taxes by rate. */
  tax_category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "L" | "M" | null;
  /** Reason as a code: UNTDID 5189 of an allowance, such as 95 for a discount; UNTDID 7161 of a charge, such as FC for freight. */
  reason_code: string | null;
  /** Percent of the base; null where the amount is none. */
  percent: number | null;
  /** What the percentage is taken of. */
  base: number | null;
};
export type ApiToken = {
  /** Secret; shown once. */
  token: string;
  /** When it was made. */
  created_at: string;
};
export type ApprovalChain = {
  /** One that no other chain has. */
  name: string;
  /** Whether it is switched on. */
  enabled: boolean;
  /** Place in the order, from the front. */
  position: number;
  /** The extraction profile. */
  profile_id: number | null;
  /** The contact that it belongs to. */
  contact_id: number | null;
  /** Only where the vendor has these words in its name; null: any. */
  vendor: string | null;
  /** Only from this total on, whatever its sign; null: any. */
  minimum: string | null;
  /** ISO 4217 code; null where none was found. */
  currency: string | null;
  /** One step after the other; otherwise all at once. */
  in_order: boolean;
  /** Nobody approves what they uploaded themselves. */
  four_eyes: boolean;
  /** The first one first. */
  steps: ({
    /** Name that people see. */
    name: string | null;
    /** The team that approves. */
    team_id: number;
    /** How many approvals it takes, each of another person. */
    needed: number;
    /** How long it may wait, in hours; null: any time. */
    due_hours: number | null;
    /** Who may approve as well once that time is over; null: nobody. */
    escalation_team_id: number | null;
  })[];
  /** Identifier within its kind; never given to another. */
  id: number;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type ApprovalChainInput = {
  /** One that no other chain has. */
  name: string;
  /** Whether it is switched on. */
  enabled?: boolean;
  /** The first chain that fits a document holds. The end when omitted. */
  position?: number;
  /** Only documents of this profile. */
  profile_id?: number | null;
  /** Only documents of this contact. */
  contact_id?: number | null;
  /** Only where the vendor has these words in its name. */
  vendor?: string | null;
  /** Only from this total on, whatever its sign. A document without a total counts as one. */
  minimum?: string | null;
  /** Only totals in this currency. A document without a currency counts as one. */
  currency?: string | null;
  /** One step after the other; otherwise all at once. */
  in_order?: boolean;
  /** Nobody approves what they uploaded themselves. */
  four_eyes?: boolean;
  /** The first one first. */
  steps: ({
    /** What the step is called; null: like its team. */
    name?: string | null;
    /** Who approves. */
    team_id: number;
    /** How many of the team, each of them once. */
    needed?: number;
    /** How long it may wait; null: any time. */
    due_hours?: number | null;
    /** Who may approve as well, and is told, once that time is over. */
    escalation_team_id?: number | null;
  })[];
};
export type Approving = {
  /** False where nothing could be read: there is nothing to approve. */
  offered: boolean;
  /** What helps instead; empty where approving is offered. `password`: the PDF opens with one, see /unlock. */
  helps: ("password" | "new_version" | "enter_by_hand" | "reprocess" | "reject")[];
};
export type AssignInput = {
  /** null: to nobody. */
  assignee_id: number | null;
  /** By when it is to be done; null: no time. As the settings say when omitted. */
  due_at?: string | null;
  /** Who is told once it is overdue; null: nobody. As the settings say when omitted. */
  escalation_user_id?: number | null;
  /** Which team is told once it is overdue; null: none. As the settings say when omitted. */
  escalation_team_id?: number | null;
};
export type Assignment = {
  /** By when it is to be done; null: no time is set. */
  due_at: string | null;
  /** Whether that time is over and the document still waits. */
  overdue: boolean;
  /** When others were told that it is overdue; null: not yet. */
  escalated_at: string | null;
  /** The person who is told once it is overdue; null: nobody. */
  escalation_user: Person | null;
  /** The team that is told once it is overdue; null: none. */
  escalation_team: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name that people see. */
    name: string;
  } | null;
};
export type AuditEntry = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** When it happened. */
  at: string;
  /** A person, a token, a rule or the system. */
  actor_kind: "person" | "token" | "rule" | "system";
  /** The person or rule; null for others. */
  actor_id: number | null;
  /** Name of who did it, at that time. */
  actor_name: string;
  /** What happened. */
  event: "document.uploaded" | "document.version_added" | "document.split" | "document.split_off" | "document.joined" | "document.pages_moved" | "document.pages_turned" | "document.deleted" | "document.restored" | "document.purged" | "document.deletion_requested" | "document.deletion_withdrawn" | "document.status_changed" | "document.field_edited" | "document.edited" | "document.moved" | "document.filed" | "document.reprocessed" | "document.blockers_accepted" | "document.blockers_reopened" | "document.rejected" | "document.change_undone" | "document.vendor_chosen" | "document.payment_noted" | "document.payment_removed" | "document.assigned" | "document.overdue" | "document.postponed" | "view.created" | "view.updated" | "view.deleted" | "document.downloaded" | "documents.exported" | "export_template.created" | "export_template.updated" | "export_template.deleted" | "processing.completed" | "processing.failed" | "confidence.assigned" | "rule.created" | "rule.updated" | "rule.deleted" | "rule.fired" | "rule.failed" | "touchless.stopped" | "touchless.resumed" | "certificate.issued" | "approval.given" | "approval.withdrawn" | "approval.escalated" | "approval.team_created" | "approval.team_updated" | "approval.team_deleted" | "approval.chain_created" | "approval.chain_updated" | "approval.chain_deleted" | "user.absence_set" | "webhook.queued" | "webhook.attempt" | "webhook.paused" | "webhook.redelivered" | "webhook.withdrawn" | "webhook.tested" | "webhook.endpoint_created" | "webhook.endpoint_updated" | "webhook.endpoint_deleted" | "mail.tested" | "mail.sent_again" | "mail.sender_answered" | "user.signed_in" | "user.sign_in_failed" | "user.signed_out" | "user.created" | "user.updated" | "user.password_changed" | "user.invited" | "user.password_link_created" | "user.sessions_ended" | "user.second_factor_set" | "user.second_factor_removed" | "user.recovery_code_used" | "user.token_created" | "user.token_revoked" | "user.identity_linked" | "contact.created" | "contact.updated" | "contact.deleted" | "folder.created" | "folder.updated" | "folder.deleted" | "order.created" | "order.updated" | "order.deleted" | "order.receipt_updated" | "order.receipt_deleted" | "orders.imported" | "bank_statement.imported" | "bank_statement.deleted" | "retention.rule_created" | "retention.rule_updated" | "retention.rule_deleted" | "retention.hold_placed" | "retention.hold_lifted" | "trust.certificate_added" | "trust.certificate_updated" | "trust.certificate_deleted" | "bank_statement.set_aside" | "bank_statement.taken_up" | "vendor.created" | "vendor.updated" | "vendor.deleted" | "vendors.imported" | "profile.created" | "profile.updated" | "profile.deleted" | "profile.tested" | "lesson.learned" | "lesson.switched" | "lesson.forgotten" | "lesson.undone" | "settings.updated" | "settings.webhook_updated" | "settings.token_regenerated" | "intake.channel_created" | "intake.channel_updated" | "intake.channel_deleted" | "intake.failed" | "audit.verified" | "audit.exported";
  /** The document that it is about. */
  document_id: number | null;
  /** The contact that it belongs to. */
  contact_id: number | null;
  /** What there is to say about it. */
  detail: Record<string, unknown>;
  /** SHA-256 over this entry and the hash of the one before. */
  hash: string;
};
export type AuditProblem = {
  /** Where it was noticed. */
  entry_id: number;
  /** Which of the kinds it is. */
  kind: "edited" | "missing" | "out_of_order" | "forged";
  /** What there is to say about it. */
  detail: string;
};
export type AuditVerification = {
  /** Whether nothing was changed or taken away. */
  intact: boolean;
  /** Entries, or how many were looked at. */
  entries: number;
  /** The last entry. Noted elsewhere, it proves later that nothing up to it was changed. */
  head: {
    /** The entry concerned; null for none. */
    entry_id: number;
    /** SHA-256 of the entry, chained to the one before. */
    hash: string;
  } | null;
  /** Signed heads that the log was compared with. */
  checkpoints: number;
  /** The first 50. */
  problems: AuditProblem[];
  /** How long it took, in milliseconds. */
  duration_ms: number;
};
export type AutomationStop = {
  /** When it happened. */
  at: string;
  /** `drift`: the error rate has jumped (CUSUM). `bound`: the lower bound of the error rate has passed the target. */
  reason: "bound" | "drift";
  /** Whose samples said so; all touchless rules of the profile stop with it. */
  rule_id: number;
  /** Its name at that time. */
  rule_name: string;
  /** Samples that people had decided until then. */
  samples: number;
  /** Of them, those that were wrong. */
  errors: number;
  /** Samples that were wrong, newest first; five at most. */
  examples: ({
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name of the file. */
    filename: string;
  })[];
};
export type AutomationWatch = {
  /** The rule that fired. */
  rule_id: number;
  /** Its name at that time. */
  rule_name: string;
  /** The extraction profile. */
  profile_id: number;
  /** Name of that profile. */
  profile_name: string;
  /** Whether it is switched on. */
  enabled: boolean;
  /** Whether samples are held back: the rule has a target, or a `sample_percent`. */
  sampled: boolean;
  /** Whether what people decided, before the rule was saved or of its samples, proves that it keeps its target. Until then everything is held back. true without a target. */
  proven: boolean;
  /** Most documents of 100 that may be wrong in anything. */
  target_percent: number;
  /** How sure that must be, in percent. */
  confidence: number;
  /** What was found before says nothing of the rule as it is; a year back at most. */
  since: string;
  /** Of 100 documents that could go, how many are held back. */
  share_percent: number;
  /** Documents that went without a person. */
  documents: number;
  /** Documents that were held back and that people have decided. */
  samples: number;
  /** Of them, those that people corrected or rejected. */
  errors: number;
  /** With the confidence of the target, no more of 100 documents are wrong (one-sided bound of Clopper and Pearson). */
  bound_percent: number | null;
  /** Whether the bound is within the target. */
  kept: boolean;
  /** So many more samples bring the bound within the target, or where that is not proven prove it, if none of them is wrong. */
  more: number;
  /** Sum of the drift test since then, at its highest. */
  drift: number;
  /** Where the drift test stops the rule. */
  drift_limit: number;
  /** null: it works, or is switched off. */
  stopped: AutomationStop | null;
  /** The last documents that went without a person, newest first; 20 at most. */
  latest: ({
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name of the file. */
    filename: string;
    /** When it happened. */
    at: string;
  })[];
};
export type BankAccount = {
  /** IBAN or number; null for statements that name none. */
  account: string | null;
  /** ISO 4217 code; null where none was found. */
  currency: string | null;
  /** Statements of this account. */
  statements: number;
  /** Movements that pay nothing and that nobody has decided on. */
  waiting: number;
  /** Day of its last movement. */
  until: string | null;
  /** Balance that its newest statement closes with. */
  closing: string | null;
};
export type BankImport = {
  /** Whether nothing was changed. */
  dry_run: boolean;
  /** How it is written, told from its content; `table` is CSV or a workbook, `document` a statement on paper that was processed and approved. */
  format: "camt.053" | "mt940" | "table" | "document";
  /** Movements that were not known before. */
  new: number;
  /** Movements that another file brought already; they are left out. */
  known: number;
  /** New movements that pay documents. */
  paying: number;
  /** New movements for which documents come into question. */
  proposed: number;
  /** Movements of earlier files that pay documents now, because these were approved since. */
  earlier: number;
  /** The statements of the file. */
  statements: ImportedStatement[];
  /** The columns of a table; none of other formats. */
  columns: ({
    /** As the file has it. */
    heading: string;
    /** What it is taken for; null: not used. */
    field: "booked" | "valued" | "amount" | "debit" | "credit" | "direction" | "currency" | "name" | "account" | "purpose" | "reference" | "bank_id" | "own_account" | "balance" | null;
    /** The first value in it. */
    example: string | null;
  })[];
  /** Rows of a table that are left out and why, the first hundred; in a dry run also what is missing. */
  problems: ({
    /** As counted in the file, from 1. */
    row: number;
    /** What there is to say about it. */
    detail: string;
  })[];
  /** What does not add up or could not be read, in sentences. */
  warnings: string[];
};
export type BankMovement = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Day on which it was booked; null where only the value date is known. */
  booked: string | null;
  /** Day from which it counts for interest. */
  valued: string | null;
  /** Negative: the account paid. */
  amount: string;
  /** ISO 4217 code of the account. */
  currency: string;
  /** Whether it takes back another movement; such a one pays nothing by itself. */
  reversal: boolean;
  /** Who paid or was paid. */
  name: string | null;
  /** IBAN or number of their account. */
  account: string | null;
  /** What the payer wrote. */
  purpose: string;
  /** What the payer wrote in fields of their own. */
  references: string[];
  /** paying: it pays documents by itself; decided: a person has decided what it pays, or that it pays nothing; proposed: a person is asked whether it pays one of the proposals; none: no document fits. */
  state: "paying" | "decided" | "proposed" | "none";
  /** Of a statement on a document, which of its line items it is, from 0; null of other formats. */
  line: number | null;
  /** Who said that it pays no document; null where nobody did. */
  aside: string | null;
  /** Documents that it paid by itself until a person took that back; paying one again undoes that. */
  refused: number[];
  /** The documents that it pays and that the caller sees. */
  payments: PaidDocument[];
  /** Which documents come into question, the likeliest first. */
  proposals: ProposedPayment[];
};
export type BankStatementSummary = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name of the file. */
  filename: string;
  /** How it is written, told from its content; `table` is CSV or a workbook, `document` a statement on paper that was processed and approved. */
  format: "camt.053" | "mt940" | "table" | "document";
  /** IBAN or number of the account; null where the file names none. */
  account: string | null;
  /** ISO 4217 code of the account. */
  currency: string | null;
  /** Number of the statement, as the bank gives it. */
  number: string | null;
  /** Balance before the first movement. */
  opening: string | null;
  /** Balance after the last movement. */
  closing: string | null;
  /** How far the closing balance is from what the movements come to; null where they agree, or a balance is missing. */
  difference: string | null;
  /** How many movements it brought that were not known before. */
  movements: number;
  /** How many of them pay documents. */
  paying: number;
  /** How many of them pay nothing, and nobody has decided on. */
  waiting: number;
  /** Day of its first movement. */
  from: string | null;
  /** Day of its last movement. */
  until: string | null;
  /** Lines of the file that could not be read as movements. */
  unread: number;
  /** The document that it stands on, where its format is `document`. */
  document_id: number | null;
  /** Who imported it, by name. */
  imported_by: string;
  /** When it was made. */
  created_at: string;
};
export type BatchRequest = {
  /** Identifiers of what is meant. */
  ids?: number[];
  /** The filters of the list, instead of ids; at most 5000 documents may match. */
  filter?: {
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[];
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[];
    /** Kind of document; null until it is processed. */
    doc_type?: string[];
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[];
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[];
  };
  /** What is done. */
  action: "approve" | "export" | "set_status" | "move" | "reprocess" | "archive" | "delete" | "assign" | "postpone" | "reject";
  /** For set_status, one of: New, Processing, Needs Review, Missing Info, Ready, Approved, Export, Exception, Archived */
  status?: string;
  /** For move. */
  folder_id?: number;
  /** For move to another contact, beside folder_id. */
  contact_id?: number;
  /** For assign; null: to nobody. */
  assignee_id?: number | null;
  /** For assign; null: no time. As the settings say when omitted. */
  due_at?: string | null;
  /** For postpone; null: not any more. */
  postponed_until?: string | null;
  /** For reject. */
  reason?: string;
  /** For reject. */
  note?: string | null;
  /** For reject: whether the senders of mail are told the reason. Documents whose sender cannot be told are rejected, too. */
  answer_sender?: boolean;
  /** For reprocess; the profile each document has when omitted. */
  profile_id?: number;
};
export type BatchResult = {
  /** What is done. */
  action: "approve" | "export" | "set_status" | "move" | "reprocess" | "archive" | "delete" | "assign" | "postpone" | "reject";
  /** How many there are in all, also past the last page. */
  total: number;
  /** How many worked. */
  succeeded: number;
  /** How many did not work. */
  failed: number;
  /** One for each, in the order asked for. */
  results: ({
    /** As it was given. */
    id: number;
    /** Whether it worked. */
    ok: boolean;
    /** Afterwards; null when the document was deleted or is unknown. */
    status: DocumentStatus | null;
    /** Why it was not done, or why the sender of one that was rejected is not told. */
    detail: string | null;
    /** For undoing a change of status, an assignment or a postponement. */
    change_id: number | null;
  })[];
};
export type Blocker = {
  /** The same as long as the reason is the same. */
  id: string;
  kind: BlockerKind;
  /** blocking: not without a person; advice: worth a look. */
  severity: "blocking" | "advice";
  /** A field key, line_items, line_items[i] or line_items[i].<column>, allowances, tax_breakdown or tax_breakdown[i], page[n]; null: the document. */
  target: string | null;
  /** For programs; `message` says it to people. */
  code: string;
  /** In the language of the request; English in webhooks and exports. */
  message: string;
  /** accepted: a person said so, until the values change; resolved: no longer true. */
  state: "open" | "accepted" | "resolved";
  /** Who accepted it, by name. */
  resolved_by: string | null;
  /** When it was accepted or became untrue. */
  resolved_at: string | null;
  /** Why it was accepted. */
  reason: string | null;
  /** Whether two people have to accept it. */
  second_person: boolean;
  /** Who has accepted it where a second person has to as well. */
  accepted_by: string | null;
};
export type BlockerKind = "field_missing" | "field_doubtful" | "check_failed" | "line_doubtful" | "reading" | "duplicate" | "profile" | "bundle" | "contact" | "vendor" | "payee_changed" | "payee_first" | "order";
export type BuiltInView = {
  /** Name that people see. */
  name: "all" | "review" | "mine" | "unsorted" | "postponed" | "approved";
  /** The filters of the list, as it takes them; assignee_id=me is whoever looks. */
  filter: {
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[];
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[];
    /** Kind of document; null until it is processed. */
    doc_type?: string[];
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[];
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[];
  };
  /** `field.<key>` sorts by a field of the profile, amounts and numbers as such. */
  sort: "created_at" | "updated_at" | "confidence_score" | "filename" | "doc_date" | "due_date" | "vendor" | "number" | "total" | "blockers_open" | "assignment_due_at" | string;
  /** asc: smallest or oldest first; desc: the other way. */
  order: "asc" | "desc";
  /** How many documents it shows. */
  count: number;
};
export type CalibrationBin = {
  /** Lowest confidence of the bin, in percent. */
  from: number;
  /** Highest confidence of the bin, in percent. */
  to: number;
  /** Approved as they were proposed. */
  correct: number;
  /** Changed or emptied before they were approved. */
  wrong: number;
  /** Share of them that were proposed as they were approved, 0..1; null without any. */
  accuracy: number | null;
  /** Lower end of the two-sided 95 % interval of Clopper and Pearson. */
  lower: number | null;
  /** Upper end of the two-sided 95 % interval of Clopper and Pearson. */
  upper: number | null;
  /** Mean confidence of the values in it, 0..1. */
  confidence: number;
};
export type Certificate = {
  /** What is certified, and where the audit log keeps it. */
  content: {
    /** Which of the kinds it is. */
    kind: "recto.automation-certificate";
    /** Version. */
    version: 1;
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name of the instance. */
    instance: string;
    /** Name and version of the service. */
    service: string;
    /** When it was issued. */
    issued_at: string;
    /** Name of the Admin who issued it. */
    issued_by: string;
    /** First day, UTC. */
    from: string;
    /** Last day, UTC, included. */
    to: string;
    /** Which rule let the documents go. */
    rule: {
      /** Identifier within its kind; never given to another. */
      id: number;
      /** Name that people see. */
      name: string;
    };
    /** Their profile, and its versions at that time. */
    profile: {
      /** Identifier within its kind; never given to another. */
      id: number;
      /** Name that people see. */
      name: string;
      /** Newest first. */
      versions: number[];
    };
    /** Engines and versions whose proposals went. */
    engines: string[];
    /** Most documents of 100 that may be wrong in anything. */
    target_percent: number;
    /** How sure that must be, in percent. */
    confidence: number;
    /** Documents that went without a person in this time, each once. */
    documents: number;
    /** Documents that could have gone and were held back for people, each once. */
    samples: number;
    /** Samples that people corrected or rejected. */
    errors: number;
    /** Samples that no person decided, such as deleted ones. The bound counts them as wrong. */
    unjudged: number;
    /** With the confidence of the target, no more of 100 documents are wrong (one-sided bound of Clopper and Pearson). */
    bound_percent: number;
    /** Whether the bound is within the target. */
    kept: boolean;
    /** The entry `certificate.issued` of the audit log whose hash covers all of it. */
    audit: {
      /** The entry concerned; null for none. */
      entry_id: number;
      /** SHA-256 of the entry, chained to the one before. */
      hash: string;
    };
  };
  /** Of `content` as canonical JSON (RFC 8785), by the key of `GET /api/signing-key`. */
  signature: Signature;
};
export type CertificateContent = {
  /** Which of the kinds it is. */
  kind: "recto.automation-certificate";
  /** Version. */
  version: 1;
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name of the instance. */
  instance: string;
  /** Name and version of the service. */
  service: string;
  /** When it was issued. */
  issued_at: string;
  /** Name of the Admin who issued it. */
  issued_by: string;
  /** First day, UTC. */
  from: string;
  /** Last day, UTC, included. */
  to: string;
  /** Which rule let the documents go. */
  rule: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name that people see. */
    name: string;
  };
  /** Their profile, and its versions at that time. */
  profile: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name that people see. */
    name: string;
    /** Newest first. */
    versions: number[];
  };
  /** Engines and versions whose proposals went. */
  engines: string[];
  /** Most documents of 100 that may be wrong in anything. */
  target_percent: number;
  /** How sure that must be, in percent. */
  confidence: number;
  /** Documents that went without a person in this time, each once. */
  documents: number;
  /** Documents that could have gone and were held back for people, each once. */
  samples: number;
  /** Samples that people corrected or rejected. */
  errors: number;
  /** Samples that no person decided, such as deleted ones. The bound counts them as wrong. */
  unjudged: number;
  /** With the confidence of the target, no more of 100 documents are wrong (one-sided bound of Clopper and Pearson). */
  bound_percent: number;
  /** Whether the bound is within the target. */
  kept: boolean;
};
export type CertificateInput = {
  /** The rule that fired. */
  rule_id: number;
  /** First day, UTC. */
  date_from: string;
  /** Last day, UTC, included; before today. */
  date_to: string;
};
export type Change = {
  /** Grows with each change; also the cursor behind which the next one stands. */
  id: string;
  /** Which of the types it is. */
  type: "document.received" | "document.processed" | "document.status_changed" | "document.updated" | "document.payment_changed" | "document.deleted" | "document.restored" | "document.purged" | "delivery.failed";
  /** When it happened. */
  at: string;
  /** The document that it is about. */
  document_id: number;
  /** The contact that it belongs to. */
  contact_id: number | null;
  /** Who did it: a person, a token, a rule or the system. */
  by: string;
  /** With document.status_changed. */
  before: DocumentStatus | null;
  /** As it is afterwards; in a query, what to go on behind. */
  after: DocumentStatus | null;
};
export type ChangeWebhook = {
  /** Of this form of the body. */
  schema_version: "1.0";
  /** What happened. */
  event: "document.received" | "document.processed" | "document.status_changed" | "document.needs_review" | "document.exception" | "document.approved" | "document.exported" | "document.updated" | "document.payment_changed" | "document.deleted" | "document.restored" | "delivery.failed";
  /** When it happened. */
  timestamp: string;
  /** The same as in the feed of changes; grows with each change. */
  change_id: string;
  /** The document that it is about. */
  document_id: number;
  /** Name of the file. */
  filename: string;
  /** The contact that it belongs to. */
  contact_id: number | null;
  /** Who did it: a person, a token, a rule or the system. */
  by: string;
  /** With changes of status. */
  before: DocumentStatus | null;
  /** As it is afterwards; in a query, what to go on behind. */
  after: DocumentStatus | null;
  /** Where the API has the record. */
  record_url: string;
  /** Where people see the document. */
  document_url: string;
};
export type Channel = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** Whether it is switched on. */
  enabled: boolean;
  /** null: the built-in contact System. */
  contact_id: number | null;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id: number | null;
  /** null: the contact's default. */
  profile_id: number | null;
  /** Where it comes from. */
  source: {
    /** Which of the kinds it is. */
    kind: "folder";
    /** Below RECTO_INTAKE_DIR, or absolute and within it. */
    path: string;
    /** Whether files in sub-folders are taken too. */
    subfolders: boolean;
    /** `<contact>/<folder>/file`: sub-folders name contact and folder; needs `subfolders`. */
    place_by_subfolder: boolean;
    /** A file is taken once it has not changed for so long. */
    settle_seconds: number;
    /** move: into the sub-folder `done`. */
    after: "move" | "delete";
  } | {
    /** Which of the kinds it is. */
    kind: "imap";
    /** Name or address of the machine. */
    host: string;
    /** TCP port. */
    port: number;
    /** none sends the password readable; within a trusted network only. */
    security: "tls" | "starttls" | "none";
    /** Name to sign in with. */
    user: string;
    /** Folder of the mailbox. */
    mailbox: string;
    /** attachments: a message without any that can be read becomes a document itself. */
    take: "attachments" | "message" | "both";
    /** flag: marks as read. */
    after: "flag" | "move" | "delete";
    /** The mailbox for `after: move`; made when missing. */
    move_to: string | null;
    /** Seconds between two looks. */
    poll_seconds: number;
  };
  /** Whether a password is kept. */
  password_set: boolean;
  /** How many have come in by it. */
  documents: number;
  /** Whether the last look failed. */
  failing: boolean;
  /** What went wrong last; null where nothing did. */
  last_error: string | null;
  /** When it last ran; null for never. */
  last_run_at: string | null;
  /** When it last worked; null for never. */
  last_success_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type ChannelInput = {
  /** Name that people see. */
  name: string;
  /** Whether it is switched on. */
  enabled?: boolean;
  /** Beside folder_id; both null: the folder Inbox of the contact System. */
  contact_id?: number | null;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id?: number | null;
  /** The extraction profile. */
  profile_id?: number | null;
  /** Where it comes from. */
  source: {
    /** Which of the kinds it is. */
    kind: "folder";
    /** Below RECTO_INTAKE_DIR, or absolute and within it. */
    path: string;
    /** Whether files in sub-folders are taken too. */
    subfolders?: boolean;
    /** `<contact>/<folder>/file`: sub-folders name contact and folder; needs `subfolders`. */
    place_by_subfolder?: boolean;
    /** A file is taken once it has not changed for so long. */
    settle_seconds?: number;
    /** move: into the sub-folder `done`. */
    after?: "move" | "delete";
  } | {
    /** Which of the kinds it is. */
    kind: "imap";
    /** Name or address of the machine. */
    host: string;
    /** TCP port. */
    port?: number;
    /** none sends the password readable; within a trusted network only. */
    security?: "tls" | "starttls" | "none";
    /** Name to sign in with. */
    user: string;
    /** Folder of the mailbox. */
    mailbox?: string;
    /** attachments: a message without any that can be read becomes a document itself. */
    take?: "attachments" | "message" | "both";
    /** flag: marks as read. */
    after?: "flag" | "move" | "delete";
    /** The mailbox for `after: move`; made when missing. */
    move_to?: string | null;
    /** Seconds between two looks. */
    poll_seconds?: number;
  };
  /** Of the mailbox; kept encrypted, never shown again. */
  password?: string;
};
export type ChannelItem = {
  /** File name; for mail, subject and attachment. */
  name: string;
  /** How far it has come. */
  state: "done" | "failed";
  /** The document that it is about. */
  document_id: number | null;
  /** Why it was not taken. */
  detail: string | null;
  /** When it happened. */
  at: string;
};
export type ChannelPatch = {
  /** Name that people see. */
  name?: string;
  /** Whether it is switched on. */
  enabled?: boolean;
  /** Beside folder_id; both null: the folder Inbox of the contact System. */
  contact_id?: number | null;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id?: number | null;
  /** The extraction profile. */
  profile_id?: number | null;
  /** As a whole; its kind cannot change. */
  source?: {
    /** Which of the kinds it is. */
    kind: "folder";
    /** Below RECTO_INTAKE_DIR, or absolute and within it. */
    path: string;
    /** Whether files in sub-folders are taken too. */
    subfolders?: boolean;
    /** `<contact>/<folder>/file`: sub-folders name contact and folder; needs `subfolders`. */
    place_by_subfolder?: boolean;
    /** A file is taken once it has not changed for so long. */
    settle_seconds?: number;
    /** move: into the sub-folder `done`. */
    after?: "move" | "delete";
  } | {
    /** Which of the kinds it is. */
    kind: "imap";
    /** Name or address of the machine. */
    host: string;
    /** TCP port. */
    port?: number;
    /** none sends the password readable; within a trusted network only. */
    security?: "tls" | "starttls" | "none";
    /** Name to sign in with. */
    user: string;
    /** Folder of the mailbox. */
    mailbox?: string;
    /** attachments: a message without any that can be read becomes a document itself. */
    take?: "attachments" | "message" | "both";
    /** flag: marks as read. */
    after?: "flag" | "move" | "delete";
    /** The mailbox for `after: move`; made when missing. */
    move_to?: string | null;
    /** Seconds between two looks. */
    poll_seconds?: number;
  };
  /** Of the mailbox; kept encrypted, never shown again. */
  password?: string;
};
export type ChannelTest = {
  /** Whether it worked. */
  ok: boolean;
  /** What was found, or what went wrong. */
  detail: string;
  /** Files or messages that would be taken now. */
  waiting: number | null;
};
export type ChatAnswer = {
  /** The conversation; give it back to go on. */
  session_id: string;
  /** In the language of the question. */
  answer: string;
  /** The language of the question and of the answer. */
  language: "en" | "zh";
  /** How the question was understood. All but freeform are answered by code from the records. */
  route: "lookup" | "aggregate" | "list" | "compare" | "summarise" | "freeform";
  /** False where the documents do not answer the question; the sources are then what comes closest. */
  found: boolean;
  /** True where the answer may be wrong or incomplete and should be checked: it begins by saying so, and says why where that is known. */
  unsure: boolean;
  /** Questions that this one may have meant instead, to be asked as they stand: the value in one of several documents, or another field of the same name. */
  readings: string[];
  /** Where it stands. */
  sources: ChatSource[];
  coverage: ChatCoverage;
  /** builtin, or the model that took part. */
  engine: string;
};
export type ChatCoverage = {
  /** Documents of the folder. */
  documents_in_folder: number;
  /** Documents that were looked at. */
  documents_read: number;
  /** Pages read so far. */
  pages_read: number;
  /** Documents that were not used: not processed yet, or nothing in them could be read. */
  not_available: ({
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name of the file. */
    filename: string;
    status: DocumentStatus;
  })[];
};
export type ChatRequest = {
  /** What was asked, in English or Chinese. */
  question: string;
  /** The contact that it belongs to. */
  contact_id: number;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id: number;
  /** Continues a session; a new one starts when omitted or when the folder differs. */
  session_id?: string;
  /** Answers with events, as Accept: text/event-stream does. */
  stream?: boolean;
};
export type ChatSession = {
  /** Identifier within its kind; never given to another. */
  id: string;
  /** The contact that it belongs to. */
  contact_id: number;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id: number;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** Questions with their answers, oldest first. */
  turns: ChatTurn[];
};
export type ChatSessionEntry = {
  /** Identifier within its kind; never given to another. */
  id: string;
  /** The contact that it belongs to. */
  contact_id: number;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id: number;
  /** The first question. */
  title: string;
  /** Questions with their answers, oldest first. */
  turns: number;
  /** When it was last changed. */
  updated_at: string;
};
export type ChatSource = {
  /** The document that it is about. */
  document_id: number;
  /** Name of the file. */
  filename: string;
  /** Null where the record says it and no page does. */
  page: number | null;
  /** As it stands on the page, checked there; without a page, the field of the record. */
  quote: string;
  /** Opens the document in the UI. */
  doc_url: string;
};
export type ChatTurn = {
  /** In the language of the question. */
  answer: string;
  /** The language of the question and of the answer. */
  language: "en" | "zh";
  /** How the question was understood. All but freeform are answered by code from the records. */
  route: "lookup" | "aggregate" | "list" | "compare" | "summarise" | "freeform";
  /** True where the answer may be wrong or incomplete and should be checked: it begins by saying so, and says why where that is known. */
  unsure: boolean;
  /** Questions that this one may have meant instead, to be asked as they stand: the value in one of several documents, or another field of the same name. */
  readings: string[];
  /** Where it stands. */
  sources: ChatSource[];
  coverage: ChatCoverage;
  /** builtin, or the model that took part. */
  engine: string;
  /** What was asked, in English or Chinese. */
  question: string;
  /** When it was made. */
  created_at: string;
};
export type Check = {
  /** For programs; one of required, netPlusTax, payable, lineItems, quantity, dueDate, period, effective, ordered, future, currency, capitals, iban, vat, creditCode, duplicate, eInvoice, eInvoiceRule, signature, taxRates, taxTotal, taxBases. */
  code: string;
  /** Name that people see. */
  name: string;
  /** Whether it holds. */
  passed: boolean;
  /** Shows the arithmetic. */
  detail: string;
  /** Keys of the fields involved; line items as line_items[i], rates as tax_breakdown[i]. */
  fields: string[];
  /** Of an e-invoice that breaks a rule; null for all other checks. */
  rule: InvoiceRule | null;
  /** Of a signature of the file; null for all other checks. */
  signature: DocumentSignature | null;
};
export type ColumnSum = {
  /** Column of the line items. */
  column: "quantity" | "amount";
  /** Sum of the column. */
  sum: string;
  /** Key of the field it is compared with; null: with none. */
  field: string | null;
  /** Name that people see. */
  label: string | null;
  /** What the record says. */
  stated: string | null;
  /** Sum less what is stated. */
  difference: string | null;
  /** Whether both are the same. */
  agrees: boolean | null;
};
export type ConditionResult = {
  /** One of confidence_score, confidence_label, status, doc_type, doc_date, contact_id, folder_id, filename, days_in_status, line_items_total, checks_failed, blockers_open, blockers_blocking, blocker_kinds, blocker_codes, assignee_id, postponed_until, rejection_reason, vendor_number, payee_result, order_result, signature_result, payment_status, source, mail_from, or the key of a profile field; fields.<key> where both have one name. confidence.<key>: how sure the value of the field is, in percent. check.<code>: passed or failed; required, netPlusTax, payable, lineItems, quantity, dueDate, period, effective, ordered, future, currency, capitals, iban, vat, creditCode, duplicate, eInvoice, eInvoiceRule, signature, taxRates, taxTotal, taxBases. */
  field: string;
  /** How both sides are compared. */
  operator: "=" | "!=" | ">" | ">=" | "<" | "<=" | "contains" | "does_not_contain" | "is_empty" | "is_not_empty" | "matches";
  /** null for is_empty and is_not_empty. */
  value: string | null;
  /** What the document has. */
  actual: string | null;
  /** Whether the condition holds. */
  met: boolean;
};
export type ConfidenceLabel = "High" | "Good" | "Low" | "Poor";
export type Contact = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** Which of the types it is. */
  type: "Client" | "Vendor" | "Partner" | "Internal" | "Other";
  /** E-mail address. */
  email: string | null;
  /** Telephone number. */
  phone: string | null;
  /** Company that the contact belongs to. */
  company: string | null;
  /** Free text. */
  notes: string | null;
  /** The contact that it belongs to; null for none. */
  parent_id: number | null;
  /** The profile of uploads that name none. */
  default_profile_id: number;
  /** The vendor of the master data that it is; of contacts of the type Vendor. */
  vendor_id: number | null;
  /** Tax numbers and VAT IDs. */
  tax_ids: string[];
  /** Bank accounts. */
  ibans: string[];
  /** Postal addresses. */
  addresses: string[];
  /** Domains that it writes from. */
  email_domains: string[];
  /** Standing instructions for every chat in the folders of this contact. */
  ai_chat_instructions: string;
  /** True for System, which receives e-mailed documents. */
  built_in: boolean;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type ContactInput = {
  /** Name that people see. */
  name: string;
  /** Which of the types it is. */
  type?: "Client" | "Vendor" | "Partner" | "Internal" | "Other";
  /** E-mail address. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Company that the contact belongs to. */
  company?: string | null;
  /** Free text. */
  notes?: string | null;
  /** The contact that it belongs to; null for none. */
  parent_id?: number | null;
  /** The profile of uploads that name none. */
  default_profile_id?: number;
  /** The vendor that it is; of contacts of the type Vendor only. */
  vendor_id?: number | null;
  /** Standing instructions for every chat within the contact’s folders. */
  ai_chat_instructions?: string;
  /** Tax numbers and VAT IDs. */
  tax_ids?: string[];
  /** Bank accounts. */
  ibans?: string[];
  /** Postal addresses. */
  addresses?: string[];
  /** Domains that it writes from. */
  email_domains?: string[];
};
export type ContactMatch = {
  /** Whether the document still waits for a contact. */
  open: boolean;
  /** match: found by what the document says; remembered: as people have filed others like it; person: filed by somebody; null: nobody is sure. */
  by: "match" | "remembered" | "person" | null;
  /** How likely it is the one, 0 to 1. */
  probability: number | null;
  /** What speaks for it. */
  reasons: ContactReason[];
  /** Who comes into question where nobody is sure, the likeliest first. */
  proposals: ContactProposal[];
};
export type ContactPatch = {
  /** Name that people see. */
  name?: string;
  /** Which of the types it is. */
  type?: "Client" | "Vendor" | "Partner" | "Internal" | "Other";
  /** E-mail address. */
  email?: string | null;
  /** Telephone number. */
  phone?: string | null;
  /** Company that the contact belongs to. */
  company?: string | null;
  /** Free text. */
  notes?: string | null;
  /** The contact that it belongs to; null for none. */
  parent_id?: number | null;
  /** The profile of uploads that name none. */
  default_profile_id?: number;
  /** The vendor that it is; of contacts of the type Vendor only. */
  vendor_id?: number | null;
  /** Standing instructions for every chat within the contact’s folders. */
  ai_chat_instructions?: string;
  /** Tax numbers and VAT IDs. */
  tax_ids?: string[];
  /** Bank accounts. */
  ibans?: string[];
  /** Postal addresses. */
  addresses?: string[];
  /** Domains that it writes from. */
  email_domains?: string[];
};
export type ContactProposal = {
  /** The contact that comes into question. */
  contact_id: number;
  /** The folder of it that the document would go to. */
  folder_id: number;
  /** Name that people see. */
  name: string;
  /** Name of that folder. */
  folder_name: string;
  /** How likely it is the one, 0 to 1. */
  probability: number;
  /** What speaks for it and against it. */
  reasons: ContactReason[];
};
export type ContactReason = {
  /** For programs: mail, mailDomain, tax, iban, number, domain, sameName, alike, otherForm, partOfName, named, address, otherTax, otherAddress, filed, person. */
  code: string;
  /** The same for people. */
  message: string;
  /** Key of the field that says so; null: a place on the page, or none. */
  field: string | null;
  /** Where on the pages that stands. */
  evidence: Evidence[];
  /** False for what speaks against the contact. */
  speaks_for: boolean;
};
export type ContactWithStatistics = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** Which of the types it is. */
  type: "Client" | "Vendor" | "Partner" | "Internal" | "Other";
  /** E-mail address. */
  email: string | null;
  /** Telephone number. */
  phone: string | null;
  /** Company that the contact belongs to. */
  company: string | null;
  /** Free text. */
  notes: string | null;
  /** The contact that it belongs to; null for none. */
  parent_id: number | null;
  /** The profile of uploads that name none. */
  default_profile_id: number;
  /** The vendor of the master data that it is; of contacts of the type Vendor. */
  vendor_id: number | null;
  /** Tax numbers and VAT IDs. */
  tax_ids: string[];
  /** Bank accounts. */
  ibans: string[];
  /** Postal addresses. */
  addresses: string[];
  /** Domains that it writes from. */
  email_domains: string[];
  /** Standing instructions for every chat in the folders of this contact. */
  ai_chat_instructions: string;
  /** True for System, which receives e-mailed documents. */
  built_in: boolean;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** Figures over the documents of the contact. */
  statistics: {
    /** Documents, or how many there are. */
    documents: number;
    /** How many documents have each status. */
    by_status: Record<string, number>;
    /** Sum of the total amounts, one entry per currency. */
    invoice_totals: ({
      /** ISO 4217 code; null where none was found. */
      currency: string | null;
      /** How many there are in all, also past the last page. */
      total: string;
      /** Documents, or how many there are. */
      documents: number;
    })[];
  };
};
export type Dashboard = {
  /** Documents, or how many there are. */
  documents: number;
  /** How many documents have each status. */
  by_status: Record<string, number>;
  /** How many documents have each label. */
  by_confidence: Record<string, number>;
  /** The last `days` days, oldest first, days without documents included. */
  per_day: ({
    /** The day. */
    day: string;
    /** How many came in. */
    uploaded: number;
    /** How many were exported. */
    exported: number;
  })[];
  /** What waits to be processed, and how long that takes. */
  queue: {
    /** Documents that wait. */
    waiting: number;
    /** Documents that are being processed. */
    processing: number;
    /** Since when the oldest one waits; null for none. */
    oldest_waiting_at: string | null;
    /** Finished within the last hour. */
    documents_per_hour: number;
    /** While something is processed, all workers together, over the last 50 documents. */
    seconds_per_document: number | null;
    /** Until the queue is empty at that pace; null before the first document was processed. */
    eta_seconds: number | null;
  };
  /** What waits for a person: Needs Review, Missing Info and Exception. */
  review: {
    /** Documents that wait. */
    waiting: number;
    /** Median time between two decisions of a person, breaks and batches left out; null below five. */
    seconds_per_document: number | null;
    /** How many decisions the figure rests on. */
    decisions_measured: number;
    /** What waits, at that pace. */
    left_seconds: number | null;
    /** Since when the oldest one waits; null for none. */
    oldest_at: string | null;
    /** By age, youngest first; the last has no upper end. */
    ages: ({
      /** Younger than so many days; null for all others. */
      under_days: number | null;
      /** Documents, or how many there are. */
      documents: number;
    })[];
  };
  /** Eight weeks from Monday, oldest first; a document counts when it is first Approved, Ready or exported. */
  touchless: ({
    /** First day of the week. */
    week: string;
    /** How many were decided. */
    decided: number;
    /** Approved without a person, by a rule or over the API, and not corrected. */
    touchless: number;
    /** Approved by a person as they were read. */
    as_read: number;
  })[];
  /** What people corrected most within 90 days, most frequent first. */
  corrections: {
    /** Fields concerned. */
    fields: ({
      /** Key of a field. */
      field: string;
      /** The extraction profile. */
      profile_id: number;
      /** Name of that profile. */
      profile_name: string;
      /** How many values people corrected, or which. */
      corrections: number;
      /** Documents, or how many there are. */
      documents: number;
    })[];
    /** The most corrected first. */
    senders: ({
      /** Whom the documents come from. */
      sender: string;
      /** The contact that it belongs to. */
      contact_id: number;
      /** How many values people corrected, or which. */
      corrections: number;
      /** Documents, or how many there are. */
      documents: number;
    })[];
  };
  /** The last backup, by the schedule or by `recto backup`; null when there was none. */
  backup: {
    /** When it happened. */
    at: string;
    /** What is in trouble. */
    problems: number;
  } | null;
  /** The last scheduled backup that failed, when none was made since. */
  backup_failed: {
    /** When it happened. */
    at: string;
    /** Why. */
    reason: string;
  } | null;
  /** What a new instance has been through. */
  steps: {
    /** There is a contact beside the built-in one. */
    contact: boolean;
    /** A file came in. */
    file: boolean;
    /** A document was approved. */
    approval: boolean;
    /** A webhook is set. */
    webhook: boolean;
  };
  /** Documents that need somebody first. */
  exceptions: ({
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name of the file. */
    filename: string;
    /** Name of that contact. */
    contact_name: string;
    /** Why. */
    reason: string;
    /** When it was last changed. */
    updated_at: string;
  })[];
  /** Newest first, or figures over them. */
  deliveries: {
    /** How many did not work. */
    failed: number;
    /** How many are sent again. */
    retrying: number;
    /** How many are held back. */
    held: number;
  };
  /** Room that is taken and left. */
  storage: {
    /** How many originals are kept. */
    originals: number;
    /** Room that they take. */
    bytes: number;
    /** Room that is left; null where that is unknown. */
    free_bytes: number | null;
  };
};
export type DeletionsInput = {
  /** What is done. */
  action: "request" | "confirm" | "withdraw";
  /** Documents in the trash. */
  document_ids: number[];
  /** Why; with request. */
  reason?: string | null;
};
export type Delivery = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Stable over retries and redelivery; receivers deduplicate by it. */
  webhook_id: string;
  /** The document that it is about. */
  document_id: number;
  /** Name of the file. */
  filename: string;
  /** What happened. */
  event: "rule.fired" | "document.received" | "document.processed" | "document.status_changed" | "document.needs_review" | "document.exception" | "document.approved" | "document.exported" | "document.updated" | "document.payment_changed" | "document.deleted" | "document.restored" | "delivery.failed";
  /** The webhook endpoint; null with the Document Webhook and rules. */
  endpoint_id: number | null;
  /** The name of that endpoint now. */
  endpoint_name: string | null;
  /** Web address. */
  url: string;
  /** pending: not tried yet; retrying: failed, will be tried again; delivered: 200; accepted: another 2xx, not retried; failed: given up; held: Offline Mode or paused */
  state: "pending" | "retrying" | "delivered" | "accepted" | "failed" | "held";
  /** How often it was sent. */
  attempt_count: number;
  /** HTTP status of the last answer; null where none came. */
  last_response_code: number | null;
  /** What went wrong last; null where nothing did. */
  last_error: string | null;
  /** When it is sent again; null when it is not. */
  next_attempt_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it ended; null while it goes on. */
  finished_at: string | null;
};
export type DeliveryDetail = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Stable over retries and redelivery; receivers deduplicate by it. */
  webhook_id: string;
  /** The document that it is about. */
  document_id: number;
  /** Name of the file. */
  filename: string;
  /** What happened. */
  event: "rule.fired" | "document.received" | "document.processed" | "document.status_changed" | "document.needs_review" | "document.exception" | "document.approved" | "document.exported" | "document.updated" | "document.payment_changed" | "document.deleted" | "document.restored" | "delivery.failed";
  /** The webhook endpoint; null with the Document Webhook and rules. */
  endpoint_id: number | null;
  /** The name of that endpoint now. */
  endpoint_name: string | null;
  /** Web address. */
  url: string;
  /** pending: not tried yet; retrying: failed, will be tried again; delivered: 200; accepted: another 2xx, not retried; failed: given up; held: Offline Mode or paused */
  state: "pending" | "retrying" | "delivered" | "accepted" | "failed" | "held";
  /** How often it was sent. */
  attempt_count: number;
  /** HTTP status of the last answer; null where none came. */
  last_response_code: number | null;
  /** What went wrong last; null where nothing did. */
  last_error: string | null;
  /** When it is sent again; null when it is not. */
  next_attempt_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it ended; null while it goes on. */
  finished_at: string | null;
  /** Each sending, the first one first. */
  attempts: ({
    /** Number within the document or delivery, from 1. */
    number: number;
    /** When it began. */
    started_at: string;
    /** How long it took, in milliseconds. */
    duration_ms: number;
    /** HTTP status of the answer; null where none came. */
    response_code: number | null;
    /** dns, refused, reset, tls, timeout, blocked or network, where no answer came. */
    error_class: string | null;
    /** The first 4 KB of the answer. */
    response_excerpt: string | null;
  })[];
  /** The exact bytes sent, as text. */
  body: string;
};
export type Division = {
  /** All pages, in order. */
  pages: ({
    /** From 1. */
    number: number;
    /** 0..1: how likely a document begins with it; null of pages that part documents. */
    begins: number | null;
    /** A separator sheet, its back or a blank page: it may be in no part. */
    left_out: boolean;
    /** The page whose picture shows how it stands now: once split, the one of its part. */
    picture: {
      /** The document that it is about. */
      document_id: number;
      /** Version. */
      version: number;
      /** Number within the document or delivery, from 1. */
      number: number;
    };
  })[];
  /** What it was split into, or else what is proposed: one part for one document. */
  parts: PageRange[];
  /** Whether it was split already. */
  split: boolean;
};
export type Document = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name of the file. */
  filename: string;
  status: DocumentStatus;
  /** Kind of document; null until it is processed. */
  doc_type: string | null;
  /** Date of the document itself; null where none was found. */
  doc_date: string | null;
  /** The contact that it belongs to. */
  contact_id: number;
  /** Name of that contact. */
  contact_name: string;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id: number;
  /** Name of that folder. */
  folder_name: string;
  /** Two or three sentences on what the document is; null until it is processed. */
  ai_summary: string | null;
  /** How sure it is that nothing has to be corrected, 0 to 100; null until it is processed. */
  confidence_score: number | null;
  /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
  confidence_label: ConfidenceLabel | null;
  /** What the score rests on, in sentences. */
  confidence_reasoning: string | null;
  /** Keys are the labels of the extraction profile in snake_case; null where nothing was found. */
  extracted_fields: Record<string, string | null>;
  /** Rows of the table of items, in the order of the page. */
  line_items: LineItem[];
  external_refs: ExternalRefs;
  /** Free text; empty where nobody wrote any. */
  notes: string;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** Allowances and charges of the whole document that no field of the profile holds; empty where the profile does not ask for taxes by rate. */
  allowances: Allowance[];
  /** The taxes by rate; empty where the profile does not ask for them. */
  tax_breakdown: TaxLine[];
  /** The extraction profile. */
  profile_id: number;
  /** Version of the profile that the values were taken with. */
  profile_version: number;
  /** Why it has this profile, where the kind of the document decided on it; otherwise null. */
  profile_reason: string | null;
  /** How likely that profile is the right one, 0 to 100; null where nobody had to choose. */
  profile_sure: number | null;
  /** Version. */
  version: number;
  /** Where it comes from. */
  source: "ui" | "api" | "email" | "folder" | "chat";
  /** Name under which the file was first uploaded. */
  original_filename: string;
  /** MIME type, told from the content. */
  media_type: string;
  /** Size of the original in bytes. */
  size_bytes: number;
  /** SHA-256 of the original, hexadecimal. */
  sha256: string;
  /** Language of the text, ISO 639-1; null where it is not clear. */
  language: string | null;
  /** The earlier document of the contact that this one repeats; null for none, and once a person keeps both. */
  duplicate_of: number | null;
  /** How it is told that it repeats that one; null for none. */
  duplicate_reason: DuplicateReason | null;
  /** The contact that it belongs to; null for none. */
  parent_id: number | null;
  /** Where in the parent its pages stand; null without a parent. */
  pages: PageRange | null;
  /** The documents that it was split into, in the order of their pages. */
  children: Part[];
  /** Pages of the original; null until they are known. */
  page_count: number | null;
  /** Pages read so far. */
  pages_read: number;
  /** Opens the document in the UI. */
  doc_url: string;
  /** Why processing failed; null where it did not. */
  processing_error: string | null;
  /** What could not be read or was changed, in sentences. */
  warnings: string[];
  /** builtin, or the model that took part. */
  engine: string | null;
  /** Keyed as extracted_fields, line_items[i].<column>, allowances[i].<column> and tax_breakdown[i].<column>. */
  evidence: Record<string, Evidence[]>;
  /** What was compared, and whether it holds. */
  checks: Check[];
  /** By field key; `line_items.<column>` for a column that is computed or proposed from approved documents. */
  lineage: Record<string, Lineage>;
  /** How its contact was found, or who comes into question; null where it came in with one. */
  contact_match: ContactMatch | null;
  /** The vendor of the master data that it is from; null where none is sure. */
  vendor_id: number | null;
  /** external_id of that vendor. */
  vendor_number: string | null;
  /** How the vendor was found, or who comes into question; null where there is nothing to compare. */
  vendor_match: VendorMatch | null;
  /** Where it wants to be paid to, compared with where the vendor was paid to before; null where it names no account, or its vendor is not known. */
  payee: Payee | null;
  /** Its lines compared with those of the orders that it belongs to; null where there is nothing to compare. */
  order_match: OrderMatch | null;
  /** How far it is paid; null where it asks for no money, or its total or currency is not known. */
  payment: Payment | null;
  /** Open ones first, blocking before advice; then accepted ones; then those resolved. */
  blockers: Blocker[];
  approving: Approving;
  /** The person it is assigned to; null for nobody. */
  assignee: Person | null;
  /** Null where it is assigned to nobody. */
  assignment: Assignment | null;
  /** Hidden from queues before this day; null for not at all. */
  postponed_until: string | null;
  /** Why, by whom and when it was rejected; null when it is not. */
  rejection: Rejection | null;
  /** One for each line item. */
  lines: LineCheck[];
  /** Sums below the columns of the line items, reconciled with the record. */
  sums: ColumnSum[];
};
export type DocumentApprovals = {
  /** The chain that holds for the document as it is; null: none. */
  chain: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name that people see. */
    name: string;
    /** One step after the other; otherwise all at once. */
    in_order: boolean;
    /** Nobody approves what they uploaded themselves. */
    four_eyes: boolean;
  } | null;
  /** The first one first. */
  steps: ({
    /** Name that people see. */
    name: string;
    /** How many approvals it takes. */
    needed: number;
    /** later: after the steps before it. */
    state: "done" | "open" | "later";
    /** In the order in which they were given. */
    approvals: ({
      /** Who did it. */
      user_id: number;
      /** Name that people see. */
      name: string;
      /** Who is absent, where a substitute approved. */
      for_name: string | null;
      /** When it happened. */
      at: string;
    })[];
    /** Who may approve now. */
    waits_for: ({
      /** Who did it. */
      user_id: number;
      /** Name that people see. */
      name: string;
      /** Who is absent, where a substitute may approve. */
      for_name: string | null;
    })[];
    /** Until when; null where nothing is set, or nobody was told yet. */
    due_at: string | null;
    /** The time is over. */
    escalated: boolean;
  })[];
  /** Whether the caller may approve now. */
  waits_for_me: boolean;
  /** Whether the caller has approved, so that it can be withdrawn. */
  approved_by_me: boolean;
};
export type DocumentComparison = {
  /** The document that it is about. */
  document_id: number;
  /** Name of the file. */
  filename: string;
  /** What changed. */
  changes: ({
    /** Key of a field. */
    field: string;
    /** What became of it. */
    outcome: "better" | "worse";
    /** Whether a person had approved it. */
    approved: string | null;
    /** As it was. */
    before: string | null;
    /** As it is afterwards; in a query, what to go on behind. */
    after: string | null;
  })[];
};
export type DocumentEvent = {
  /** Identifier within its kind; never given to another. */
  id: number;
  status: DocumentStatus;
  /** The contact that it belongs to. */
  contact_id: number;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id: number;
  /** Pages of the original; null until they are known. */
  page_count: number | null;
  /** Pages read so far. */
  pages_read: number;
  /** How sure it is that nothing has to be corrected, 0 to 100; null until it is processed. */
  confidence_score: number | null;
  /** Grows with each change; the ETag is made of it. */
  revision: number;
};
export type DocumentPatch = {
  /** Only keys of the profile; null clears. */
  extracted_fields?: Record<string, string | null>;
  /** Rows of the table of items, in the order of the page. */
  line_items?: ({
    /** What it is, in words. */
    description: string;
    /** How many; null where none is stated. */
    quantity?: number | null;
    /** Price of one; null where none is stated. */
    unit_price?: number | null;
    /** Amount of the line; null where none is stated. */
    amount?: number | null;
  })[];
  /** What is taken off the document as a whole or added to it, where no field of the profile holds it. */
  allowances?: ({
    /** allowance: is taken off the sum of the lines; charge: comes on top of it. */
    type: "allowance" | "charge";
    /** Why. */
    reason?: string | null;
    /** Without tax, in the currency of the document. */
    amount?: number | null;
    /** Percent of tax on it. */
    tax_rate?: number | null;
    /** UNTDID 5305, as in the taxes by rate. */
    tax_category?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "L" | "M" | null;
    /** Reason as a code: UNTDID 5189 of an allowance, such as 95 for a discount; UNTDID 7161 of a charge, such as FC for freight. */
    reason_code?: string | null;
    /** Percent of the base; null where the amount is none. */
    percent?: number | null;
    /** What the percentage is taken of. */
    base?: number | null;
  })[];
  /** The taxes by rate, highest rate first; in profiles whether they are extracted. */
  tax_breakdown?: ({
    /** Percent. */
    rate?: number | null;
    /** The taxable amount, in the currency of the document. */
    base?: number | null;
    /** The amount of tax. */
    tax?: number | null;
    /** UNTDID 5305: S standard or reduced rate, Z zero rate, E exempt, AE reverse charge, K intra-community supply, G export, O outside the scope of tax, L and M the taxes of the Canary Islands, Ceuta and Melilla. */
    category?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "L" | "M" | null;
    /** Why no tax is charged; null where it is. */
    exemption_reason?: string | null;
  })[];
  /** Free text. */
  notes?: string | null;
  /** Kind of document; null until it is processed. */
  doc_type?: string | null;
  /** Date of the document itself; null where none was found. */
  doc_date?: string | null;
  /** Together with folder_id. */
  contact_id?: number;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id?: number;
  external_refs?: ExternalRefs;
};
export type DocumentRetention = {
  /** free: no rule and no hold, one person may remove it for good. kept: nobody may before kept_until is over. held: nobody may while a hold stands. over: two people may. */
  state: "kept" | "held" | "over" | "free";
  /** The last day. */
  kept_until: string | null;
  /** The rule that keeps it the longest. */
  rule: string | null;
  /** Those that stand, of the document and of its contact. */
  holds: Hold[];
  /** Asked for by one person; waits for another. */
  deletion: {
    /** Why. */
    reason: string;
    /** Who did it, by name. */
    by: string;
    /** Somebody else confirms it. */
    user_id: number;
    /** When it happened. */
    at: string;
  } | null;
};
export type DocumentSignature = {
  /** In the order in which the file has them, from 1. */
  number: number;
  /** trusted: it holds, and its signer leads to a trusted certificate. untrusted: it holds, its signer does not. expired: it holds, but the certificate of the signer was not valid at the time of signing. changed: it holds for what was signed, and the file was changed or is not wholly covered. broken: what was signed is not what is there, or the signature is no genuine one. unchecked: it could not be checked; `detail` says why. */
  outcome: "trusted" | "untrusted" | "expired" | "changed" | "broken" | "unchecked";
  /** Warnings block nothing; null where the check holds. */
  severity: "fatal" | "warning" | null;
  /** Which of the kinds it is. */
  kind: "signature" | "seal" | "timestamp";
  /** The attachment that it belongs to; null: the file itself. */
  part: string | null;
  /** By the certificate; null where there is none. */
  signer: string | null;
  /** Who issued the certificate of the signer. */
  issuer: string | null;
  /** Number of that certificate, hexadecimal. */
  serial: string | null;
  /** When that certificate begins to be valid. */
  valid_from: string | null;
  /** When it ends. */
  valid_to: string | null;
  /** Name of the trusted certificate that it leads to. */
  trusted_by: string | null;
  /** When it was signed; null where nothing says so. */
  signed_at: string | null;
  /** Where signed_at is from: a timestamp of an authority that is trusted, or the signer alone; null without a time. */
  time: "certified" | "claimed" | null;
  /** What is signed, in the language of the request. */
  covers: string;
  /** Such as `RSA, SHA-256`; null where it was not told. */
  algorithm: string | null;
};
export type DocumentStatus = "New" | "Processing" | "Needs Review" | "Missing Info" | "Ready" | "Approved" | "Export" | "Exception" | "Archived";
export type DocumentSummary = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name of the file. */
  filename: string;
  status: DocumentStatus;
  /** How sure it is that nothing has to be corrected, 0 to 100; null until it is processed. */
  confidence_score: number | null;
  /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
  confidence_label: ConfidenceLabel | null;
  /** The contact that it belongs to. */
  contact_id: number;
  /** Name of that contact. */
  contact_name: string;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id: number;
  /** Name of that folder. */
  folder_name: string;
  /** The extraction profile. */
  profile_id: number;
  /** Kind of document; null until it is processed. */
  doc_type: string | null;
  /** Date of the document itself; null where none was found. */
  doc_date: string | null;
  /** The total amount, where the profile has one. */
  total: string | null;
  /** ISO 4217 code; null where none was found. */
  currency: string | null;
  /** Where it comes from. */
  source: "ui" | "api" | "email" | "folder" | "chat";
  /** Version. */
  version: number;
  /** Pages of the original; null until they are known. */
  page_count: number | null;
  /** Pages read so far. */
  pages_read: number;
  /** The earlier document of the contact that this one repeats; null for none, and once a person keeps both. */
  duplicate_of: number | null;
  /** How it is told that it repeats that one; null for none. */
  duplicate_reason: DuplicateReason | null;
  /** The contact that it belongs to; null for none. */
  parent_id: number | null;
  /** Where in the parent its pages stand; null without a parent. */
  pages: PageRange | null;
  /** Whom it comes from, whatever the profile calls that. */
  vendor: string | null;
  /** Its own number. */
  number: string | null;
  /** Day by which payment or an answer is due. */
  due_date: string | null;
  /** Why it is here. */
  first_blocker: FirstBlocker | null;
  /** How many blockers are open. */
  blockers_open: number;
  /** Those of the open ones that are not mere advice. */
  blockers_blocking: number;
  /** The person it is assigned to; null for nobody. */
  assignee: Person | null;
  /** By when the assignee is to be done; null where no time is set. */
  assignment_due_at: string | null;
  /** Whether that time is over and the document still waits. */
  overdue: boolean;
  /** Hidden from queues before this day; null for not at all. */
  postponed_until: string | null;
  /** Why it was rejected; null when it is not. */
  rejection_reason: string | null;
  /** Who has it open now. */
  viewers: Person[];
  /** The fields of the profile that `columns` asks for. */
  fields: Record<string, string | null>;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type DocumentText = {
  /** The document that it is about. */
  document_id: number;
  /** Version. */
  version: number;
  /** Pages of the original; null until they are known. */
  page_count: number;
  /** All pages in order, each ended by a form feed. */
  text: string;
};
export type DocumentVersion = {
  /** Version. */
  version: number;
  /** Whether it is the one in use. */
  current: boolean;
  /** Name of the file. */
  filename: string;
  /** MIME type, told from the content. */
  media_type: string;
  /** Size of the original in bytes. */
  size_bytes: number;
  /** SHA-256 of the original, hexadecimal. */
  sha256: string;
  /** Pages of the original; null until they are known. */
  page_count: number | null;
  /** Who uploaded it, by name. */
  uploaded_by: string;
  /** When it was made. */
  created_at: string;
};
export type DocumentWebhook = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name of the file. */
  filename: string;
  status: DocumentStatus;
  /** Kind of document; null until it is processed. */
  doc_type: string | null;
  /** Date of the document itself; null where none was found. */
  doc_date: string | null;
  /** The contact that it belongs to. */
  contact_id: number;
  /** Name of that contact. */
  contact_name: string;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id: number;
  /** Name of that folder. */
  folder_name: string;
  /** Two or three sentences on what the document is; null until it is processed. */
  ai_summary: string | null;
  /** How sure it is that nothing has to be corrected, 0 to 100; null until it is processed. */
  confidence_score: number | null;
  /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
  confidence_label: ConfidenceLabel | null;
  /** What the score rests on, in sentences. */
  confidence_reasoning: string | null;
  /** Keys are the labels of the extraction profile in snake_case; null where nothing was found. */
  extracted_fields: Record<string, string | null>;
  /** Rows of the table of items, in the order of the page. */
  line_items: LineItem[];
  external_refs: ExternalRefs;
  /** Free text; empty where nobody wrote any. */
  notes: string;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** Allowances and charges of the whole document that no field of the profile holds; empty where the profile does not ask for taxes by rate. */
  allowances: Allowance[];
  /** The taxes by rate; empty where the profile does not ask for them. */
  tax_breakdown: TaxLine[];
  /** The extraction profile. */
  profile_id: number;
  /** Version of the profile that the values were taken with. */
  profile_version: number;
  /** Why it has this profile, where the kind of the document decided on it; otherwise null. */
  profile_reason: string | null;
  /** How likely that profile is the right one, 0 to 100; null where nobody had to choose. */
  profile_sure: number | null;
  /** Version. */
  version: number;
  /** Where it comes from. */
  source: "ui" | "api" | "email" | "folder" | "chat";
  /** Name under which the file was first uploaded. */
  original_filename: string;
  /** MIME type, told from the content. */
  media_type: string;
  /** Size of the original in bytes. */
  size_bytes: number;
  /** SHA-256 of the original, hexadecimal. */
  sha256: string;
  /** Language of the text, ISO 639-1; null where it is not clear. */
  language: string | null;
  /** The earlier document of the contact that this one repeats; null for none, and once a person keeps both. */
  duplicate_of: number | null;
  /** How it is told that it repeats that one; null for none. */
  duplicate_reason: DuplicateReason | null;
  /** The contact that it belongs to; null for none. */
  parent_id: number | null;
  /** Where in the parent its pages stand; null without a parent. */
  pages: PageRange | null;
  /** The documents that it was split into, in the order of their pages. */
  children: Part[];
  /** Pages of the original; null until they are known. */
  page_count: number | null;
  /** Pages read so far. */
  pages_read: number;
  /** Opens the document in the UI. */
  doc_url: string;
  /** Why processing failed; null where it did not. */
  processing_error: string | null;
  /** What could not be read or was changed, in sentences. */
  warnings: string[];
  /** builtin, or the model that took part. */
  engine: string | null;
  /** Keyed as extracted_fields, line_items[i].<column>, allowances[i].<column> and tax_breakdown[i].<column>. */
  evidence: Record<string, Evidence[]>;
  /** What was compared, and whether it holds. */
  checks: Check[];
  /** By field key; `line_items.<column>` for a column that is computed or proposed from approved documents. */
  lineage: Record<string, Lineage>;
  /** How its contact was found, or who comes into question; null where it came in with one. */
  contact_match: ContactMatch | null;
  /** The vendor of the master data that it is from; null where none is sure. */
  vendor_id: number | null;
  /** external_id of that vendor. */
  vendor_number: string | null;
  /** How the vendor was found, or who comes into question; null where there is nothing to compare. */
  vendor_match: VendorMatch | null;
  /** Where it wants to be paid to, compared with where the vendor was paid to before; null where it names no account, or its vendor is not known. */
  payee: Payee | null;
  /** Its lines compared with those of the orders that it belongs to; null where there is nothing to compare. */
  order_match: OrderMatch | null;
  /** How far it is paid; null where it asks for no money, or its total or currency is not known. */
  payment: Payment | null;
  /** Open ones first, blocking before advice; then accepted ones; then those resolved. */
  blockers: Blocker[];
  approving: Approving;
  /** The person it is assigned to; null for nobody. */
  assignee: Person | null;
  /** Null where it is assigned to nobody. */
  assignment: Assignment | null;
  /** Hidden from queues before this day; null for not at all. */
  postponed_until: string | null;
  /** Why, by whom and when it was rejected; null when it is not. */
  rejection: Rejection | null;
  /** One for each line item. */
  lines: LineCheck[];
  /** Sums below the columns of the line items, reconciled with the record. */
  sums: ColumnSum[];
  /** Of this form of the body. */
  schema_version: "1.0";
  /** What happened. */
  event: "document.exported";
  /** When it was exported. */
  timestamp: string;
  /** The extracted fields keyed by their labels. */
  custom_fields: Record<string, string | null>;
};
/** same_file: the same bytes; same_pages: the same pages in another file, a second scan say; same_record: the same sender, number and total; reissued: those with another date. */
export type DuplicateReason = "same_file" | "same_pages" | "same_record" | "reissued";
export type EInvoicePreview = {
  /** The rules that are applied: `XRechnung 3.0`, `EN 16931`. */
  profile: string;
  /** Fatal rules that the e-invoice would break; with one, there is no file. */
  broken: ({
    /** As official validators name it: `BR-DE-15`. */
    id: string;
    /** Business terms (BT) and groups (BG) that it is about, the decisive one first. */
    terms: string[];
    /** What is missing or wrong, in words. */
    said: string;
  })[];
  /** What the record does not say of seller and buyer and the master data does. */
  completed: ({
    /** The business term: `BT-40`. */
    term: string;
    /** Its name. */
    name: string;
    /** The value itself. */
    value: string;
    /** Where it comes from. */
    source: "vendor" | "contact";
    /** The vendor by number and name, or the contact by its name. */
    from: string;
  })[];
};
export type EgressDestination = {
  /** What it is for. */
  purpose: "webhook" | "rule" | "model" | "transcription" | "single_sign_on" | "mailbox" | "mail" | "storage" | "database";
  /** Name or address of the machine. */
  host: string;
  /** null: whatever port the address of a webhook names. */
  port: number | null;
  /** What names it: a setting, a rule, a channel. */
  origin: string;
  /** Whether it would be contacted as things are. */
  active: boolean;
};
export type ErrorBody = {
  /** One sentence that says what was wrong and what to do. */
  detail: string;
};
export type Evidence = {
  /** Number of the page, from 1. */
  page: number;
  /** [x0, y0, x1, y1] in fractions of the page, origin top left */
  box: number[];
  /** The words on the page. */
  text: string;
  /** How the words on the page agree with the value. */
  match: "exact" | "normalised" | "fuzzy";
};
export type ExportPreview = {
  /** Documents that the file takes. */
  documents: number;
  /** Rows of the file, without its headings. */
  rows: number;
  /** Names of the columns. */
  headings: string[];
  /** The first 20 rows, cells as written. */
  sample: (string[])[];
  /** Documents that lack something; with one, there is no file. */
  problem_count: number;
  /** The first 100. */
  problems: ({
    /** The document that it is about. */
    document_id: number;
    /** Name of the file. */
    filename: string;
    /** What is missing, in words. */
    missing: string[];
  })[];
  /** Documents that an earlier file of this template holds. */
  taken_count: number;
  /** The first 100. */
  taken: ({
    /** The document that it is about. */
    document_id: number;
    /** Name of the file. */
    filename: string;
    /** When it was taken last. */
    at: string;
    /** Who took it. */
    by: string;
  })[];
};
export type ExportTemplate = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** table: a CSV; datev: DATEV format 700, Buchungsstapel 13. */
  layout: "table" | "datev";
  /** What has a row each. */
  rows: "documents" | "lines" | "taxes";
  /** The filters of the list by name. */
  filter: Record<string, unknown>;
  /** Whether the first row names the columns. */
  heading: boolean;
  /** How characters are written. */
  encoding: "utf-8-bom" | "utf-8" | "windows-1252";
  /** What stands between two cells. */
  separator: "," | ";" | "\t" | "|";
  /** Which cells stand in quotation marks. */
  quote: "needed" | "texts";
  /** Decimal sign of numbers. */
  decimal: "." | ",";
  /** How dates are written. */
  date_format: "YYYY-MM-DD" | "DD.MM.YYYY" | "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYYMMDD" | "DDMMYYYY" | "DDMMYY" | "DDMM";
  /** Columns, from left to right. */
  columns: ({
    /** The heading. */
    label: string;
    /** What the column holds. */
    source: string;
    /** What a column with the source `text` holds. */
    text: string;
    /** Whether a document without it refuses the file. */
    required: boolean;
    /** Of a date; null: that of the template. */
    format: "YYYY-MM-DD" | "DD.MM.YYYY" | "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYYMMDD" | "DDMMYYYY" | "DDMMYY" | "DDMM" | null;
    /** Decimals of a number; null: as it is. */
    places: number | null;
    /** Whether a number is written without its sign. */
    unsigned: boolean;
    /** Longer texts are cut. */
    max_length: number | null;
    /** Whether rows that agree in the other columns become one with its sum. */
    sum: boolean;
  })[];
  /** Of documents whose vendor has none. */
  accounts: {
    /** Account of the general ledger that its invoices are usually booked to. */
    expense_account: string | null;
    /** Account of the general ledger that holds what is owed to it. */
    payable_account: string | null;
    /** Expense accounts by profile. */
    profiles: ({
      /** The extraction profile. */
      profile_id: number;
      /** Account of the general ledger that its invoices are usually booked to. */
      expense_account: string;
    })[];
  };
  /** What the other program calls each tax. */
  tax_keys: ({
    /** UNTDID 5305; null: any, or none stated. */
    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "L" | "M" | null;
    /** Percent; null: any, or none stated. */
    rate: number | null;
    /** What the other program calls it. */
    key: string;
  })[];
  /** What the header of a DATEV file says; null in other layouts. */
  datev: {
    /** Number of the tax consultant (Berater). */
    consultant: number;
    /** Number of the client (Mandant). */
    client: number;
    /** Month and day. */
    year_begins: string;
    /** Digits of general ledger accounts. */
    account_length: number;
    /** ISO 4217 code of the books. */
    currency: string;
  } | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type ExportTemplateInput = {
  /** Name that people see. */
  name: string;
  /** table: a CSV with the columns given; datev: DATEV format 700, Buchungsstapel 13, with all its columns, of which those given are filled. */
  layout?: "table" | "datev";
  /** One row per document, per line item, or per rate of the tax breakdown. */
  rows?: "documents" | "lines" | "taxes";
  /** Only documents that these filters of the list show. */
  filter?: {
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[];
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[];
    /** Kind of document; null until it is processed. */
    doc_type?: string[];
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[];
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[];
  };
  /** Whether the first row names the columns. */
  heading?: boolean;
  /** Characters that windows-1252 lacks become question marks. */
  encoding?: "utf-8-bom" | "utf-8" | "windows-1252";
  /** What stands between two cells. */
  separator?: "," | ";" | "\t" | "|";
  /** Which cells stand in quotation marks: those that must, or all texts. */
  quote?: "needed" | "texts";
  /** Decimal sign of numbers. */
  decimal?: "." | ",";
  /** How dates are written. */
  date_format?: "YYYY-MM-DD" | "DD.MM.YYYY" | "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYYMMDD" | "DDMMYYYY" | "DDMMYY" | "DDMM";
  /** Columns, from left to right. */
  columns: ({
    /** The heading; in the layout `datev`, the name of a column of that format. */
    label: string;
    /** What the column holds. `field.<key>` is a field of the profile, `line.<key>` a column of the line item. Amounts of credit notes are negative: `net`, `tax` and `gross` are those of the rate where the template has a row for each, otherwise those of the document; `debit_credit` tells the sign as D or C, in DATEV files as S or H; `soll_haben` always as S or H. `text` is the same text in each row. */
    source: "id" | "filename" | "link" | "status" | "contact" | "folder" | "profile" | "doc_type" | "created_at" | "vendor" | "vendor_number" | "number" | "doc_date" | "due_date" | "due_or_doc_date" | "currency" | "total" | "row" | "net" | "tax" | "gross" | "tax_rate" | "tax_category" | "exemption_reason" | "tax_key" | "debit_credit" | "soll_haben" | "expense_account" | "payable_account" | "cost_center" | "text" | string;
    /** What a column with the source `text` holds. */
    text?: string;
    /** A document without it is not written, and the whole file is refused with its number. */
    required?: boolean;
    /** Of a date; null: that of the template. */
    format?: "YYYY-MM-DD" | "DD.MM.YYYY" | "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYYMMDD" | "DDMMYYYY" | "DDMMYY" | "DDMM" | null;
    /** Decimals of a number; null: as it is. */
    places?: number | null;
    /** Writes a number without its sign. */
    unsigned?: boolean;
    /** Longer texts are cut. */
    max_length?: number | null;
    /** Rows that agree in all other columns, and in currency, become one with the sum of this one. For amounts of the row: of the document (`total`, `field.…`) only where each has one row. */
    sum?: boolean;
  })[];
  /** The account of the vendor comes first. */
  accounts?: {
    /** Of documents whose vendor has none and whose profile stands not in `profiles`. */
    expense_account?: string | null;
    /** Of documents whose vendor has none. */
    payable_account?: string | null;
    /** Expense accounts by profile, of documents whose vendor has none. */
    profiles?: ({
      /** The extraction profile. */
      profile_id: number;
      /** Account of the general ledger that its invoices are usually booked to. */
      expense_account: string;
    })[];
  };
  /** The first that names category and rate counts, then one that names the category, one that names the rate, one that names neither. */
  tax_keys?: ({
    /** UNTDID 5305; null: any, or none stated. */
    category?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "L" | "M" | null;
    /** Percent; null: any, or none stated. */
    rate?: number | null;
    /** What the other program calls it; empty where an account knows its tax by itself. */
    key: string;
  })[];
  /** Needed in the layout `datev`. */
  datev?: {
    /** Number of the tax consultant (Berater). */
    consultant: number;
    /** Number of the client (Mandant). */
    client: number;
    /** Month and day on which the fiscal year begins. */
    year_begins?: string;
    /** Digits of general ledger accounts. */
    account_length?: number;
    /** ISO 4217 code of the books. */
    currency?: string;
  } | null;
};
export type ExternalRefs = Record<string, {
  /** Identifier of the record in that system. */
  record_id?: string;
  /** Kind of the record in that system. */
  record_type?: string;
  /** Web address of the record in that system. */
  record_url?: string;
}>;
export type FieldCandidate = {
  /** The value itself. */
  value: string;
  /** All together: at most what the value leaves. */
  confidence: number;
  /** Places on the pages, by field key. */
  evidence: Evidence[];
};
export type FieldComparison = {
  /** Key in extracted_fields. */
  key: string;
  /** Name that people see. */
  label: string;
  /** Documents in which people approved this field. */
  documents: number;
  /** Null for fields the present profile does not have. */
  before: FieldScore | null;
  /** Null for fields the changed profile does not have. */
  after: FieldScore | null;
};
export type FieldQuality = {
  /** The extraction profile. */
  profile_id: number;
  /** Name of that profile. */
  profile_name: string;
  /** Key of a field. */
  field: string;
  /** Approved as they were proposed. */
  correct: number;
  /** Changed or emptied before they were approved. */
  wrong: number;
  /** Share of them that were proposed as they were approved, 0..1; null without any. */
  accuracy: number | null;
  /** Lower end of the two-sided 95 % interval of Clopper and Pearson. */
  lower: number | null;
  /** Upper end of the two-sided 95 % interval of Clopper and Pearson. */
  upper: number | null;
  /** Filled in by people where nothing had been proposed. */
  missed: number;
  /** Proposed in documents that people rejected: neither right nor wrong, and no part of the accuracy. */
  rejected: number;
  /** What helps most: `describe` the field in the profile (most are missed), raise the `threshold` for doubt (most wrong values were proposed with 90 % and more), or `lessons` (corrections teach). null without errors. */
  remedy: "describe" | "threshold" | "lessons" | null;
};
export type FieldScore = {
  /** How many were read as approved. */
  right: number;
  /** How many were read otherwise. */
  wrong: number;
  /** How many were not found. */
  missing: number;
  /** Share of right ones; null without documents. */
  accuracy: number | null;
};
export type FirstBlocker = {
  /** For programs; `message` says it to people. */
  code: string;
  kind: BlockerKind;
  /** blocking: not without a person; advice: worth a look. */
  severity: "blocking" | "advice";
  /** A field key, line_items, line_items[i] or line_items[i].<column>, allowances, tax_breakdown or tax_breakdown[i], page[n]; null: the document. */
  target: string | null;
  /** In the language of the request; English in webhooks and exports. */
  message: string;
};
export type Folder = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** The contact that it belongs to. */
  contact_id: number;
  /** Whether the kind of a document chooses its profile where an upload names none and the contact has the profile Default. */
  choose_profile: boolean;
  /** Documents, or how many there are. */
  documents: number;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type FolderInput = {
  /** The contact that it belongs to. */
  contact_id: number;
  /** Name that people see. */
  name: string;
  /** Whether the kind of a document chooses its profile where an upload names none and the contact has the profile Default. */
  choose_profile?: boolean;
};
export type FolderPatch = {
  /** Name that people see. */
  name?: string;
  /** Whether the kind of a document chooses its profile where an upload names none and the contact has the profile Default. */
  choose_profile?: boolean;
};
export type GoodsReceipt = {
  /** Number of the receipt, which no other receipt of the order has. */
  number: string;
  /** Day on which it came. */
  received_on: string | null;
  /** The approved delivery note that it is; null where it came otherwise, or the caller does not see it. */
  document_id: number | null;
  /** What came of which lines. */
  lines: ({
    /** Number of the line of the order. */
    line: string;
    /** How many came; negative for what went back. */
    quantity: number;
    /** null: the unit of the order. */
    unit: string | null;
  })[];
};
export type Hold = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** The document that it is about. */
  document_id: number | null;
  /** The contact that it belongs to. */
  contact_id: number | null;
  /** Of the document or the contact. */
  name: string;
  /** Why. */
  reason: string;
  /** Who placed it. */
  placed_by: string;
  /** When it was placed. */
  placed_at: string;
};
export type ImportedStatement = {
  /** null in a dry run, and where the statement brought nothing new. */
  id: number | null;
  /** IBAN or number of the account; null where the file names none. */
  account: string | null;
  /** ISO 4217 code of the account. */
  currency: string | null;
  /** Number of the statement, as the bank gives it. */
  number: string | null;
  /** Balance before the first movement. */
  opening: string | null;
  /** Balance after the last movement. */
  closing: string | null;
  /** How far the closing balance is from what the movements come to; null where they agree, or a balance is missing. */
  difference: string | null;
  /** Movements that were not known before. */
  new: number;
  /** Movements that another file brought already. */
  known: number;
};
export type Invitation = {
  /** What it is for. */
  purpose: "invite" | "reset";
  /** E-mail address. */
  email: string;
  /** Name that people see. */
  name: string;
  /** Name of this installation. */
  instance_name: string;
  /** Until when it is valid; null for always. */
  expires_at: string;
};
export type Invite = {
  /** E-mail address. */
  email: string;
  /** Name that people see. */
  name: string;
  /** What the person may do. */
  role: "admin" | "reviewer" | "viewer";
  /** Only what belongs to these contacts is seen and can be changed; null: everything. */
  contact_ids?: number[] | null;
};
export type Invited = {
  /** Opens the UI; good once. */
  url: string;
  /** Until when it is valid; null for always. */
  expires_at: string;
  /** Whether the person gets it by mail, too. */
  mailed: boolean;
  user: User;
};
export type InvoiceRule = {
  /** As official validators name it: BR-CO-10, BR-DE-15, PEPPOL-EN16931-R003. */
  id: string;
  /** Business terms (BT) and groups (BG) of EN 16931 that it is about, the decisive one first. */
  terms: string[];
  /** Where in the XML: XPath with local names, of the first place that breaks it. */
  path: string;
  /** Warnings block nothing. */
  severity: "fatal" | "warning";
  /** The rules that were applied: EN 16931, XRechnung 3.0, Peppol BIS Billing 3.0. */
  profile: string;
  /** What the invoice says that it follows (BT-24). */
  guideline: string;
};
export type KnownAccount = {
  /** IBAN or account number, without blanks. */
  account: string;
  /** Whether the master data of the vendor names it. */
  in_master_data: boolean;
  /** When a document with it was first approved; null where none was, or none is known. */
  since: string | null;
  /** When one was last approved. */
  until: string | null;
  /** That last document; null where it is gone, or not seen by the caller. */
  document_id: number | null;
  /** The version of it whose page shows the account. */
  version: number | null;
  /** Where on its pages the account stands. */
  evidence: Evidence[];
};
export type Lesson = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** The document that was corrected. */
  document_id: number;
  /** Name of the file. */
  filename: string;
  /** The contact that it belongs to. */
  contact_id: number;
  /** Name of that contact. */
  contact_name: string;
  /** The extraction profile. */
  profile_id: number;
  /** Name of that profile. */
  profile_name: string;
  /** Key of the field. */
  field: string;
  /** The sender's name as the document states it. */
  sender: string | null;
  /** The words left of or above the value as printed; empty when there were none. */
  label: string;
  /** Where the label stands, seen from the value. */
  relation: "left" | "above";
  /** Number of the page, from 1. */
  page: number;
  /** Shape of the value: letters as A, digits as 9. */
  format: string;
  /** The value entered; null when the field was emptied. */
  value: string | null;
  /** The value itself is proposed again: a name or currency does not vary. */
  constant: boolean;
  /** Whether it is switched on. */
  enabled: boolean;
  /** How far it has come. */
  state: "active" | "off" | "outweighed";
  /** Documents where people confirmed what it led to. */
  helped: number;
  /** Documents where people changed what it led to. */
  contradicted: number;
  /** Documents where it has led to a value. */
  changed: number;
  /** Whose correction taught it, by name. */
  learned_by: string;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type LineCheck = {
  /** Index into line_items. */
  line: number;
  /** null while one of the three numbers is missing. */
  adds_up: boolean | null;
  /** What the arithmetic gives. */
  expected: string | null;
  /** Amount less what is expected; null where it adds up. */
  difference: string | null;
};
export type LineColumn = {
  /** Name that people see. */
  label: string;
  /** Key in extracted_fields. */
  key: string;
  /** Which of the types it is. */
  type: "text" | "number" | "amount" | "date";
  /** A line without it is a blocker. */
  required: boolean;
  /** Other headings that the column has on paper. */
  aliases: string[];
  /** How it is computed; absent where it is read from the document. */
  formula?: string;
  /** What of the bookkeeping it is; absent where it is read from the document. */
  coding?: "account" | "cost_center" | "tax_code" | "other";
};
export type LineColumnInput = {
  /** Name that people see. */
  label: string;
  /** The label in snake_case when omitted. */
  key?: string;
  /** Which of the types it is. */
  type?: "text" | "number" | "amount" | "date";
  /** Whether a document without it is incomplete. */
  required?: boolean;
  /** Other names under which it is printed. */
  aliases?: string[];
  /** Computes the value from others, `net_total * 0.19`; see docs/formulas.md. Such a value is not read or edited. */
  formula?: string | null;
  /** The value is not read from the page, but proposed from the documents of the vendor that people approved. An account and a cost centre fall back on those of the vendor. */
  coding?: "account" | "cost_center" | "tax_code" | "other" | null;
};
/** Further keys are the line columns of the profile that the line has a value for: numbers of columns of the types number and amount, read, entered, computed or proposed alike; strings of text and date (YYYY-MM-DD). */
export type LineItem = {
  /** What it is, in words. */
  description: string;
  /** How many; null where none is stated. */
  quantity: number | null;
  /** Price of one; null where none is stated. */
  unit_price: number | null;
  /** Amount of the line; null where none is stated. */
  amount: number | null;
};
export type Lineage = {
  /** Where it comes from. */
  source: "engine" | "model" | "learned" | "e_invoice" | "person" | "rule" | "formula" | "history";
  /** Person, rule or engine by name; of a computed value, the formula. */
  by: string;
  /** When it happened. */
  at: string;
  /** For example: learned from document 1234. Of a computed value, why it is empty. */
  detail: string | null;
  /** How sure the engine is, 0 to 100; of words 0 to 1. */
  confidence: number | null;
  /** The engine's newer value where a person's value was kept. */
  proposed: string | null;
};
export type Mail = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** What the mail is about. */
  occasion: "invitation" | "password_reset" | "notification" | "digest" | "rejection";
  /** The address that it goes to. */
  to: string;
  /** Stable over retries, so that a receiver knows a second copy. */
  message_id: string;
  /** waiting: to be sent, or tried again; sent: the server took it; failed: given up; uncertain: the connection broke before the server said whether it took it */
  state: "waiting" | "sent" | "failed" | "uncertain";
  /** Each sending, the first one first. */
  attempts: number;
  /** What the server said last, or why it was not reached. */
  answer: string | null;
  /** Whether its text is still kept: it goes once the mail is sent, or its link has expired. */
  can_send_again: boolean;
  /** When it is sent again; null when it is not. */
  next_attempt_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it ended; null while it goes on. */
  finished_at: string | null;
};
export type MailChoices = {
  /** When each kind of notification is mailed. */
  times: {
    /** Documents that wait for your approval, and approvals that are overdue. */
    approval: "at_once" | "digest" | "never";
    /** Documents that somebody else assigns to you. */
    assignment: "at_once" | "digest" | "never";
    /** What rules tell people. */
    rule: "at_once" | "digest" | "never";
    /** Documents go without a person no more: too many of the samples were wrong. Admins only. */
    automation: "at_once" | "digest" | "never";
    /** The audit log was changed. Admins only. */
    audit: "at_once" | "digest" | "never";
    /** A backup failed. Admins only. */
    backup: "at_once" | "digest" | "never";
    /** Deliveries were given up or are held. Admins only. */
    webhook: "at_once" | "digest" | "never";
    /** A watched folder or mailbox does not work. Admins only. */
    intake: "at_once" | "digest" | "never";
  };
  /** From which hour of the day on the digest is sent. */
  digest_hour: number;
  /** Of that hour; null: that of the machine. */
  time_zone: string | null;
  /** The time zone of the machine that the service runs on. */
  machine_time_zone: string;
  /** Whether a mail server is set; without one, nothing is mailed. */
  mail_on: boolean;
};
export type MailChoicesInput = {
  /** Kinds that are not named stay as they are. */
  times?: {
    /** Documents that wait for your approval, and approvals that are overdue. */
    approval?: "at_once" | "digest" | "never";
    /** Documents that somebody else assigns to you. */
    assignment?: "at_once" | "digest" | "never";
    /** What rules tell people. */
    rule?: "at_once" | "digest" | "never";
    /** Documents go without a person no more: too many of the samples were wrong. Admins only. */
    automation?: "at_once" | "digest" | "never";
    /** The audit log was changed. Admins only. */
    audit?: "at_once" | "digest" | "never";
    /** A backup failed. Admins only. */
    backup?: "at_once" | "digest" | "never";
    /** Deliveries were given up or are held. Admins only. */
    webhook?: "at_once" | "digest" | "never";
    /** A watched folder or mailbox does not work. Admins only. */
    intake?: "at_once" | "digest" | "never";
  };
  /** From which hour of the day on the digest is sent. */
  digest_hour?: number;
  /** Of that hour, like Europe/Berlin; null: that of the machine. */
  time_zone?: string | null;
};
export type MailSettings = {
  /** null: no mail is sent. */
  host: string | null;
  /** TCP port. */
  port: number;
  /** none sends the password and the mails readable; within a trusted network only. */
  security: "tls" | "starttls" | "none";
  /** null: the server asks for no password. */
  user: string | null;
  /** Whether a password is kept. */
  password_set: boolean;
  /** The address that mails come from. */
  from: string | null;
  /** Whether they are those of RECTO_SMTP_…. */
  from_environment: boolean;
};
export type MailSettingsInput = {
  /** null: the server of the environment, if it names one. */
  host?: string | null;
  /** TCP port. */
  port?: number;
  /** none sends the password and the mails readable; within a trusted network only. */
  security?: "tls" | "starttls" | "none";
  /** Name to sign in with. */
  user?: string | null;
  /** Kept encrypted, never shown again. */
  password?: string;
  /** The address that mails come from; needed where a server is set. */
  from?: string;
};
export type MailTest = {
  /** Whether it worked. */
  ok: boolean;
  /** What the server answered, or what went wrong. */
  detail: string;
};
export type MatchedOrder = {
  /** The order. */
  order_id: number;
  /** Number of the order. */
  external_id: string;
  /** Number of the vendor that it is an order to. */
  vendor_number: string | null;
  /** ISO 4217 code of its prices. */
  currency: string | null;
  /** Day of the order; null where it is not known. */
  ordered_on: string | null;
  /** Key of the field that names it; null: it was found by its lines. */
  field: string | null;
  /** Where on the pages its number stands. */
  evidence: Evidence[];
};
export type Me = {
  /** Which of the kinds it is. */
  kind: "person" | "token";
  /** Name that people see. */
  name: string;
  /** Name to sign in with. */
  user: User | null;
  /** What the caller may do. */
  access: {
    /** Whether the caller may change anything. */
    write: boolean;
    /** Whether the caller is an Admin. */
    admin: boolean;
    /** Only what belongs to these contacts is seen and can be changed; null: everything. */
    contact_ids: number[] | null;
  };
  /** Whether a new password has to be set first. */
  must_change_password: boolean;
  /** Name of this installation. */
  instance_name: string;
};
export type ModelFinding = {
  /** How serious it is. */
  level: "good" | "note" | "problem";
  /** For translation, with `values`. */
  code: string;
  /** What the sentence is about. */
  values: Record<string, string | number>;
  /** The text itself. */
  text: string;
};
export type ModelSettings = {
  /** Whether a model takes part in extraction and chat. */
  enabled: boolean;
  /** An OpenAI-compatible or Ollama server; null: no model. */
  url: string | null;
  /** Null takes the loaded model, else the first one offered. */
  name: string | null;
  /** Whether a key is kept; it is never shown. */
  has_api_key: boolean;
  /** Wins over what the server says; null asks the server. */
  context_tokens: number | null;
  /** Wins over what the server says; null asks the server. */
  vision: boolean | null;
  /** Hosts, addresses and CIDR ranges outside the private network that documents may be sent to. */
  allowed_hosts: string[];
  /** Questions at once. */
  concurrency: number;
  /** Whether address and model come from RECTO_MODEL_*. */
  from_environment: boolean;
};
export type ModelSettingsInput = {
  /** Whether it is switched on. */
  enabled?: boolean;
  /** Web address. */
  url?: string | null;
  /** Name that people see. */
  name?: string | null;
  /** Kept encrypted; null removes it. */
  api_key?: string | null;
  /** How much the model takes in, in tokens. */
  context_tokens?: number | null;
  /** Whether the model sees pictures. */
  vision?: boolean | null;
  /** Hosts in private networks that may be reached. */
  allowed_hosts?: string[];
  /** Requests at the same time. */
  concurrency?: number;
};
export type ModelTestResult = {
  /** Whether the model can be used. */
  ok: boolean;
  /** What went wrong; null where nothing did. */
  error: {
    /** Which of the kinds it is. */
    kind: string;
    /** For people, in the language of the request. */
    message: string;
    /** What it answered. */
    said: string;
  } | null;
  /** What answers there, as it names itself. */
  server: {
    /** Which of the kinds it is. */
    kind: string;
    /** Version. */
    version: string | null;
  } | null;
  /** Models that can be chosen. */
  models: string[];
  /** Name of the model. */
  model: string | null;
  /** How much it takes in, in tokens. */
  context: {
    /** Newest first. */
    tokens: number;
    /** Where it comes from. */
    source: "setting" | "server" | "chosen" | "assumed";
    /** How much it was trained with. */
    trained: number | null;
  } | null;
  /** Whether the model sees pictures. */
  vision: boolean | null;
  /** Whether it keeps to a JSON schema. */
  schema: "enforced" | "ignored" | "refused" | null;
  /** Whether it reads pictures. */
  reads: boolean | null;
  /** Whether it thinks before it answers. */
  thinks: boolean | null;
  /** Whether it takes in prompts as long as it says. */
  whole_prompts: boolean | null;
  /** How fast it writes. */
  tokens_per_second: number | null;
  /** How long it took, in milliseconds. */
  duration_ms: number;
  /** What to know before using it. */
  findings: ModelFinding[];
};
export type NewPersonalToken = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** read: may look; write: may change what the person may change. */
  scope: "read" | "write" | "admin";
  /** Only what belongs to these contacts is seen and can be changed; null: everything. */
  contact_ids: number[] | null;
  /** When it was made. */
  created_at: string;
  /** Until when it is valid; null for always. */
  expires_at: string | null;
  /** When it was last used; null for never. */
  last_used_at: string | null;
  /** Secret; shown once. */
  token: string;
};
export type Notification = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Which of the kinds it is. */
  kind: "assignment" | "rule" | "automation" | "approval" | "webhook" | "mail" | "intake" | "audit" | "backup";
  /** For people, in the language of the request. */
  message: string;
  /** The document it is about, unless that was purged. */
  document_id: number | null;
  /** Whether the caller has read it. */
  read: boolean;
  /** When it was made. */
  created_at: string;
};
export type NotificationEvent = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Which of the kinds it is. */
  kind: "assignment" | "rule" | "automation" | "approval" | "webhook" | "mail" | "intake" | "audit" | "backup";
};
export type Order = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Number of the order. */
  external_id: string;
  /** external_id of the vendor that it is placed with. */
  vendor_number: string | null;
  /** Name of that vendor; null where there is none of the number. */
  vendor_name: string | null;
  /** ISO 4217 code of its prices. */
  currency: string | null;
  /** Day of the order; null where it is not known. */
  ordered_on: string | null;
  /** False once nothing more is to be invoiced. */
  active: boolean;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** The approved document that it stands on; null where it came otherwise, or the caller does not see it. */
  document_id: number | null;
  /** With what has become of them. */
  lines: OrderLineState[];
  /** What has come, the oldest first. */
  receipts: GoodsReceipt[];
  /** Approved documents that the caller sees, by line; `used` counts all of them. */
  uses: OrderUse[];
};
export type OrderDifference = {
  /** What differs. */
  result: OrderLineResult;
  /** Column of the line item that it shows in. */
  column: string;
  /** The same for people: both places and the arithmetic. */
  message: string;
};
export type OrderImport = {
  /** Whether nothing was changed. */
  dry_run: boolean;
  /** Rows of the file that hold something. */
  rows: number;
  /** Orders that are added. */
  new: number;
  /** Orders of which something differs. */
  changed: number;
  /** Orders that are the same. */
  unchanged: number;
  /** Active orders that the file does not name. */
  gone: number;
  /** Rows that are not taken; see `problems`. */
  refused: number;
  /** The columns of the file, in its order. */
  columns: ({
    /** As it stands in the file. */
    heading: string;
    /** What the column holds; null: it is not used. */
    field: "external_id" | "line" | "vendor_number" | "currency" | "ordered_on" | "active" | "article_numbers" | "description" | "quantity" | "unit" | "pack_size" | "unit_price" | "price_per" | "invoiced" | "receipt" | "received_on" | null;
    /** Its first value. */
    example: string | null;
  })[];
  /** The first 100 of each kind. */
  changes: ({
    /** What happens to the order. */
    change: "new" | "changed" | "gone";
    /** The number under which the bookkeeping knows the vendor; no other vendor has it. */
    external_id: string;
    /** Name that people see. */
    name: string;
    /** Of a order that is changed, what differs. */
    fields: ({
      /** What differs. */
      field: "external_id" | "line" | "vendor_number" | "currency" | "ordered_on" | "active" | "article_numbers" | "description" | "quantity" | "unit" | "pack_size" | "unit_price" | "price_per" | "invoiced" | "receipt" | "received_on";
      /** As it is. */
      before: string | null;
      /** As the file has it. */
      after: string | null;
    })[];
  })[];
  /** The first 100. */
  problems: ({
    /** Number of the row in the file, the heading being 1. */
    row: number;
    /** What is wrong, and what to do. */
    detail: string;
  })[];
};
export type OrderInput = {
  /** external_id of the vendor that it is placed with. */
  vendor_number?: string | null;
  /** ISO 4217 code of its prices. */
  currency?: string | null;
  /** Day of the order; null: not known. */
  ordered_on?: string | null;
  /** False once nothing more is to be invoiced. */
  active?: boolean;
  /** All lines of the order; they take the place of those before. */
  lines: OrderLineInput[];
};
export type OrderLineInput = {
  /** Number of the line, which no other line of the order has. */
  number: string;
  /** Numbers of the article: yours, the one of the vendor, GTIN. */
  article_numbers?: string[];
  /** What is ordered, in words. */
  description?: string;
  /** How many are ordered, in the unit of the line. */
  quantity: number;
  /** As people write it or as a code: pcs, box, kg, C62. */
  unit?: string | null;
  /** How many pieces one pack of the article holds, where it is bought or invoiced by the pack. */
  pack_size?: number | null;
  /** Before tax, for `price_per` units; null: prices are not compared. */
  unit_price?: number | null;
  /** How many units the price is for. */
  price_per?: number;
  /** How many were invoiced elsewhere: before the order came here, or past it. */
  invoiced?: number;
};
export type OrderLineResult = "not_ordered" | "article_differs" | "unit_differs" | "already_invoiced" | "over_delivered" | "quantity_differs" | "price_differs" | "not_compared" | "covered" | "matched";
export type OrderLineState = {
  /** Number of the line. */
  number: string;
  /** Numbers of the article. */
  article_numbers: string[];
  /** What is ordered, in words. */
  description: string;
  /** How many are ordered, in the unit of the line. */
  quantity: number;
  /** Unit of the line; null where it has none. */
  unit: string | null;
  /** How many pieces one pack of the article holds. */
  pack_size: number | null;
  /** Before tax, for `price_per` units. */
  unit_price: number | null;
  /** How many units the price is for. */
  price_per: number;
  /** How many were invoiced elsewhere. */
  invoiced: number;
  /** By goods receipts; null where the order has none. */
  received: number | null;
  /** Invoiced by approved documents and elsewhere; credit notes taken off. */
  used: number;
  /** What can be invoiced still; negative where too much was. */
  remaining: number;
};
export type OrderMatch = {
  /** matched: every line fits an order, or without lines the total; differs: something does not, or could not be compared; unclear: it is open which order is meant. */
  result: OrderResult;
  /** number: the document names the orders; lines: one order of the vendor has exactly these lines. */
  by: "number" | "lines" | null;
  /** Whether the document gives back what was invoiced before. */
  credit: boolean;
  /** The orders that it belongs to. */
  orders: MatchedOrder[];
  /** One for each line item that costs something; of a document without them, one for each line of its orders that can be invoiced still. */
  lines: OrderMatchLine[];
  /** Of a document without lines that gives nothing back: its total against what remains. null for others. */
  total: OrderTotal | null;
  /** What is to be known beside the lines. */
  questions: OrderQuestion[];
  /** Which orders come into question where it is open, the likeliest first. */
  proposals: OrderProposal[];
  /** Key of the field that holds the number of the order; null where the profile has none. */
  field: string | null;
};
export type OrderMatchLine = {
  /** Index into line_items; null: the document as a whole, where it has no lines. */
  line: number | null;
  /** The order that the line belongs to; null where it is in none. */
  order_id: number | null;
  /** Number of that order. */
  order: string | null;
  /** Number of the line within the order. */
  order_line: string | null;
  /** What was ordered. */
  description: string | null;
  /** Unit of the order, which all quantities here are in. */
  unit: string | null;
  /** What differs first; see `differences` for all. Of a document without lines: `covered` where its total is what remains of the orders, otherwise `not_compared`. */
  result: OrderLineResult;
  /** Invoiced by this document; negative where it gives back. null: nobody knows; of lines that were not compared, until a person accepts that the document is for all that remains. */
  quantity: number | null;
  /** Quantity of the order line. */
  ordered: number | null;
  /** By goods receipts; null where the order has none. */
  received: number | null;
  /** By other documents, credit notes taken off. */
  invoiced: number | null;
  /** What remains of the order line with this document. */
  remaining: number | null;
  /** What one unit costs by this document. */
  price: number | null;
  /** What one unit costs by the order. */
  order_price: number | null;
  /** Amount of the line item. */
  amount: number | null;
  /** The document that the order stands on; null where it came otherwise, or the caller does not see it. */
  order_document_id: number | null;
  /** The version of it whose pages show the line. */
  order_version: number | null;
  /** Where on its pages the cell stands that differs first, or the line. */
  order_evidence: Evidence[];
  /** The goods receipts that brought it, the oldest first. */
  receipts: ReceiptOfLine[];
  /** All that differs; empty where nothing does. */
  differences: OrderDifference[];
};
export type OrderProposal = {
  /** The order. */
  order_id: number;
  /** Number of the order. */
  external_id: string;
  /** Day of the order; null where it is not known. */
  ordered_on: string | null;
  /** Lines of the document that fit it without any difference. */
  fitting: number;
  /** Lines of the document. */
  lines: number;
};
export type OrderQuestion = {
  /** unknown: no order has the number; several: more than one order comes into question; proposed: an order of the vendor may be meant; vendor, currency: the order has another one; closed: it is out of use; lines: there are no lines to compare; total: without lines, the total is not what remains of the order. A person who accepts `lines` or `total` decides that the document is for all that remains. */
  code: "unknown" | "several" | "proposed" | "vendor" | "currency" | "closed" | "lines" | "total";
  /** Key of the field that says so; null: none does. */
  field: string | null;
  /** The same for people. */
  message: string;
};
export type OrderResult = "matched" | "differs" | "unclear";
export type OrderSummary = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Number of the order. */
  external_id: string;
  /** external_id of the vendor that it is placed with. */
  vendor_number: string | null;
  /** Name of that vendor; null where there is none of the number. */
  vendor_name: string | null;
  /** ISO 4217 code of its prices. */
  currency: string | null;
  /** Day of the order; null where it is not known. */
  ordered_on: string | null;
  /** False once nothing more is to be invoiced. */
  active: boolean;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** How many lines it has. */
  lines: number;
  /** Before tax; null where a line has no price. */
  total: number | null;
};
export type OrderTotal = {
  /** Key of the field that holds the net total; null: there is none. */
  field: string | null;
  /** Net total of the document; null where it states none. */
  invoiced: number | null;
  /** What can be invoiced still of its orders, of what has come, at their prices; null where a line has no price. */
  remaining: number | null;
  /** invoiced − remaining. */
  difference: number | null;
};
export type OrderUse = {
  /** The document that invoices it. */
  document_id: number;
  /** Name of the file. */
  filename: string;
  /** Number of the line of the order. */
  line: string;
  /** In the unit of the order; negative where it gives back. */
  quantity: number;
  /** When the document was approved. */
  used_at: string;
};
export type Page = {
  /** From 1. */
  number: number;
  /** Width as shown, in points (1/72 inch); pixels for images. */
  width: number;
  /** Pixels, or points of a page. */
  height: number;
  /** Where it comes from. */
  source: "text_layer" | "ocr" | "converted" | "e_invoice_xml" | "transcript" | "none";
  /** Words with their places. */
  words: ({
    /** The text itself. */
    text: string;
    /** [x0, y0, x1, y1] in fractions of the page, origin top left */
    box: number[];
    /** How sure the engine is, 0 to 100; of words 0 to 1. */
    confidence: number;
    /** Number of the line, from 0. */
    line: number;
    /** Whether it is set in bold. */
    bold?: boolean;
  })[];
  /** QR and bar codes with what they say. */
  codes: ({
    /** Kind of code. */
    format: string;
    /** The text itself. */
    text: string;
    /** [x0, y0, x1, y1] in fractions of the page, origin top left */
    box: number[];
  })[];
  /** File name of the attachment the page belongs to; null for the document itself. */
  part: string | null;
  /** Degrees clockwise by which the page was turned to stand upright, beyond what the file says itself. */
  turn?: number;
  /** What could not be read or was changed, in sentences. */
  warnings: string[];
};
/** [from, to]: first and last page, from 1. */
export type PageRange = number[];
export type PageTurn = {
  /** From 1. */
  number: number;
  /** Degrees clockwise from how the page is shown now. */
  turn: 90 | 180 | 270;
};
export type PaidDocument = {
  /** The document that it pays. */
  document_id: number;
  /** Name of the file. */
  filename: string;
  /** Number of the document itself. */
  number: string | null;
  /** Whom the document comes from. */
  vendor: string | null;
  /** What the document asks for. */
  total: string | null;
  /** How much of the document it pays, in the direction of the document: negative for a credit note. */
  amount: string;
  /** Who decided; null where the number of the document told. */
  person: string | null;
  /** The cash discount that the payer kept; null without one. */
  discount: {
    /** In the direction of the document. */
    amount: string;
    /** By the terms of the document; null where a person decided. */
    percent: string | null;
    /** The last day on which it could be taken. */
    until: string | null;
  } | null;
  /** The number of the document as the payer wrote it; null where a person decided. */
  found: string | null;
};
export type Part = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name of the file. */
  filename: string;
  status: DocumentStatus;
  pages: PageRange;
};
export type PasswordLink = {
  /** Opens the UI; good once. */
  url: string;
  /** Until when it is valid; null for always. */
  expires_at: string;
  /** Whether the person gets it by mail, too. */
  mailed: boolean;
};
export type PasswordLinkRequest = {
  /** E-mail address. */
  email: string;
};
export type Payee = {
  /** known: the vendor was paid to these accounts before; first: no account of it was known; changed: an account is new, or a domain looks like one of the vendor and is another. */
  result: PayeeResult;
  /** Accounts that the document names. */
  accounts: PayeeAccount[];
  /** Where something has changed, the accounts until now, the last used first, five at most. */
  before: KnownAccount[];
  /** What else to know where something has changed. */
  signs: PayeeSign[];
};
export type PayeeAccount = {
  /** IBAN or account number, without blanks. */
  account: string;
  /** Whether the vendor was paid to it before, or its master data names it. */
  known: boolean;
  /** What the check digits of an IBAN say; null for other numbers. */
  valid: boolean | null;
  /** Key of the field that holds it; null: it stands on the page only. */
  field: string | null;
  /** Where on the pages it stands. */
  evidence: Evidence[];
};
export type PayeeResult = "known" | "first" | "changed";
export type PayeeSign = {
  /** For programs: country, invalid, alike, lookAlike, senderKnown, senderUnknown. */
  code: string;
  /** The same for people. */
  message: string;
  /** Where on the pages that stands. */
  evidence: Evidence[];
};
export type PayingMovement = {
  /** The bank statement that it stands on. */
  statement_id: number;
  /** The movement of that statement. */
  movement_id: number;
  /** Day on which it was booked; null where none is known. */
  booked_on: string | null;
  /** How much of the document it pays, in the direction of the document: negative for a credit note. */
  amount: string;
  /** Who decided; null where the number of the document told. */
  person: string | null;
  /** The cash discount that the payer kept; null without one. */
  discount: {
    /** In the direction of the document. */
    amount: string;
    /** By the terms of the document; null where a person decided. */
    percent: string | null;
    /** The last day on which it could be taken. */
    until: string | null;
  } | null;
  /** The number of the document as the payer wrote it; null where a person decided. */
  found: string | null;
};
export type Payment = {
  /** How far it is paid, by imported bank statements. */
  status: "open" | "partly" | "paid";
  /** What movements have paid of it; negative for a credit note. */
  paid_amount: string;
  /** Cash discounts that payers kept of it. */
  discount_amount: string;
  /** What is left to pay; negative for a credit note. */
  open_amount: string;
  /** What paid it, the oldest first. */
  movements: PayingMovement[];
};
export type PaymentInput = {
  /** The document that the movement pays: an approved or exported one. */
  document_id: number;
  /** How much of it, negative for a credit note; left out: as much as is open and the movement has left. */
  amount?: string;
  /** What is asked for no more of it, as a cash discount that was taken; with the sign of the document. */
  discount?: string;
};
export type PaymentsInput = {
  /** All that the movement is to pay; none: it pays nothing. */
  payments: PaymentInput[];
};
export type Person = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
};
export type PersonalToken = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** read: may look; write: may change what the person may change. */
  scope: "read" | "write" | "admin";
  /** Only what belongs to these contacts is seen and can be changed; null: everything. */
  contact_ids: number[] | null;
  /** When it was made. */
  created_at: string;
  /** Until when it is valid; null for always. */
  expires_at: string | null;
  /** When it was last used; null for never. */
  last_used_at: string | null;
};
export type PersonalTokenInput = {
  /** Name that people see. */
  name: string;
  /** read: may look; write: may change what the person may change. */
  scope: "read" | "write" | "admin";
  /** Only what belongs to these contacts is seen and can be changed; null: everything. */
  contact_ids?: number[] | null;
  /** Until when it is valid; null for always. */
  expires_at?: string | null;
};
export type PresenceEvent = {
  /** The document that it is about. */
  document_id: number;
  /** Who has it open now. */
  viewers: Viewer[];
};
export type Profile = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** What it is, in words. */
  description: string;
  /** Kind of documents that the profile is made for; null for any. */
  doc_type_hint: string | null;
  /** Version. */
  version: number;
  /** Whether it came with the service. */
  built_in: boolean;
  /** Whether line items are extracted. */
  line_items: boolean;
  /** Whether the taxes by rate are extracted. */
  tax_breakdown: boolean;
  /** What line items hold besides description, quantity, unit_price and amount. */
  line_columns: LineColumn[];
  /** Percent of confidence below which a value is a blocker. */
  doubtful_below: number;
  /** Kinds of documents for which the profile is chosen where an upload names none; none: never. */
  chosen_for: string[];
  /** Fields concerned. */
  fields: ProfileField[];
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type ProfileDraft = {
  /** The sample. */
  document_id: number;
  /** Language of the text, ISO 639-1; null where it is not clear. */
  language: string | null;
  /** May be changed, and sent as it is to POST /api/profiles. */
  profile: {
    /** Name that people see. */
    name: string;
    /** What it is, in words. */
    description: string;
    /** Kind of documents that the profile is made for; null for any. */
    doc_type_hint: string | null;
    /** Whether line items are extracted. */
    line_items: boolean;
    /** Whether the taxes by rate are extracted. */
    tax_breakdown: boolean;
    /** What line items hold besides description, quantity, unit_price and amount. */
    line_columns: LineColumn[];
    /** Fields concerned. */
    fields: ProfileField[];
  };
  /** What the drafted profile finds in the sample, by field key. */
  values: Record<string, string | null>;
  /** Places on the pages, by field key. */
  evidence: Record<string, Evidence[]>;
  /** Rows of the table of items, in the order of the page. */
  line_items: LineItem[];
};
export type ProfileField = {
  /** Name that people see. */
  label: string;
  /** Key in extracted_fields. */
  key: string;
  /** Which of the types it is. */
  type: "text" | "date" | "amount" | "number" | "integer" | "boolean" | "choice" | "list";
  /** Whether a document without it is incomplete. */
  required: boolean;
  /** What it is, in words. */
  description: string;
  /** Other names under which it is printed. */
  aliases: string[];
  /** A regular expression the whole value must match. */
  pattern: string | null;
  /** Allowed values of a field of type choice. */
  options: string[];
  /** How it is computed; absent where it is read from the document. */
  formula?: string;
  /** What of the bookkeeping it is; absent where it is read from the document. */
  coding?: "account" | "cost_center" | "tax_code" | "other";
};
export type ProfileFieldInput = {
  /** Name that people see. */
  label: string;
  /** The label in snake_case when omitted. */
  key?: string;
  /** Which of the types it is. */
  type?: "text" | "date" | "amount" | "number" | "integer" | "boolean" | "choice" | "list";
  /** Whether a document without it is incomplete. */
  required?: boolean;
  /** What it is, in words. */
  description?: string;
  /** Other names under which it is printed. */
  aliases?: string[];
  /** Regular expression that a value must match; null for any. */
  pattern?: string | null;
  /** The only values it may have; empty for any. */
  options?: string[];
  /** Computes the value from others, `net_total * 0.19`; see docs/formulas.md. Such a value is not read or edited. */
  formula?: string | null;
  /** The value is not read from the page, but proposed from the documents of the vendor that people approved. An account and a cost centre fall back on those of the vendor. */
  coding?: "account" | "cost_center" | "tax_code" | "other" | null;
};
export type ProfileInput = {
  /** Name that people see. */
  name: string;
  /** What it is, in words. */
  description?: string;
  /** Kind of documents that the profile is made for; null for any. */
  doc_type_hint?: string | null;
  /** Rows of the table of items, in the order of the page. */
  line_items?: boolean;
  /** Whether the taxes by rate are extracted. */
  tax_breakdown?: boolean;
  /** What line items hold besides description, quantity, unit_price and amount. */
  line_columns?: LineColumnInput[];
  /** Values below this confidence are doubtful. A change judges all documents of the profile anew. */
  doubtful_below?: number;
  /** Kinds of documents (`doc_type`) for which it is chosen where an upload names no profile; none: never. */
  chosen_for?: string[];
  /** Fields concerned. */
  fields: ProfileFieldInput[];
};
export type ProfileTest = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** The extraction profile. */
  profile_id: number;
  /** How far it has come. */
  state: "queued" | "running" | "done" | "failed";
  /** How many documents are tried. */
  documents_total: number;
  /** How many were tried so far. */
  documents_done: number;
  /** Reviewed, but no page of them is stored. */
  documents_skipped: number;
  /** What went wrong; null where nothing did. */
  error: string | null;
  /** Over all fields that both profiles have; null until done. */
  before: FieldScore | null;
  /** As it is afterwards; in a query, what to go on behind. */
  after: FieldScore | null;
  /** Fields concerned. */
  fields: FieldComparison[];
  /** Those that got better or worse, worse ones first. */
  documents: DocumentComparison[];
  /** Who began it, by name. */
  created_by: string;
  /** When it was made. */
  created_at: string;
  /** When it ended; null while it goes on. */
  finished_at: string | null;
};
export type ProfileTestInput = {
  /** Name that people see. */
  name?: string;
  /** What it is, in words. */
  description?: string;
  /** Kind of documents that the profile is made for; null for any. */
  doc_type_hint?: string | null;
  /** Rows of the table of items, in the order of the page. */
  line_items?: boolean;
  /** The taxes by rate, highest rate first; in profiles whether they are extracted. */
  tax_breakdown?: boolean;
  /** Further columns of the line items. */
  line_columns?: LineColumnInput[];
  /** Fields concerned. */
  fields?: ProfileFieldInput[];
  /** How many of the last reviewed documents. */
  last_n?: number;
};
export type ProposedPayment = {
  /** The document that it may pay. */
  document_id: number;
  /** Name of the file. */
  filename: string;
  /** Number of the document itself. */
  number: string | null;
  /** Whom the document comes from. */
  vendor: string | null;
  /** What is left to pay of it; negative for a credit note. */
  open_amount: string;
  /** The number of the document as the payer wrote it; null where the payer did not. */
  found: string | null;
  /** Why it comes into question, in a sentence. */
  reason: string;
};
export type Quality = {
  /** First day, UTC. */
  from: string;
  /** Last day, UTC, included. */
  to: string;
  /** Engines and versions with approvals in this time, whatever `engine` says. */
  engines: string[];
  /** Over all of them. */
  total: {
    /** Documents whose last decision, an approval or a rejection, falls into it. */
    documents: number;
    /** Of them, those in which no person had a hand. */
    automatic: number;
    /** Of them, those that were approved with a value that a person set. */
    corrected: number;
    /** Of them, those that were rejected; they say of no value whether it was right. */
    rejected: number;
    /** Of them, those whose review the workspace has measured. */
    timed: number;
    /** Active seconds of review, of those measured. */
    seconds: number;
    /** Approved as they were proposed. */
    correct: number;
    /** Changed or emptied before they were approved. */
    wrong: number;
    /** Share of them that were proposed as they were approved, 0..1; null without any. */
    accuracy: number | null;
    /** Lower end of the two-sided 95 % interval of Clopper and Pearson. */
    lower: number | null;
    /** Upper end of the two-sided 95 % interval of Clopper and Pearson. */
    upper: number | null;
    /** Filled in by people where nothing had been proposed. */
    missed: number;
  };
  /** Those with most errors first. */
  fields: FieldQuality[];
  /** By the confidence that values were proposed with, lowest first; bins without values are left out. */
  calibration: CalibrationBin[];
  /** How long each of `periods` is; by the length of the time asked for. */
  period: "day" | "week" | "month";
  /** From the first with approvals to the last, those between them without any included. Weeks begin on Monday. */
  periods: QualityPeriod[];
  /** What people overlook, in the days asked for, whatever the other filters say; null without any. Measured where `vigilance_percent` is set. */
  vigilance: Vigilance | null;
};
export type QualityPeriod = {
  /** The first day of it. */
  day: string;
  /** Documents whose last decision, an approval or a rejection, falls into it. */
  documents: number;
  /** Of them, those in which no person had a hand. */
  automatic: number;
  /** Of them, those that were approved with a value that a person set. */
  corrected: number;
  /** Of them, those that were rejected; they say of no value whether it was right. */
  rejected: number;
  /** Of them, those whose review the workspace has measured. */
  timed: number;
  /** Active seconds of review, of those measured. */
  seconds: number;
};
export type QueueEvent = {
  /** Documents that wait. */
  waiting: number;
  /** Documents that are being processed. */
  processing: number;
};
export type ReadyRetention = {
  /** ISO 3166. */
  country: string;
  /** From the end of the year. */
  years: number;
  /** Where it stands. */
  law: string;
};
export type ReadyTemplate = {
  /** Which program it is for. */
  key: "datev" | "xero" | "quickbooks" | "sap";
  /** Name that people see. */
  name: string;
  /** table: a CSV; datev: DATEV format 700, Buchungsstapel 13. */
  layout: "table" | "datev";
  /** What has a row each. */
  rows: "documents" | "lines" | "taxes";
  /** The filters of the list by name. */
  filter: Record<string, unknown>;
  /** Whether the first row names the columns. */
  heading: boolean;
  /** How characters are written. */
  encoding: "utf-8-bom" | "utf-8" | "windows-1252";
  /** What stands between two cells. */
  separator: "," | ";" | "\t" | "|";
  /** Which cells stand in quotation marks. */
  quote: "needed" | "texts";
  /** Decimal sign of numbers. */
  decimal: "." | ",";
  /** How dates are written. */
  date_format: "YYYY-MM-DD" | "DD.MM.YYYY" | "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYYMMDD" | "DDMMYYYY" | "DDMMYY" | "DDMM";
  /** Columns, from left to right. */
  columns: ({
    /** The heading. */
    label: string;
    /** What the column holds. */
    source: string;
    /** What a column with the source `text` holds. */
    text: string;
    /** Whether a document without it refuses the file. */
    required: boolean;
    /** Of a date; null: that of the template. */
    format: "YYYY-MM-DD" | "DD.MM.YYYY" | "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYYMMDD" | "DDMMYYYY" | "DDMMYY" | "DDMM" | null;
    /** Decimals of a number; null: as it is. */
    places: number | null;
    /** Whether a number is written without its sign. */
    unsigned: boolean;
    /** Longer texts are cut. */
    max_length: number | null;
    /** Whether rows that agree in the other columns become one with its sum. */
    sum: boolean;
  })[];
  /** Of documents whose vendor has none. */
  accounts: {
    /** Account of the general ledger that its invoices are usually booked to. */
    expense_account: string | null;
    /** Account of the general ledger that holds what is owed to it. */
    payable_account: string | null;
    /** Expense accounts by profile. */
    profiles: ({
      /** The extraction profile. */
      profile_id: number;
      /** Account of the general ledger that its invoices are usually booked to. */
      expense_account: string;
    })[];
  };
  /** What the other program calls each tax. */
  tax_keys: ({
    /** UNTDID 5305; null: any, or none stated. */
    category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "L" | "M" | null;
    /** Percent; null: any, or none stated. */
    rate: number | null;
    /** What the other program calls it. */
    key: string;
  })[];
};
export type ReceiptInput = {
  /** Day on which it came; null: not known. */
  received_on?: string | null;
  /** What came of which lines. */
  lines: ReceiptLineInput[];
};
export type ReceiptLineInput = {
  /** Number of the line of the order. */
  line: string;
  /** How many came; negative for what went back. */
  quantity: number;
  /** null: the unit of the order. */
  unit?: string | null;
};
export type ReceiptOfLine = {
  /** Number of the goods receipt. */
  number: string;
  /** The delivery note that it stands on; null where it came otherwise, or the caller does not see it. */
  document_id: number | null;
  /** The version of it whose pages show what has come. */
  version: number | null;
  /** Where on its pages that stands. */
  evidence: Evidence[];
};
export type RedeliverFailed = {
  /** From when on. */
  since: string;
};
export type Rejection = {
  /** Why. */
  reason: string;
  /** Free text beside the reason. */
  note: string | null;
  /** Who did it, by name. */
  by: string;
  /** When it happened. */
  at: string;
};
export type RetentionRule = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** One that no other rule has. */
  name: string;
  /** Whose law it is (ISO 3166); which documents it covers is said by profiles and contacts. */
  country: string | null;
  /** Counted from the end of the year of the document’s date, or of its receipt if that is earlier. */
  years: number;
  /** Documents of these profiles; empty: of all. */
  profile_ids: number[];
  /** Documents of these contacts; empty: of all. */
  contact_ids: number[];
  /** Every document that was processed, or those only that were Approved or exported. */
  covers: "received" | "approved";
  /** What becomes of a document once its time is over: it stays, or the night moves it to the trash. */
  over: "keep" | "trash";
  /** How many documents it keeps at the longest. */
  documents: number;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type RetentionRuleInput = {
  /** One that no other rule has. */
  name: string;
  /** Whose law it is (ISO 3166); which documents it covers is said by profiles and contacts. */
  country?: string | null;
  /** Counted from the end of the year of the document’s date, or of its receipt if that is earlier. */
  years: number;
  /** Documents of these profiles; empty: of all. */
  profile_ids?: number[];
  /** Documents of these contacts; empty: of all. */
  contact_ids?: number[];
  /** Every document that was processed, or those only that were Approved or exported. */
  covers?: "received" | "approved";
  /** What becomes of a document once its time is over: it stays, or the night moves it to the trash. */
  over?: "keep" | "trash";
};
export type Rule = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** Whether it is switched on. */
  enabled: boolean;
  /** Rules are evaluated in this order. */
  position: number;
  /** Only documents of this profile. */
  profile_id: number | null;
  /** When the rule is evaluated. */
  trigger: "processed" | "schedule";
  /** How often a rule with trigger schedule runs. */
  interval_minutes: number | null;
  /** All must hold. */
  conditions: RuleCondition[];
  action: RuleAction;
  /** When it last ran; null for never. */
  last_run_at: string | null;
  /** How often it has fired. */
  fired: number;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type RuleAction = {
  /** Which of the types it is. */
  type: "set_status";
  status: DocumentStatus;
} | {
  /** Which of the types it is. */
  type: "move_folder";
  /** This folder, and its contact. */
  folder_id?: number;
  /** The folder of that name within the document's contact. */
  folder_name?: string;
} | {
  /** Which of the types it is. */
  type: "notify";
  /** The rule's name and the file name when omitted. */
  message?: string;
} | {
  /** Which of the types it is. */
  type: "flag_review";
} | {
  /** Which of the types it is. */
  type: "set_field";
  /** Key of a profile field. */
  field: string;
  /** null clears. */
  value: string | null;
} | {
  /** Which of the types it is. */
  type: "webhook";
  /** Web address. */
  url: string;
} | {
  /** Which of the types it is. */
  type: "assign";
  /** Who looks after the document; null: nobody. */
  assignee_id: number | null;
  /** How long they have for it. As the settings say when omitted. */
  due_hours?: number;
  /** Who is told once it is overdue. */
  escalation_user_id?: number;
  /** Which team is told once it is overdue. */
  escalation_team_id?: number;
} | {
  /** Which of the types it is. */
  type: "postpone";
  /** Until so many days from now. */
  days: number;
} | {
  /** Which of the types it is. */
  type: "reject";
  /** Why it is not wanted. */
  reason: string;
  /** More on the reason. */
  note?: string;
  /** Whether the sender of the mail is told, where that is possible. */
  answer_sender?: boolean;
} | {
  /** Which of the types it is. */
  type: "set_profile";
  /** The profile that the document is read with. */
  profile_id: number;
} | {
  /** Which of the types it is. */
  type: "touchless";
  /** Where it goes; Export by way of Approved. */
  status: "Approved" | "Export";
  /** Lowest confidence of required fields that have no threshold of their own, in percent. */
  default_threshold: number;
  /** Of single fields, required or not; an optional field may be empty. */
  thresholds: ({
    /** Key of a profile field. */
    field: string;
    /** Lowest confidence that needs no person; 101: any value does. */
    percent: number;
  })[];
  /** What its thresholds are to keep; what people decided is counted against it whenever the rule is saved. */
  target?: TouchlessTarget;
  /** Of 100 documents that could go, how many are held back at least and reviewed like any other, so that people judge what goes. With a target, at least as many as its bound needs are held back anyway; without either, none. */
  sample_percent?: number;
};
export type RuleCondition = {
  /** One of confidence_score, confidence_label, status, doc_type, doc_date, contact_id, folder_id, filename, days_in_status, line_items_total, checks_failed, blockers_open, blockers_blocking, blocker_kinds, blocker_codes, assignee_id, postponed_until, rejection_reason, vendor_number, payee_result, order_result, signature_result, payment_status, source, mail_from, or the key of a profile field; fields.<key> where both have one name. confidence.<key>: how sure the value of the field is, in percent. check.<code>: passed or failed; required, netPlusTax, payable, lineItems, quantity, dueDate, period, effective, ordered, future, currency, capitals, iban, vat, creditCode, duplicate, eInvoice, eInvoiceRule, signature, taxRates, taxTotal, taxBases. */
  field: string;
  /** How both sides are compared. */
  operator: "=" | "!=" | ">" | ">=" | "<" | "<=" | "contains" | "does_not_contain" | "is_empty" | "is_not_empty" | "matches";
  /** null for is_empty and is_not_empty. */
  value: string | null;
};
export type RuleDryRun = {
  /** Documents that were looked at. */
  examined: number;
  /** False when there were more documents than could be looked at. */
  complete: boolean;
  /** Documents that would change. */
  total: number;
  /** The newest of them. */
  documents: ({
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name of the file. */
    filename: string;
    status: DocumentStatus;
    /** What the rule would change. */
    change: string;
    /** All must hold. */
    conditions: ConditionResult[];
  })[];
};
export type RuleFiring = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** The rule that fired. */
  rule_id: number;
  /** Its name at that time. */
  rule_name: string;
  /** When the rule is evaluated. */
  trigger: "processed" | "schedule";
  /** skipped: a person's value or status stands; failed: the action was not possible. */
  outcome: "done" | "skipped" | "failed";
  /** What there is to say about it. */
  detail: string;
  /** Of rules that let documents go without a person, for Admins only; empty for others. */
  conditions: ConditionResult[];
  /** When it happened. */
  at: string;
};
export type RuleInput = {
  /** Name that people see. */
  name: string;
  /** Whether it is switched on. */
  enabled?: boolean;
  /** The end when omitted. */
  position?: number;
  /** The extraction profile. */
  profile_id?: number | null;
  /** When the rule is evaluated. */
  trigger?: "processed" | "schedule";
  /** 60 when omitted. */
  interval_minutes?: number | null;
  /** All must hold. At least one, but for the action touchless, which takes doc_type, doc_date, contact_id, folder_id, filename, line_items_total, vendor_number, profile fields and their confidence. */
  conditions: ({
    /** One of confidence_score, confidence_label, status, doc_type, doc_date, contact_id, folder_id, filename, days_in_status, line_items_total, checks_failed, blockers_open, blockers_blocking, blocker_kinds, blocker_codes, assignee_id, postponed_until, rejection_reason, vendor_number, payee_result, order_result, signature_result, payment_status, source, mail_from, or the key of a profile field; fields.<key> where both have one name. confidence.<key>: how sure the value of the field is, in percent. check.<code>: passed or failed; required, netPlusTax, payable, lineItems, quantity, dueDate, period, effective, ordered, future, currency, capitals, iban, vat, creditCode, duplicate, eInvoice, eInvoiceRule, signature, taxRates, taxTotal, taxBases. */
    field: string;
    /** How both sides are compared. */
    operator: "=" | "!=" | ">" | ">=" | "<" | "<=" | "contains" | "does_not_contain" | "is_empty" | "is_not_empty" | "matches";
    /** The value itself. */
    value?: string | number | null;
  })[];
  action: RuleAction;
};
export type SearchHit = {
  document: DocumentSummary;
  /** Relevance; comparable within one search only. */
  score: number;
  /** Best first, at most three, one for each page. */
  snippets: SearchSnippet[];
};
export type SearchResult = {
  /** Matching documents; see `more`. */
  total: number;
  /** Whether there are more matching documents than `total` says. */
  more: boolean;
  /** How many are shown on a page. */
  limit: number;
  /** How many are skipped from the beginning. */
  offset: number;
  /** The best one first. */
  hits: SearchHit[];
};
export type SearchSnippet = {
  /** Page the text stands on; null for file name, fields, line items, summary and notes. */
  page: number | null;
  /** Plain text, as it stands there. */
  text: string;
  /** [from, to] of each match in `text`, in UTF-16 code units, end exclusive. */
  highlights: (number[])[];
};
export type Session = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Whether it is the one in use. */
  current: boolean;
  /** IP address. */
  address: string;
  /** Program, as it names itself. */
  user_agent: string;
  /** When it was made. */
  created_at: string;
  /** When it was last used. */
  last_seen_at: string;
  /** Until when it is valid; null for always. */
  expires_at: string;
};
export type Settings = {
  /** Name of this installation. */
  instance_name: string;
  /** The address people open; links in records and webhooks start with it. */
  base_url: string;
  /** Documents with a lower score become Exception. */
  exception_below: number;
  /** The profile of uploads that name none. */
  default_profile_id: number;
  /** Holds all deliveries; they go out when it ends. */
  offline_mode: boolean;
  /** Whether corrections help the next document of the same sender. */
  learning: boolean;
  /** Whether Approved and Export are refused by the API while blocking blockers are open. */
  approval_gate: boolean;
  /** In so many of 100 new documents people are shown one value with two digits exchanged, to measure what they overlook; 0: in none. The record holds the value that was read. */
  vigilance_percent: number;
  /** Whether a change of the bank account of a vendor is accepted by two people. */
  payee_four_eyes: boolean;
  /** Whether a signature blocks its document unless its signer leads to a trusted certificate. Broken ones always do. */
  require_trusted_signatures: boolean;
  /** By how much a line may differ from its order, in percent, unless its vendor says otherwise; null: no such limit. Where both are set the smaller one counts, where neither is nothing may differ. */
  order_tolerance_percent: number | null;
  /** The same in the currency of the order. */
  order_tolerance_amount: number | null;
  /** How long whoever is assigned a document has for it, unless said otherwise; null: any time. */
  assignment_due_hours: number | null;
  /** The person who is told once it is overdue; null: nobody. */
  escalation_user_id: number | null;
  /** The team that is told once it is overdue; null: none. */
  escalation_team_id: number | null;
  /** Whether a file that holds several documents is split by itself where that is sure enough. */
  split_bundles: boolean;
  /** How sure that must be, in percent. */
  split_from: number;
  /** Whether blank pages part documents. */
  split_blank_pages: boolean;
  /** What the form for rejecting offers. */
  reject_reasons: string[];
  /** What the sender of a rejected mail may be told; null: nobody is told. */
  reject_reply: string | null;
  /** After how many days in the trash documents go for good that nothing keeps; null: never. */
  purge_trash_after_days: number | null;
};
export type SettingsPatch = {
  /** Name of this installation. */
  instance_name?: string;
  /** Address under which people reach the service. */
  base_url?: string;
  /** Documents with a lower score become Exception. */
  exception_below?: number;
  /** The profile of uploads that name none. */
  default_profile_id?: number;
  /** Whether nothing is sent anywhere. */
  offline_mode?: boolean;
  /** Whether corrections teach. */
  learning?: boolean;
  /** Whether open blockers keep programs too from approving. */
  approval_gate?: boolean;
  /** In so many of 100 new documents people are shown one value with two digits exchanged; 0: in none. */
  vigilance_percent?: number;
  /** Whether a change of the bank account of a vendor is accepted by two people. */
  payee_four_eyes?: boolean;
  /** Whether signers of documents have to lead to a trusted certificate. */
  require_trusted_signatures?: boolean;
  /** By how much a line may differ from its order, in percent; null: no such limit. */
  order_tolerance_percent?: number | null;
  /** The same in the currency of the order; null: no such limit. */
  order_tolerance_amount?: number | null;
  /** How long whoever is assigned a document has for it, unless said otherwise; null: any time. */
  assignment_due_hours?: number | null;
  /** The person who is told once it is overdue; null: nobody. */
  escalation_user_id?: number | null;
  /** The team that is told once it is overdue; null: none. */
  escalation_team_id?: number | null;
  /** Whether files that hold several documents are split by themselves. */
  split_bundles?: boolean;
  /** How sure that must be, in percent. */
  split_from?: number;
  /** Whether blank pages part documents. */
  split_blank_pages?: boolean;
  /** Reasons that are offered for rejecting. */
  reject_reasons?: string[];
  /** With {reason}, {file} and {instance} in the places of the values; null: nobody is told. */
  reject_reply?: string | null;
  /** Those that a retention rule or a hold keeps stay; null: never. */
  purge_trash_after_days?: number | null;
};
export type Signature = {
  /** RFC 8032. */
  algorithm: "Ed25519";
  /** Tells the keys of instances apart: the first 16 hexadecimal digits of the SHA-256 of the key. */
  key_id: string;
  /** 64 bytes, base64url without padding. */
  value: string;
};
export type SigningKey = {
  /** RFC 8032. */
  algorithm: "Ed25519";
  /** Tells the keys of instances apart: the first 16 hexadecimal digits of the SHA-256 of the key. */
  key_id: string;
  /** PEM (SPKI). */
  public_key: string;
};
export type SingleSignOn = {
  /** Whether it is switched on. */
  enabled: boolean;
  /** What the button on the sign-in page says. */
  name: string;
  /** Address of the OpenID Connect provider. */
  issuer: string | null;
  /** Identifier of this service at the provider. */
  client_id: string | null;
  /** Whether a secret is kept. */
  client_secret_set: boolean;
  /** The role of people who sign on for the first time; null: only people who were added. */
  new_users: "reviewer" | "viewer" | null;
  /** E-mail domains; empty: any. */
  allowed_domains: string[];
  /** To be registered at the provider. */
  redirect_url: string;
};
export type SingleSignOnInput = {
  /** Whether it is switched on. */
  enabled?: boolean;
  /** Name that people see. */
  name?: string;
  /** Address of the OpenID Connect provider. */
  issuer?: string;
  /** Identifier of this service at the provider. */
  client_id?: string;
  /** Never given back. */
  client_secret?: string;
  /** Whether people who are new are let in. */
  new_users?: "reviewer" | "viewer" | null;
  /** Domains of e-mail addresses that are let in; empty for any. */
  allowed_domains?: string[];
};
export type StatusResult = {
  /** Identifier within its kind; never given to another. */
  id: number;
  status: DocumentStatus;
  /** When it was last changed. */
  updated_at: string;
  /** For undoing it; null when nothing changed. */
  change_id: number | null;
  /** How long a notice should offer that. */
  undo_until: string | null;
};
export type TableReading = {
  /** Columns, from left to right. */
  columns: ({
    /** The key that the column has in `line_items`; `other` where line items have no place for it. */
    role: string;
    /** Left edge, as a share of the width of the page. */
    x0: number;
    /** Right edge, as a share of the width of the page. */
    x1: number;
  })[];
  /** Rows of the table of items, in the order of the page. */
  line_items: LineItem[];
  /** Keyed line_items[i].<column>. */
  evidence: Record<string, Evidence[]>;
};
export type TaxLine = {
  /** Percent. */
  rate: number | null;
  /** The taxable amount, in the currency of the document. */
  base: number | null;
  /** The amount of tax. */
  tax: number | null;
  /** UNTDID 5305: S standard or reduced rate, Z zero rate, E exempt, AE reverse charge, K intra-community supply, G export, O outside the scope of tax, L and M the taxes of the Canary Islands, Ceuta and Melilla. */
  category: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | "L" | "M" | null;
  /** Why no tax is charged, as the document says it. */
  exemption_reason: string | null;
};
export type Team = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** The people in it. */
  member_ids: number[];
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type TeamInput = {
  /** One that no other team has. */
  name: string;
  /** The people in it. */
  member_ids: number[];
};
export type TouchlessPreview = {
  /** The last documents of the profile that people have decided, 500 at most. */
  examined: number;
  /** Of them, those that would have gone without a person. */
  touchless: number;
  /** Of those, documents in which people had changed something, or that they rejected. */
  corrected: number;
  /** Those that would have gone, corrected ones first, then the newest; 100 at most. */
  documents: ({
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name of the file. */
    filename: string;
    /** Whether people had changed something, or rejected it. */
    corrected: boolean;
    /** Whether people had rejected it. */
    rejected: boolean;
    /** Keys of the fields that people changed or filled in. */
    wrong_fields: string[];
  })[];
};
export type TouchlessTarget = {
  /** Most documents of 100 that may be wrong in anything. */
  percent: number;
  /** Of single fields. */
  fields: ({
    /** Key of a profile field. */
    field: string;
    /** Most documents of 100 that may be wrong in this field. */
    percent: number;
  })[];
  /** How sure that must be, in percent. */
  confidence: 90 | 95 | 99;
};
export type TouchlessThresholds = {
  /** `found`: these thresholds keep the target. `too_few`: not enough documents to be sure. `too_wrong`: more are wrong than the target allows, whatever the thresholds. `none_eligible`: no document met the conditions with nothing open. */
  result: "found" | "too_few" | "too_wrong" | "none_eligible";
  /** Documents that people opened and decided, the last 5,000 at most. */
  examined: number;
  /** Documents that people approved without opening them; they prove nothing. */
  unopened: number;
  /** Of those examined, those that prove the thresholds; the others chose them. */
  counted: number;
  /** At least so many more documents are needed; so few only if none of them is wrong. 0 unless `too_few`. */
  more: number;
  /** For the action; null unless `found`. */
  default_threshold: number | null;
  /** For the action; empty unless `found`. */
  thresholds: ({
    /** Key of a profile field. */
    field: string;
    /** Lowest confidence that needs no person; 101: any value does. */
    percent: number;
  })[];
  /** Of those counted, how many would have gone; of a refusal, with the thresholds that came closest. */
  documents: number;
  /** Each part of the target, the whole first. */
  claims: ({
    /** null: the document as a whole. */
    field: string | null;
    /** Most documents of 100 that may be wrong. */
    percent: number;
    /** Of these documents, those that were wrong. */
    errors: number;
    /** With the confidence of the target, no more of 100 are wrong (one-sided bound of Clopper and Pearson). */
    bound_percent: number;
  })[];
  /** What more automation costs: documents wrong in anything, from the strictest thresholds to none. */
  curve: ({
    /** Of those counted, those that would have gone. */
    documents: number;
    /** Of these documents, those that were wrong. */
    errors: number;
    /** With the confidence of the target, no more of 100 are wrong (one-sided bound of Clopper and Pearson). */
    bound_percent: number;
    /** Whether these are the thresholds found. */
    chosen: boolean;
  })[];
};
export type TrashedDocument = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name of the file. */
  filename: string;
  status: DocumentStatus;
  /** How sure it is that nothing has to be corrected, 0 to 100; null until it is processed. */
  confidence_score: number | null;
  /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
  confidence_label: ConfidenceLabel | null;
  /** The contact that it belongs to. */
  contact_id: number;
  /** Name of that contact. */
  contact_name: string;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id: number;
  /** Name of that folder. */
  folder_name: string;
  /** The extraction profile. */
  profile_id: number;
  /** Kind of document; null until it is processed. */
  doc_type: string | null;
  /** Date of the document itself; null where none was found. */
  doc_date: string | null;
  /** The total amount, where the profile has one. */
  total: string | null;
  /** ISO 4217 code; null where none was found. */
  currency: string | null;
  /** Where it comes from. */
  source: "ui" | "api" | "email" | "folder" | "chat";
  /** Version. */
  version: number;
  /** Pages of the original; null until they are known. */
  page_count: number | null;
  /** Pages read so far. */
  pages_read: number;
  /** The earlier document of the contact that this one repeats; null for none, and once a person keeps both. */
  duplicate_of: number | null;
  /** How it is told that it repeats that one; null for none. */
  duplicate_reason: DuplicateReason | null;
  /** The contact that it belongs to; null for none. */
  parent_id: number | null;
  /** Where in the parent its pages stand; null without a parent. */
  pages: PageRange | null;
  /** Whom it comes from, whatever the profile calls that. */
  vendor: string | null;
  /** Its own number. */
  number: string | null;
  /** Day by which payment or an answer is due. */
  due_date: string | null;
  /** Why it is here. */
  first_blocker: FirstBlocker | null;
  /** How many blockers are open. */
  blockers_open: number;
  /** Those of the open ones that are not mere advice. */
  blockers_blocking: number;
  /** The person it is assigned to; null for nobody. */
  assignee: Person | null;
  /** By when the assignee is to be done; null where no time is set. */
  assignment_due_at: string | null;
  /** Whether that time is over and the document still waits. */
  overdue: boolean;
  /** Hidden from queues before this day; null for not at all. */
  postponed_until: string | null;
  /** Why it was rejected; null when it is not. */
  rejection_reason: string | null;
  /** Who has it open now. */
  viewers: Person[];
  /** The fields of the profile that `columns` asks for. */
  fields: Record<string, string | null>;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
  /** When it was moved to the trash. */
  deleted_at: string;
  /** Who did that, by name. */
  deleted_by: string;
  retention: DocumentRetention;
};
export type TrustedCertificate = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** PEM. */
  certificate: string;
  /** Whom it stands for. */
  subject: string;
  /** Who issued it. */
  issuer: string;
  /** Hexadecimal. */
  serial: string;
  /** SHA-256, hexadecimal: compare it with what its owner publishes. */
  fingerprint: string;
  /** Whether it may certify others; else it stands for one signer. */
  authority: boolean;
  /** When it begins to be valid. */
  valid_from: string;
  /** What was signed until then stays trusted. */
  valid_to: string;
  /** Who added it. */
  added_by: string;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type TrustedCertificateInput = {
  /** One that no other trusted certificate has. */
  name: string;
  /** One X.509 certificate: PEM, or DER in base64. Of an authority, whoever it certifies is trusted; of a signer, that signer alone. */
  certificate: string;
};
export type UndoableChange = {
  /** What an undo names. */
  change_id: number;
  /** Which of the kinds it is. */
  kind: "status" | "approved" | "assigned" | "postponed" | "moved" | "vendor" | "deleted";
  /** The document that it is about. */
  document_id: number;
  /** Name of the file. */
  filename: string;
  before: DocumentStatus;
  after: DocumentStatus;
  /** By name. */
  assignee: string | null;
  /** Hidden from queues before this day; null for not at all. */
  postponed_until: string | null;
  /** Why it was rejected; null when it is not. */
  rejection_reason: string | null;
  /** When it happened. */
  at: string;
  /** Until when undoing is offered. */
  undo_until: string;
};
export type UploadResult = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name of the file. */
  filename: string;
  status: DocumentStatus;
  /** The contact that it belongs to. */
  contact_id: number;
  /** The folder that it lies in; it belongs to the contact. */
  folder_id: number;
  /** When it was made. */
  created_at: string;
};
export type User = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** E-mail address. */
  email: string;
  /** Name that people see. */
  name: string;
  /** What the person may do. */
  role: "admin" | "reviewer" | "viewer";
  /** Only what belongs to these contacts is seen and can be changed; null: everything. */
  contact_ids: number[] | null;
  /** Whether the person cannot sign in. */
  disabled: boolean;
  /** Whether a second factor is set up. */
  second_factor: boolean;
  /** Has not set a password yet. */
  invited: boolean;
  /** When the person last signed in; null for never. */
  last_sign_in_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type UserInput = {
  /** E-mail address. */
  email: string;
  /** Name that people see. */
  name: string;
  /** What the person may do. */
  role: "admin" | "reviewer" | "viewer";
  /** Only what belongs to these contacts is seen and can be changed; null: everything. */
  contact_ids?: number[] | null;
  /** Never given back. */
  password: string;
};
export type UserPatch = {
  /** Name that people see. */
  name?: string;
  /** What the person may do. */
  role?: "admin" | "reviewer" | "viewer";
  /** Only what belongs to these contacts is seen and can be changed; null: everything. */
  contact_ids?: number[] | null;
  /** Whether the person cannot sign in. */
  disabled?: boolean;
  /** Never given back. */
  password?: string;
};
export type Vendor = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** The number under which the bookkeeping knows the vendor; no other vendor has it. */
  external_id: string;
  /** Name that people see. */
  name: string;
  /** Spellings, trade names and former names. */
  other_names: string[];
  /** Tax numbers and VAT IDs. */
  tax_ids: string[];
  /** Numbers in registers of companies. */
  company_ids: string[];
  /** Bank accounts, without blanks. */
  ibans: string[];
  /** Postal addresses. */
  addresses: string[];
  /** Where the vendor is written to, and its electronic address in e-invoices. */
  email: string | null;
  /** Domains that the vendor writes from. */
  email_domains: string[];
  /** ISO 4217 code that its invoices are usually in. */
  currency: string | null;
  /** The profile that its documents are read with where only their kind would choose one. */
  default_profile_id: number | null;
  /** Account of the general ledger that its invoices are usually booked to. */
  expense_account: string | null;
  /** Account of the general ledger that holds what is owed to it. */
  payable_account: string | null;
  /** Cost centre that its invoices usually belong to. */
  cost_center: string | null;
  /** Numbers of the vendor in other systems. */
  external_ids: string[];
  /** By how much a line may differ from its order, in percent; null: as the settings say. */
  order_tolerance_percent: number | null;
  /** By how much a line may differ from its order, in its currency; null: as the settings say. */
  order_tolerance_amount: number | null;
  /** Whether it is in use. */
  active: boolean;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type VendorImport = {
  /** Whether nothing was changed. */
  dry_run: boolean;
  /** Rows of the file that hold something. */
  rows: number;
  /** Vendors that are added. */
  new: number;
  /** Vendors of which something differs. */
  changed: number;
  /** Vendors that are the same. */
  unchanged: number;
  /** Active vendors that the file does not name. */
  gone: number;
  /** Rows that are not taken; see `problems`. */
  refused: number;
  /** The columns of the file, in its order. */
  columns: ({
    /** As it stands in the file. */
    heading: string;
    /** What the column holds; null: it is not used. */
    field: "external_id" | "name" | "other_names" | "tax_ids" | "company_ids" | "ibans" | "addresses" | "email" | "email_domains" | "currency" | "default_profile_id" | "expense_account" | "payable_account" | "cost_center" | "external_ids" | "order_tolerance_percent" | "order_tolerance_amount" | "active" | null;
    /** Its first value. */
    example: string | null;
  })[];
  /** The first 100 of each kind. */
  changes: ({
    /** What happens to the vendor. */
    change: "new" | "changed" | "gone";
    /** The number under which the bookkeeping knows the vendor; no other vendor has it. */
    external_id: string;
    /** Name that people see. */
    name: string;
    /** Of a vendor that is changed, what differs. */
    fields: ({
      /** What differs. */
      field: "external_id" | "name" | "other_names" | "tax_ids" | "company_ids" | "ibans" | "addresses" | "email" | "email_domains" | "currency" | "default_profile_id" | "expense_account" | "payable_account" | "cost_center" | "external_ids" | "order_tolerance_percent" | "order_tolerance_amount" | "active";
      /** As it is. */
      before: string | null;
      /** As the file has it. */
      after: string | null;
    })[];
  })[];
  /** The first 100. */
  problems: ({
    /** Number of the row in the file, the heading being 1. */
    row: number;
    /** What is wrong, and what to do. */
    detail: string;
  })[];
};
export type VendorInput = {
  /** Name that people see. */
  name: string;
  /** Spellings, trade names and former names. */
  other_names?: string[];
  /** Tax numbers and VAT IDs. */
  tax_ids?: string[];
  /** Numbers in registers of companies. */
  company_ids?: string[];
  /** Bank accounts: IBANs, or account numbers where a country has none. Blanks, dots and hyphens fall away. */
  ibans?: string[];
  /** Postal addresses. */
  addresses?: string[];
  /** Where the vendor is written to, and its electronic address in e-invoices. */
  email?: string | null;
  /** Domains that the vendor writes from. */
  email_domains?: string[];
  /** ISO 4217 code that its invoices are usually in. */
  currency?: string | null;
  /** The profile that its documents are read with where only their kind would choose one. */
  default_profile_id?: number | null;
  /** Account of the general ledger that its invoices are usually booked to. */
  expense_account?: string | null;
  /** Account of the general ledger that holds what is owed to it. */
  payable_account?: string | null;
  /** Cost centre that its invoices usually belong to. */
  cost_center?: string | null;
  /** Numbers of the vendor in other systems. */
  external_ids?: string[];
  /** By how much a line may differ from its order, in percent; null: as the settings say. */
  order_tolerance_percent?: number | null;
  /** By how much a line may differ from its order, in its currency; null: as the settings say. */
  order_tolerance_amount?: number | null;
  /** Whether it is in use. */
  active?: boolean;
};
export type VendorMatch = {
  /** Name of the vendor; null where none is sure. */
  name: string | null;
  /** match: found by what the document says; remembered: as somebody chose before for the same spelling; person: chosen for this document; null: none is sure. */
  by: "match" | "remembered" | "person" | null;
  /** How likely it is the one, 0 to 1. */
  probability: number | null;
  /** What speaks for it. */
  reasons: VendorReason[];
  /** Who comes into question where none is sure, the likeliest first. */
  proposals: VendorProposal[];
  /** What a new vendor would begin with. */
  prefilled: {
    /** As the document prints it. */
    name?: string;
    /** Tax numbers of the seller. */
    tax_ids: string[];
    /** Accounts to pay to. */
    ibans: string[];
    /** Postal addresses. */
    addresses: string[];
    /** Domains of addresses on the page. */
    email_domains: string[];
    /** Of the document. */
    currency: string | null;
  };
};
export type VendorProposal = {
  /** The vendor that comes into question. */
  vendor_id: number;
  /** The number under which the bookkeeping knows the vendor; no other vendor has it. */
  external_id: string;
  /** Name that people see. */
  name: string;
  /** How likely it is the one, 0 to 1. */
  probability: number;
  /** What speaks for it and against it. */
  reasons: VendorReason[];
};
export type VendorReason = {
  /** For programs: tax, iban, number, domain, sameName, alike, otherForm, partOfName, address, otherTax, otherAddress, remembered, contact, person. */
  code: string;
  /** The same for people. */
  message: string;
  /** Key of the field that says so; null: a place on the page, or none. */
  field: string | null;
  /** Where on the pages that stands. */
  evidence: Evidence[];
  /** False for what speaks against the vendor. */
  speaks_for: boolean;
};
export type VersionResult = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Version. */
  version: number;
  /** Name of the file. */
  filename: string;
  status: DocumentStatus;
  /** When it was last changed. */
  updated_at: string;
};
export type View = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** Whether everybody has it. */
  shared: boolean;
  /** Whether it is the caller’s. */
  own: boolean;
  /** Whose it is, by name. */
  owner: string;
  /** The filters of the list by name. */
  filter: Record<string, unknown>;
  /** Columns, from left to right. */
  columns: string[];
  /** What the list is sorted by. */
  sort: string;
  /** asc: smallest or oldest first; desc: the other way. */
  order: "asc" | "desc";
  /** Place in the order, from the front. */
  position: number;
  /** Documents that it shows. */
  count: number;
};
export type ViewInput = {
  /** Name that people see. */
  name: string;
  /** Whether everybody has it. */
  shared?: boolean;
  /** The filters of the list, as it takes them; assignee_id=me is whoever looks. */
  filter?: {
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[];
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[];
    /** Kind of document; null until it is processed. */
    doc_type?: string[];
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[];
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[];
  };
  /** Columns, from left to right. */
  columns?: string[];
  /** `field.<key>` sorts by a field of the profile, amounts and numbers as such. */
  sort?: "created_at" | "updated_at" | "confidence_score" | "filename" | "doc_date" | "due_date" | "vendor" | "number" | "total" | "blockers_open" | "assignment_due_at" | string;
  /** asc: smallest or oldest first; desc: the other way. */
  order?: "asc" | "desc";
  /** Views are shown in this order. */
  position?: number;
};
export type Viewer = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** From when on. */
  since: string;
};
export type Vigilance = {
  /** Exchanged digits that people put right. */
  caught: number;
  /** Those that people approved a document with. */
  missed: number;
  /** Share of those caught, 0..1. */
  share: number;
  /** Lower end of the two-sided 95 % interval of Clopper and Pearson. */
  lower: number;
  /** Upper end of the two-sided 95 % interval of Clopper and Pearson. */
  upper: number;
};
export type WebhookEndpoint = {
  /** Identifier within its kind; never given to another. */
  id: number;
  /** Name that people see. */
  name: string;
  /** Web address. */
  url: string;
  /** What it is told. */
  events: ("document.received" | "document.processed" | "document.status_changed" | "document.needs_review" | "document.exception" | "document.approved" | "document.exported" | "document.updated" | "document.payment_changed" | "document.deleted" | "document.restored" | "delivery.failed")[];
  /** Whether sending is paused. */
  paused: boolean;
  /** Why Recto paused it; null when a person did. */
  paused_reason: string | null;
  /** The first failed attempt since the last that succeeded. */
  failing_since: string | null;
  /** Deliveries that are not sent yet, or tried again, or held. */
  waiting: number;
  /** Deliveries that were given up. */
  failed: number;
  /** whsec_…, for the webhook-signature header. */
  secret: string;
  /** When it was made. */
  created_at: string;
  /** When it was last changed. */
  updated_at: string;
};
export type WebhookEndpointInput = {
  /** Shown in the list and in the deliveries. */
  name: string;
  /** Where the events go. Saving it allows its host. */
  url: string;
  /** At least one. `document.exception` and the like are changes to that status. */
  events: ("document.received" | "document.processed" | "document.status_changed" | "document.needs_review" | "document.exception" | "document.approved" | "document.exported" | "document.updated" | "document.payment_changed" | "document.deleted" | "document.restored" | "delivery.failed")[];
  /** Events wait until it is resumed. */
  paused?: boolean;
};
export type WebhookEndpointPatch = {
  /** Shown in the list and in the deliveries. */
  name?: string;
  /** Where the events go. Saving it allows its host. */
  url?: string;
  /** At least one. `document.exception` and the like are changes to that status. */
  events?: ("document.received" | "document.processed" | "document.status_changed" | "document.needs_review" | "document.exception" | "document.approved" | "document.exported" | "document.updated" | "document.payment_changed" | "document.deleted" | "document.restored" | "delivery.failed")[];
  /** Events wait until it is resumed. */
  paused?: boolean;
  /** Makes a new secret; for a day, deliveries are signed with the old one too. */
  rotate_secret?: boolean;
};
export type WebhookSettings = {
  /** Web address. */
  url: string | null;
  /** Whether sending is paused. */
  paused: boolean;
  /** Why sending is paused; null when it is not. */
  paused_reason: string | null;
  /** Pauses after so many days of failures only; 0 never. */
  pause_after_days: number;
  /** Hosts and CIDR ranges that deliveries may go to. */
  allowed_hosts: string[];
  /** whsec_…, for the webhook-signature header. */
  secret: string;
};
export type WebhookSettingsInput = {
  /** Web address. */
  url?: string | null;
  /** Whether sending is paused. */
  paused?: boolean;
  /** Days of failures after which sending pauses. */
  pause_after_days?: number;
  /** Hosts in private networks that may be reached. */
  allowed_hosts?: string[];
  /** Makes a new signing secret; the old one stays valid for a while. */
  rotate_secret?: boolean;
};
export type WebhookTestResult = {
  /** Whether the receiver answered 200. */
  delivered: boolean;
  /** HTTP status of the answer; null where none came. */
  response_code: number | null;
  /** What went wrong; null where nothing did. */
  error: string | null;
  /** How long it took, in milliseconds. */
  duration_ms: number;
  /** The beginning of the answer. */
  response_excerpt: string | null;
};
export type WrongFormula = {
  /** The list that it stands in. */
  of: "fields" | "line_columns";
  /** In that list. */
  index: number;
  /** What is wrong, in words. */
  said: string;
  /** The first wrong character of the formula, from 1; null where there must be no formula. */
  position: number | null;
  /** Of the wrong part. */
  length: number | null;
};

/** Every operation of the API, under its name there. */
export class Operations extends Transport {
  /** Upload a document and queue it for processing. */
  uploadDocument(input: {
    /** Seconds to wait until the document is processed; the answer then shows it as it is. */
    wait?: number;
    /** Any text up to 200 characters. The same request under the same key answers with the first document and `Idempotent-Replayed: true`; another request with 409. */
    idempotencyKey?: string;
    body: {
      /** The contact that it belongs to. */
      contact_id: number;
      /** The folder that it lies in; it belongs to the contact. */
      folder_id: number;
      /** The extraction profile. */
      profile_id?: number;
      /** JSON object keyed by CRM system. */
      external_refs?: string;
      /** true: whose it is nobody has said. It lies in contact_id and folder_id until its pages, or a person, say whose it is. */
      find_contact?: boolean;
      /** The file itself. */
      file: FileInput;
    };
  }, options: CallOptions = {}): Promise<UploadResult> {
    return this.send({ method: 'POST', path: '/api/documents/upload', query: { 'wait': input.wait }, headers: { 'Idempotency-Key': input.idempotencyKey }, body: input.body, multipart: true, result: 'json' }, options);
  }

  /** Make one document of photos of its sheets. */
  scanDocument(input: {
    /** Any text up to 200 characters. The same request under the same key answers with the first document and `Idempotent-Replayed: true`; another request with 409. */
    idempotencyKey?: string;
    body: {
      /** The contact that it belongs to. */
      contact_id: number;
      /** The folder that it lies in; it belongs to the contact. */
      folder_id: number;
      /** The extraction profile. */
      profile_id?: number;
      /** true: whose it is nobody has said. It lies in contact_id and folder_id until its pages, or a person, say whose it is. */
      find_contact?: boolean;
      /** Name of the document; `scan.pdf` when omitted. */
      filename?: string;
      /** JSON array with an entry for each photo: null for all of it, or the corners of the sheet on it as `[[x, y], …]`, clockwise from the top left one, in fractions of the photo as it stands upright. */
      sheets?: string;
      /** Refused with 409 when somebody else sends it. */
      sender_id?: number;
      /** The file itself. */
      file: FileInput[];
    };
  }, options: CallOptions = {}): Promise<UploadResult> {
    return this.send({ method: 'POST', path: '/api/documents/scan', headers: { 'Idempotency-Key': input.idempotencyKey }, body: input.body, multipart: true, result: 'json' }, options);
  }

  /** List documents. */
  listDocuments(input: {
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[] | DocumentStatus;
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[] | ConfidenceLabel;
    /** Kind of document; null until it is processed. */
    doc_type?: string[] | string;
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[] | BlockerKind;
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[] | string;
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** `field.<key>` sorts by a field of the profile, amounts and numbers as such. */
    sort?: "created_at" | "updated_at" | "confidence_score" | "filename" | "doc_date" | "due_date" | "vendor" | "number" | "total" | "blockers_open" | "assignment_due_at" | string;
    /** asc: smallest or oldest first; desc: the other way. */
    order?: "asc" | "desc";
    /** Keys of profile fields, divided by commas: the rows carry them in `fields`. */
    columns?: string;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** Documents, or how many there are. */
    documents: DocumentSummary[];
  }> {
    return this.send({ method: 'GET', path: '/api/documents', query: { 'contact_id': input.contact_id, 'folder_id': input.folder_id, 'status': input.status, 'date_from': input.date_from, 'date_to': input.date_to, 'updated_since': input.updated_since, 'doc_date_from': input.doc_date_from, 'doc_date_to': input.doc_date_to, 'confidence_label': input.confidence_label, 'doc_type': input.doc_type, 'profile_id': input.profile_id, 'parent_id': input.parent_id, 'external_system': input.external_system, 'external_record_id': input.external_record_id, 'filename': input.filename, 'duplicates': input.duplicates, 'q': input.q, 'assignee_id': input.assignee_id, 'overdue': input.overdue, 'waits_for': input.waits_for, 'postponed': input.postponed, 'blocked': input.blocked, 'blocker_kind': input.blocker_kind, 'rejected': input.rejected, 'retention': input.retention, 'kept_until_from': input.kept_until_from, 'kept_until_to': input.kept_until_to, 'field': input.field, 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'sort': input.sort, 'order': input.order, 'columns': input.columns }, result: 'json' }, options);
  }

  /** One document record. */
  getDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Seconds to wait until the document is processed; the answer then shows it as it is. */
    wait?: number;
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'GET', path: '/api/documents/{id}', params: { 'id': input.id }, query: { 'wait': input.wait }, result: 'json' }, options);
  }

  /** Change fields, line items, notes, place or references of a document. */
  editDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: DocumentPatch;
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'PATCH', path: '/api/documents/{id}', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, result: 'json' }, options);
  }

  /** Move a document to the trash. */
  deleteDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/documents/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** Set the status of a document. */
  changeStatus(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: {
      /** One of: New, Processing, Needs Review, Missing Info, Ready, Approved, Export, Exception, Archived */
      status: string;
    };
  }, options: CallOptions = {}): Promise<StatusResult> {
    return this.send({ method: 'PATCH', path: '/api/documents/{id}/status', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, result: 'json' }, options);
  }

  /** Process a document again. */
  reprocessDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: {
      /** The extraction profile. */
      profile_id?: number;
    };
  }, options: CallOptions = {}): Promise<{
    /** Identifier within its kind; never given to another. */
    id: number;
    status: DocumentStatus;
    /** When it was last changed. */
    updated_at: string;
  }> {
    return this.send({ method: 'POST', path: '/api/documents/{id}/reprocess', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Download the original, byte for byte as uploaded. */
  getOriginal(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Whether browsers save the file or show it. */
    disposition?: "attachment" | "inline";
  }, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/original', params: { 'id': input.id }, query: { 'disposition': input.disposition }, result: 'stream' }, options);
  }

  /** Deep link that opens the document in the UI. */
  getDocumentLink(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<{
    /** Opens the document in the UI. */
    doc_url: string;
  }> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/link', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Versions of a document, newest first. */
  listVersions(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<{
    /** Newest first. */
    versions: DocumentVersion[];
  }> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/versions', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Upload a new version of a document. */
  addVersion(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: {
      /** The profile the document has when omitted. */
      profile_id?: number;
      /** The file itself. */
      file: FileInput;
    };
  }, options: CallOptions = {}): Promise<VersionResult> {
    return this.send({ method: 'POST', path: '/api/documents/{id}/versions', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, multipart: true, result: 'json' }, options);
  }

  /** Download the original of a past version. */
  getVersionOriginal(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Version. */
    version: number;
    /** Whether browsers save the file or show it. */
    disposition?: "attachment" | "inline";
  }, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/versions/{version}/original', params: { 'id': input.id, 'version': input.version }, query: { 'disposition': input.disposition }, result: 'stream' }, options);
  }

  /** Set the reference of one CRM system. */
  setExternalRef(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name of the system, as the keys of external_refs are. */
    crm_name: string;
    body: {
      /** Identifier of the record in that system. */
      record_id?: string;
      /** Kind of the record in that system. */
      record_type?: string;
      /** Web address of the record in that system. */
      record_url?: string;
    };
  }, options: CallOptions = {}): Promise<{
    external_refs: ExternalRefs;
  }> {
    return this.send({ method: 'PUT', path: '/api/documents/{id}/external-refs/{crm_name}', params: { 'id': input.id, 'crm_name': input.crm_name }, body: input.body, result: 'json' }, options);
  }

  /** Remove the reference of one CRM system. */
  deleteExternalRef(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Name of the system, as the keys of external_refs are. */
    crm_name: string;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/documents/{id}/external-refs/{crm_name}', params: { 'id': input.id, 'crm_name': input.crm_name }, result: 'none' }, options);
  }

  /** Where in a file documents begin. */
  getDivision(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Division> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/split', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Split a document into several. */
  splitDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: {
      /** The parts, in order. */
      pages: PageRange[];
    };
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'POST', path: '/api/documents/{id}/split', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, result: 'json' }, options);
  }

  /** Move pages between neighbouring parts of a split document. */
  movePages(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: {
      /** The pages of each part, in order: as many as there are. */
      pages: PageRange[];
    };
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'PUT', path: '/api/documents/{id}/split', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, result: 'json' }, options);
  }

  /** Turn pages that stand sideways or upside down. */
  turnPages(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: {
      /** Each page once. */
      pages: PageTurn[];
    };
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'POST', path: '/api/documents/{id}/turn', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, result: 'json' }, options);
  }

  /** Make one document of several. */
  joinDocuments(input: {
    body: {
      /** Their ids, in the order of the pages. */
      documents: number[];
      /** Name of the new document; that of the first one when omitted. */
      filename?: string;
    };
  }, options: CallOptions = {}): Promise<UploadResult> {
    return this.send({ method: 'POST', path: '/api/documents/join', body: input.body, result: 'json' }, options);
  }

  /** Join the documents that one was split into. */
  joinParts(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'POST', path: '/api/documents/{id}/join', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, result: 'json' }, options);
  }

  /** Accept blockers of a document. */
  acceptBlockers(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: {
      /** Identifiers of what is meant. */
      ids: string[];
      /** Why. */
      reason?: string | null;
    };
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'POST', path: '/api/documents/{id}/blockers/accept', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, result: 'json' }, options);
  }

  /** Open accepted blockers again. */
  reopenBlockers(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: {
      /** Identifiers of what is meant. */
      ids: string[];
    };
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'POST', path: '/api/documents/{id}/blockers/reopen', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, result: 'json' }, options);
  }

  /** Reject a document with a reason. */
  rejectDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: {
      /** One of the operator's reasons (settings.reject_reasons), or any other. */
      reason: string;
      /** Free text beside the reason. */
      note?: string | null;
      /** Whether the sender of the mail that brought the document is told the reason (settings.reject_reply). */
      answer_sender?: boolean;
    };
  }, options: CallOptions = {}): Promise<StatusResult> {
    return this.send({ method: 'POST', path: '/api/documents/{id}/reject', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, result: 'json' }, options);
  }

  /** Undo changes of status, assignments, postponements and moves. */
  undoChanges(input: {
    body: {
      /** What changed. */
      changes: number[];
    };
  }, options: CallOptions = {}): Promise<{
    /** One for each, in the order asked for. */
    results: ({
      /** As it was given. */
      change_id: number;
      /** Identifier within its kind; never given to another. */
      id: number | null;
      /** Whether it worked. */
      ok: boolean;
      /** Where it stands in the workflow. */
      status: DocumentStatus | null;
      /** Why it was not undone. */
      detail: string | null;
    })[];
  }> {
    return this.send({ method: 'POST', path: '/api/documents/undo', body: input.body, result: 'json' }, options);
  }

  /** The caller's changes that can still be undone, newest first. */
  listUndoable(options: CallOptions = {}): Promise<{
    /** What changed. */
    changes: UndoableChange[];
  }> {
    return this.send({ method: 'GET', path: '/api/documents/undo', result: 'json' }, options);
  }

  /** Say which vendor a document is from. */
  chooseVendor(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: {
      /** The vendor; null: what was found holds again. */
      vendor_id: number | null;
    };
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'PUT', path: '/api/documents/{id}/vendor', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, result: 'json' }, options);
  }

  /** Assign a document to a person. */
  assignDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: AssignInput;
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'PUT', path: '/api/documents/{id}/assignee', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Hide a document from the queue until a day. */
  postponeDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: {
      /** null: not any more. */
      until: string | null;
    };
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'PUT', path: '/api/documents/{id}/postponed', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** People whom documents can be assigned to. */
  listPeople(options: CallOptions = {}): Promise<{
    /** In the order of their names. */
    people: ({
      /** Identifier within its kind; never given to another. */
      id: number;
      /** Name that people see. */
      name: string;
      /** What the person may do. */
      role: "admin" | "reviewer" | "viewer";
    })[];
    /** Who can be told together when an assignment is overdue, by name. */
    teams: ({
      /** Identifier within its kind; never given to another. */
      id: number;
      /** Name that people see. */
      name: string;
    })[];
  }> {
    return this.send({ method: 'GET', path: '/api/people', result: 'json' }, options);
  }

  /** The operator's reasons for rejecting a document. */
  listRejectReasons(options: CallOptions = {}): Promise<{
    /** The operator's own reasons. */
    reasons: string[];
    /** Whether senders of mail can be told. */
    answers_senders: boolean;
  }> {
    return this.send({ method: 'GET', path: '/api/reject-reasons', result: 'json' }, options);
  }

  /** Say that the caller has a document open. */
  enterDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Seconds since the last report in which the caller worked on the document: typing, clicking, scrolling. Counts no further than the time that has passed. */
    active_seconds?: number;
  }, options: CallOptions = {}): Promise<{
    /** Who has it open now. */
    viewers: Viewer[];
  }> {
    return this.send({ method: 'PUT', path: '/api/documents/{id}/presence', params: { 'id': input.id }, query: { 'active_seconds': input.active_seconds }, result: 'json' }, options);
  }

  /** Say that the caller has closed a document. */
  leaveDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Seconds since the last report in which the caller worked on the document: typing, clicking, scrolling. Counts no further than the time that has passed. */
    active_seconds?: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/documents/{id}/presence', params: { 'id': input.id }, query: { 'active_seconds': input.active_seconds }, result: 'none' }, options);
  }

  /** The next document to review. */
  nextDocument(input: {
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[] | DocumentStatus;
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[] | ConfidenceLabel;
    /** Kind of document; null until it is processed. */
    doc_type?: string[] | string;
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[] | BlockerKind;
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[] | string;
    /** `field.<key>` sorts by a field of the profile, amounts and numbers as such. */
    sort?: "created_at" | "updated_at" | "confidence_score" | "filename" | "doc_date" | "due_date" | "vendor" | "number" | "total" | "blockers_open" | "assignment_due_at" | string;
    /** asc: smallest or oldest first; desc: the other way. */
    order?: "asc" | "desc";
    /** As it is afterwards; in a query, what to go on behind. */
    after?: number;
  } = {}, options: CallOptions = {}): Promise<{
    /** Identifier within its kind; never given to another. */
    id: number | null;
    /** How many are left after this one. */
    remaining: number;
  }> {
    return this.send({ method: 'GET', path: '/api/documents/next', query: { 'contact_id': input.contact_id, 'folder_id': input.folder_id, 'status': input.status, 'date_from': input.date_from, 'date_to': input.date_to, 'updated_since': input.updated_since, 'doc_date_from': input.doc_date_from, 'doc_date_to': input.doc_date_to, 'confidence_label': input.confidence_label, 'doc_type': input.doc_type, 'profile_id': input.profile_id, 'parent_id': input.parent_id, 'external_system': input.external_system, 'external_record_id': input.external_record_id, 'filename': input.filename, 'duplicates': input.duplicates, 'q': input.q, 'assignee_id': input.assignee_id, 'overdue': input.overdue, 'waits_for': input.waits_for, 'postponed': input.postponed, 'blocked': input.blocked, 'blocker_kind': input.blocker_kind, 'rejected': input.rejected, 'retention': input.retention, 'kept_until_from': input.kept_until_from, 'kept_until_to': input.kept_until_to, 'field': input.field, 'sort': input.sort, 'order': input.order, 'after': input.after }, result: 'json' }, options);
  }

  /** Other values that were found for the fields of a document. */
  listCandidates(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<{
    /** What else the value could be, the likeliest first. */
    candidates: Record<string, FieldCandidate[]>;
  }> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/candidates', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Read the table within a rectangle of a page. */
  readTable(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Number within the document or delivery, from 1. */
    number: number;
    body: {
      /** In fractions of the page. */
      box: number[];
      /** Where columns are divided, in fractions of the page; found when omitted. */
      columns?: number[];
    };
  }, options: CallOptions = {}): Promise<TableReading> {
    return this.send({ method: 'POST', path: '/api/documents/{id}/pages/{number}/table', params: { 'id': input.id, 'number': input.number }, body: input.body, result: 'json' }, options);
  }

  /** The views that everybody has, the caller's own and those that are shared, with counts. */
  listViews(options: CallOptions = {}): Promise<{
    /** Whether it came with the service. */
    built_in: BuiltInView[];
    /** In their order. */
    views: View[];
  }> {
    return this.send({ method: 'GET', path: '/api/views', result: 'json' }, options);
  }

  /** Save a view. */
  createView(input: {
    body: ViewInput;
  }, options: CallOptions = {}): Promise<View> {
    return this.send({ method: 'POST', path: '/api/views', body: input.body, result: 'json' }, options);
  }

  /** Change a view. */
  replaceView(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: ViewInput;
  }, options: CallOptions = {}): Promise<View> {
    return this.send({ method: 'PUT', path: '/api/views/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Delete a view. */
  deleteView(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/views/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** One action on many documents. */
  batch(input: {
    body: BatchRequest;
  }, options: CallOptions = {}): Promise<BatchResult> {
    return this.send({ method: 'POST', path: '/api/documents/batch', body: input.body, result: 'json' }, options);
  }

  /** Documents as CSV. */
  exportCsv(input: {
    /** Up to 500, separated by commas or repeated; each must exist. */
    ids?: number[] | number;
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[] | DocumentStatus;
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[] | ConfidenceLabel;
    /** Kind of document; null until it is processed. */
    doc_type?: string[] | string;
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[] | BlockerKind;
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[] | string;
    /** One row per document, per line item, per allowance or charge of the whole, or per rate of the tax breakdown: its number and columns behind the fields, which every row repeats. A document without any has one row. */
    rows?: "documents" | "lines" | "allowances" | "taxes";
  } = {}, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/documents/export.csv', query: { 'ids': input.ids, 'contact_id': input.contact_id, 'folder_id': input.folder_id, 'status': input.status, 'date_from': input.date_from, 'date_to': input.date_to, 'updated_since': input.updated_since, 'doc_date_from': input.doc_date_from, 'doc_date_to': input.doc_date_to, 'confidence_label': input.confidence_label, 'doc_type': input.doc_type, 'profile_id': input.profile_id, 'parent_id': input.parent_id, 'external_system': input.external_system, 'external_record_id': input.external_record_id, 'filename': input.filename, 'duplicates': input.duplicates, 'q': input.q, 'assignee_id': input.assignee_id, 'overdue': input.overdue, 'waits_for': input.waits_for, 'postponed': input.postponed, 'blocked': input.blocked, 'blocker_kind': input.blocker_kind, 'rejected': input.rejected, 'retention': input.retention, 'kept_until_from': input.kept_until_from, 'kept_until_to': input.kept_until_to, 'field': input.field, 'rows': input.rows }, result: 'stream' }, options);
  }

  /** Documents as an Excel workbook. */
  exportXlsx(input: {
    /** Up to 500, separated by commas or repeated; each must exist. */
    ids?: number[] | number;
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[] | DocumentStatus;
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[] | ConfidenceLabel;
    /** Kind of document; null until it is processed. */
    doc_type?: string[] | string;
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[] | BlockerKind;
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[] | string;
    /** One row per document, per line item, per allowance or charge of the whole, or per rate of the tax breakdown: its number and columns behind the fields, which every row repeats. A document without any has one row. */
    rows?: "documents" | "lines" | "allowances" | "taxes";
  } = {}, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/documents/export.xlsx', query: { 'ids': input.ids, 'contact_id': input.contact_id, 'folder_id': input.folder_id, 'status': input.status, 'date_from': input.date_from, 'date_to': input.date_to, 'updated_since': input.updated_since, 'doc_date_from': input.doc_date_from, 'doc_date_to': input.doc_date_to, 'confidence_label': input.confidence_label, 'doc_type': input.doc_type, 'profile_id': input.profile_id, 'parent_id': input.parent_id, 'external_system': input.external_system, 'external_record_id': input.external_record_id, 'filename': input.filename, 'duplicates': input.duplicates, 'q': input.q, 'assignee_id': input.assignee_id, 'overdue': input.overdue, 'waits_for': input.waits_for, 'postponed': input.postponed, 'blocked': input.blocked, 'blocker_kind': input.blocker_kind, 'rejected': input.rejected, 'retention': input.retention, 'kept_until_from': input.kept_until_from, 'kept_until_to': input.kept_until_to, 'field': input.field, 'rows': input.rows }, result: 'stream' }, options);
  }

  /** Originals and records as a ZIP archive. */
  exportZip(input: {
    /** Up to 500, separated by commas or repeated; each must exist. */
    ids?: number[] | number;
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[] | DocumentStatus;
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[] | ConfidenceLabel;
    /** Kind of document; null until it is processed. */
    doc_type?: string[] | string;
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[] | BlockerKind;
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[] | string;
  } = {}, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/documents/export.zip', query: { 'ids': input.ids, 'contact_id': input.contact_id, 'folder_id': input.folder_id, 'status': input.status, 'date_from': input.date_from, 'date_to': input.date_to, 'updated_since': input.updated_since, 'doc_date_from': input.doc_date_from, 'doc_date_to': input.doc_date_to, 'confidence_label': input.confidence_label, 'doc_type': input.doc_type, 'profile_id': input.profile_id, 'parent_id': input.parent_id, 'external_system': input.external_system, 'external_record_id': input.external_record_id, 'filename': input.filename, 'duplicates': input.duplicates, 'q': input.q, 'assignee_id': input.assignee_id, 'overdue': input.overdue, 'waits_for': input.waits_for, 'postponed': input.postponed, 'blocked': input.blocked, 'blocker_kind': input.blocker_kind, 'rejected': input.rejected, 'retention': input.retention, 'kept_until_from': input.kept_until_from, 'kept_until_to': input.kept_until_to, 'field': input.field }, result: 'stream' }, options);
  }

  /** One PDF report for several documents. */
  reportMany(input: {
    /** Up to 500, separated by commas or repeated; each must exist. */
    ids?: number[] | number;
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[] | DocumentStatus;
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[] | ConfidenceLabel;
    /** Kind of document; null until it is processed. */
    doc_type?: string[] | string;
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[] | BlockerKind;
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[] | string;
    /** Language of the headings. */
    language?: "en" | "zh";
  } = {}, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/documents/report.pdf', query: { 'ids': input.ids, 'contact_id': input.contact_id, 'folder_id': input.folder_id, 'status': input.status, 'date_from': input.date_from, 'date_to': input.date_to, 'updated_since': input.updated_since, 'doc_date_from': input.doc_date_from, 'doc_date_to': input.doc_date_to, 'confidence_label': input.confidence_label, 'doc_type': input.doc_type, 'profile_id': input.profile_id, 'parent_id': input.parent_id, 'external_system': input.external_system, 'external_record_id': input.external_record_id, 'filename': input.filename, 'duplicates': input.duplicates, 'q': input.q, 'assignee_id': input.assignee_id, 'overdue': input.overdue, 'waits_for': input.waits_for, 'postponed': input.postponed, 'blocked': input.blocked, 'blocker_kind': input.blocker_kind, 'rejected': input.rejected, 'retention': input.retention, 'kept_until_from': input.kept_until_from, 'kept_until_to': input.kept_until_to, 'field': input.field, 'language': input.language }, result: 'stream' }, options);
  }

  /** A sheet to print and lay between documents before scanning. */
  getSeparatorSheet(options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/separator-sheet.pdf', result: 'stream' }, options);
  }

  /** PDF report of one document. */
  reportOne(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Language of the headings. */
    language?: "en" | "zh";
  }, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/report.pdf', params: { 'id': input.id }, query: { 'language': input.language }, result: 'stream' }, options);
  }

  /** What a record lacks for an e-invoice. */
  previewEInvoice(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** XRechnung 3.0 in UBL or CII; `factur-x`: CII in the profile EN 16931 of Factur-X and ZUGFeRD. */
    format: "xrechnung-ubl" | "xrechnung-cii" | "factur-x";
  }, options: CallOptions = {}): Promise<EInvoicePreview> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/e-invoice', params: { 'id': input.id }, query: { 'format': input.format }, result: 'json' }, options);
  }

  /** An approved record as an e-invoice. */
  exportEInvoice(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** XRechnung 3.0 in UBL or CII; `factur-x`: CII in the profile EN 16931 of Factur-X and ZUGFeRD. */
    format: "xrechnung-ubl" | "xrechnung-cii" | "factur-x";
  }, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/e-invoice.xml', params: { 'id': input.id }, query: { 'format': input.format }, result: 'stream' }, options);
  }

  /** Export templates, by name. */
  listExportTemplates(options: CallOptions = {}): Promise<{
    /** In the order of their names. */
    templates: ExportTemplate[];
  }> {
    return this.send({ method: 'GET', path: '/api/export-templates', result: 'json' }, options);
  }

  /** Add an export template. */
  createExportTemplate(input: {
    body: ExportTemplateInput;
  }, options: CallOptions = {}): Promise<ExportTemplate> {
    return this.send({ method: 'POST', path: '/api/export-templates', body: input.body, result: 'json' }, options);
  }

  /** Templates to begin with: DATEV, Xero, QuickBooks, SAP. */
  listReadyTemplates(options: CallOptions = {}): Promise<{
    /** One for each program. */
    templates: ReadyTemplate[];
  }> {
    return this.send({ method: 'GET', path: '/api/export-templates/ready', result: 'json' }, options);
  }

  /** What a template that is not kept yet would write. */
  previewNewExport(input: {
    body: ExportTemplateInput;
  }, options: CallOptions = {}): Promise<ExportPreview> {
    return this.send({ method: 'POST', path: '/api/export-templates/preview', body: input.body, result: 'json' }, options);
  }

  /** One export template. */
  getExportTemplate(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<ExportTemplate> {
    return this.send({ method: 'GET', path: '/api/export-templates/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Change an export template. */
  replaceExportTemplate(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: ExportTemplateInput;
  }, options: CallOptions = {}): Promise<ExportTemplate> {
    return this.send({ method: 'PUT', path: '/api/export-templates/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Delete an export template. */
  deleteExportTemplate(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/export-templates/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** What a template would write. */
  previewExport(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Up to 500, separated by commas or repeated; each must exist. */
    ids?: number[] | number;
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[] | DocumentStatus;
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[] | ConfidenceLabel;
    /** Kind of document; null until it is processed. */
    doc_type?: string[] | string;
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[] | BlockerKind;
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[] | string;
    /** What becomes of documents that an earlier file of this template holds: true takes them again, false leaves them out. Without it, one of them refuses the file with 409. */
    again?: boolean;
  }, options: CallOptions = {}): Promise<ExportPreview> {
    return this.send({ method: 'GET', path: '/api/export-templates/{id}/preview', params: { 'id': input.id }, query: { 'ids': input.ids, 'contact_id': input.contact_id, 'folder_id': input.folder_id, 'status': input.status, 'date_from': input.date_from, 'date_to': input.date_to, 'updated_since': input.updated_since, 'doc_date_from': input.doc_date_from, 'doc_date_to': input.doc_date_to, 'confidence_label': input.confidence_label, 'doc_type': input.doc_type, 'profile_id': input.profile_id, 'parent_id': input.parent_id, 'external_system': input.external_system, 'external_record_id': input.external_record_id, 'filename': input.filename, 'duplicates': input.duplicates, 'q': input.q, 'assignee_id': input.assignee_id, 'overdue': input.overdue, 'waits_for': input.waits_for, 'postponed': input.postponed, 'blocked': input.blocked, 'blocker_kind': input.blocker_kind, 'rejected': input.rejected, 'retention': input.retention, 'kept_until_from': input.kept_until_from, 'kept_until_to': input.kept_until_to, 'field': input.field, 'again': input.again }, result: 'json' }, options);
  }

  /** Documents as a file of a template. */
  exportByTemplate(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Up to 500, separated by commas or repeated; each must exist. */
    ids?: number[] | number;
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** May be repeated. */
    status?: DocumentStatus[] | DocumentStatus;
    /** Upload day or time, inclusive. */
    date_from?: string;
    /** Upload day or time, inclusive. */
    date_to?: string;
    /** Changed on that day or at that time, or later. */
    updated_since?: string;
    /** First date of the document itself, inclusive. */
    doc_date_from?: string;
    /** Last date of the document itself, inclusive. */
    doc_date_to?: string;
    /** The score in a word: High from 90, Good from 70, Low from 50, Poor below. */
    confidence_label?: ConfidenceLabel[] | ConfidenceLabel;
    /** Kind of document; null until it is processed. */
    doc_type?: string[] | string;
    /** The extraction profile. */
    profile_id?: number;
    /** Only the documents that this one was split into. */
    parent_id?: number;
    /** Name of a system that external_refs has. */
    external_system?: string;
    /** Needs external_system. */
    external_record_id?: string;
    /** The whole name, any case: whether a folder has a file of that name already. */
    filename?: string;
    /** Only documents whose content the contact had before, or only others. */
    duplicates?: boolean;
    /** Full text, English and Chinese. */
    q?: string;
    /** A person, `me` for the caller, `none` for documents of nobody. */
    assignee_id?: "me" | "none" | number;
    /** Only documents whose assignee has not finished them in time, or only others. */
    overdue?: boolean;
    /** `me`: only documents whose approval waits for the caller, or for somebody they stand in for. */
    waits_for?: "me";
    /** Whether documents postponed to a later day are left out. All when omitted. */
    postponed?: "hide" | "only" | "all";
    /** Only documents with open blocking blockers, or only others. */
    blocked?: boolean;
    /** With an open blocker of one of these kinds. */
    blocker_kind?: BlockerKind[] | BlockerKind;
    /** Only rejected documents, or only others. */
    rejected?: boolean;
    /** What keeps the document from being removed for good: `kept` by a rule, `held` by a legal hold; `over`: two people may remove it; `free`: one may. */
    retention?: "kept" | "held" | "over" | "free";
    /** Last day that a rule keeps it, inclusive. */
    kept_until_from?: string;
    /** Last day that a rule keeps it, inclusive. */
    kept_until_to?: string;
    /** By a field of the profile, `key:operator:value`: `total_amount:gte:100`, `vendor:contains:acme`, `due_date:empty`. Amounts compare as numbers. May be repeated; all must hold. */
    field?: string[] | string;
    /** What becomes of documents that an earlier file of this template holds: true takes them again, false leaves them out. Without it, one of them refuses the file with 409. */
    again?: boolean;
  }, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/export-templates/{id}/file', params: { 'id': input.id }, query: { 'ids': input.ids, 'contact_id': input.contact_id, 'folder_id': input.folder_id, 'status': input.status, 'date_from': input.date_from, 'date_to': input.date_to, 'updated_since': input.updated_since, 'doc_date_from': input.doc_date_from, 'doc_date_to': input.doc_date_to, 'confidence_label': input.confidence_label, 'doc_type': input.doc_type, 'profile_id': input.profile_id, 'parent_id': input.parent_id, 'external_system': input.external_system, 'external_record_id': input.external_record_id, 'filename': input.filename, 'duplicates': input.duplicates, 'q': input.q, 'assignee_id': input.assignee_id, 'overdue': input.overdue, 'waits_for': input.waits_for, 'postponed': input.postponed, 'blocked': input.blocked, 'blocker_kind': input.blocker_kind, 'rejected': input.rejected, 'retention': input.retention, 'kept_until_from': input.kept_until_from, 'kept_until_to': input.kept_until_to, 'field': input.field, 'again': input.again }, result: 'stream' }, options);
  }

  /** Make a document a new version of another one. */
  becomeVersion(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: {
      /** The document that it is a version of. */
      document_id: number;
    };
  }, options: CallOptions = {}): Promise<VersionResult> {
    return this.send({ method: 'POST', path: '/api/documents/{id}/become-version', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, result: 'json' }, options);
  }

  /** Open a PDF that is protected by a password. */
  unlockDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The ETag of the record; 412 when it has changed since. */
    ifMatch?: string;
    body: {
      /** As the sender gave it. */
      password: string;
    };
  }, options: CallOptions = {}): Promise<VersionResult> {
    return this.send({ method: 'POST', path: '/api/documents/{id}/unlock', params: { 'id': input.id }, headers: { 'If-Match': input.ifMatch }, body: input.body, result: 'json' }, options);
  }

  /** The record as it was when a version was the current one. */
  getVersion(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Version. */
    version: number;
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/versions/{version}', params: { 'id': input.id, 'version': input.version }, result: 'json' }, options);
  }

  /** Deleted documents, last deleted first. */
  listTrash(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** Documents, or how many there are. */
    documents: TrashedDocument[];
  }> {
    return this.send({ method: 'GET', path: '/api/trash', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor }, result: 'json' }, options);
  }

  /** Remove all documents in the trash for good. */
  emptyTrash(options: CallOptions = {}): Promise<{
    /** How many were removed for good. */
    purged: number;
    /** Documents that stay. */
    kept: number;
  }> {
    return this.send({ method: 'DELETE', path: '/api/trash', result: 'json' }, options);
  }

  /** Take a document out of the trash. */
  restoreDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Document> {
    return this.send({ method: 'POST', path: '/api/trash/{id}/restore', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Remove a document for good. */
  purgeDocument(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/trash/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** Retention rules, by name. */
  listRetentionRules(options: CallOptions = {}): Promise<{
    /** In the order of evaluation. */
    rules: RetentionRule[];
  }> {
    return this.send({ method: 'GET', path: '/api/retention-rules', result: 'json' }, options);
  }

  /** Add a retention rule. */
  createRetentionRule(input: {
    body: RetentionRuleInput;
  }, options: CallOptions = {}): Promise<RetentionRule> {
    return this.send({ method: 'POST', path: '/api/retention-rules', body: input.body, result: 'json' }, options);
  }

  /** How long invoices and receipts are kept, by country. */
  listReadyRetention(options: CallOptions = {}): Promise<{
    /** One for each country. */
    ready: ReadyRetention[];
  }> {
    return this.send({ method: 'GET', path: '/api/retention-rules/ready', result: 'json' }, options);
  }

  /** Change a retention rule. */
  replaceRetentionRule(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: RetentionRuleInput;
  }, options: CallOptions = {}): Promise<RetentionRule> {
    return this.send({ method: 'PUT', path: '/api/retention-rules/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Delete a retention rule. */
  deleteRetentionRule(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/retention-rules/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** Legal holds that stand, newest first. */
  listHolds(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** Legal holds, newest first. */
    holds: Hold[];
  }> {
    return this.send({ method: 'GET', path: '/api/holds', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor }, result: 'json' }, options);
  }

  /** Place a legal hold. */
  placeHold(input: {
    body: {
      /** The document that it is about. */
      document_id?: number | null;
      /** The contact that it belongs to. */
      contact_id?: number | null;
      /** Why. */
      reason: string;
    };
  }, options: CallOptions = {}): Promise<Hold> {
    return this.send({ method: 'POST', path: '/api/holds', body: input.body, result: 'json' }, options);
  }

  /** Lift a legal hold. */
  liftHold(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: {
      /** Why. */
      reason: string;
    };
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'POST', path: '/api/holds/{id}/lift', params: { 'id': input.id }, body: input.body, result: 'none' }, options);
  }

  /** How long a document is kept, and what holds it. */
  getRetention(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<DocumentRetention> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/retention', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Remove documents for good by two people. */
  decideDeletions(input: {
    body: DeletionsInput;
  }, options: CallOptions = {}): Promise<{
    /** One for each, in the order asked for. */
    results: ({
      /** Identifier within its kind; never given to another. */
      id: number;
      /** Whether it worked. */
      ok: boolean;
      /** Why not. */
      detail: string | null;
    })[];
  }> {
    return this.send({ method: 'POST', path: '/api/trash/deletions', body: input.body, result: 'json' }, options);
  }

  /** Trusted certificates, by name. */
  listTrustedCertificates(options: CallOptions = {}): Promise<{
    /** Newest first. */
    certificates: TrustedCertificate[];
  }> {
    return this.send({ method: 'GET', path: '/api/trusted-certificates', result: 'json' }, options);
  }

  /** Trust a certificate. */
  addTrustedCertificate(input: {
    body: TrustedCertificateInput;
  }, options: CallOptions = {}): Promise<TrustedCertificate> {
    return this.send({ method: 'POST', path: '/api/trusted-certificates', body: input.body, result: 'json' }, options);
  }

  /** Rename or exchange a trusted certificate. */
  replaceTrustedCertificate(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: TrustedCertificateInput;
  }, options: CallOptions = {}): Promise<TrustedCertificate> {
    return this.send({ method: 'PUT', path: '/api/trusted-certificates/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Trust a certificate no longer. */
  deleteTrustedCertificate(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/trusted-certificates/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** A signed proof of a single value. */
  getProof(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** A key of `extracted_fields`, or a cell such as `line_items[0].amount`. */
    field: string;
    /** Kind of code. */
    format?: "pdf" | "json";
    /** Language of the headings. */
    language?: "en" | "zh";
  }, options: CallOptions = {}): Promise<FileInput> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/proof', params: { 'id': input.id }, query: { 'field': input.field, 'format': input.format, 'language': input.language }, result: 'json' }, options);
  }

  /** A document as PDF/A-3. */
  getPagePdf(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Which of the kinds it is. */
    kind?: "searchable" | "archive" | "e-invoice";
  }, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/document.pdf', params: { 'id': input.id }, query: { 'kind': input.kind }, result: 'stream' }, options);
  }

  /** The text of a document as Markdown. */
  getMarkdown(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/text.md', params: { 'id': input.id }, result: 'stream' }, options);
  }

  /** Words and boxes of one page. */
  getPage(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Number within the document or delivery, from 1. */
    number: number;
    /** A past version; the current one when omitted. */
    version?: number;
  }, options: CallOptions = {}): Promise<Page> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/pages/{number}', params: { 'id': input.id, 'number': input.number }, query: { 'version': input.version }, result: 'json' }, options);
  }

  /** One page as an image. */
  getPageImage(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Number within the document or delivery, from 1. */
    number: number;
    /** Pixels; the height follows. */
    width?: number;
    /** A past version; the current one when omitted. */
    version?: number;
  }, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/pages/{number}/image', params: { 'id': input.id, 'number': input.number }, query: { 'width': input.width, 'version': input.version }, result: 'stream' }, options);
  }

  /** Full text of a document. */
  getText(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** A past version; the current one when omitted. */
    version?: number;
  }, options: CallOptions = {}): Promise<DocumentText> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/text', params: { 'id': input.id }, query: { 'version': input.version }, result: 'json' }, options);
  }

  /** List contacts. */
  listContacts(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** Words to look for. */
    q?: string;
    /** The contact that it belongs to; null for none. */
    parent_id?: number;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** In the order of their names. */
    contacts: Contact[];
  }> {
    return this.send({ method: 'GET', path: '/api/contacts', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'q': input.q, 'parent_id': input.parent_id }, result: 'json' }, options);
  }

  /** Create a contact. */
  createContact(input: {
    body: ContactInput;
  }, options: CallOptions = {}): Promise<Contact> {
    return this.send({ method: 'POST', path: '/api/contacts', body: input.body, result: 'json' }, options);
  }

  /** One contact with statistics. */
  getContact(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<ContactWithStatistics> {
    return this.send({ method: 'GET', path: '/api/contacts/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Change a contact. */
  editContact(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: ContactPatch;
  }, options: CallOptions = {}): Promise<Contact> {
    return this.send({ method: 'PATCH', path: '/api/contacts/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Delete a contact without documents. */
  deleteContact(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/contacts/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** List folders. */
  listFolders(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** The contact that it belongs to. */
    contact_id?: number;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** In the order of their names. */
    folders: Folder[];
  }> {
    return this.send({ method: 'GET', path: '/api/folders', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'contact_id': input.contact_id }, result: 'json' }, options);
  }

  /** Create a folder. */
  createFolder(input: {
    body: FolderInput;
  }, options: CallOptions = {}): Promise<Folder> {
    return this.send({ method: 'POST', path: '/api/folders', body: input.body, result: 'json' }, options);
  }

  /** One folder. */
  getFolder(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Folder> {
    return this.send({ method: 'GET', path: '/api/folders/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Change a folder. */
  editFolder(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: FolderPatch;
  }, options: CallOptions = {}): Promise<Folder> {
    return this.send({ method: 'PATCH', path: '/api/folders/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Delete an empty folder. */
  deleteFolder(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/folders/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** List orders, the newest first. */
  listOrders(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** A part of the number, of the number or name of the vendor, of an article or a description. */
    q?: string;
    /** Only orders placed with the vendor of this number. */
    vendor_number?: string;
    /** Only those in use, or only those that are not. */
    active?: boolean;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** The newest first. */
    orders: OrderSummary[];
  }> {
    return this.send({ method: 'GET', path: '/api/orders', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'q': input.q, 'vendor_number': input.vendor_number, 'active': input.active }, result: 'json' }, options);
  }

  /** One order, with what was received and invoiced of it. */
  getOrder(input: {
    /** Number of the order, which no other order has. */
    external_id: string;
  }, options: CallOptions = {}): Promise<Order> {
    return this.send({ method: 'GET', path: '/api/orders/{external_id}', params: { 'external_id': input.external_id }, result: 'json' }, options);
  }

  /** Add or replace an order. */
  putOrder(input: {
    /** Number of the order, which no other order has. */
    external_id: string;
    body: OrderInput;
  }, options: CallOptions = {}): Promise<Order> {
    return this.send({ method: 'PUT', path: '/api/orders/{external_id}', params: { 'external_id': input.external_id }, body: input.body, result: 'json' }, options);
  }

  /** Delete an order and its receipts. */
  deleteOrder(input: {
    /** Number of the order, which no other order has. */
    external_id: string;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/orders/{external_id}', params: { 'external_id': input.external_id }, result: 'none' }, options);
  }

  /** Add or replace a goods receipt of an order. */
  putReceipt(input: {
    /** Number of the order, which no other order has. */
    external_id: string;
    /** Number of the receipt, which no other receipt of the order has. */
    number: string;
    body: ReceiptInput;
  }, options: CallOptions = {}): Promise<Order> {
    return this.send({ method: 'PUT', path: '/api/orders/{external_id}/receipts/{number}', params: { 'external_id': input.external_id, 'number': input.number }, body: input.body, result: 'json' }, options);
  }

  /** Delete a goods receipt. */
  deleteReceipt(input: {
    /** Number of the order, which no other order has. */
    external_id: string;
    /** Number of the receipt, which no other receipt of the order has. */
    number: string;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/orders/{external_id}/receipts/{number}', params: { 'external_id': input.external_id, 'number': input.number }, result: 'none' }, options);
  }

  /** Import orders or goods receipts from a CSV, XLSX, JSON or NDJSON file. */
  importOrders(input: {
    body: {
      /** Answers what the import would do and changes nothing. */
      dry_run?: boolean;
      /** What happens to orders that the file does not name. */
      gone?: "keep" | "deactivate";
      /** JSON object: the heading of a column, and the field that it holds or null for none. Columns left out keep the field they had in the last import; at first, headings that are called like a field are understood. */
      mapping?: string;
      /** What the rows are: lines of orders, or what came of them. */
      content?: "orders" | "receipts";
      /** The file itself. */
      file: FileInput;
    };
  }, options: CallOptions = {}): Promise<OrderImport> {
    return this.send({ method: 'POST', path: '/api/orders/import', body: input.body, multipart: true, result: 'json' }, options);
  }

  /** List bank statements, the newest first. */
  listBankStatements(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** Only those of this account. */
    account?: string;
    /** true: only those with movements that pay nothing and that nobody has decided on. */
    waiting?: boolean;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** The newest first. */
    statements: BankStatementSummary[];
  }> {
    return this.send({ method: 'GET', path: '/api/bank-statements', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'account': input.account, 'waiting': input.waiting }, result: 'json' }, options);
  }

  /** List the accounts that statements are of. */
  listBankAccounts(options: CallOptions = {}): Promise<{
    /** Each that a statement is of. */
    accounts: BankAccount[];
  }> {
    return this.send({ method: 'GET', path: '/api/bank-statements/accounts', result: 'json' }, options);
  }

  /** One bank statement. */
  getBankStatement(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<BankStatementSummary> {
    return this.send({ method: 'GET', path: '/api/bank-statements/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Delete a bank statement and its movements. */
  deleteBankStatement(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/bank-statements/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** List the movements of a bank statement and what they pay, in the order of the file. */
  listBankMovements(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** Only those in this state. */
    state?: "paying" | "decided" | "proposed" | "none";
    /** Only those with this in the name, the account, the text or the amount. */
    q?: string;
  }, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** In the order of the file. */
    movements: BankMovement[];
  }> {
    return this.send({ method: 'GET', path: '/api/bank-statements/{id}/movements', params: { 'id': input.id }, query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'state': input.state, 'q': input.q }, result: 'json' }, options);
  }

  /** One movement of a bank statement and what it pays. */
  getBankMovement(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The movement of the statement. */
    movement_id: number;
  }, options: CallOptions = {}): Promise<BankMovement> {
    return this.send({ method: 'GET', path: '/api/bank-statements/{id}/movements/{movement_id}', params: { 'id': input.id, 'movement_id': input.movement_id }, result: 'json' }, options);
  }

  /** Import bank statements (CAMT.053, MT940, or a table). */
  importBankStatements(input: {
    body: {
      /** Answers what the import would do and changes nothing. */
      dry_run?: boolean;
      /** Of a table: JSON object, heading to field or null. Others are mapped as before, or by what they are called. */
      mapping?: string;
      /** Of a table: IBAN or number of the account, where the file does not say it. */
      account?: string;
      /** Of a table: ISO 4217 code of the account, where the file does not say it. */
      currency?: string;
      /** Of a table: whether 03/04/2026 is in April; left out, the file must tell. */
      day_first?: boolean;
      /** The file itself. */
      file: FileInput;
    };
  }, options: CallOptions = {}): Promise<BankImport> {
    return this.send({ method: 'POST', path: '/api/bank-statements/import', body: input.body, multipart: true, result: 'json' }, options);
  }

  /** Decide that a movement pays a document. */
  addPayment(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The movement of the statement. */
    movement_id: number;
    body: PaymentInput;
  }, options: CallOptions = {}): Promise<BankMovement> {
    return this.send({ method: 'POST', path: '/api/bank-statements/{id}/movements/{movement_id}/payments', params: { 'id': input.id, 'movement_id': input.movement_id }, body: input.body, result: 'json' }, options);
  }

  /** Decide which documents a movement pays, all at once. */
  setPayments(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The movement of the statement. */
    movement_id: number;
    body: PaymentsInput;
  }, options: CallOptions = {}): Promise<BankMovement> {
    return this.send({ method: 'PUT', path: '/api/bank-statements/{id}/movements/{movement_id}/payments', params: { 'id': input.id, 'movement_id': input.movement_id }, body: input.body, result: 'json' }, options);
  }

  /** Decide that a movement pays no document. */
  setAside(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The movement of the statement. */
    movement_id: number;
  }, options: CallOptions = {}): Promise<BankMovement> {
    return this.send({ method: 'PUT', path: '/api/bank-statements/{id}/movements/{movement_id}/aside', params: { 'id': input.id, 'movement_id': input.movement_id }, result: 'json' }, options);
  }

  /** Take back that a movement pays no document. */
  takeUp(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The movement of the statement. */
    movement_id: number;
  }, options: CallOptions = {}): Promise<BankMovement> {
    return this.send({ method: 'DELETE', path: '/api/bank-statements/{id}/movements/{movement_id}/aside', params: { 'id': input.id, 'movement_id': input.movement_id }, result: 'json' }, options);
  }

  /** Take back that a movement pays a document. */
  removePayment(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The movement of the statement. */
    movement_id: number;
    /** The document that it pays. */
    document_id: number;
  }, options: CallOptions = {}): Promise<BankMovement> {
    return this.send({ method: 'DELETE', path: '/api/bank-statements/{id}/movements/{movement_id}/payments/{document_id}', params: { 'id': input.id, 'movement_id': input.movement_id, 'document_id': input.document_id }, result: 'json' }, options);
  }

  /** List vendors, by name. */
  listVendors(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** A part of a name, a number, an account, an e-mail address or a domain. */
    q?: string;
    /** Only the vendor of this identifier. */
    id?: number;
    /** Only those in use, or only those that are not. */
    active?: boolean;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** In the order of their names. */
    vendors: Vendor[];
  }> {
    return this.send({ method: 'GET', path: '/api/vendors', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'q': input.q, 'id': input.id, 'active': input.active }, result: 'json' }, options);
  }

  /** One vendor. */
  getVendor(input: {
    /** The number under which the bookkeeping knows the vendor; no other vendor has it. */
    external_id: string;
  }, options: CallOptions = {}): Promise<Vendor> {
    return this.send({ method: 'GET', path: '/api/vendors/{external_id}', params: { 'external_id': input.external_id }, result: 'json' }, options);
  }

  /** Add or replace a vendor. */
  putVendor(input: {
    /** The number under which the bookkeeping knows the vendor; no other vendor has it. */
    external_id: string;
    body: VendorInput;
  }, options: CallOptions = {}): Promise<Vendor> {
    return this.send({ method: 'PUT', path: '/api/vendors/{external_id}', params: { 'external_id': input.external_id }, body: input.body, result: 'json' }, options);
  }

  /** Delete a vendor. */
  deleteVendor(input: {
    /** The number under which the bookkeeping knows the vendor; no other vendor has it. */
    external_id: string;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/vendors/{external_id}', params: { 'external_id': input.external_id }, result: 'none' }, options);
  }

  /** Import vendors from a CSV, XLSX, JSON or NDJSON file. */
  importVendors(input: {
    body: {
      /** Answers what the import would do and changes nothing. */
      dry_run?: boolean;
      /** What happens to vendors that the file does not name. */
      gone?: "keep" | "deactivate";
      /** JSON object: the heading of a column, and the field that it holds or null for none. Columns left out keep the field they had in the last import; at first, headings that are called like a field are understood. */
      mapping?: string;
      /** The file itself. */
      file: FileInput;
    };
  }, options: CallOptions = {}): Promise<VendorImport> {
    return this.send({ method: 'POST', path: '/api/vendors/import', body: input.body, multipart: true, result: 'json' }, options);
  }

  /** List extraction profiles. */
  listProfiles(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** Whether it came with the service. */
    built_in?: boolean;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** In the order of their names. */
    profiles: Profile[];
  }> {
    return this.send({ method: 'GET', path: '/api/profiles', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'built_in': input.built_in }, result: 'json' }, options);
  }

  /** Create an extraction profile. */
  createProfile(input: {
    body: ProfileInput;
  }, options: CallOptions = {}): Promise<Profile> {
    return this.send({ method: 'POST', path: '/api/profiles', body: input.body, result: 'json' }, options);
  }

  /** One extraction profile. */
  getProfile(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Profile> {
    return this.send({ method: 'GET', path: '/api/profiles/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Change an extraction profile. */
  replaceProfile(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: ProfileInput;
  }, options: CallOptions = {}): Promise<Profile> {
    return this.send({ method: 'PUT', path: '/api/profiles/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Delete an extraction profile. */
  deleteProfile(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/profiles/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** What is wrong with the formulas of a profile. */
  checkFormulas(input: {
    body: {
      /** Fields concerned. */
      fields: ProfileFieldInput[];
      /** What line items hold besides description, quantity, unit_price and amount. */
      line_columns?: LineColumnInput[];
    };
  }, options: CallOptions = {}): Promise<{
    /** What is in trouble. */
    problems: WrongFormula[];
  }> {
    return this.send({ method: 'POST', path: '/api/profiles/check-formulas', body: input.body, result: 'json' }, options);
  }

  /** All versions of an extraction profile. */
  listProfileVersions(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<{
    /** Newest first. */
    versions: Profile[];
  }> {
    return this.send({ method: 'GET', path: '/api/profiles/{id}/versions', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Propose a profile from a sample document. */
  draftProfile(input: {
    body: {
      /** The document that it is about. */
      document_id: number;
    };
  }, options: CallOptions = {}): Promise<ProfileDraft> {
    return this.send({ method: 'POST', path: '/api/profiles/draft', body: input.body, result: 'json' }, options);
  }

  /** Try a changed profile on reviewed documents. */
  testProfile(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: ProfileTestInput;
  }, options: CallOptions = {}): Promise<ProfileTest> {
    return this.send({ method: 'POST', path: '/api/profiles/{id}/test', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Progress and result of a test. */
  getProfileTest(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The trial. */
    test_id: number;
  }, options: CallOptions = {}): Promise<ProfileTest> {
    return this.send({ method: 'GET', path: '/api/profiles/{id}/tests/{test_id}', params: { 'id': input.id, 'test_id': input.test_id }, result: 'json' }, options);
  }

  /** What corrections taught, newest first. */
  listLessons(input: {
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The extraction profile. */
    profile_id?: number;
    /** Lessons learned from this document. */
    document_id?: number;
    /** Key of a field. */
    field?: string;
    /** Whether it is switched on. */
    enabled?: boolean;
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** Newest first. */
    lessons: Lesson[];
  }> {
    return this.send({ method: 'GET', path: '/api/lessons', query: { 'contact_id': input.contact_id, 'profile_id': input.profile_id, 'document_id': input.document_id, 'field': input.field, 'enabled': input.enabled, 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor }, result: 'json' }, options);
  }

  /** One lesson. */
  getLesson(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Lesson> {
    return this.send({ method: 'GET', path: '/api/lessons/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Switch a lesson off or on. */
  switchLesson(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: {
      /** Whether it is switched on. */
      enabled: boolean;
    };
  }, options: CallOptions = {}): Promise<Lesson> {
    return this.send({ method: 'PATCH', path: '/api/lessons/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Forget a lesson. */
  forgetLesson(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/lessons/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** What a lesson changed, newest first. */
  listLessonUses(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<{
    /** Documents that it took part in, newest first. */
    uses: ({
      /** The document that it is about. */
      document_id: number;
      /** Name of the file. */
      filename: string;
      status: DocumentStatus;
      /** What it led to. */
      value: string;
      /** Whether people left the value as it was. */
      verdict: "helped" | "contradicted" | null;
      /** When it happened. */
      at: string;
    })[];
  }> {
    return this.send({ method: 'GET', path: '/api/lessons/{id}/uses', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Forget a lesson and take back what it changed. */
  undoLesson(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<{
    /** How many documents are processed again. */
    reprocessed: number;
  }> {
    return this.send({ method: 'POST', path: '/api/lessons/{id}/undo', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Forget all lessons of a contact. */
  forgetContactLessons(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<{
    /** How many lessons were forgotten. */
    forgotten: number;
  }> {
    return this.send({ method: 'DELETE', path: '/api/contacts/{id}/lessons', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** How right proposals are, by what people approved. */
  getQuality(input: {
    /** First day, UTC; 90 days back when omitted. */
    date_from?: string;
    /** Last day, UTC, included; today when omitted. */
    date_to?: string;
    /** The extraction profile. */
    profile_id?: number;
    /** The contact that it belongs to. */
    contact_id?: number;
    /** Documents that are of this vendor now. */
    vendor_id?: number;
    /** Engine and version, as `engines` names them. */
    engine?: string;
  } = {}, options: CallOptions = {}): Promise<Quality> {
    return this.send({ method: 'GET', path: '/api/quality', query: { 'date_from': input.date_from, 'date_to': input.date_to, 'profile_id': input.profile_id, 'contact_id': input.contact_id, 'vendor_id': input.vendor_id, 'engine': input.engine }, result: 'json' }, options);
  }

  /** The accuracy of each field as CSV. */
  exportQuality(input: {
    /** First day, UTC; 90 days back when omitted. */
    date_from?: string;
    /** Last day, UTC, included; today when omitted. */
    date_to?: string;
    /** The extraction profile. */
    profile_id?: number;
    /** The contact that it belongs to. */
    contact_id?: number;
    /** Documents that are of this vendor now. */
    vendor_id?: number;
    /** Engine and version, as `engines` names them. */
    engine?: string;
  } = {}, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/quality/fields.csv', query: { 'date_from': input.date_from, 'date_to': input.date_to, 'profile_id': input.profile_id, 'contact_id': input.contact_id, 'vendor_id': input.vendor_id, 'engine': input.engine }, result: 'stream' }, options);
  }

  /** List rules in the order of evaluation. */
  listRules(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** In the order of evaluation. */
    rules: Rule[];
  }> {
    return this.send({ method: 'GET', path: '/api/rules', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor }, result: 'json' }, options);
  }

  /** Create a rule. */
  createRule(input: {
    body: RuleInput;
  }, options: CallOptions = {}): Promise<Rule> {
    return this.send({ method: 'POST', path: '/api/rules', body: input.body, result: 'json' }, options);
  }

  /** Which existing documents a rule would change, and why. */
  dryRunRule(input: {
    /** How many are shown on a page. */
    limit?: number;
    body: RuleInput;
  }, options: CallOptions = {}): Promise<RuleDryRun> {
    return this.send({ method: 'POST', path: '/api/rules/dry-run', query: { 'limit': input.limit }, body: input.body, result: 'json' }, options);
  }

  /** What a touchless rule would have done to the last documents. */
  previewTouchless(input: {
    body: RuleInput;
  }, options: CallOptions = {}): Promise<TouchlessPreview> {
    return this.send({ method: 'POST', path: '/api/rules/touchless-preview', body: input.body, result: 'json' }, options);
  }

  /** Thresholds with which a touchless rule keeps its target. */
  chooseThresholds(input: {
    body: RuleInput;
  }, options: CallOptions = {}): Promise<TouchlessThresholds> {
    return this.send({ method: 'POST', path: '/api/rules/touchless-thresholds', body: input.body, result: 'json' }, options);
  }

  /** One rule. */
  getRule(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Rule> {
    return this.send({ method: 'GET', path: '/api/rules/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Change a rule. */
  replaceRule(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: RuleInput;
  }, options: CallOptions = {}): Promise<Rule> {
    return this.send({ method: 'PUT', path: '/api/rules/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Delete a rule. */
  deleteRule(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/rules/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** Which rules fired for a document, newest first, and why. */
  listRuleFirings(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<{
    /** Newest first. */
    firings: RuleFiring[];
  }> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/rule-firings', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** What blind samples say of each touchless rule. */
  listAutomation(options: CallOptions = {}): Promise<{
    /** In the order of evaluation. */
    rules: AutomationWatch[];
  }> {
    return this.send({ method: 'GET', path: '/api/automation', result: 'json' }, options);
  }

  /** Switch a stopped rule on again. */
  resumeAutomation(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'POST', path: '/api/automation/{id}/resume', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** Certify how much of what went without a person was right. */
  issueCertificate(input: {
    body: CertificateInput;
  }, options: CallOptions = {}): Promise<Certificate> {
    return this.send({ method: 'POST', path: '/api/certificates', body: input.body, result: 'json' }, options);
  }

  /** Certificates, newest first. */
  listCertificates(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** Newest first. */
    certificates: CertificateContent[];
  }> {
    return this.send({ method: 'GET', path: '/api/certificates', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor }, result: 'json' }, options);
  }

  /** A certificate as signed JSON. */
  getCertificate(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Certificate> {
    return this.send({ method: 'GET', path: '/api/certificates/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** A certificate as a signed page. */
  getCertificatePage(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** Language of the page. */
    language?: "en" | "zh";
  }, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/certificates/{id}/page.pdf', params: { 'id': input.id }, query: { 'language': input.language }, result: 'stream' }, options);
  }

  /** Who has approved a document, and who is next. */
  getApprovals(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<DocumentApprovals> {
    return this.send({ method: 'GET', path: '/api/documents/{id}/approvals', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Take the caller's own approval back. */
  withdrawApproval(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<DocumentApprovals> {
    return this.send({ method: 'DELETE', path: '/api/documents/{id}/approvals', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** List teams. */
  listTeams(options: CallOptions = {}): Promise<{
    /** By name. */
    teams: Team[];
  }> {
    return this.send({ method: 'GET', path: '/api/teams', result: 'json' }, options);
  }

  /** Add a team. */
  createTeam(input: {
    body: TeamInput;
  }, options: CallOptions = {}): Promise<Team> {
    return this.send({ method: 'POST', path: '/api/teams', body: input.body, result: 'json' }, options);
  }

  /** Change a team. */
  replaceTeam(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: TeamInput;
  }, options: CallOptions = {}): Promise<Team> {
    return this.send({ method: 'PUT', path: '/api/teams/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Delete a team. */
  deleteTeam(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/teams/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** List approval chains. */
  listApprovalChains(options: CallOptions = {}): Promise<{
    /** In the order in which they are tried. */
    chains: ApprovalChain[];
  }> {
    return this.send({ method: 'GET', path: '/api/approval-chains', result: 'json' }, options);
  }

  /** Add an approval chain. */
  createApprovalChain(input: {
    body: ApprovalChainInput;
  }, options: CallOptions = {}): Promise<ApprovalChain> {
    return this.send({ method: 'POST', path: '/api/approval-chains', body: input.body, result: 'json' }, options);
  }

  /** Change an approval chain. */
  replaceApprovalChain(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: ApprovalChainInput;
  }, options: CallOptions = {}): Promise<ApprovalChain> {
    return this.send({ method: 'PUT', path: '/api/approval-chains/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Delete an approval chain. */
  deleteApprovalChain(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/approval-chains/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** When the caller is absent, and who stands in. */
  getAbsence(options: CallOptions = {}): Promise<{
    /** null: none is noted. */
    absence: Absence | null;
  }> {
    return this.send({ method: 'GET', path: '/api/me/absence', result: 'json' }, options);
  }

  /** Say when the caller is absent, and who stands in. */
  saveAbsence(input: {
    body: {
      /** null: not absent. */
      absence: {
        /** Who approves meanwhile. */
        substitute_id: number;
        /** The first day. */
        from_day: string;
        /** The last day. */
        until_day: string;
      } | null;
    };
  }, options: CallOptions = {}): Promise<{
    /** null: none is noted. */
    absence: Absence | null;
  }> {
    return this.send({ method: 'PUT', path: '/api/me/absence', body: input.body, result: 'json' }, options);
  }

  /** When a person is absent, and who stands in. */
  getUserAbsence(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<{
    /** null: none is noted. */
    absence: Absence | null;
  }> {
    return this.send({ method: 'GET', path: '/api/users/{id}/absence', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Say when a person is absent, and who stands in. */
  saveUserAbsence(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: {
      /** null: not absent. */
      absence: {
        /** Who approves meanwhile. */
        substitute_id: number;
        /** The first day. */
        from_day: string;
        /** The last day. */
        until_day: string;
      } | null;
    };
  }, options: CallOptions = {}): Promise<{
    /** null: none is noted. */
    absence: Absence | null;
  }> {
    return this.send({ method: 'PUT', path: '/api/users/{id}/absence', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Notifications for the caller, newest first. */
  listNotifications(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** Those not read yet, or how many there are. */
    unread?: boolean;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** Newest first. */
    notifications: Notification[];
    /** Those not read yet, or how many there are. */
    unread: number;
  }> {
    return this.send({ method: 'GET', path: '/api/notifications', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'unread': input.unread }, result: 'json' }, options);
  }

  /** Mark a notification as read. */
  readNotification(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'POST', path: '/api/notifications/{id}/read', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** Mark all notifications as read. */
  readAllNotifications(options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'POST', path: '/api/notifications/read', result: 'none' }, options);
  }

  /** Which notifications you get by mail, and when. */
  getMailChoices(options: CallOptions = {}): Promise<MailChoices> {
    return this.send({ method: 'GET', path: '/api/me/mails', result: 'json' }, options);
  }

  /** Choose which notifications you get by mail, and when. */
  saveMailChoices(input: {
    body: MailChoicesInput;
  }, options: CallOptions = {}): Promise<MailChoices> {
    return this.send({ method: 'PUT', path: '/api/me/mails', body: input.body, result: 'json' }, options);
  }

  /** Search the text of all documents. */
  searchDocuments(input: {
    /** Every word must stand in the document, as the beginning of a word; Chinese text as it stands; "double quotes" for whole words next to each other. */
    q: string;
    /** The contact that it belongs to. */
    contact_id?: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
  }, options: CallOptions = {}): Promise<SearchResult> {
    return this.send({ method: 'GET', path: '/api/search', query: { 'q': input.q, 'contact_id': input.contact_id, 'folder_id': input.folder_id, 'limit': input.limit, 'offset': input.offset }, result: 'json' }, options);
  }

  /** Ask a question over the documents of a folder. */
  chat(input: {
    body: ChatRequest;
  }, options: CallOptions = {}): Promise<ChatAnswer> {
    return this.send({ method: 'POST', path: '/api/chat', body: input.body, result: 'json' }, options);
  }

  /** The caller's own chat sessions, the newest first. */
  listChatSessions(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id?: number;
    /** Words of a question or an answer, in any case. */
    q?: string;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** The last used first. */
    sessions: ChatSessionEntry[];
  }> {
    return this.send({ method: 'GET', path: '/api/chat/sessions', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'folder_id': input.folder_id, 'q': input.q }, result: 'json' }, options);
  }

  /** Questions that the documents of a folder can answer. */
  suggestQuestions(input: {
    /** The contact that it belongs to. */
    contact_id: number;
    /** The folder that it lies in; it belongs to the contact. */
    folder_id: number;
  }, options: CallOptions = {}): Promise<{
    /** To be asked as they stand; none for a folder without records. */
    questions: string[];
  }> {
    return this.send({ method: 'GET', path: '/api/chat/suggestions', query: { 'contact_id': input.contact_id, 'folder_id': input.folder_id }, result: 'json' }, options);
  }

  /** One chat session with its questions and answers. */
  getChatSession(input: {
    /** Identifier within its kind; never given to another. */
    id: string;
  }, options: CallOptions = {}): Promise<ChatSession> {
    return this.send({ method: 'GET', path: '/api/chat/sessions/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Save a chat session as a document of its folder. */
  saveTranscript(input: {
    /** Identifier within its kind; never given to another. */
    id: string;
    body: {
      /** Name of the file. */
      filename?: string;
    };
  }, options: CallOptions = {}): Promise<UploadResult> {
    return this.send({ method: 'POST', path: '/api/chat/sessions/{id}/transcript', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** List deliveries. */
  listDeliveries(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** The document that it is about. */
    document_id?: number;
    /** Of this webhook endpoint only. */
    endpoint_id?: number;
    /** How far it has come. */
    state?: ("pending" | "retrying" | "delivered" | "accepted" | "failed" | "held")[] | "pending" | "retrying" | "delivered" | "accepted" | "failed" | "held";
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** Newest first, or figures over them. */
    deliveries: Delivery[];
  }> {
    return this.send({ method: 'GET', path: '/api/webhook-deliveries', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'document_id': input.document_id, 'endpoint_id': input.endpoint_id, 'state': input.state }, result: 'json' }, options);
  }

  /** One delivery with its attempts. */
  getDelivery(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<DeliveryDetail> {
    return this.send({ method: 'GET', path: '/api/webhook-deliveries/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Send a delivery again. */
  redeliver(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Delivery> {
    return this.send({ method: 'POST', path: '/api/webhook-deliveries/{id}/redeliver', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Send all deliveries again that have failed since a time. */
  redeliverFailed(input: {
    body: RedeliverFailed;
  }, options: CallOptions = {}): Promise<{
    /** How many are sent again. */
    redelivered: number;
  }> {
    return this.send({ method: 'POST', path: '/api/webhook-deliveries/redeliver', body: input.body, result: 'json' }, options);
  }

  /** List further webhook endpoints. */
  listWebhookEndpoints(options: CallOptions = {}): Promise<{
    /** By name. */
    endpoints: WebhookEndpoint[];
  }> {
    return this.send({ method: 'GET', path: '/api/webhook-endpoints', result: 'json' }, options);
  }

  /** Add a webhook endpoint. */
  createWebhookEndpoint(input: {
    body: WebhookEndpointInput;
  }, options: CallOptions = {}): Promise<WebhookEndpoint> {
    return this.send({ method: 'POST', path: '/api/webhook-endpoints', body: input.body, result: 'json' }, options);
  }

  /** One webhook endpoint. */
  getWebhookEndpoint(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<WebhookEndpoint> {
    return this.send({ method: 'GET', path: '/api/webhook-endpoints/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Change, pause or resume a webhook endpoint. */
  editWebhookEndpoint(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: WebhookEndpointPatch;
  }, options: CallOptions = {}): Promise<WebhookEndpoint> {
    return this.send({ method: 'PATCH', path: '/api/webhook-endpoints/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Delete a webhook endpoint. */
  deleteWebhookEndpoint(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/webhook-endpoints/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** Send a test event to an endpoint now. */
  testWebhookEndpoint(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<WebhookTestResult> {
    return this.send({ method: 'POST', path: '/api/webhook-endpoints/{id}/test', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Intake channels and how they are doing. */
  listChannels(options: CallOptions = {}): Promise<{
    /** Watched folders and mailboxes. */
    channels: Channel[];
    /** RECTO_INTAKE_DIR; null: folders cannot be watched. */
    folder_root: string | null;
  }> {
    return this.send({ method: 'GET', path: '/api/intake/channels', result: 'json' }, options);
  }

  /** Add a watched folder or a mailbox. */
  createChannel(input: {
    body: ChannelInput;
  }, options: CallOptions = {}): Promise<Channel> {
    return this.send({ method: 'POST', path: '/api/intake/channels', body: input.body, result: 'json' }, options);
  }

  /** One intake channel. */
  getChannel(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Channel> {
    return this.send({ method: 'GET', path: '/api/intake/channels/{id}', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Change an intake channel. */
  editChannel(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: ChannelPatch;
  }, options: CallOptions = {}): Promise<Channel> {
    return this.send({ method: 'PATCH', path: '/api/intake/channels/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Remove an intake channel. */
  deleteChannel(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/intake/channels/{id}', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** Look whether a channel can be read. */
  testChannel(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<ChannelTest> {
    return this.send({ method: 'POST', path: '/api/intake/channels/{id}/test', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Read a channel now rather than at its next time. */
  runChannel(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Channel> {
    return this.send({ method: 'POST', path: '/api/intake/channels/{id}/run', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** What came in by a channel, newest first. */
  listChannelItems(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** How far it has come. */
    state?: "done" | "failed";
  }, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** What came in, newest first. */
    items: ChannelItem[];
  }> {
    return this.send({ method: 'GET', path: '/api/intake/channels/{id}/items', params: { 'id': input.id }, query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'state': input.state }, result: 'json' }, options);
  }

  /** Every place the service may connect to. */
  getEgress(options: CallOptions = {}): Promise<{
    /** Where the service may send anything. */
    destinations: EgressDestination[];
  }> {
    return this.send({ method: 'GET', path: '/api/settings/egress', result: 'json' }, options);
  }

  /** The audit log, newest first. */
  listAudit(input: {
    /** Who did it. */
    user_id?: number;
    /** A person, a token, a rule or the system. */
    actor_kind?: "person" | "token" | "rule" | "system";
    /** What happened. */
    event?: ("document.uploaded" | "document.version_added" | "document.split" | "document.split_off" | "document.joined" | "document.pages_moved" | "document.pages_turned" | "document.deleted" | "document.restored" | "document.purged" | "document.deletion_requested" | "document.deletion_withdrawn" | "document.status_changed" | "document.field_edited" | "document.edited" | "document.moved" | "document.filed" | "document.reprocessed" | "document.blockers_accepted" | "document.blockers_reopened" | "document.rejected" | "document.change_undone" | "document.vendor_chosen" | "document.payment_noted" | "document.payment_removed" | "document.assigned" | "document.overdue" | "document.postponed" | "view.created" | "view.updated" | "view.deleted" | "document.downloaded" | "documents.exported" | "export_template.created" | "export_template.updated" | "export_template.deleted" | "processing.completed" | "processing.failed" | "confidence.assigned" | "rule.created" | "rule.updated" | "rule.deleted" | "rule.fired" | "rule.failed" | "touchless.stopped" | "touchless.resumed" | "certificate.issued" | "approval.given" | "approval.withdrawn" | "approval.escalated" | "approval.team_created" | "approval.team_updated" | "approval.team_deleted" | "approval.chain_created" | "approval.chain_updated" | "approval.chain_deleted" | "user.absence_set" | "webhook.queued" | "webhook.attempt" | "webhook.paused" | "webhook.redelivered" | "webhook.withdrawn" | "webhook.tested" | "webhook.endpoint_created" | "webhook.endpoint_updated" | "webhook.endpoint_deleted" | "mail.tested" | "mail.sent_again" | "mail.sender_answered" | "user.signed_in" | "user.sign_in_failed" | "user.signed_out" | "user.created" | "user.updated" | "user.password_changed" | "user.invited" | "user.password_link_created" | "user.sessions_ended" | "user.second_factor_set" | "user.second_factor_removed" | "user.recovery_code_used" | "user.token_created" | "user.token_revoked" | "user.identity_linked" | "contact.created" | "contact.updated" | "contact.deleted" | "folder.created" | "folder.updated" | "folder.deleted" | "order.created" | "order.updated" | "order.deleted" | "order.receipt_updated" | "order.receipt_deleted" | "orders.imported" | "bank_statement.imported" | "bank_statement.deleted" | "retention.rule_created" | "retention.rule_updated" | "retention.rule_deleted" | "retention.hold_placed" | "retention.hold_lifted" | "trust.certificate_added" | "trust.certificate_updated" | "trust.certificate_deleted" | "bank_statement.set_aside" | "bank_statement.taken_up" | "vendor.created" | "vendor.updated" | "vendor.deleted" | "vendors.imported" | "profile.created" | "profile.updated" | "profile.deleted" | "profile.tested" | "lesson.learned" | "lesson.switched" | "lesson.forgotten" | "lesson.undone" | "settings.updated" | "settings.webhook_updated" | "settings.token_regenerated" | "intake.channel_created" | "intake.channel_updated" | "intake.channel_deleted" | "intake.failed" | "audit.verified" | "audit.exported")[] | "document.uploaded" | "document.version_added" | "document.split" | "document.split_off" | "document.joined" | "document.pages_moved" | "document.pages_turned" | "document.deleted" | "document.restored" | "document.purged" | "document.deletion_requested" | "document.deletion_withdrawn" | "document.status_changed" | "document.field_edited" | "document.edited" | "document.moved" | "document.filed" | "document.reprocessed" | "document.blockers_accepted" | "document.blockers_reopened" | "document.rejected" | "document.change_undone" | "document.vendor_chosen" | "document.payment_noted" | "document.payment_removed" | "document.assigned" | "document.overdue" | "document.postponed" | "view.created" | "view.updated" | "view.deleted" | "document.downloaded" | "documents.exported" | "export_template.created" | "export_template.updated" | "export_template.deleted" | "processing.completed" | "processing.failed" | "confidence.assigned" | "rule.created" | "rule.updated" | "rule.deleted" | "rule.fired" | "rule.failed" | "touchless.stopped" | "touchless.resumed" | "certificate.issued" | "approval.given" | "approval.withdrawn" | "approval.escalated" | "approval.team_created" | "approval.team_updated" | "approval.team_deleted" | "approval.chain_created" | "approval.chain_updated" | "approval.chain_deleted" | "user.absence_set" | "webhook.queued" | "webhook.attempt" | "webhook.paused" | "webhook.redelivered" | "webhook.withdrawn" | "webhook.tested" | "webhook.endpoint_created" | "webhook.endpoint_updated" | "webhook.endpoint_deleted" | "mail.tested" | "mail.sent_again" | "mail.sender_answered" | "user.signed_in" | "user.sign_in_failed" | "user.signed_out" | "user.created" | "user.updated" | "user.password_changed" | "user.invited" | "user.password_link_created" | "user.sessions_ended" | "user.second_factor_set" | "user.second_factor_removed" | "user.recovery_code_used" | "user.token_created" | "user.token_revoked" | "user.identity_linked" | "contact.created" | "contact.updated" | "contact.deleted" | "folder.created" | "folder.updated" | "folder.deleted" | "order.created" | "order.updated" | "order.deleted" | "order.receipt_updated" | "order.receipt_deleted" | "orders.imported" | "bank_statement.imported" | "bank_statement.deleted" | "retention.rule_created" | "retention.rule_updated" | "retention.rule_deleted" | "retention.hold_placed" | "retention.hold_lifted" | "trust.certificate_added" | "trust.certificate_updated" | "trust.certificate_deleted" | "bank_statement.set_aside" | "bank_statement.taken_up" | "vendor.created" | "vendor.updated" | "vendor.deleted" | "vendors.imported" | "profile.created" | "profile.updated" | "profile.deleted" | "profile.tested" | "lesson.learned" | "lesson.switched" | "lesson.forgotten" | "lesson.undone" | "settings.updated" | "settings.webhook_updated" | "settings.token_regenerated" | "intake.channel_created" | "intake.channel_updated" | "intake.channel_deleted" | "intake.failed" | "audit.verified" | "audit.exported";
    /** The document that it is about. */
    document_id?: number;
    /** The contact that it belongs to. */
    contact_id?: number;
    /** First day, inclusive. */
    date_from?: string;
    /** Inclusive. */
    date_to?: string;
    /** Words to look for. */
    q?: string;
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** Entries, or how many were looked at. */
    entries: AuditEntry[];
  }> {
    return this.send({ method: 'GET', path: '/api/audit', query: { 'user_id': input.user_id, 'actor_kind': input.actor_kind, 'event': input.event, 'document_id': input.document_id, 'contact_id': input.contact_id, 'date_from': input.date_from, 'date_to': input.date_to, 'q': input.q, 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor }, result: 'json' }, options);
  }

  /** Verify the whole audit log. */
  verifyAudit(input: {
    /** A head noted elsewhere, as ENTRY:HASH; the log must still contain it. */
    head?: string;
  } = {}, options: CallOptions = {}): Promise<AuditVerification> {
    return this.send({ method: 'GET', path: '/api/audit/verify', query: { 'head': input.head }, result: 'json' }, options);
  }

  /** The audit log as JSON lines, oldest first. */
  exportAudit(input: {
    /** Who did it. */
    user_id?: number;
    /** A person, a token, a rule or the system. */
    actor_kind?: "person" | "token" | "rule" | "system";
    /** What happened. */
    event?: ("document.uploaded" | "document.version_added" | "document.split" | "document.split_off" | "document.joined" | "document.pages_moved" | "document.pages_turned" | "document.deleted" | "document.restored" | "document.purged" | "document.deletion_requested" | "document.deletion_withdrawn" | "document.status_changed" | "document.field_edited" | "document.edited" | "document.moved" | "document.filed" | "document.reprocessed" | "document.blockers_accepted" | "document.blockers_reopened" | "document.rejected" | "document.change_undone" | "document.vendor_chosen" | "document.payment_noted" | "document.payment_removed" | "document.assigned" | "document.overdue" | "document.postponed" | "view.created" | "view.updated" | "view.deleted" | "document.downloaded" | "documents.exported" | "export_template.created" | "export_template.updated" | "export_template.deleted" | "processing.completed" | "processing.failed" | "confidence.assigned" | "rule.created" | "rule.updated" | "rule.deleted" | "rule.fired" | "rule.failed" | "touchless.stopped" | "touchless.resumed" | "certificate.issued" | "approval.given" | "approval.withdrawn" | "approval.escalated" | "approval.team_created" | "approval.team_updated" | "approval.team_deleted" | "approval.chain_created" | "approval.chain_updated" | "approval.chain_deleted" | "user.absence_set" | "webhook.queued" | "webhook.attempt" | "webhook.paused" | "webhook.redelivered" | "webhook.withdrawn" | "webhook.tested" | "webhook.endpoint_created" | "webhook.endpoint_updated" | "webhook.endpoint_deleted" | "mail.tested" | "mail.sent_again" | "mail.sender_answered" | "user.signed_in" | "user.sign_in_failed" | "user.signed_out" | "user.created" | "user.updated" | "user.password_changed" | "user.invited" | "user.password_link_created" | "user.sessions_ended" | "user.second_factor_set" | "user.second_factor_removed" | "user.recovery_code_used" | "user.token_created" | "user.token_revoked" | "user.identity_linked" | "contact.created" | "contact.updated" | "contact.deleted" | "folder.created" | "folder.updated" | "folder.deleted" | "order.created" | "order.updated" | "order.deleted" | "order.receipt_updated" | "order.receipt_deleted" | "orders.imported" | "bank_statement.imported" | "bank_statement.deleted" | "retention.rule_created" | "retention.rule_updated" | "retention.rule_deleted" | "retention.hold_placed" | "retention.hold_lifted" | "trust.certificate_added" | "trust.certificate_updated" | "trust.certificate_deleted" | "bank_statement.set_aside" | "bank_statement.taken_up" | "vendor.created" | "vendor.updated" | "vendor.deleted" | "vendors.imported" | "profile.created" | "profile.updated" | "profile.deleted" | "profile.tested" | "lesson.learned" | "lesson.switched" | "lesson.forgotten" | "lesson.undone" | "settings.updated" | "settings.webhook_updated" | "settings.token_regenerated" | "intake.channel_created" | "intake.channel_updated" | "intake.channel_deleted" | "intake.failed" | "audit.verified" | "audit.exported")[] | "document.uploaded" | "document.version_added" | "document.split" | "document.split_off" | "document.joined" | "document.pages_moved" | "document.pages_turned" | "document.deleted" | "document.restored" | "document.purged" | "document.deletion_requested" | "document.deletion_withdrawn" | "document.status_changed" | "document.field_edited" | "document.edited" | "document.moved" | "document.filed" | "document.reprocessed" | "document.blockers_accepted" | "document.blockers_reopened" | "document.rejected" | "document.change_undone" | "document.vendor_chosen" | "document.payment_noted" | "document.payment_removed" | "document.assigned" | "document.overdue" | "document.postponed" | "view.created" | "view.updated" | "view.deleted" | "document.downloaded" | "documents.exported" | "export_template.created" | "export_template.updated" | "export_template.deleted" | "processing.completed" | "processing.failed" | "confidence.assigned" | "rule.created" | "rule.updated" | "rule.deleted" | "rule.fired" | "rule.failed" | "touchless.stopped" | "touchless.resumed" | "certificate.issued" | "approval.given" | "approval.withdrawn" | "approval.escalated" | "approval.team_created" | "approval.team_updated" | "approval.team_deleted" | "approval.chain_created" | "approval.chain_updated" | "approval.chain_deleted" | "user.absence_set" | "webhook.queued" | "webhook.attempt" | "webhook.paused" | "webhook.redelivered" | "webhook.withdrawn" | "webhook.tested" | "webhook.endpoint_created" | "webhook.endpoint_updated" | "webhook.endpoint_deleted" | "mail.tested" | "mail.sent_again" | "mail.sender_answered" | "user.signed_in" | "user.sign_in_failed" | "user.signed_out" | "user.created" | "user.updated" | "user.password_changed" | "user.invited" | "user.password_link_created" | "user.sessions_ended" | "user.second_factor_set" | "user.second_factor_removed" | "user.recovery_code_used" | "user.token_created" | "user.token_revoked" | "user.identity_linked" | "contact.created" | "contact.updated" | "contact.deleted" | "folder.created" | "folder.updated" | "folder.deleted" | "order.created" | "order.updated" | "order.deleted" | "order.receipt_updated" | "order.receipt_deleted" | "orders.imported" | "bank_statement.imported" | "bank_statement.deleted" | "retention.rule_created" | "retention.rule_updated" | "retention.rule_deleted" | "retention.hold_placed" | "retention.hold_lifted" | "trust.certificate_added" | "trust.certificate_updated" | "trust.certificate_deleted" | "bank_statement.set_aside" | "bank_statement.taken_up" | "vendor.created" | "vendor.updated" | "vendor.deleted" | "vendors.imported" | "profile.created" | "profile.updated" | "profile.deleted" | "profile.tested" | "lesson.learned" | "lesson.switched" | "lesson.forgotten" | "lesson.undone" | "settings.updated" | "settings.webhook_updated" | "settings.token_regenerated" | "intake.channel_created" | "intake.channel_updated" | "intake.channel_deleted" | "intake.failed" | "audit.verified" | "audit.exported";
    /** The document that it is about. */
    document_id?: number;
    /** The contact that it belongs to. */
    contact_id?: number;
    /** First day, inclusive. */
    date_from?: string;
    /** Inclusive. */
    date_to?: string;
    /** Words to look for. */
    q?: string;
  } = {}, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/audit/export.jsonl', query: { 'user_id': input.user_id, 'actor_kind': input.actor_kind, 'event': input.event, 'document_id': input.document_id, 'contact_id': input.contact_id, 'date_from': input.date_from, 'date_to': input.date_to, 'q': input.q }, result: 'stream' }, options);
  }

  /** General settings. */
  getSettings(options: CallOptions = {}): Promise<Settings> {
    return this.send({ method: 'GET', path: '/api/settings', result: 'json' }, options);
  }

  /** Change general settings. */
  saveSettings(input: {
    body: SettingsPatch;
  }, options: CallOptions = {}): Promise<Settings> {
    return this.send({ method: 'PUT', path: '/api/settings', body: input.body, result: 'json' }, options);
  }

  /** The API token of this instance. */
  getApiToken(options: CallOptions = {}): Promise<ApiToken> {
    return this.send({ method: 'GET', path: '/api/settings/api-token', result: 'json' }, options);
  }

  /** Replace the API token. */
  regenerateApiToken(options: CallOptions = {}): Promise<ApiToken> {
    return this.send({ method: 'POST', path: '/api/settings/api-token/regenerate', result: 'json' }, options);
  }

  /** Document Webhook settings. */
  getWebhookSettings(options: CallOptions = {}): Promise<WebhookSettings> {
    return this.send({ method: 'GET', path: '/api/settings/webhooks', result: 'json' }, options);
  }

  /** Change Document Webhook settings. */
  saveWebhookSettings(input: {
    body: WebhookSettingsInput;
  }, options: CallOptions = {}): Promise<WebhookSettings> {
    return this.send({ method: 'PUT', path: '/api/settings/webhooks', body: input.body, result: 'json' }, options);
  }

  /** Send a test delivery now. */
  testWebhook(options: CallOptions = {}): Promise<WebhookTestResult> {
    return this.send({ method: 'POST', path: '/api/settings/webhooks/test', result: 'json' }, options);
  }

  /** Model server settings. */
  getModelSettings(options: CallOptions = {}): Promise<ModelSettings> {
    return this.send({ method: 'GET', path: '/api/settings/model', result: 'json' }, options);
  }

  /** Change the model server. */
  saveModelSettings(input: {
    body: ModelSettingsInput;
  }, options: CallOptions = {}): Promise<ModelSettings> {
    return this.send({ method: 'PUT', path: '/api/settings/model', body: input.body, result: 'json' }, options);
  }

  /** Find out what the model server can do. */
  testModel(input: {
    body: ModelSettingsInput;
  }, options: CallOptions = {}): Promise<ModelTestResult> {
    return this.send({ method: 'POST', path: '/api/settings/model/test', body: input.body, result: 'json' }, options);
  }

  /** The server that takes mails. */
  getMailSettings(options: CallOptions = {}): Promise<MailSettings> {
    return this.send({ method: 'GET', path: '/api/settings/mail', result: 'json' }, options);
  }

  /** Change the server that takes mails. */
  saveMailSettings(input: {
    body: MailSettingsInput;
  }, options: CallOptions = {}): Promise<MailSettings> {
    return this.send({ method: 'PUT', path: '/api/settings/mail', body: input.body, result: 'json' }, options);
  }

  /** Send a test mail now. */
  testMail(input: {
    body: {
      /** Who gets it. */
      to: string;
    };
  }, options: CallOptions = {}): Promise<MailTest> {
    return this.send({ method: 'POST', path: '/api/settings/mail/test', body: input.body, result: 'json' }, options);
  }

  /** Mails of the last 90 days, newest first. */
  listMails(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
    /** How far it has come. */
    state?: ("waiting" | "sent" | "failed" | "uncertain")[] | "waiting" | "sent" | "failed" | "uncertain";
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** What was mailed, newest first. */
    mails: Mail[];
  }> {
    return this.send({ method: 'GET', path: '/api/mails', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor, 'state': input.state }, result: 'json' }, options);
  }

  /** Send a mail again that failed or that nobody knows the fate of. */
  sendMailAgain(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<Mail> {
    return this.send({ method: 'POST', path: '/api/mails/{id}/send-again', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** How people can sign in here. */
  getSignInOptions(options: CallOptions = {}): Promise<{
    /** Whether it is offered. */
    single_sign_on: {
      /** Name that people see. */
      name: string;
    } | null;
    /** Whether a link for a new password can be mailed. */
    password_by_mail: boolean;
  }> {
    return this.send({ method: 'GET', path: '/api/session/options', result: 'json' }, options);
  }

  /** Go to the provider to sign in. */
  startSingleSignOn(input: {
    /** Path to go to after signing in. */
    return_to?: string;
  } = {}, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/session/sso', query: { 'return_to': input.return_to }, result: 'stream' }, options);
  }

  /** Come back from the provider. */
  finishSingleSignOn(input: {
    /** Six digits of the authenticator app, or what the provider gave. */
    code?: string;
    /** How far it has come. */
    state?: string;
  } = {}, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/session/sso/callback', query: { 'code': input.code, 'state': input.state }, result: 'stream' }, options);
  }

  /** Settings of single sign-on. */
  getSingleSignOn(options: CallOptions = {}): Promise<SingleSignOn> {
    return this.send({ method: 'GET', path: '/api/settings/single-sign-on', result: 'json' }, options);
  }

  /** Change the settings of single sign-on. */
  saveSingleSignOn(input: {
    body: SingleSignOnInput;
  }, options: CallOptions = {}): Promise<SingleSignOn> {
    return this.send({ method: 'PUT', path: '/api/settings/single-sign-on', body: input.body, result: 'json' }, options);
  }

  /** Sign in with e-mail and password. */
  signIn(input: {
    body: {
      /** E-mail address. */
      email: string;
      /** Never given back. */
      password: string;
      /** From the authenticator app, or a recovery code. */
      code?: string;
    };
  }, options: CallOptions = {}): Promise<Me> {
    return this.send({ method: 'POST', path: '/api/session', body: input.body, result: 'json' }, options);
  }

  /** End the session. */
  signOut(options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/session', result: 'none' }, options);
  }

  /** Have a one-time link for a new password mailed to yourself. */
  requestPasswordLink(input: {
    body: PasswordLinkRequest;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'POST', path: '/api/session/password-link', body: input.body, result: 'none' }, options);
  }

  /** Who is calling. */
  getMe(options: CallOptions = {}): Promise<Me> {
    return this.send({ method: 'GET', path: '/api/me', result: 'json' }, options);
  }

  /** Change your own password. */
  changeOwnPassword(input: {
    body: {
      /** The password up to now. */
      current_password: string;
      /** At least as long as the service asks for. */
      new_password: string;
    };
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'PUT', path: '/api/me/password', body: input.body, result: 'none' }, options);
  }

  /** List people. */
  listUsers(input: {
    /** How many are shown on a page. */
    limit?: number;
    /** How many are skipped from the beginning. */
    offset?: number;
    /** `next_cursor` of the page before, with the same order: goes on behind its last row, whatever was added or removed since. Not beside `offset`. */
    cursor?: string;
  } = {}, options: CallOptions = {}): Promise<{
    /** How many there are in all, also past the last page. */
    total: number;
    /** How many are shown on a page. */
    limit: number;
    /** How many are skipped from the beginning. */
    offset: number;
    /** Gives the next page as `cursor`; null on the last one. */
    next_cursor: string | null;
    /** In the order of their names. */
    users: User[];
  }> {
    return this.send({ method: 'GET', path: '/api/users', query: { 'limit': input.limit, 'offset': input.offset, 'cursor': input.cursor }, result: 'json' }, options);
  }

  /** Add a person. */
  createUser(input: {
    body: UserInput;
  }, options: CallOptions = {}): Promise<User> {
    return this.send({ method: 'POST', path: '/api/users', body: input.body, result: 'json' }, options);
  }

  /** Change, disable or enable a person, or set a new password. */
  editUser(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    body: UserPatch;
  }, options: CallOptions = {}): Promise<User> {
    return this.send({ method: 'PATCH', path: '/api/users/{id}', params: { 'id': input.id }, body: input.body, result: 'json' }, options);
  }

  /** Add a person who sets a password with a one-time link. */
  inviteUser(input: {
    body: Invite;
  }, options: CallOptions = {}): Promise<Invited> {
    return this.send({ method: 'POST', path: '/api/users/invite', body: input.body, result: 'json' }, options);
  }

  /** Make a one-time link with which a person sets a new password. */
  createPasswordLink(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<PasswordLink> {
    return this.send({ method: 'POST', path: '/api/users/{id}/password-link', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** Remove the second factor of a person who has lost it. */
  resetSecondFactor(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/users/{id}/second-factor', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** Where a person is signed in. */
  listUserSessions(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<{
    /** The last used first. */
    sessions: Session[];
  }> {
    return this.send({ method: 'GET', path: '/api/users/{id}/sessions', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** End all sessions of a person. */
  endUserSessions(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/users/{id}/sessions', params: { 'id': input.id }, result: 'none' }, options);
  }

  /** The personal API tokens of a person. */
  listUserTokens(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
  }, options: CallOptions = {}): Promise<{
    /** Newest first. */
    tokens: PersonalToken[];
  }> {
    return this.send({ method: 'GET', path: '/api/users/{id}/tokens', params: { 'id': input.id }, result: 'json' }, options);
  }

  /** End a personal API token of a person. */
  revokeUserToken(input: {
    /** Identifier within its kind; never given to another. */
    id: number;
    /** The token. */
    token_id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/users/{id}/tokens/{token_id}', params: { 'id': input.id, 'token_id': input.token_id }, result: 'none' }, options);
  }

  /** Where you are signed in. */
  listOwnSessions(options: CallOptions = {}): Promise<{
    /** The last used first. */
    sessions: Session[];
  }> {
    return this.send({ method: 'GET', path: '/api/me/sessions', result: 'json' }, options);
  }

  /** End all your sessions but this one. */
  endOtherSessions(options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/me/sessions', result: 'none' }, options);
  }

  /** End one of your sessions. */
  endOwnSession(input: {
    /** The conversation; give it back to go on. */
    session_id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/me/sessions/{session_id}', params: { 'session_id': input.session_id }, result: 'none' }, options);
  }

  /** Begin to set up an authenticator app. */
  startSecondFactor(options: CallOptions = {}): Promise<{
    /** For the authenticator app. */
    secret: string;
    /** The same as a QR code says it. */
    otpauth_url: string;
  }> {
    return this.send({ method: 'POST', path: '/api/me/second-factor', result: 'json' }, options);
  }

  /** Finish setting up the authenticator app. */
  confirmSecondFactor(input: {
    body: {
      /** Six digits of the authenticator app, or what the provider gave. */
      code: string;
    };
  }, options: CallOptions = {}): Promise<{
    /** Each works once in place of a code. */
    recovery_codes: string[];
  }> {
    return this.send({ method: 'POST', path: '/api/me/second-factor/confirm', body: input.body, result: 'json' }, options);
  }

  /** Go on without a second factor. */
  removeSecondFactor(input: {
    body: {
      /** Never given back. */
      password: string;
    };
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'POST', path: '/api/me/second-factor/remove', body: input.body, result: 'none' }, options);
  }

  /** Your personal API tokens. */
  listTokens(options: CallOptions = {}): Promise<{
    /** Newest first. */
    tokens: PersonalToken[];
  }> {
    return this.send({ method: 'GET', path: '/api/me/tokens', result: 'json' }, options);
  }

  /** Make a personal API token. */
  createToken(input: {
    body: PersonalTokenInput;
  }, options: CallOptions = {}): Promise<NewPersonalToken> {
    return this.send({ method: 'POST', path: '/api/me/tokens', body: input.body, result: 'json' }, options);
  }

  /** End a personal API token. */
  revokeToken(input: {
    /** The token. */
    token_id: number;
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'DELETE', path: '/api/me/tokens/{token_id}', params: { 'token_id': input.token_id }, result: 'none' }, options);
  }

  /** What a one-time link is for. */
  getInvitation(input: {
    /** Secret; shown once. */
    token: string;
  }, options: CallOptions = {}): Promise<Invitation> {
    return this.send({ method: 'GET', path: '/api/invitations/{token}', params: { 'token': input.token }, result: 'json' }, options);
  }

  /** Set a password with a one-time link. */
  acceptInvitation(input: {
    /** Secret; shown once. */
    token: string;
    body: {
      /** Never given back. */
      password: string;
    };
  }, options: CallOptions = {}): Promise<void> {
    return this.send({ method: 'POST', path: '/api/invitations/{token}', params: { 'token': input.token }, body: input.body, result: 'none' }, options);
  }

  /** Counts, queue, exceptions, deliveries, storage. */
  getDashboard(input: {
    /** How many days back. */
    days?: number;
  } = {}, options: CallOptions = {}): Promise<Dashboard> {
    return this.send({ method: 'GET', path: '/api/dashboard', query: { 'days': input.days }, result: 'json' }, options);
  }

  /** Live events: documents moving on, progress page by page, queue depth. */
  getEvents(input: {
    /** What changed. */
    changes?: boolean;
    /** With `changes=true`: the id of the last change that was received. */
    lastEventId?: string;
  } = {}, options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/api/events', query: { 'changes': input.changes }, headers: { 'Last-Event-ID': input.lastEventId }, result: 'stream' }, options);
  }

  /** What happened to documents, in order and without gaps. */
  getChanges(input: {
    /** `next` of the answer before, or `latest`. */
    after?: string;
    /** How many are shown on a page. */
    limit?: number;
    /** Only these; may be repeated. `document.needs_review`, `.exception`, `.approved` and `.exported` are changes to that status. */
    type?: ("document.received" | "document.processed" | "document.status_changed" | "document.updated" | "document.payment_changed" | "document.deleted" | "document.restored" | "document.purged" | "delivery.failed" | "document.needs_review" | "document.exception" | "document.approved" | "document.exported")[] | "document.received" | "document.processed" | "document.status_changed" | "document.updated" | "document.payment_changed" | "document.deleted" | "document.restored" | "document.purged" | "delivery.failed" | "document.needs_review" | "document.exception" | "document.approved" | "document.exported";
    /** Seconds to wait for the first change when there is none yet. */
    wait?: number;
  } = {}, options: CallOptions = {}): Promise<{
    /** What changed. */
    changes: Change[];
    /** Where to go on. */
    next: string;
    /** Whether there are more already. */
    more: boolean;
  }> {
    return this.send({ method: 'GET', path: '/api/events/feed', query: { 'after': input.after, 'limit': input.limit, 'type': input.type, 'wait': input.wait }, result: 'json' }, options);
  }

  /** Whether the process lives. */
  getHealth(options: CallOptions = {}): Promise<{
    /** Where it stands in the workflow. */
    status: "ok";
    /** Version. */
    version: string;
  }> {
    return this.send({ method: 'GET', path: '/healthz', result: 'json' }, options);
  }

  /** Whether the service can take work: database reachable and migrated, originals writable. */
  getReadiness(options: CallOptions = {}): Promise<{
    /** Where it stands in the workflow. */
    status: "ready";
    /** Whether the database answers. */
    database: "ok";
    /** Whether originals can be written. */
    files: "ok";
  }> {
    return this.send({ method: 'GET', path: '/readyz', result: 'json' }, options);
  }

  /** Metrics of this process in the Prometheus text format. */
  getMetrics(options: CallOptions = {}): Promise<Response> {
    return this.send({ method: 'GET', path: '/metrics', result: 'stream' }, options);
  }

  /** The public key that certificates and proofs of this instance are signed with. */
  getSigningKey(options: CallOptions = {}): Promise<SigningKey> {
    return this.send({ method: 'GET', path: '/api/signing-key', result: 'json' }, options);
  }
}

/** Operations that answer page by page, with the key of their rows. */
export const LISTS = {
  listDocuments: 'documents',
  listTrash: 'documents',
  listHolds: 'holds',
  listContacts: 'contacts',
  listFolders: 'folders',
  listOrders: 'orders',
  listBankStatements: 'statements',
  listBankMovements: 'movements',
  listVendors: 'vendors',
  listProfiles: 'profiles',
  listLessons: 'lessons',
  listRules: 'rules',
  listCertificates: 'certificates',
  listNotifications: 'notifications',
  listChatSessions: 'sessions',
  listDeliveries: 'deliveries',
  listChannelItems: 'items',
  listAudit: 'entries',
  listMails: 'mails',
  listUsers: 'users',
} as const;

export const OPERATIONS = [
  'uploadDocument',
  'scanDocument',
  'listDocuments',
  'getDocument',
  'editDocument',
  'deleteDocument',
  'changeStatus',
  'reprocessDocument',
  'getOriginal',
  'getDocumentLink',
  'listVersions',
  'addVersion',
  'getVersionOriginal',
  'setExternalRef',
  'deleteExternalRef',
  'getDivision',
  'splitDocument',
  'movePages',
  'turnPages',
  'joinDocuments',
  'joinParts',
  'acceptBlockers',
  'reopenBlockers',
  'rejectDocument',
  'undoChanges',
  'listUndoable',
  'chooseVendor',
  'assignDocument',
  'postponeDocument',
  'listPeople',
  'listRejectReasons',
  'enterDocument',
  'leaveDocument',
  'nextDocument',
  'listCandidates',
  'readTable',
  'listViews',
  'createView',
  'replaceView',
  'deleteView',
  'batch',
  'exportCsv',
  'exportXlsx',
  'exportZip',
  'reportMany',
  'getSeparatorSheet',
  'reportOne',
  'previewEInvoice',
  'exportEInvoice',
  'listExportTemplates',
  'createExportTemplate',
  'listReadyTemplates',
  'previewNewExport',
  'getExportTemplate',
  'replaceExportTemplate',
  'deleteExportTemplate',
  'previewExport',
  'exportByTemplate',
  'becomeVersion',
  'unlockDocument',
  'getVersion',
  'listTrash',
  'emptyTrash',
  'restoreDocument',
  'purgeDocument',
  'listRetentionRules',
  'createRetentionRule',
  'listReadyRetention',
  'replaceRetentionRule',
  'deleteRetentionRule',
  'listHolds',
  'placeHold',
  'liftHold',
  'getRetention',
  'decideDeletions',
  'listTrustedCertificates',
  'addTrustedCertificate',
  'replaceTrustedCertificate',
  'deleteTrustedCertificate',
  'getProof',
  'getPagePdf',
  'getMarkdown',
  'getPage',
  'getPageImage',
  'getText',
  'listContacts',
  'createContact',
  'getContact',
  'editContact',
  'deleteContact',
  'listFolders',
  'createFolder',
  'getFolder',
  'editFolder',
  'deleteFolder',
  'listOrders',
  'getOrder',
  'putOrder',
  'deleteOrder',
  'putReceipt',
  'deleteReceipt',
  'importOrders',
  'listBankStatements',
  'listBankAccounts',
  'getBankStatement',
  'deleteBankStatement',
  'listBankMovements',
  'getBankMovement',
  'importBankStatements',
  'addPayment',
  'setPayments',
  'setAside',
  'takeUp',
  'removePayment',
  'listVendors',
  'getVendor',
  'putVendor',
  'deleteVendor',
  'importVendors',
  'listProfiles',
  'createProfile',
  'getProfile',
  'replaceProfile',
  'deleteProfile',
  'checkFormulas',
  'listProfileVersions',
  'draftProfile',
  'testProfile',
  'getProfileTest',
  'listLessons',
  'getLesson',
  'switchLesson',
  'forgetLesson',
  'listLessonUses',
  'undoLesson',
  'forgetContactLessons',
  'getQuality',
  'exportQuality',
  'listRules',
  'createRule',
  'dryRunRule',
  'previewTouchless',
  'chooseThresholds',
  'getRule',
  'replaceRule',
  'deleteRule',
  'listRuleFirings',
  'listAutomation',
  'resumeAutomation',
  'issueCertificate',
  'listCertificates',
  'getCertificate',
  'getCertificatePage',
  'getApprovals',
  'withdrawApproval',
  'listTeams',
  'createTeam',
  'replaceTeam',
  'deleteTeam',
  'listApprovalChains',
  'createApprovalChain',
  'replaceApprovalChain',
  'deleteApprovalChain',
  'getAbsence',
  'saveAbsence',
  'getUserAbsence',
  'saveUserAbsence',
  'listNotifications',
  'readNotification',
  'readAllNotifications',
  'getMailChoices',
  'saveMailChoices',
  'searchDocuments',
  'chat',
  'listChatSessions',
  'suggestQuestions',
  'getChatSession',
  'saveTranscript',
  'listDeliveries',
  'getDelivery',
  'redeliver',
  'redeliverFailed',
  'listWebhookEndpoints',
  'createWebhookEndpoint',
  'getWebhookEndpoint',
  'editWebhookEndpoint',
  'deleteWebhookEndpoint',
  'testWebhookEndpoint',
  'listChannels',
  'createChannel',
  'getChannel',
  'editChannel',
  'deleteChannel',
  'testChannel',
  'runChannel',
  'listChannelItems',
  'getEgress',
  'listAudit',
  'verifyAudit',
  'exportAudit',
  'getSettings',
  'saveSettings',
  'getApiToken',
  'regenerateApiToken',
  'getWebhookSettings',
  'saveWebhookSettings',
  'testWebhook',
  'getModelSettings',
  'saveModelSettings',
  'testModel',
  'getMailSettings',
  'saveMailSettings',
  'testMail',
  'listMails',
  'sendMailAgain',
  'getSignInOptions',
  'startSingleSignOn',
  'finishSingleSignOn',
  'getSingleSignOn',
  'saveSingleSignOn',
  'signIn',
  'signOut',
  'requestPasswordLink',
  'getMe',
  'changeOwnPassword',
  'listUsers',
  'createUser',
  'editUser',
  'inviteUser',
  'createPasswordLink',
  'resetSecondFactor',
  'listUserSessions',
  'endUserSessions',
  'listUserTokens',
  'revokeUserToken',
  'listOwnSessions',
  'endOtherSessions',
  'endOwnSession',
  'startSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'listTokens',
  'createToken',
  'revokeToken',
  'getInvitation',
  'acceptInvitation',
  'getDashboard',
  'getEvents',
  'getChanges',
  'getHealth',
  'getReadiness',
  'getMetrics',
  'getSigningKey',
] as const;
