/** What checks say; the service says it in English, in these words. */
export const checkDetails = {
  allFound: 'all {{count}} were found',
  missing: 'not found: {{fields}}',
  printedIn: 'amounts are printed in {{codes}}',
  statedPrinted: 'stated {{stated}}, amounts are printed in {{codes}}',
  isAfter: '{{a}} is after {{b}}',
  isNotAfter: '{{a}} is not after {{b}}',
  daysAfter: '{{a}} is {{days}} days after {{b}}',
  holds: 'holds in all {{lines}} lines',
  fails: 'fails in {{lines}} more lines',
  sumOf: 'sum of {{lines}} lines = {{rest}}',
  discounted: '{{quantity}} x {{price}}, less the discount of {{discount}}, is {{amount}}',
  stated: '{{sum}}, stated {{stated}}, difference {{difference}}',
  confirmed: '{{source}}: {{seen}} of {{all}} values stand on the page as well, none contradicts it',
  contradicted: '{{source}} says {{value}}, the page says {{page}}',
  remainder: '{{value}}: remainder modulo 97 is 1',
  noRemainder: '{{value}}: remainder modulo 97 is not 1, or the length is wrong',
  valid: '{{value}}: valid',
  digitWrong: '{{value}}: the check digit does not fit',
  characterWrong: '{{value}}: the last character does not fit',
  capitalsStated: '大写 {{printed}}, stated {{stated}}',
  duplicate: '{{sender}}, number {{number}}, total {{total}} is also document {{id}} ({{file}})',
};

/** Why a value is in doubt, in the words of the service. */
export const doubts = {
  nowhere: 'found nowhere on the page',
  pageSays: 'the page says {{value}}',
  couldBe: 'could also be {{value}}',
  noLabel: 'stands without a label',
  misread: 'has words that look misread',
};

/** The sentences of the reasoning of the confidence. */
export const sentences = {
  foundLinked: '{{found}} of {{all}} fields were found, each linked to its place on the page{{items}}.',
  foundPartly:
    '{{found}} of {{all}} fields were found, {{placed}} of them linked to a place on the page{{items}}.',
  foundNone: 'None of the {{all}} fields was found{{items}}.',
  items: ' and {{items}} line items',
  structured: 'Values come from the {{source}} where it has them.',
  missingFields: 'Missing: {{fields}}.',
  pleaseCheck: 'Please check {{fields}}.',
  noDoubt: 'No field is in doubt.',
  leastSure: 'No single field is in doubt; the least sure is {{field}}.',
  allPassed: 'All checks passed.',
  checkFails: '{{check}} fails: {{detail}}',
  checksFail: '{{failures}}.',
  separator: '; ',
  moreFail: ', and {{more}} more checks fail',
  more: ' and {{more}} more',
};
