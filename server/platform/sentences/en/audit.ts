// What is wrong with the audit log.
export const audit = {
  checkpoint: 'the checkpoint of {{at}}',
  givenHead: 'the head you gave',
  cutOff: 'The log ends at entry {{last}}, but {{origin}} names entry {{entry}}: the end was cut off',
  signature: "The signature of {{origin}} is not this service's",
  missing: '{{count|Entry|Entries}} {{range}} {{count|is|are}} missing',
  range: '{{from}} to {{to}}',
  edited: 'Entry {{entry}} was edited: its values do not give its hash',
  outOfOrder: 'Entry {{entry}} does not follow the one before it: one of them was put there',
  forged: 'Entry {{entry}} was not written by this service: it does not have its seal',
  other: 'Entry {{entry}} is not the one that {{origin}} names',
  headFile: 'the file with its signed head was altered',
  signedGone: 'entry {{entry}}, which was signed, is gone or another one',
} as const;
