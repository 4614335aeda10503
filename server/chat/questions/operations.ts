// Which operation a question asks for: the words for sums, counts, averages, extremes, lists, groups and comparisons.
import type { Marks } from './marks.ts';
import type { GroupBy, Operation, Period } from './query.ts';

const NOUN_EN =
  'documents?|docs?|files?|invoices?|receipts?|bills?|contracts?|agreements?|orders?|fapiaos?|statements?|purchases?|transactions?|records?|papers?|forms?|letters?';
const CLASSIFIER = '[张份个笔家条次封单]';

/** A shop's "tax invoice" is a receipt to whoever paid it: people mean all of them by any of their names. */
const BILLS = ['Invoice', 'Receipt', 'Fapiao'];

/** Words for kinds of documents -> the doc_type they mean; null means documents as such. */
export const DOCUMENT_NOUNS: [RegExp, readonly string[] | null][] = [
  [/\binvoices?\b|\bbills?\b/, BILLS],
  [/\breceipts?\b|收据|小票|收条|购物小票/, BILLS],
  [/发票|\bfapiaos?\b/, BILLS],
  [/\bcredit notes?\b|贷项(?:通知)?单/, ['Credit Note']],
  [/\b(?:contracts?|agreements?)\b|合同|协议/, ['Contract']],
  [/\b(?:purchase )?orders?\b|订单|采购单/, ['Purchase Order']],
  [/\bdelivery notes?\b|送货单|发货单/, ['Delivery Note']],
  [/\bbank statements?\b|对账单|银行流水/, ['Bank Statement']],
  [/\bbusiness licen[cs]es?\b|营业执照/, ['Business License']],
  [/\b(?:meeting notes|minutes)\b|会议纪要|会议记录/, ['Meeting Notes']],
  [/\bletters?\b|信函|信件/, ['Letter']],
  [
    /\b(?:documents?|docs?|files?|records?|papers?|purchases?|transactions?|forms?)\b|文件夹|文件|文档|单据|票据|资料|凭证|记录|交易/,
    null,
  ],
];

export interface Asked {
  operation: Operation | null;
  /** "How much in total" rather than "the total". */
  sums: boolean;
  group_by: GroupBy | null;
  /** The field named by "which …" or "per …", as the question says it. */
  of: string | null;
  top: number | null;
  lowest_first: boolean;
  compare: boolean;
  plural: boolean;
}

const PERIOD_WORDS: [RegExp, Period][] = [
  [/\b(?:per|by|for each|each|every|a) day\b|\bdaily\b|每天|每日|按天|按日/, 'day'],
  [/\b(?:per|by|for each|each|every) week\b|\bweekly\b|每周|按周/, 'week'],
  [
    /\b(?:per|by|for each|each|every|which|what) month\b|\bmonthly\b|\bmonth by month\b|每个?月|按月|各月|分月|哪个?月|几月份?(?=.*最)/,
    'month',
  ],
  [
    /\b(?:per|by|for each|each|every|which|what) quarter\b|\bquarterly\b|每个?季度|按季度?|各季度|哪个?季度/,
    'quarter',
  ],
  [
    /\b(?:per|by|for each|each|every|which|what) year\b|\byearly\b|\bannually\b|每年|按年|各年|哪一?年/,
    'year',
  ],
];

const NUMBER_WORDS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const ZH_DIGITS = '一二三四五六七八九十';

const TOP =
  /\b(?:top|first|last)\s+(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)\b|\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)\s+(?=(?:most|largest|biggest|highest|smallest|lowest|latest|newest|oldest|cheapest)\b)|前([\d一二三四五六七八九十]{1,3})(?:名|家|个|张|大|笔|位)?/;
const COUNT = new RegExp(
  `\\bhow many(?: different| distinct| unique)?\\b|\\b(?:the )?(?:number|count) of(?: different| distinct| unique)?\\b|\\bcount\\b|多少${CLASSIFIER}|几${CLASSIFIER}|多少个?(?=(?!钱|元|块)\\p{Script=Han})|有几|数量`,
  'u',
);
const SUM =
  /\b(?:in total|altogether|in all|overall|combined|total(?:l?ed)? (?:amount |sum )?(?:spent|spend|spending|expenses?|expenditure|paid|cost|costs|value)|(?:the )?(?:total|sum)(?: amount| value| sum)? (?:of|for) (?=(?:all|every|these|those|our|my|the (?:\w+ ){0,2}?(?:invoices|receipts|bills|documents|purchases|orders))\b)|spent|spend|spending|expenses?|expenditure|add up|sum up|sum of|total up)\b|总共|一共|共计|总和|累计|合计(?:是|为|多少|金额)|总支出|总费用|总花费|总消费|总计|总额|花费?了?多少|花了|消费了?|支出(?:了|多少|是)?/;
const AVERAGE = /\b(?:average|mean|avg)(?: of)?\b|平均(?:每${CLASSIFIER})?/;
const MAX =
  /\b(?:the )?(?:highest|largest|biggest|most expensive|maximum|max|greatest|priciest|most)\b|最高|最大|最贵|最多/;
const MIN =
  /\b(?:the )?(?:lowest|smallest|cheapest|least expensive|minimum|min|least|fewest)\b|最低|最小|最便宜|最少/;
const LATEST =
  /\b(?:the )?(?:latest|newest|most recent|last)\b|最新|最近(?!的?[\d一二三四五六七八九十])|最晚|最后/;
const EARLIEST = /\b(?:the )?(?:earliest|oldest|first)\b|最早|最先|最旧/;
const SUMMARY =
  /\bsummar(?:y|ise|ize)(?: of)?\b|\boverview\b|\bwhat(?:'s| is| are) (?:in )?(?:this|the) folder(?: about)?\b|\bwhat (?:kinds? of )?documents (?:are|do)\b|总结|概括|概述|概览|摘要|汇总一下|介绍一下|主要内容|有(?:什么|哪些)(?:文件|文档|资料)/;
const COMPARE =
  /\bcompar(?:e|ison|ed)(?: of| with| to)?\b|\bversus\b|\bvs\.?(?=\s)|\bdifference between\b|\bhigher than in\b|对比|比较|相比|相差|差多少/;
const LIST =
  /\b(?:list|show|enumerate|display)(?: me)?(?: all)?\b|\bwhich\b|\bwhat (?=(?:invoices|receipts|documents|bills|contracts|orders|files)\b)|\bare there any\b|\bdo (?:we|i) have any\b|哪些|列出|列举|有没有|显示|列表/;

/** Takes the words of the operation from the question. */
export function takeOperation(marks: Marks): Asked {
  const plural = new RegExp(`\\b(?:${NOUN_EN.replaceAll('s?', 's')})\\b|所有|全部|哪些|各`).test(marks.text);
  const asked: Asked = {
    operation: null,
    sums: false,
    group_by: null,
    of: null,
    top: null,
    lowest_first: false,
    compare: false,
    plural,
  };
  for (const [pattern, period] of PERIOD_WORDS)
    if (asked.group_by === null && marks.takeFirst(pattern)) asked.group_by = { period };
  const top = marks.takeFirst(TOP);
  if (top !== undefined) asked.top = numberOf((top[1] ?? top[2] ?? top[3])!);
  asked.compare = marks.takeFirst(COMPARE) !== undefined;
  asked.of = groupedBy(marks);
  if (marks.takeFirst(SUMMARY)) return { ...asked, operation: 'summary' };
  const distinct = /different|distinct|unique|不同/.test(marks.text);
  if (marks.takeFirst(COUNT)) asked.operation = distinct ? 'distinct' : 'count';
  else if (marks.takeFirst(AVERAGE)) asked.operation = 'average';
  asked.sums = marks.takeAll(SUM).length > 0;
  if (asked.sums) asked.operation ??= 'sum';
  takeExtreme(marks, asked);
  if (marks.takeAll(LIST).length > 0) asked.operation ??= 'list';
  return asked;
}

function takeExtreme(marks: Marks, asked: Asked): void {
  const grouped = asked.group_by !== null || asked.of !== null;
  for (const [pattern, operation] of [
    [MAX, 'max'],
    [MIN, 'min'],
    [LATEST, 'latest'],
    [EARLIEST, 'earliest'],
  ] as const) {
    if (marks.takeAll(pattern).length === 0) continue;
    asked.lowest_first = operation === 'min' || operation === 'earliest';
    if (grouped && (operation === 'max' || operation === 'min')) {
      // "Which vendor has the most receipts" counts; without "how many" or "spent", extremes of groups are sums.
      asked.operation =
        asked.operation === 'average' || asked.operation === 'count' ? asked.operation : 'sum';
      asked.top ??= 1;
    } else if (asked.operation === null || asked.operation === 'sum' || asked.operation === 'list')
      asked.operation = operation;
    return;
  }
}

const GROUPED_EN =
  /\b(?:per|by each|for each|each|for every|grouped by|broken down by|by)\s+((?:[a-z]+ ?){1,2}?)(?=$|[?.,!]| (?:in|of|from|for|and|on|with|between)\b)|\b(?:which|what)\s+((?:[a-z]+ ){1,2}?)(?=(?:did|do|does|has|have|had|is|was|are|were|charged|issued|sold|cost|spent|we|i|with)\b)/g;
const GROUPED_ZH =
  /(?:按|每个?|各个?|每家|各家)(\p{Script=Han}{2,4}?)(?=$|[的？?，,统汇分计共花消支总]|$)|哪个?[家位]?个?(\p{Script=Han}{2,3}?)(?=的|花|消|支|开|最|给|有|向|$)/gu;

/** What follows "per", "by each" or "which", to be looked up among the fields; not taken here. */
function groupedBy(marks: Marks): string | null {
  for (const pattern of [GROUPED_EN, GROUPED_ZH]) {
    for (const match of marks.text.matchAll(pattern)) {
      const word = (match[1] ?? match[2])?.trim();
      if (
        word !== undefined &&
        word !== '' &&
        marks.isFree({ start: match.index, end: match.index + match[0].length })
      )
        return word;
    }
  }
  return null;
}

function numberOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text) || null;
  return NUMBER_WORDS[text] ?? (ZH_DIGITS.indexOf(text) + 1 || null);
}
