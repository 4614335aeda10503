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

  answered: 'the server answered {{said}}',
  unknown:
    'it is not known whether the server took it, since the connection or the service ended before the answer',
  expired: 'its link has expired',
} as const;
