// What blind samples say of rules that let documents go, and certificates of it: on the page of quality.
export const automation = {
  title: 'What went without a person, checked',
  hint: 'Some of the documents that could have gone are held back at random, and people review them like any other. What they find says how much of the rest is wrong.',
  rule: 'Rule',
  since: 'since {{day}}',
  gone: 'Went by themselves',
  samples: 'Samples decided',
  errors: 'Of them wrong',
  bound: 'Wrong at most',
  atMost: '{{percent}} %',
  ofTarget: 'target {{target}} % ({{confidence}} % sure)',
  unsampled: 'Not known: no samples',
  share: 'Held back',
  none: 'none',
  state: 'State',
  stopped: 'Stopped',
  off: 'Off',
  kept: 'Target kept',
  unproven: 'Not proven',
  more_one: '{{count, number}} more sample without an error proves it',
  more_other: '{{count, number}} more samples without an error prove it',
  waits: 'Until then nothing goes by itself.',
  stoppedTitle: 'Recto has stopped “{{name}}”: its documents wait for people',
  reasons: {
    drift:
      'Errors have jumped: {{errors, number}} of {{samples, number}} samples were wrong ({{at}}). Look at these documents and mend the cause.',
    bound:
      'More is wrong than the target allows: {{errors, number}} of {{samples, number}} samples ({{at}}). Look at these documents and mend the cause.',
  },
  byOther: 'The samples are those of “{{name}}”, which has the same profile.',
  latest_one: 'The last document that went without a person',
  latest_other: 'The last {{count, number}} documents that went without a person',
  resume: 'Switch on again',
  resumeTitle: 'Switch “{{name}}” on again?',
  resumeText:
    'Documents go without a person again from now on, and samples are counted anew. The audit log keeps that you switched it on.',
  resumed: '“{{name}}” works again',
};

export const certificates = {
  title: 'Certificates',
  hint: 'Sealed in the audit log, and signed so that anybody can check them without Recto. A time can be certified once it has ended and people have decided everything that was held back in it.',
  period: 'Period',
  issue: 'Issue certificate',
  issued: 'Certificate {{id}} is issued',
  number: 'Certificate',
  files: 'Files',
  kept: 'target {{target}} % kept',
  missed: 'target {{target}} % not proven',
};
