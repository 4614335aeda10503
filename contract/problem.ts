// What can be wrong with a value besides its type, as a code. The service says it in the language of the request.
export const PROBLEMS = [
  'account',
  'characters',
  'columnSource',
  'condition',
  'country',
  'credentials',
  'currency',
  'datevNeeded',
  'decimal',
  'domain',
  'entry',
  'escalationTime',
  'fieldFilter',
  'fieldKey',
  'fieldKeys',
  'host',
  'idsOrFilter',
  'lineTwice',
  'nothingToChange',
  'oneCondition',
  'oneOfBoth',
  'pagePath',
  'password',
  'reason',
  'since',
  'sort',
  'systems',
  'targetFolder',
  'timeZone',
  'url',
  'summable',
  'yearBegins',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** The message of a check of zod; a code that does not exist does not compile. */
export const problem = (code: Problem): string => code;
