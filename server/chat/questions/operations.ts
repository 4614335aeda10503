// Which operation a question asks for: the words for sums, counts, averages, extremes, lists, groups and comparisons.
import type { Marks } from './marks.ts';
import { groupedBy, NOUN_EN, rankedNames, takePeriodGroup, takeTop, type Top } from './grouping.ts';
import type { GroupBy, Operation } from './query.ts';

/** Whom documents are from or for. */
const PARTIES =
  '(?:vendor|supplier|seller|compan(?:y|ie)|shop|store|merchant|customer|client|buyer|issuer|sender)s?';

const CLASSIFIER = '[张份个笔家条次封单]';

/** A shop's "tax invoice" is a receipt to whoever paid it: people mean all of them by any of their names. */
const BILLS = ['Invoice', 'Receipt', 'Fapiao', 'Utility Bill'];

/** Words for kinds of documents -> the doc_type they mean; null means documents as such. */
export const DOCUMENT_NOUNS: [RegExp, readonly string[] | null][] = [
  [/\binv(?:oice)?s?\b|\bbills?\b/, BILLS],
  [/\breceipts?\b|收据|小票|收条|购物小票/, BILLS],
  [/发票|\bfapiaos?\b/, BILLS],
  [/\bcredit notes?\b|贷项(?:通知)?单/, ['Credit Note']],
  [/\b(?:contracts?|agreements?|ndas?)\b|合同|协议/, ['Contract']],
  [/\b(?:purchase )?orders?\b|订单|采购单/, ['Purchase Order', 'Order Confirmation']],
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
  /** What is spent or comes to a sum: money, and so documents. */
  sums: boolean;
  group_by: GroupBy | null;
  /** What may be the field named by "which …" or "per …", as the question says it. */
  of: string[];
  /** What may be the parties that are ranked: "the three largest vendors". */
  ranked: string[];
  top: number | null;
  lowest_first: boolean;
  /** Max, min, latest or earliest; of documents or, where they are grouped, of groups. */
  extreme: Operation | null;
  compare: boolean;
  /** What a month, a day … comes to on average: of the sums of the periods, not of the documents. */
  mean_of_sums: boolean;
  /** What part of the whole it is. */
  share: boolean;
  /** Some thing is asked for, by a word like who or what: documents alone do not answer that. */
  thing: boolean;
  /** Who it is. */
  person: boolean;
}

const COUNT = new RegExp(
  `\\bhow (?:often|many times)\\b(?: (?:did|do|have|had) (?:we|i|they) (?:shop|visit|go|buy|order|eat|been|use|purchase)\\w*)?|\\bhow many(?: different| distinct| unique)?\\b|\\b(?:the )?(?:number|no\\.?|count) of(?: different| distinct| unique)?\\b|\\bcount\\b|多少${CLASSIFIER}|几${CLASSIFIER}|多少个?(?=(?!钱|元|块|税)\\p{Script=Han})|有几|数量`,
  'u',
);
const SUM =
  /\b(?:owed?|in total|altogether|in all|overall|combined|total (?=(?:(?:sales )?tax|vat|gst)\b)|total(?:l?ed)? (?:amount |sum )?(?:spent|spend|spending|expenses?|expenditure|paid|cost|costs|value)|(?:the )?(?:total|sum)(?: amount| value| sum)? (?:of|for) (?=(?:all|every|these|those|our|my|the (?:\w+ ){0,2}?(?:invoices|receipts|bills|documents|purchases|orders))\b)|spent|spend|spending|expenses?|expenditure|add (?:them |it |these |those |all )*(?:up|together)|sum (?:them |it |these |those |all )*up|sum of|total up)\b|加(?:起来|在一起|总)|总共|一共|共计|总和|累计|合计(?:是|为|多少|金额)|(?<=[税额费])合计|总支出|总费用|总花费|总消费|总计|总额|花费?了?多少|花了|消费了?|支出(?:了|多少|是)?/;
const AVERAGE = /\b(?:(?:on )?average|mean|avg)(?: of)?\b|平均(?:每[张份个笔家条次封单])?/;
const MEDIAN = /\bmedian(?: of)?\b|中位数|中间值/;
const SHARE = new RegExp(
  String.raw`(?:\b(?:share|percent(?:age)?|proportion|fraction)|%)(?= of\b(?:(?: (?:all|the|our|my|these|those))* (${NOUN_EN})\b|))|\bin percent(?:age)?\b|占比|(?<=占.*)(?:比例|比重|百分比)|所?占的?(?:比例|比重|百分比)|占(?:了|到)?|百分之(?:几|多少)`,
  'u',
);
/** A part of the documents rather than of the money. */
const SHARE_OF_DOCUMENTS = /(?:数量|张数|份数|总数)/u;
const MAX =
  /\b(?:the )?(?:highest|largest|biggest|most expensive|maximum|max|greatest|priciest|costliest|most|top)\b(?! recent)|\b(?:more expensive|bigger|larger|higher)\b(?! than)|更[高大贵]|最高|最大|最贵|最多/;
const MIN =
  /\b(?:the )?(?:lowest|smallest|cheapest|least expensive|minimum|min|least|fewest)\b|\b(?:cheaper|smaller|lower)\b(?! than)|更[低小]|更便宜|最低|最小|最便宜|最少/;
const LATEST =
  /\b(?:the )?(?:latest|newest|most recent|last(?!ed)(?<!\bhow long\b.*))\b|最新|最近一[次张笔份]|最近(?!的?[\d一二三四五六七八九十])|最晚|最后(?:一[次张笔份])?/;
const EARLIEST = /\b(?:the )?(?:earliest|oldest|first)\b|最早|最先|最旧|第一[次张笔份]/;
const SUMMARY =
  /\bsummar(?:y|ise|ize)(?: of)?\b|\boverview\b|\bwhat(?:'s| is| are) (?:in )?(?:this|the) folder(?: about)?\b|\bwhat (?:kinds? of )?documents (?:are|do)\b|总结|概括|概述|概览|摘要|汇总一下|介绍一下|主要内容|有(?:什么|哪些)(?:文件|文档|资料)/;
const COMPARE =
  /\bcompar(?:e|ison|ed)(?: of| with| to)?\b|\bversus\b|\bvs\.?(?=\s)|\b(?:difference|gap) between\b|\bdiffers?\b(?: from)?|\b(?:more expensive|higher|lower|bigger|larger|smaller|cheaper|earlier|later|more|less) than\b|对比|比较|相比|相差|差多少|[高低多少贵](?:出|了)?多少/;
/** Where there are alternatives, these weigh them against each other. */
const WEIGH =
  /\b(?:more|less|fewer|higher|lower|bigger|larger|cheaper|costlier)(?: expensive| money)?\b|(?:更|得|要)(?:多|少|高|低|贵|便宜)|[大小多少贵]多少|金额[大小高低]|[多少]花|高出|便宜|比/;
const LIST =
  /\b(?:list|show|enumerate|display)(?: me)?(?: all)?\b|\bwhat (?=(?:invoices|receipts|documents|bills|contracts|orders|files)\b)|\bwho (?:are|were)(?= (?:the|all|our|my) (?:vendor|supplier|seller|customer|client|buyer|merchant)s\b)|\bare there any\b|\bdo (?:we|i) have any\b|哪些|列出|列举|有没有|显示|列表/;
/** "Which invoices …?", "which of them", "which is the largest?", "which shops …?": "which law" asks for no documents. */
const WHICH = new RegExp(
  `\\bwhich\\b(?= (?:ones?|of|is|are|was|were|has|have|had|costs?|came)\\b| (?:[\\w'-]+ )??(?:${NOUN_EN}|${PARTIES})\\b|\\W*$)`,
);
/** A question for some thing, which a list of documents does not answer. */
const THING =
  /\b(?:who|whom|whose|what|how|where|why|when|which|until)\b|谁|什么|多少|怎么|为何|何时|哪(?![些几张份个笔家])/u;
const PERSON = /\bwhom?\b|谁/;
/** They ask for groups, which are named beside them. */
const BREAKDOWN =
  /\bbr(?:eak|oken) ?down\b|\bsplit(?: up)?\b|\bgrouped\b|\b(?:rank|sort)\b|统计|排名|排序|汇总|分类/;
/** The most of documents, rather than of money. */
const MOST_DOCUMENTS = new RegExp(
  `\\b(?:most|fewest|more|fewer) (?:${NOUN_EN})\\b|\\bmost (?:often|frequent(?:ly)?)\\b|(?:收据|发票|小票|单据|票据|文件|账单|次数|张数|数量)最[多少]|最常`,
);

/** Takes the words of the operation from the question; `alternatives` tells whether it names two months, two vendors … */
export function takeOperation(marks: Marks, alternatives: boolean): Asked {
  const counts_most = MOST_DOCUMENTS.test(marks.text);
  const shares = marks.takeAll(SHARE);
  const group_by = takePeriodGroup(marks);
  const ranked = rankedNames(marks);
  const top = takeTop(marks);
  const compares = marks.takeFirst(COMPARE) !== undefined;
  const weighs = (alternatives || compares) && marks.takeAll(WEIGH).length > 0;
  const asked: Asked = {
    operation: null,
    sums: false,
    group_by,
    of: groupedBy(marks),
    ranked,
    top: top?.count ?? null,
    lowest_first: false,
    extreme: null,
    compare: compares || weighs,
    mean_of_sums: false,
    share: shares.length > 0,
    thing: THING.test(marks.text),
    person: PERSON.test(marks.text),
  };
  if (marks.takeFirst(SUMMARY)) return { ...asked, operation: 'summary' };
  marks.takeAll(BREAKDOWN);
  const distinct = /different|distinct|unique|不同/.test(marks.text);
  if (marks.takeFirst(COUNT)) asked.operation = distinct ? 'distinct' : 'count';
  else if (marks.takeFirst(AVERAGE)) asked.operation = 'average';
  else if (marks.takeFirst(MEDIAN)) asked.operation = 'median';
  else if (counts_most && (group_by !== null || asked.of.length + ranked.length > 0))
    asked.operation = 'count';
  asked.sums = marks.takeAll(SUM).length > 0;
  if (asked.sums) asked.operation ??= 'sum';
  asked.mean_of_sums = asked.sums && asked.operation === 'average' && group_by !== null;
  takeExtreme(marks, asked, top);
  if (asked.share) {
    const of_documents =
      shares.some(([, noun]) => noun !== undefined) || marks.takeFirst(SHARE_OF_DOCUMENTS) !== undefined;
    if (asked.operation !== 'count') asked.operation = of_documents && !asked.sums ? 'count' : 'sum';
  }
  if (marks.takeAll(LIST).length + marks.takeAll(WHICH).length > 0) asked.operation ??= 'list';
  return asked;
}

const ENDS: Record<string, Operation> = {
  top: 'max',
  前: 'max',
  first: 'earliest',
  last: 'latest',
  latest: 'latest',
};

function takeExtreme(marks: Marks, asked: Asked, top: Top | undefined): void {
  const said = (
    [
      [MAX, 'max'],
      [MIN, 'min'],
      [LATEST, 'latest'],
      [EARLIEST, 'earliest'],
    ] as const
  ).find(([pattern]) => marks.takeAll(pattern).length > 0)?.[1];
  const extreme = said ?? (top?.end === undefined ? undefined : ENDS[top.end]);
  if (extreme === undefined) return;
  asked.lowest_first = extreme === 'min' || extreme === 'earliest';
  asked.extreme = extreme;
}
