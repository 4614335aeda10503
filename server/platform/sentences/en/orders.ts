// How a document fits its orders: places on both sides first, then the arithmetic.
export const orders = {
  line: 'Line {{line}}, order {{order}} line {{position}}: {{detail}}',
  lineOnPage: 'Line {{line}} on page {{page}}, order {{order}} line {{position}}: {{detail}}',
  lineOfPaper: 'Line {{line}}, order {{order}} line {{position}} on page {{order_page}}: {{detail}}',
  lineOnBothPages:
    'Line {{line}} on page {{page}}, order {{order}} line {{position}} on page {{order_page}}: {{detail}}',
  price:
    '{{quantity}} × {{price}} = {{amount}}, ordered at {{ordered}}: {{quantity}} × {{ordered}} = {{expected}}, difference {{difference}}',
  noAmount: 'nothing says what it costs',
  noQuantity: 'nothing says how many are invoiced',
  over: '{{quantity}} invoiced, {{ordered}} ordered: {{over}} too many',
  invoiced:
    '{{quantity}} invoiced, but of {{ordered}} ordered {{taken}} are invoiced already: {{remaining}} remain',
  received: '{{quantity}} invoiced and {{taken}} before, but {{received}} received: {{over}} too many',
  receivedBy:
    '{{quantity}} invoiced and {{taken}} before, but {{received}} received ({{receipts}}): {{over}} too many',
  receiptPage: '{{receipt}} on page {{page}}',
  credited: '{{quantity}} given back, but {{taken}} were invoiced',
  unit: 'invoiced in {{unit}}, ordered in {{ordered}}: these cannot be compared',
  article: '“{{article}}” is invoiced, “{{ordered}}” was ordered',
  notOrdered: 'Line {{line}} is in none of the lines of order {{order}}: {{article}}, {{amount}}',
  notOrderedOnPage:
    'Line {{line}} on page {{page}} is in none of the lines of order {{order}}: {{article}}, {{amount}}',
  unknown: 'No order has the number {{number}}',
  several: 'Orders {{orders}} come into question; enter the number of the one that is meant',
  proposed: 'Order {{orders}} of the vendor may be meant; enter its number, or accept that there is no order',
  vendor: 'Order {{order}} was placed with vendor {{ordered}}, the document is from {{vendor}}',
  currency: 'The document is in {{currency}}, order {{order}} in {{ordered}}',
  closed: 'Order {{order}} is closed',
  creditLines: 'Nothing says which lines of order {{order}} are given back: enter them',
  nothingToCompare:
    'Neither lines nor totals can be compared with order {{order}}: accept this if the document is for all that is left to invoice of it, or enter its lines',
  totalDiffers:
    '{{total}} before tax, but {{sum}} are left to invoice of order {{order}}: difference {{difference}}. Its lines were not compared: accept this if the document is for all that is left, or enter its lines',
  onPage: '{{text}} on page {{page}}',
  sumOfLines: '{{lines}} lines = {{sum}}',
  // Documents and the log hold these two from earlier versions.
  lines: 'There are no lines to compare with order {{order}}',
  total: '{{total}} before tax, and {{remaining}} remain of order {{order}}: difference {{difference}}',
} as const;
