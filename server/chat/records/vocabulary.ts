// What the fields of a folder are called in questions: the operator's labels and aliases, the labels documents carry, and
// the words people use.
import { plainField } from '../../../contract/plain-field.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { CONCEPTS, getConcept } from '../../extraction/labels/concepts.ts';
import type { ConceptId } from '../../lexicon/language.ts';
import { phrasesOf, textsOf } from '../../lexicon/phrases.ts';
import { wordSet } from '../../lexicon/words.ts';
import { understandField } from '../../extraction/labels/understand-field.ts';
import { fold } from '../../search/tokenize.ts';
import type { FolderRecord } from './folder-record.ts';

/** Field name -> phrases, folded. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

/** Words of questions that no label has. */
const TAXES = 'tax|taxes|vat|gst|sales tax'.split('|');
const taxed = (words: string): string =>
  words
    .split('|')
    .flatMap((word) => TAXES.map((tax) => `${word} ${tax}`))
    .join('|');
const SPOKEN: Record<string, string> = {
  total: `${taxed('including|incl.|with|after')}|everything included|all included|tax included|vat included|gross|gross amount|gross total|含税总额|含税金额|含税|total|totals|amount|amounts|value|values|price|grand total|total amount|total value|amount due|balance|invoice total|receipt total|cost|costs|sum|金额|总额|总金额|合计金额|合计|总价|价格|价税合计|价钱|费用`,
  date: 'date|dates|issue date|invoice date|document date|receipt date|日期|开票日期|开具日期|时间|单据日期|发票日期|收据日期',
  sender:
    'vendor|vendors|supplier|suppliers|seller|sellers|sender|senders|company|companies|shop|shops|store|stores|merchant|merchants|issuer|issuers|供应商|销售方|卖方|商家|公司|店|商店|店铺|销方|开票方|发件方|厂家',
  recipient:
    'who has to pay|who must pay|who pays|bill-to name|bill-to|bill to|billed to|invoiced to|sold to|addressed to|卖给谁|开给谁|开给了谁|给谁|抬头|customer|customers|buyer|buyers|client|clients|recipient|recipients|购买方|买方|客户|购方|收件方|受票方',
  due_date:
    'due date|due|last day to pay|payment deadline|deadline|have to pay|pay by|must be paid|to be paid|must pay|has to be paid|到期日|到期|付款日期|应付日期|截止日期|付款期限|付款截止日期|最晚付款',
  payment_date: 'paid on|payment date|been paid|paid|支付日期|付清',
  signing_date: 'signed|signing date|签订|签署|签的|签',
  iban: 'iban',
  tax_rate: 'tax rate|vat rate|percentage|税率',
  jurisdiction: 'law|governing law|jurisdiction|适用法律|法律',
  parties: 'parties|contract parties|双方|当事人|签约方',
  term: 'term|duration|how long|期限|多久',
  unit_price: 'unit price|price each|rate|单价',
  quantity: 'quantity|数量',
  payment_terms: 'payment terms|terms of payment|付款条件',
  discount: 'discount|rebate|折扣',
  phone: 'phone|phone number|telephone|电话',
  tax_total: 'tax|vat|gst|sales tax|税额|税金|税',
  net_total: `${taxed('excluding|excl.|before|without|net of')}|不含税总额|不含税|subtotal|net amount|net|不含税金额|税前金额|税前|净额`,
  address: 'address|location|地址|位置',
  currency: 'currency|币种|货币',
  invoice_number: 'invoice number|invoice no|number|发票号码|发票号|号码|编号',
  document_number: 'document number|invoice number|receipt number|number|发票号码|单据号|编号|号码',
  effective_date:
    'effective date|start date|effective|start|starts|take effect|begin|生效日期|生效|开始日期|起始日期',
  expiry_date:
    'expiry date|expiration date|end date|valid until|expire|expires|end|ends|valid|到期日|结束日期|届满日期|终止日期',
  opening_balance: 'opening balance|opening one|opening|期初余额|期初',
  closing_balance: 'closing balance|closing one|ending balance|closing|期末余额|期末',
  net_pay: 'net pay|take-home pay|net salary|实发工资|实发',
  gross_pay: 'gross pay|gross salary|应发工资|应发',
  check_number: 'check number|check no|cheque number|支票号码|支票号',
  establishment_date: 'founded|established|成立日期|成立时间|成立',
  vessel: 'vessel|vessel name|船名',
  uploaded: 'upload date|上传日期',
  confidence: 'confidence|confidence score|score|置信度|可信度|得分',
  status: 'status|状态',
};

/**
 * Fields that documents of the folder have, and all others that the engine can look up: those under their spoken names and
 * the unmistakable labels of their concept.
 */
export function vocabularyOf(records: readonly FolderRecord[]): Vocabulary {
  const vocabulary = new Map<string, Set<string>>();
  const add = (name: string, phrases: Iterable<string>) => {
    const known = vocabulary.get(name) ?? new Set<string>();
    for (const phrase of phrases) if (isUsable(fold(phrase))) known.add(fold(phrase));
    vocabulary.set(name, known);
  };
  for (const name of Object.keys(SPOKEN)) add(name, spokenOf(name));
  for (const { id } of CONCEPTS) if (!HEADLINE.has(id)) add(id, askedAs(id));
  const seen = new Set<string>();
  for (const { values } of records) {
    for (const [name, { key, label, type }] of values) {
      const id = `${name}/${key}/${label}`;
      if (seen.has(id)) continue;
      seen.add(id);
      add(name, [label, key.replaceAll('_', ' '), ...spokenOf(name), ...labelsOf(name, label, key, type)]);
    }
  }
  return vocabulary;
}

/** Concepts that records keep under a name of their own. */
const HEADLINE = new Set(['grand_total', 'due_payable', 'issue_date', 'party_name']);

/** Labels in the languages of questions. Single English words mean other things too: "table", "rate", "time". */
const askedAs = (id: ConceptId): string[] =>
  [...phrasesOf('labels', id), ...phrasesOf('names', id)]
    .filter(
      ({ text, language }) =>
        (language === 'en' && text.includes(' ')) || (language === 'zh' && text.length > 1),
    )
    .map(({ text }) => text);

/** What people call the common fields, whether or not a document of the folder has them. */
export const spokenFields = (): Vocabulary =>
  new Map(Object.keys(SPOKEN).map((name) => [name, new Set(spokenOf(name).map(fold).filter(isUsable))]));

const FIELD_WORDS = new Set(Object.values(SPOKEN).flatMap((phrases) => phrases.split('|').map(fold)));

/** Whether people call some field so, in one or many. */
export const isWordForField = (phrase: string): boolean =>
  FIELD_WORDS.has(phrase) || FIELD_WORDS.has(phrase.replace(/s$/, ''));

/** Whether people call the field so. */
export const isSpoken = (name: string, phrase: string): boolean =>
  spokenOf(name).some((one) => fold(one) === phrase);

const spokenOf = (name: string): string[] => SPOKEN[name.split('.').at(-1) ?? '']?.split('|') ?? [];
const isUsable = (phrase: string): boolean =>
  (phrase.length >= 2 && !(phrase.length <= 3 && IDLE.has(phrase))) || /\p{Script=Han}/u.test(phrase);
const IDLE = wordSet('idle');

/** Labels of the concept in the two languages of the chat; a seller's field also with the seller's words around it. */
function labelsOf(name: string, label: string, key: string, type: ProfileField['type']): string[] {
  if (name.startsWith('field.') || name === 'sender' || name === 'recipient') return [];
  const { concept, role } = understandField(plainField(label, key === '' ? 'x' : key, type));
  if (concept === null) return [];
  const labels = [...getConcept(concept.id).labels, ...concept.names];
  const owners = role === null ? [] : textsOf('owners', role);
  return [
    ...labels,
    ...labels.slice(0, 6).flatMap((one) => owners.slice(0, 4).map((owner) => `${owner} ${one}`)),
  ];
}
