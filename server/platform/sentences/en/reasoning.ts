// Why a document has its score.
export const reasoning = {
  foundLinked:
    '{{found}} of {{all}} {{all|field was|fields were}} found, each linked to its place on the page.',
  foundPartly:
    '{{found}} of {{all}} {{all|field was|fields were}} found, {{placed}} of them linked to a place on the page.',
  foundNone: 'None of the {{all}} fields was found.',
  items: 'There {{count|is|are}} {{count}} line {{count|item|items}}.',
  structured: 'Values come from the {{source}} where it has them.',
  missing: 'Missing: {{labels}}.',
  pleaseCheck: 'Please check {{fields}}.',
  pleaseCheckMore: 'Please check {{fields}} and {{more}} more.',
  doubt: '{{label}} ({{value}}: {{why}})',
  noDoubt: 'No field is in doubt.',
  leastSure: 'No single field is in doubt; the least sure is {{field}}.',
  mayBeMissed: 'Left empty, though the page may have it: {{labels}}.',
  unconfirmed: 'No sum on the page and no structured data confirm the values.',
  allPassed: 'All checks passed.',
  fails: '{{check}} fails: {{detail}}.',
  moreFail: '{{more}} more {{more|check fails|checks fail}}.',
  copy: '{{message}}.',
  accepted: '{{count}} {{count|point was|points were}} accepted by people.',
  below: 'The score of {{score}} is below {{limit}}, the limit set for exceptions.',
  notRead: '{{read}} of {{all}} pages could be read.',
  nothingProposed: 'No label with a value was found that a profile could be made of.',
  proposed:
    'A profile with {{count}} {{count|field|fields}} finds the values listed in this document. Open Profiles and draft one from this document to create it.',
} as const;

/** Why a value is in doubt. */
export const doubts = {
  percent: '{{percent}} %',
  nowhere: 'found nowhere on the page',
  pageSays: 'the page says {{value}}',
  couldBe: 'could also be {{value}}',
  noLabel: 'stands without a label',
  misread: 'has words that look misread',
  year: 'the year looks misread',
  dayOrMonth: 'nothing tells whether the day or the month comes first',
} as const;
