// What the service says of retention rules, holds, and deletions by two people.

export const retention = {
  noRule: 'Retention rule {{id}} does not exist',
  manyRules: 'There are {{most}} retention rules already; delete one first',
  noHold: 'Hold {{id}} does not exist, or was lifted',
  kept: 'Document {{id}} is kept until {{until}} by the retention rule “{{rule}}”; nobody can remove it before',
  held: 'Document {{id}} is under a legal hold by {{by}}: {{reason}}. It can be removed once the hold is lifted',
  contactHeld:
    '{{name}} is under a legal hold by {{by}}: {{reason}}. Lift the hold first; until then its documents stay with it',
  twoPeople: 'Document {{id}} is removed by two people: ask for its deletion, and somebody else confirms it',
  onePerson: 'Nothing keeps document {{id}}: remove it from the trash directly',
  asked: 'Its deletion waits already: {{by}} asked for that of document {{id}}',
  notAsked: 'Nobody has asked for the deletion of document {{id}}; ask for it first',
  samePerson: 'You asked for the deletion of document {{id}} yourself; somebody else confirms it',
} as const;
