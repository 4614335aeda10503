// What the fields of a folder are called in questions: the operator's labels and aliases, the labels documents carry, and
// the words people use.
import type { ProfileField } from '../../../contract/profiles.ts';
import { getConcept } from '../../extraction/labels/catalog.ts';
import { ROLE_WORDS } from '../../extraction/labels/concepts-parties.ts';
import { understandField } from '../../extraction/labels/understand-field.ts';
import { fold } from '../../search/tokenize.ts';
import type { FolderRecord } from './folder-record.ts';

/** Field name -> phrases, folded. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

/** Words of questions that no label has. */
const SPOKEN: Record<string, string> = {
  total:
    'total|totals|amount|amounts|value|values|price|grand total|total amount|total value|amount due|balance|invoice total|receipt total|cost|costs|sum|金额|总额|总金额|合计金额|合计|总价|价格|价税合计|价钱|费用',
  date: 'date|dates|issue date|invoice date|document date|receipt date|日期|开票日期|开具日期|时间|单据日期|发票日期|收据日期',
  sender:
    'vendor|vendors|supplier|suppliers|seller|sellers|sender|senders|company|companies|shop|shops|store|stores|merchant|merchants|issuer|issuers|供应商|销售方|卖方|商家|公司|店|商店|店铺|销方|开票方|发件方|厂家',
  recipient:
    'customer|customers|buyer|buyers|client|clients|recipient|recipients|购买方|买方|客户|购方|收件方|受票方',
  due_date: 'due date|due|payment date|到期日|到期|付款日期|应付日期|截止日期',
  tax_total: 'tax|vat|gst|sales tax|税额|税金|税',
  net_total: 'subtotal|net amount|net|不含税金额|税前金额|净额',
  address: 'address|location|地址|位置',
  currency: 'currency|币种|货币',
  invoice_number: 'invoice number|invoice no|number|发票号码|发票号|号码|编号',
  document_number: 'document number|invoice number|receipt number|number|发票号码|单据号|编号|号码',
  effective_date: 'effective date|start date|effective|生效日期|生效|开始日期|起始日期',
  expiry_date: 'expiry date|expiration date|end date|到期日|结束日期|届满日期|终止日期',
  uploaded: 'upload date|上传日期',
  confidence: 'confidence|confidence score|score|置信度|可信度|得分',
  status: 'status|状态',
};

/** Fields that at least one document of the folder has, besides those every document has. */
export function vocabularyOf(records: readonly FolderRecord[]): Vocabulary {
  const vocabulary = new Map<string, Set<string>>();
  const add = (name: string, phrases: Iterable<string>) => {
    const known = vocabulary.get(name) ?? new Set<string>();
    for (const phrase of phrases) if (isUsable(fold(phrase))) known.add(fold(phrase));
    vocabulary.set(name, known);
  };
  for (const name of ['total', 'date', 'uploaded', 'confidence', 'status', 'sender', 'recipient'])
    add(name, spokenOf(name));
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

/** What people call the common fields, whether or not a document of the folder has them. */
export const spokenFields = (): Vocabulary =>
  new Map(Object.keys(SPOKEN).map((name) => [name, new Set(spokenOf(name).map(fold).filter(isUsable))]));

/** Whether people call the field so. */
export const isSpoken = (name: string, phrase: string): boolean =>
  spokenOf(name).some((one) => fold(one) === phrase);

const spokenOf = (name: string): string[] => SPOKEN[name.split('.').at(-1) ?? '']?.split('|') ?? [];
const isUsable = (phrase: string): boolean => phrase.length >= 2 || /\p{Script=Han}/u.test(phrase);

/** Labels of the concept in the two languages of the chat; a seller's field also with the seller's words around it. */
function labelsOf(name: string, label: string, key: string, type: ProfileField['type']): string[] {
  if (name.startsWith('field.') || name === 'sender' || name === 'recipient') return [];
  const field = { label, key: key === '' ? 'x' : key, type, required: false, description: '' };
  const { concept, role } = understandField({ ...field, aliases: [], pattern: null, options: [] });
  if (concept === null) return [];
  const labels = [...getConcept(concept.id).labels, ...concept.names];
  const owners = role === null ? [] : ROLE_WORDS[role].words;
  return [
    ...labels,
    ...labels.slice(0, 6).flatMap((one) => owners.slice(0, 4).map((owner) => `${owner} ${one}`)),
  ];
}
