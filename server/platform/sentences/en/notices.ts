// What the service tells people by a notification and of a rule. What a rule tells people is its author's.

export const notices = {
  auditChanged: 'The audit log was changed: {{said}}. Verify it on the page Audit log, or with: recto verify',
  backupFailed: 'The scheduled backup failed and is tried again every hour. {{reason}}',
  backupIncomplete:
    'The backup misses what the instance misses: {{reason}}. Older backups stay until this is mended, since they may hold it.',
  givenUp:
    'Deliveries were given up, the first one for document {{id}}: {{reason}}. Deliveries lists them and sends them again.',
  webhookPaused:
    'The Document Webhook is paused: {{reason}}. Exports are held until it is switched on again under Settings, Webhooks.',
  endpointPaused:
    'The webhook endpoint "{{name}}" is paused: {{reason}}. Its events wait until it is resumed under Settings, Webhooks.',
  channelFailing: 'Intake "{{name}}" does not work: {{reason}}. It is tried again every half minute or so.',
  mailFailed: 'The mail to {{address}} was not sent: {{reason}}. Settings, Mail lists it and sends it again.',
  notTaken: 'Intake "{{channel}}": {{name}} did not become a document. {{reason}}.',
  notTakenMore:
    'Intake "{{channel}}": {{name}} did not become a document. {{reason}}. More such failures of this hour stand under Intake only.',
  unsorted: '“{{filename}}” came in without a contact and waits under Unsorted',
  approvalWaits: '“{{filename}}” waits for your approval',
  approvalsWait: '{{count}} documents wait for your approval',
  approvalLate: 'The approval of “{{filename}}” is overdue; you may give it as well',
  approvalsLate: 'The approvals of {{count}} documents are overdue; you may give them as well',
  assigned: '{{person}} has assigned “{{filename}}” to you',
  assignmentOverdue: '“{{filename}}”, which is assigned to you, is overdue',
  assignmentsOverdue: '{{count}} documents that are assigned to you are overdue',
  assignmentLate: '“{{filename}}” is overdue; it is assigned to {{person}}',
  assignmentsLate: '{{count}} documents that are assigned to others are overdue',
  empty: '(empty)',
  receiverAnswered: 'the receiver answered {{status}}',

  // What a rule does to a document, or why it does not
  byRule: 'rule {{name}}',
  byTouchless: 'rule {{name}}, without a person: {{list}}',
  sureEnough: '{{label}} {{actual}} % (from {{threshold}} % on)',
  touchlessChain: 'the approval chain {{name}} holds: people approve',
  touchlessDrift:
    'Documents of {{profile}} go without a person no more: errors have jumped, {{errors}} of {{samples}} samples were wrong. Look at {{list}}, mend the cause, then switch the rule on again on the quality page',
  touchlessBound:
    'Documents of {{profile}} go without a person no more: more of them are wrong than the target allows, {{errors}} of {{samples}} samples. Look at {{list}}, mend the cause, then switch the rule on again on the quality page',
  ruleNotifies: 'people are notified',
  ruleSends: 'the record is sent to {{url}}',
  ruleStatus: 'status {{status}} -> {{newStatus}}',
  ruleStatusStands: 'the status {{status}} was set while the document was processed',
  ruleAssigns: 'assigned to {{name}}',
  ruleUnassigns: 'assigned to nobody',
  ruleAssigned: 'somebody looks after the document already; that stands',
  ruleNoPerson: 'there is no user {{id}}, or they are disabled',
  ruleProfile: 'read with the profile {{name}}',
  rulePostpones: 'postponed until {{day}}',
  ruleRejects: 'rejected: {{reason}}',
  ruleMoves: 'moved to folder {{name}}',
  ruleNoFolder: 'there is no folder {{name}} for this document',
  ruleComputed: '{{fieldKey}} is computed from other values',
  ruleNoField: 'the profile has no field {{fieldKey}}',
  ruleValue: '{{fieldKey}}: {{before}} -> {{after}}',
  ruleValueStands: 'a person entered {{fieldKey}}; their value stands',
  ruleLocked: 'the document is Approved and its fields are locked',
} as const;
