// The summary: one sentence from the key fields, then the most telling sentences, in the document's language.
import { DOC_TYPES, type DocType } from '../../../contract/documents.ts';
import type { KeyFacts } from './key-facts.ts';
import { keySentences } from './sentences.ts';

interface Words {
  types: Partial<Record<string, string>>;
  sentence(facts: KeyFacts, type: string): string;
}

const money = (facts: KeyFacts): string =>
  [facts.total, facts.currency].filter((part) => part !== null).join(' ');
const join = (parts: (string | null | false)[]): string =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '').join('');

const types = (names: string): Record<DocType, string> => {
  const list = names.split(' | ');
  return Object.fromEntries(DOC_TYPES.map((key, i) => [key, list[i] ?? key])) as Record<DocType, string>;
};

const LANGUAGES: Record<string, Words> = {
  en: {
    types: types(
      'Invoice | Credit note | Receipt | Contract | Purchase order | Delivery note | Bank statement | Quotation | Order confirmation | Utility bill | Payslip | Payment reminder | Expense report | Ticket | Check | Bill of lading | Fapiao | Business licence | Meeting notes | Letter | Form | Spreadsheet | E-mail | Chat transcript | Document',
    ),
    sentence: (f, type) =>
      join([
        type,
        f.number && ` ${f.number}`,
        f.from && ` from ${f.from}`,
        f.to && ` to ${f.to}`,
        f.parties && ` between ${f.parties}`,
        f.date && `, dated ${f.date}`,
        f.total !== null && `: ${money(f)} in total`,
        f.due && `, due ${f.due}`,
        f.items > 0 && `, ${f.items} line item${f.items === 1 ? '' : 's'}`,
        '.',
      ]),
  },
  de: {
    types: types(
      'Rechnung | Gutschrift | Kassenbeleg | Vertrag | Bestellung | Lieferschein | Kontoauszug | Angebot | Auftragsbestätigung | Versorgerrechnung | Gehaltsabrechnung | Mahnung | Reisekostenabrechnung | Fahrkarte | Scheck | Konnossement | Fapiao | Gewerbelizenz | Protokoll | Brief | Formular | Tabelle | E-Mail | Chatverlauf | Dokument',
    ),
    sentence: (f, type) =>
      join([
        type,
        f.number && ` ${f.number}`,
        f.from && ` von ${f.from}`,
        f.to && ` an ${f.to}`,
        f.parties && ` zwischen ${f.parties}`,
        f.date && ` vom ${f.date}`,
        f.total !== null && ` über ${money(f)}`,
        f.due && `, fällig am ${f.due}`,
        f.items > 0 && `, ${f.items} Position${f.items === 1 ? '' : 'en'}`,
        '.',
      ]),
  },
  fr: {
    types: types(
      "Facture | Avoir | Reçu | Contrat | Bon de commande | Bon de livraison | Relevé de compte | Devis | Confirmation de commande | Facture d'énergie | Bulletin de paie | Rappel de paiement | Note de frais | Billet | Chèque | Connaissement | Fapiao | Licence d'entreprise | Compte rendu | Lettre | Formulaire | Tableau | E-mail | Conversation | Document",
    ),
    sentence: (f, type) =>
      join([
        type,
        f.number && ` ${f.number}`,
        f.from && ` de ${f.from}`,
        f.to && ` pour ${f.to}`,
        f.parties && ` entre ${f.parties}`,
        f.date && ` du ${f.date}`,
        f.total !== null && `, total ${money(f)}`,
        f.due && `, échéance ${f.due}`,
        f.items > 0 && `, ${f.items} ligne${f.items === 1 ? '' : 's'}`,
        '.',
      ]),
  },
  es: {
    types: types(
      'Factura | Abono | Recibo | Contrato | Pedido | Albarán | Extracto bancario | Presupuesto | Confirmación de pedido | Factura de suministro | Nómina | Recordatorio de pago | Nota de gastos | Billete | Cheque | Conocimiento de embarque | Fapiao | Licencia comercial | Acta | Carta | Formulario | Hoja de cálculo | Correo | Conversación | Documento',
    ),
    sentence: (f, type) =>
      join([
        type,
        f.number && ` ${f.number}`,
        f.from && ` de ${f.from}`,
        f.to && ` para ${f.to}`,
        f.parties && ` entre ${f.parties}`,
        f.date && ` del ${f.date}`,
        f.total !== null && `, total ${money(f)}`,
        f.due && `, vence el ${f.due}`,
        f.items > 0 && `, ${f.items} línea${f.items === 1 ? '' : 's'}`,
        '.',
      ]),
  },
  nl: {
    types: types(
      'Factuur | Creditnota | Kassabon | Overeenkomst | Bestelling | Pakbon | Rekeningafschrift | Offerte | Orderbevestiging | Energienota | Loonstrook | Betalingsherinnering | Onkostendeclaratie | Vervoersbewijs | Cheque | Cognossement | Fapiao | Handelsvergunning | Notulen | Brief | Formulier | Spreadsheet | E-mail | Gesprek | Document',
    ),
    sentence: (f, type) =>
      join([
        type,
        f.number && ` ${f.number}`,
        f.from && ` van ${f.from}`,
        f.to && ` aan ${f.to}`,
        f.parties && ` tussen ${f.parties}`,
        f.date && ` van ${f.date}`,
        f.total !== null && `, totaal ${money(f)}`,
        f.due && `, te betalen voor ${f.due}`,
        f.items > 0 && `, ${f.items} regel${f.items === 1 ? '' : 's'}`,
        '.',
      ]),
  },
  zh: {
    types: types(
      '发票 | 贷项通知 | 收据 | 合同 | 采购订单 | 送货单 | 银行对账单 | 报价单 | 订单确认书 | 公用事业账单 | 工资单 | 催款函 | 报销单 | 车票 | 支票 | 提单 | 发票 | 营业执照 | 会议纪要 | 信函 | 表单 | 电子表格 | 电子邮件 | 聊天记录 | 文件',
    ),
    sentence: (f, type) =>
      join([
        f.from,
        f.to && `致${f.to}`,
        f.from || f.to ? '的' : '',
        type,
        f.number && `，编号${f.number}`,
        f.parties && `，签约方：${f.parties}`,
        f.date && `，日期${f.date}`,
        f.total !== null && `，合计${money(f)}`,
        f.due && `，到期日${f.due}`,
        f.items > 0 && `，共${f.items}行明细`,
        '。',
      ]),
  },
};

/** Forms and invoices are told by their fields; only documents of running text get sentences as well. */
const PROSE: DocType[] = [
  'Contract',
  'Letter',
  'Meeting Notes',
  'E-mail',
  'Other',
  'Chat Transcript',
  'Bank Statement',
];
const SENTENCES = 2;

/** The most telling sentences of a text, for the summary of a document of running text. */
export const proseOf = (text: string): string[] => keySentences(text, SENTENCES);

/** @param prose what `proseOf` found in the text */
export function summarise(facts: KeyFacts, prose: string[], language: string | null): string {
  const words = LANGUAGES[language ?? 'en'] ?? LANGUAGES['en'];
  if (words === undefined) return '';
  // A person may call the kind of a document whatever they like.
  const type = words.types[facts.doc_type] ?? facts.doc_type;
  const rest = (PROSE as string[]).includes(facts.doc_type) ? prose : [];
  return [words.sentence(facts, type), ...rest].join(language === 'zh' ? '' : ' ');
}
