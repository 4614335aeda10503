// What documents in Polish say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const pl: Language = {
  code: 'pl',
  name: 'Polish',
  months:
    'styczeń stycznia | luty lutego | marzec marca | kwiecień kwietnia | maj maja | czerwiec czerwca | lipiec lipca | sierpień sierpnia | wrzesień września | październik października | listopad listopada | grudzień grudnia',
  labels: {
    invoice_number: 'faktura nr | numero faktury | faktura numer | faktura vat nr | nr faktury',
    order_number: 'numer zamowienia | zamowienie nr',
    customer_number: 'numer klienta',
    vat_id: 'nip',
    issue_date: 'data wystawienia | data faktury',
    due_date: 'termin platnosci | data platnosci',
    delivery_date: 'data sprzedazy',
    grand_total: 'razem brutto | wartosc brutto | suma brutto | razem do zaplaty',
    net_total: 'wartosc netto | razem netto | suma netto',
    tax_total: 'kwota vat | podatek vat | wartosc vat',
    due_payable: 'do zaplaty',
    prepaid: 'zaplacono',
    party_name: 'nazwa',
    address: 'adres siedziby',
  },
  headings: {
    seller: 'sprzedawca | wystawca',
    buyer: 'nabywca',
  },
  words: {
    deduction: 'rabat',
  },
};
