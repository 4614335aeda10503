// What the service says of export templates and of what documents lack for them.

export const exports = {
  noTemplate: 'Export template {{id}} does not exist',
  manyTemplates: 'There are {{most}} export templates already; delete one first',
  noValue: 'Document {{id}} has no value for {{key}}',
  noPages: 'Document {{id}} has no pages yet; wait until it is processed',
  manyPages: 'Document {{id}} has {{count}} pages; a PDF takes at most {{most}}',
  nothing: 'The template takes none of these documents; choose others, or change its filter',
  document: 'no. {{id}}',
  takenBefore:
    '{{count}} {{count|document|documents}} {{count|stands|stand}} in an earlier file of this template: {{list}}. Export them again, or leave them out',
  changedMeanwhile: 'Document {{id}} was exported or deleted by somebody else meanwhile; look again',
  incomplete: '{{count}} {{count|document lacks|documents lack}} something, so no file was written: {{list}}',
  lacks: 'no. {{id}}: {{list}}',
  manyGroups:
    'Adding up leaves more than {{count}} rows; narrow the filter down, or leave columns out in which rows differ',
  manyPostings: 'A DATEV file holds at most {{count}} postings; narrow the filter down',

  noExpenseAccount:
    'no expense account: match the document with a vendor, or give “{{profile}}” one in the template',
  noExpenseAccountOf: 'no expense account: give vendor {{number}} one, or “{{profile}}” in the template',
  noPayableAccount: 'no payables account: match the document with a vendor, or give the template one',
  noPayableAccountOf: 'no payables account: give vendor {{number}} one, or the template',
  noTaxStated:
    'no taxes by rate: enter them in the document, or give the template a tax key for documents that state none',
  noTaxKey: 'no tax key for the rate {{rate}} % and the category {{category}}: add it to the template',
  empty: '{{label}} is empty',
  notAdded: '{{label}} is added up, and “{{value}}” is no number: correct it',
  noNumber: '{{label}} takes digits only, not “{{value}}”',
  sumDiffers: 'the taxes by rate add up to {{sum}}, the total is {{total}}: correct one of them',
  otherYear: 'dated {{date}}, outside the fiscal year from {{from}} to {{to}}: export each year by itself',
} as const;
