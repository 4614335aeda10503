// Everything the built-in engine says, in the two languages of the chat.
import type { Language } from '../language.ts';
import type { Reason } from './certainty.ts';

const en = {
  documents: (n: number) => (n === 1 ? '1 document' : `${n} documents`),
  not_found: (n: number) =>
    n === 1 ? 'Not found in this 1 document.' : `Not found in these ${n} documents.`,
  unsure: (answer: string) => `I am not sure: ${answer}`,
  closest: 'What comes closest:',
  unknown: (said: string, n: number) =>
    `No document here answers to “${said}”, so this is not answered from the ${n} that were read.`,
  none_processed: (waiting: number) =>
    waiting === 0
      ? 'This folder has no documents yet.'
      : `None of the documents in this folder is ready: ${waiting} not processed or not readable.`,
  none_match: (n: number, scope: string) => `None of the ${n} documents in this folder matches${scope}.`,
  no_value: (field: string, n: number) =>
    `${field}: not found in ${n === 1 ? 'the matching document' : `the ${n} matching documents`}.`,
  value: (field: string, value: string) => `${field}: ${value}`,
  doubtful: ' (in doubt, please check)',
  /** What the answer does not say by its form. */
  check: {
    label: 'Taken from behind a label on the page that no field stands for; please check.',
    doubtful_in_group: 'One of the values is in doubt; please check.',
    uncounted: 'A line does not say how many it is of; please check.',
    words: 'Chosen by words that stand in the documents; please check.',
    line: 'The question may be about one line of the document rather than about all of it; please check.',
  } as Partial<Record<Reason, string>>,
  sum: (field: string, amounts: string, n: string) => `${field}: ${amounts} in total, over ${n}.`,
  average: (field: string, amounts: string, n: string) => `${field}: ${amounts} on average, over ${n}.`,
  median: (field: string, amounts: string, n: string) => `${field}: the median is ${amounts}, over ${n}.`,
  percent: (value: string) => `${value} %`,
  share: (percents: string, amounts: string, whole: string, n: string) =>
    `${percents}: ${amounts} of ${whole}, over ${n}.`,
  share_of_documents: (percent: string, n: number, of: number) => `${percent} %: ${n} of ${of} documents.`,
  count: (n: string) => `${n}.`,
  none: (n: number, scope: string) => `0 documents: none of the ${n} in this folder matches${scope}.`,
  items: (n: number, amounts: string) =>
    `${n} in the line items${amounts === '' ? '' : `, ${amounts} altogether`}:`,
  each: (price: string) => `${price} each`,
  distinct: (n: number, field: string) =>
    n === 1 ? `1 ${field.toLowerCase()}:` : `${n} different values of ${field}:`,
  extreme: { max: 'Highest', min: 'Lowest', latest: 'Latest', earliest: 'Earliest' },
  extreme_line: (which: string, field: string, value: string, document: string) =>
    `${which} ${field}: ${value}, ${document}`,
  group: (name: string, amounts: string, n: string) =>
    amounts === '' ? `${name}: ${n}` : `${name}: ${amounts} (${n})`,
  mean: (amounts: string, n: number) =>
    `On average: ${amounts} (${n === 1 ? '1 period' : `${n} periods`} with documents).`,
  no_group: (field: string) => `Without ${field}`,
  difference: (amount: string) => `Difference: ${amount}.`,
  matching: (n: string, amounts: string) => (amounts === '' ? `${n}:` : `${n}, together ${amounts}:`),
  more: (n: number) => `… and ${n} more`,
  without: (n: string, field: string, names: string) => `Without ${field}, and not counted: ${n} (${names}).`,
  repeated: (n: string, names: string) => `Duplicates, and not counted: ${n} (${names}).`,
  unplaced: (n: string, field: string, names: string) =>
    `Without ${field}, and so not looked at: ${n} (${names}).`,
  summary: (n: string, types: string) => `${n} in this folder: ${types}.`,
  dates: (from: string, to: string) => (from === to ? `Dated ${from}.` : `Dated from ${from} to ${to}.`),
  totals: (amounts: string) => `Totals: ${amounts}.`,
  scope: (conditions: string) => `Looked at: ${conditions}.`,
  scope_inline: (conditions: string) => (conditions === '' ? '' : ` (${conditions})`),
  from_to: (from: string | null, to: string | null) =>
    from === null ? `until ${to}` : to === null ? `from ${from}` : from === to ? from : `${from} to ${to}`,
  at_least: (value: string) => `at least ${value}`,
  more_than: (value: string) => `more than ${value}`,
  at_most: (value: string) => `at most ${value}`,
  less_than: (value: string) => `less than ${value}`,
  without_field: (field: string) => `without ${field}`,
  not: 'not ',
  with_words: (words: string) => `with “${words}”`,
  /** "Revenue, 3 months to 2023-07-30: $ 13,507". */
  figure: (label: string, months: number | undefined, day: string, said: string) =>
    `${label}, ${months === undefined ? '' : `${months} months to `}${day}: ${said}`,
  other_readings: 'Other readings:',
  /** A question of its own. */
  reading: (field: string, filename: string) => `${field} of ${filename}?`,
  page: (filename: string, page: number) => `${filename}, page ${page}`,
  colon: ': ',
  comma: ', ',
  fields: {
    total: 'Total',
    date: 'Date',
    sender: 'Sender',
    recipient: 'Recipient',
    due_date: 'Due date',
    uploaded: 'Uploaded',
    status: 'Status',
    doc_type: 'Type',
    currency: 'Currency',
    confidence: 'Confidence',
    tax_total: 'Tax',
    net_total: 'Net amount',
    duplicate: 'Duplicate',
    checks: 'Checks',
    items: 'Line items',
  } as Record<string, string>,
};

const zh: typeof en = {
  documents: (n) => `${n}份文件`,
  not_found: (n) => `在这${n}份文件中没有找到答案。`,
  unsure: (answer) => `不确定：${answer}`,
  closest: '最接近的内容：',
  unknown: (said, n) => `这里的${n}份文件中没有与“${said}”对应的内容，因此不作回答。`,
  none_processed: (waiting) =>
    waiting === 0
      ? '这个文件夹里还没有文件。'
      : `这个文件夹里没有可用的文件：${waiting}份尚未处理或无法读取。`,
  none_match: (n, scope) => `文件夹中的${n}份文件里没有符合条件的${scope}。`,
  no_value: (field, n) => `${field}：符合条件的${n}份文件中没有记录。`,
  value: (field, value) => `${field}：${value}`,
  doubtful: '（存疑，请核对）',
  check: {
    label: '取自页面上没有对应字段的标签之后，请核对。',
    doubtful_in_group: '其中有存疑的数值，请核对。',
    uncounted: '有一行没有写明数量，请核对。',
    words: '按文件中出现的词语选出，请核对。',
    line: '所问的可能只是文件中的某一行，而不是整份文件，请核对。',
  },
  sum: (field, amounts, n) => `${field}合计：${amounts}，共${n}。`,
  average: (field, amounts, n) => `${field}平均：${amounts}，共${n}。`,
  median: (field, amounts, n) => `${field}的中位数：${amounts}，共${n}。`,
  percent: (value) => `${value}%`,
  share: (percents, amounts, whole, n) => `占${percents}：${amounts}，全部为${whole}，共${n}。`,
  share_of_documents: (percent, n, of) => `占${percent}%：${of}份文件中的${n}份。`,
  count: (n) => `共${n}。`,
  none: (n, scope) => `共0份文件：文件夹中的${n}份文件里没有符合条件的${scope}。`,
  items: (n, amounts) => `明细中共${n}项${amounts === '' ? '' : `，金额合计${amounts}`}：`,
  each: (price) => `单价${price}`,
  distinct: (n, field) => `${field}共有${n}个：`,
  extreme: { max: '最高', min: '最低', latest: '最近', earliest: '最早' },
  extreme_line: (which, field, value, document) => `${which}的${field}：${value}，${document}`,
  group: (name, amounts, n) => (amounts === '' ? `${name}：${n}` : `${name}：${amounts}（${n}）`),
  mean: (amounts, n) => `平均：${amounts}（有文件的时段共${n}个）。`,
  no_group: (field) => `没有${field}`,
  difference: (amount) => `相差：${amount}。`,
  matching: (n, amounts) => (amounts === '' ? `${n}：` : `${n}，合计${amounts}：`),
  more: (n) => `……另有${n}份`,
  without: (n, field, names) => `没有${field}、未计入：${n}（${names}）。`,
  repeated: (n, names) => `重复文件、未计入：${n}（${names}）。`,
  unplaced: (n, field, names) => `没有${field}、未纳入查询：${n}（${names}）。`,
  summary: (n, types) => `文件夹中共有${n}：${types}。`,
  dates: (from, to) => (from === to ? `日期：${from}。` : `日期从${from}到${to}。`),
  totals: (amounts) => `金额合计：${amounts}。`,
  scope: (conditions) => `查询范围：${conditions}。`,
  scope_inline: (conditions) => (conditions === '' ? '' : `（${conditions}）`),
  from_to: (from, to) =>
    from === null ? `截至${to}` : to === null ? `${from}起` : from === to ? from : `${from}至${to}`,
  at_least: (value) => `不少于${value}`,
  more_than: (value) => `超过${value}`,
  at_most: (value) => `不超过${value}`,
  less_than: (value) => `少于${value}`,
  without_field: (field) => `没有${field}`,
  not: '非 ',
  with_words: (words) => `含“${words}”`,
  figure: (label, months, day, said) =>
    `${label}，${months === undefined ? '' : `${months}个月，截至`}${day}：${said}`,
  other_readings: '其他可能：',
  reading: (field, filename) => `${filename}的${field}是多少？`,
  page: (filename, page) => `${filename}，第${page}页`,
  colon: '：',
  comma: '，',
  fields: {
    total: '金额',
    date: '日期',
    sender: '开具方',
    recipient: '收件方',
    due_date: '到期日',
    uploaded: '上传日期',
    status: '状态',
    doc_type: '类型',
    currency: '币种',
    confidence: '置信度',
    tax_total: '税额',
    net_total: '不含税金额',
    duplicate: '重复',
    checks: '检查',
    items: '明细',
  },
};

export type Texts = typeof en;
export const textsFor = (language: Language): Texts => (language === 'zh' ? zh : en);
