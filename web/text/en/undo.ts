/** The notice after a change that can be undone. */
export const undo = {
  oneDocument: '“{{name}}”',
  documents_one: '{{count, number}} document',
  documents_other: '{{count, number}} documents',
  status: '{{what}}: {{status}}',
  rejected: '{{what}} rejected: {{reason}}',
  approved: '{{what}} approved; more approvals are needed',
  assigned: '{{what}} assigned to {{name}}',
  unassigned: '{{what}} assigned to nobody',
  postponed: '{{what}} postponed until {{day}}',
  moved: '{{what}} moved',
  deleted: '{{what}} in the trash',
  resumed: '{{what}} back in the queue',
  done_one: '{{count, number}} change undone',
  done_other: '{{count, number}} changes undone',
  failed_one: '{{count, number}} change was not undone',
  failed_other: '{{count, number}} changes were not undone',
};
