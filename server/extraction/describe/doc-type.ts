// What kind of document it is: by its title, its words and its layout.
import type { DocType } from '../../../contract/documents.ts';
import type { DocumentLayout } from '../layout/layout.ts';
import { phrases } from '../labels/concept.ts';
import { fold, isCjk } from '../text/fold.ts';

/** Phrases that name a kind; as a title they decide, inside the text they hint. */
const TITLES: [DocType, string][] = [
  [
    'Credit Note',
    'credit note | credit memo | gutschrift | rechnungskorrektur | stornorechnung | avoir | facture d avoir | nota de credito | abono | factura rectificativa | creditnota | creditfactuur | nota di credito | 红字发票 | 贷项通知',
  ],
  [
    'Fapiao',
    '增值税电子普通发票 | 增值税电子专用发票 | 增值税普通发票 | 增值税专用发票 | 电子发票 | 发票代码 | 机动车销售统一发票 | 通用机打发票 | 价税合计',
  ],
  ['Business License', '营业执照 | 统一社会信用代码 | business license | business licence'],
  [
    'Receipt',
    'receipt | cash bill | cash sales | official receipt | tax invoice cash | kassenbon | kassenbeleg | quittung | ticket de caisse | recibo | ticket de compra | kassabon | scontrino | 收据 | 小票 | 购物凭证',
  ],
  [
    'Purchase Order',
    'purchase order | order confirmation | order response | bestellung | auftragsbestatigung | bon de commande | commande | orden de compra | pedido | inkooporder | ordine di acquisto | 采购订单 | 订单',
  ],
  [
    'Delivery Note',
    'delivery note | delivery order | packing slip | packing list | despatch advice | lieferschein | bon de livraison | albaran | pakbon | leveringsbon | documento di trasporto | 送货单 | 交货单 | 出库单',
  ],
  [
    'Bank Statement',
    'bank statement | account statement | statement of account | kontoauszug | releve de compte | releve bancaire | extracto bancario | estado de cuenta | bankafschrift | rekeningafschrift | estratto conto | 银行对账单 | 对账单 | 交易明细',
  ],
  [
    'Meeting Notes',
    'minutes | meeting minutes | meeting notes | minutes of the meeting | minutes of meeting | sitzungsprotokoll | besprechungsprotokoll | protokoll der sitzung | compte rendu | compte rendu de reunion | proces verbal | acta de reunion | notulen | verbale | 会议纪要 | 会议记录',
  ],
  [
    'Contract',
    'agreement | contract | non disclosure agreement | confidentiality agreement | terms and conditions | lease agreement | service agreement | employment agreement | amendment | letter agreement | vertrag | dienstvertrag | mietvertrag | arbeitsvertrag | geheimhaltungsvereinbarung | rahmenvertrag | vereinbarung | contrat | accord de confidentialite | contrato | acuerdo | overeenkomst | contratto | 合同 | 协议 | 协议书 | 合同书',
  ],
  [
    'Invoice',
    'invoice | tax invoice | commercial invoice | proforma invoice | bill | rechnung | handelsrechnung | schlussrechnung | teilrechnung | facture | factura | factuur | fattura | fatura | nota fiscal | 发票 | 账单',
  ],
  [
    'Form',
    'application form | form | order form | registration form | claim form | antrag | antragsformular | formular | formulaire | demande | formulario | solicitud | formulier | modulo | 申请表 | 登记表 | certificate of foreign status | request for taxpayer identification',
  ],
  [
    'Letter',
    'dear sir | dear sirs | dear madam | sehr geehrte | madame monsieur | estimado | geachte | egregio | 尊敬的 | yours sincerely | yours faithfully | mit freundlichen grussen | veuillez agreer | best regards | very truly yours',
  ],
  ['Chat Transcript', 'chat transcript | chat history | conversation transcript | 聊天记录'],
];

/** Formats that say what the document is whatever it contains. */
const FORMATS: Record<string, DocType> = {
  xlsx: 'Spreadsheet',
  xls: 'Spreadsheet',
  ods: 'Spreadsheet',
  csv: 'Spreadsheet',
  eml: 'E-mail',
  msg: 'E-mail',
};

export interface DocTypeInput {
  document: DocumentLayout;
  format: string;
  /** What the profile is for: decides between kinds the document leaves open. */
  hint: string | null;
  /** Whether totals and items were found. */
  has_items: boolean;
  /** Whether structured e-invoice data came with the file. */
  has_e_invoice: boolean;
}

export function documentType(input: DocTypeInput): DocType {
  const scores = titleScores(input.document);
  const format = FORMATS[input.format];
  if (format !== undefined) scores.set(format, (scores.get(format) ?? 0) + 2.5);
  if (input.has_e_invoice && !scores.has('Fapiao') && !scores.has('Credit Note')) add(scores, 'Invoice', 2);
  if (input.has_items) add(scores, 'Invoice', 0.4);
  const kinds = TITLES.map(([kind]) => kind);
  const hinted = kinds.find((kind) => kind.toLowerCase() === input.hint?.toLowerCase());
  if (hinted !== undefined) add(scores, hinted, 1.2);
  let best: DocType = 'Other';
  let most = 0.9;
  for (const [kind, score] of scores) {
    if (score > most) {
      best = kind;
      most = score;
    }
  }
  return best;
}

const add = (scores: Map<DocType, number>, kind: DocType, value: number) =>
  scores.set(kind, (scores.get(kind) ?? 0) + value);

/** A title is a short cell in the upper part of the first page; larger letters count more. */
function titleScores({ pages }: DocumentLayout): Map<DocType, number> {
  const scores = new Map<DocType, number>();
  const page = pages[0];
  if (page === undefined) return scores;
  const text = fold(page.rows.map((row) => row.text).join('\n'));
  for (const [kind, list] of TITLES) {
    let best = 0;
    for (const phrase of phrases(list)) {
      const folded = fold(phrase);
      if (folded.length < (isCjk(folded) ? 2 : 5) || !text.includes(folded)) continue;
      best = Math.max(best, 0.8 + Math.min(folded.length, 20) / 100);
      for (const segment of page.segments) {
        const own = fold(segment.text);
        if (!own.includes(folded) || own.length > folded.length * 3 + 14) continue;
        const cover = folded.length / own.length;
        const top = segment.y0 < 0.35 * page.height ? 1 : 0.35;
        const tall = Math.min((segment.y1 - segment.y0) / (page.line_height || 1), 2.2);
        best = Math.max(best, 1 + 1.6 * cover * top * tall * (segment.bold ? 1.15 : 1));
      }
    }
    if (best > 0) scores.set(kind, best);
  }
  return scores;
}
