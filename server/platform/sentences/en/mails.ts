// What mails say to people, and what became of mails.
export const mails = {
  invitationSubject: 'Your account at {{instance}}',
  hello: 'Hello {{person}},',
  invitation:
    'an account at {{instance}} was made for you. Open this link to choose your password. It works once, within seven days.',
  resetSubject: 'A new password for {{instance}}',
  reset:
    'open this link to choose a new password for {{instance}}. It works once, within 24 hours. If you did not ask for it, leave it alone: your password stays as it is.',
  automatic: 'This mail was sent by {{instance}}. Answers to it are not read.',
  testSubject: 'Test mail of {{instance}}',
  test: 'The mail server takes mails of this service.',
  noticesSubject: '{{instance}}: {{count}} {{count|message|messages}}',
  more: 'And {{count}} more.',
  choose: 'Which mails you get, and when, you choose in your account:',
  digestSubject: '{{instance}}: {{count}} {{count|document waits|documents wait}} for you',
  digestOverdue:
    '{{instance}}: {{count}} {{count|document waits|documents wait}} for you, {{overdue}} overdue',
  digestApprovals: 'Waiting for your approval: {{count}} ({{overdue}} overdue).',
  digestAssigned: 'Assigned to you and to be reviewed: {{count}} ({{overdue}} overdue).',
  digestDue: '{{filename}} (due on {{day}})',
  digestNews: 'Since the last digest:',

  answered: 'the server answered {{said}}',
  unknown:
    'it is not known whether the server took it, since the connection or the service ended before the answer',
  expired: 'it came too late to be of use: its link has expired, or the next digest has taken its place',
} as const;
