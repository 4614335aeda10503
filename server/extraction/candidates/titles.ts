// What documents are called: a line that says "Tax Invoice" or "Customer copy" is neither a name nor part of an address.
import { phrases } from '../labels/concept.ts';
import { fold } from '../text/fold.ts';

/** Titles of bills and receipts, and what marks copies of them: EN, MS, DE, FR, ES, IT, NL, ZH. */
const TITLES = `tax invoice | simplified tax invoice | simplified | invoice | sales invoice | receipt | official receipt | sales receipt | payment receipt | cash receipt | cash bill | cash sale | cash sales | cash memo |
  bill | guest bill | guest check | check | sales slip | transaction receipt | customer copy | merchant copy | customer | merchant | copy | original | duplicate | duplicate copy | reprint | reprinted |
  resit | resit rasmi | invois | invois cukai | bil | bil tunai | salinan |
  rechnung | quittung | kassenbon | kassenbeleg | kassenzettel | bon | beleg | bewirtungsbeleg | zwischenrechnung | kundenbeleg | handlerbeleg | kopie | duplikat |
  ticket | ticket de caisse | ticket client | facture | recu | note | addition | duplicata | justificatif de paiement |
  factura | factura simplificada | recibo | copia | copia cliente | copia para el cliente |
  documento commerciale | di vendita o prestazione | scontrino | scontrino fiscale | ricevuta | ricevuta fiscale | fattura | preconto |
  kassabon | kassaticket | klantticket | factuur | rekening | nota |
  小票 | 收银小票 | 购物小票 | 结账单 | 结算单 | 预结单 | 消费清单 | 账单 | 收据 | 顾客联 | 商户联 | 存根联`;
const TITLE = new RegExp(
  `^(?:${phrases(TITLES)
    .map(fold)
    .sort((a, b) => b.length - a.length)
    .join('|')})+$`,
  'u',
);
/** Longer lines say more than a title does. */
const LONGEST = 60;

/** Whether the line is one title or several ("TAX INVOICE / RECEIPT", "*** CUSTOMER COPY ***") and nothing else. */
export const isTitle = (text: string): boolean => text.length <= LONGEST && TITLE.test(fold(text));
