// The facts that documents of a kind usually state, whether or not a label stands before them, under names of the
// document's language.
import { keylessField } from '../../../contract/plain-field.ts';
import type { FieldType } from '../../../contract/profiles.ts';
import { BILLS } from '../describe/doc-type.ts';

type Language = 'en' | 'zh' | 'de' | 'fr' | 'es' | 'nl' | 'it' | 'pt';
type Names = Partial<Record<Language, string>> & { en: string };

interface Usual {
  names: Names;
  type: FieldType;
  /** Kinds of documents that state it; all when empty. */
  kinds: readonly string[];
}

const TRADE = [...BILLS, 'Quotation', 'Purchase Order', 'Order Confirmation', 'Delivery Note'];

const USUAL: Usual[] = [
  {
    type: 'text',
    kinds: TRADE,
    names: {
      en: 'Vendor',
      zh: '销售方名称',
      de: 'Lieferant',
      fr: 'Fournisseur',
      es: 'Proveedor',
      nl: 'Leverancier',
      it: 'Fornitore',
      pt: 'Fornecedor',
    },
  },
  {
    type: 'text',
    kinds: TRADE,
    names: {
      en: 'Customer',
      zh: '购买方名称',
      de: 'Kunde',
      fr: 'Client',
      es: 'Cliente',
      nl: 'Klant',
      it: 'Cliente',
      pt: 'Cliente',
    },
  },
  {
    type: 'date',
    kinds: [],
    names: {
      en: 'Document Date',
      zh: '日期',
      de: 'Datum',
      fr: 'Date',
      es: 'Fecha',
      nl: 'Datum',
      it: 'Data',
      pt: 'Data',
    },
  },
  {
    type: 'amount',
    kinds: BILLS,
    names: {
      en: 'Total Amount',
      zh: '价税合计',
      de: 'Gesamtbetrag',
      fr: 'Montant total',
      es: 'Importe total',
      nl: 'Totaalbedrag',
      it: 'Importo totale',
      pt: 'Valor total',
    },
  },
  {
    type: 'text',
    kinds: BILLS,
    names: {
      en: 'Currency',
      zh: '币种',
      de: 'Währung',
      fr: 'Devise',
      es: 'Moneda',
      nl: 'Valuta',
      it: 'Valuta',
      pt: 'Moeda',
    },
  },
  { type: 'text', kinds: ['Contract'], names: { en: 'Parties', zh: '合同双方', de: 'Vertragsparteien' } },
  { type: 'date', kinds: ['Contract'], names: { en: 'Effective Date' } },
  { type: 'text', kinds: ['Contract'], names: { en: 'Governing Law', zh: '适用法律' } },
  { type: 'text', kinds: ['Contract'], names: { en: 'Term', zh: '合同期限', de: 'Laufzeit' } },
  {
    type: 'list',
    kinds: ['Meeting Notes'],
    names: { en: 'Attendees', zh: '参会人员', de: 'Teilnehmer', fr: 'Participants' },
  },
  {
    type: 'list',
    kinds: ['Meeting Notes'],
    names: { en: 'Action Items', zh: '待办事项', de: 'Aufgaben', fr: 'Prochaines étapes' },
  },
];

export function usualFields(language: string | null, doc_type: string) {
  return USUAL.filter(({ kinds }) => kinds.length === 0 || kinds.includes(doc_type)).map(
    ({ names, type }) => ({
      ...keylessField(names[language as Language] ?? names.en, type),
      expected: null,
    }),
  );
}
