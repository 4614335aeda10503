// Why a document should not go on without a person.
export const blockers = {
  missing: '{{label}} is required and was not found',
  doubtful: '{{label}} is doubtful ({{confidence}} %)',
  doubtfulWhy: '{{label}} is doubtful: {{why}}',
  failed: '{{check}}: {{detail}}',
  line: 'Line {{line}}: {{detail}}',
  linePlace: 'Line {{line}}: {{column}} was found nowhere on the page',
  linesMore: '{{count}} more {{count|line does|lines do}} not add up',
  unreadPage: 'Page {{page}} could not be read',
  unreadPages: '{{count}} pages could not be read',
  unreadable: 'The file could not be read: {{reason}}',
  nothing: 'Nothing was found in the document',
  warning: '{{said}}',
  sameFile: 'The same file is document {{id}} already',
  bundle: 'The file seems to hold {{count}} documents; split it, or accept that it is one',
  profile: 'Please check the profile: {{said}}',
} as const;
