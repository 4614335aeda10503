// What documents in Danish and Norwegian say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const da: Language = {
  code: 'da',
  name: 'Danish and Norwegian',
  home: 'DK',
  weekdays: 'søndag søn | mandag man | tirsdag tir | onsdag ons | torsdag tor | fredag fre | lørdag lør',
  papers: 'faktura | kvittering | kreditnota | kopi',
  frequent:
    'og at det som er på af for til med et en om vi ikke den de har kan fra eller os vores din jeg tak faktura fakturadato forfaldsdato beløb sum moms antal kunde betales i alt ved senest mva pris konto ifølge',
  months:
    'januar jan | februar feb | marts mar | april apr | maj | juni jun | juli jul | august aug | september sep | oktober okt | november nov | december dec',
  labels: {
    meter_number: 'malernummer | maler nr | malepunkt id',
    order_number:
      'ordrenummer | ordrenr | ordre nr | deres ordre | rekvisitionsnr | bestillingsnummer | indkobsordre',
    customer_number: 'kundenummer | kundenr | kunde nr | debitornr | kontonr',
    vat_id:
      'cvr | cvr nr | se nr | org nr | organisasjonsnummer | momsnr | moms nr | orgnr | org nr mva | foretaksregisteret',
    issue_date:
      'fakturadato | utstallningsdato | faktura dato | udstedelsesdato | utstedelsesdato | bilagsdato',
    due_date:
      'forfallodato | forfaldsdato | forfald | betalingsfrist | sidste rettidige betalingsdato | forfalls dato | forfallsdato | betales senest | betalingsdato',
    delivery_date: 'leveringsdato | leveret den',
    grand_total:
      'samlet beloeb | i alt | i alt dkk | total inkl moms | ialt | belob i alt | at betale i alt | samlet belob | totalbelob | total dkk | sum inkl mva | totalt | total inkl mva | fakturatotal | a betale totalt',
    tax_total:
      'momsbeloeb | mva | moms | momsbelob | heraf moms | moms 25 % | moms i alt | merverdiavgift | mva belop | mva 25 % | sum mva | herav mva',
    due_payable:
      'at betale | a betale | til betaling | til betaling dkk | skyldigt belob | belob til betaling | restbelob | a betale nok | belop a betale',
    party_name: 'navn',
    invoice_number: 'fakturanummer | fakturanr | faktura nr | faktura nummer | faktura | kreditnota nr',
    receipt_number: 'bon nr | bonnummer | kvitteringsnummer',
    delivery_note_number: 'folgeseddel nr | folgeseddelnr | pakkeseddel nr',
    quote_number: 'tilbudsnummer | tilbud nr | tilbudsnr',
    bank_account: 'kontonummer | kontonr | bankkonto',
    payment_reference: 'kid | kid nummer | betalingsid | betalings id | fi kreditor',
    order_date: 'ordredato | bestillingsdato',
    expiry_date: 'gyldig til | gaelder til',
    net_total:
      'subtotal | i alt ekskl moms | total ekskl moms | nettobelob | sum ekskl mva | momspligtigt belob | netto belob | belob ekskl moms',
    prepaid: 'betalt | forudbetalt',
    discount: 'rabat | rabatt',
    shipping: 'fragt | frakt | levering | porto',
    rounding: 'oreafrunding | afrunding | oreavrunding',
    cash_tendered: 'kontant | dankort | betalingskort',
    cash_change: 'byttepenge',
    opening_balance: 'primosaldo | tidligere saldo | saldo primo | inngaende saldo',
    closing_balance: 'ultimosaldo | ny saldo | saldo ultimo | utgaende saldo',
    gross_pay: 'bruttolon | bruttolonn',
    net_pay: 'nettolon | til udbetaling | netto utbetalt | til disposition | udbetalt',
    payment_date: 'dispositionsdato | utbetalingsdato | udbetalingsdato',
    period_start: 'lonperiode | afregningsperiode',
    period_end: 'lonperiode | afregningsperiode',
    payment_terms: 'betalingsbetingelser',
    currency: 'valuta',
    address: 'adresse',
    phone: 'telefon | tlf',
    email: 'e-mail | e-post',
    quantity: 'antal | antall',
    unit_price: 'stk pris | enhedspris | a pris',
    tax_rate: 'momssats',
  },
  headings: {
    seller: 'saelger | selger | leverandor | afsender | udsteder',
    buyer: 'kober | kjoper | kunde | modtager | fakturaadresse | fakturamottaker | mottaker | faktura til',
    ship_to: 'leveringsadresse | leveres til',
  },
  weak: {
    issue_date: 'dato',
    grand_total: 'sum | total',
    net_total: 'ekskl moms | netto',
    period_start: 'periode',
    period_end: 'periode',
  },
  kinds: {
    Invoice: 'faktura',
    'Credit Note': 'kreditnota | kreditfaktura',
    Receipt: 'kvittering | kassebon | bon',
    'Purchase Order': 'indkobsordre | bestilling',
    'Delivery Note': 'folgeseddel | pakkeseddel',
    'Bank Statement': 'kontoudtog | kontoutskrift | kontoudskrift',
    Contract: 'kontrakt | aftale | avtale',
    Quotation: 'tilbud | pristilbud',
    'Order Confirmation': 'ordrebekraeftelse',
    'Utility Bill': 'elregning | stromregning | stromfaktura | varmeregning | vandregning',
    Payslip: 'lonseddel | lonnsslipp | lonnslipp',
    'Payment Reminder':
      'rykker | rykkerbrev | betalingspamindelse | betalingspaminnelse | purring | inkassovarsel',
    'Expense Report': 'udgiftsrapport | rejseafregning | reiseregning | utleggsrapport',
    Ticket: 'boardingkort | togbillet | flybillet | billett',
    Check: 'bankcheck',
    'Bill of Lading': 'konnossement | fragtbrev | fraktbrev',
  },
  columns: {
    position: 'pos | linje',
    sku: 'varenr | varenummer | vare nr',
    description: 'beskrivelse | tekst | vare | ydelse | produkt | varetekst',
    quantity: 'antal | antall',
    unit: 'enhed | enhet',
    unit_price: 'pris | stk. pris | enhedspris | stykpris | a pris | pris pr. stk.',
    discount: 'rabat | rabat % | rabatt',
    tax_rate: 'moms | moms % | mva | mva %',
    amount: 'belob | i alt | pris i alt | linjetotal | total | sum | belop',
    date: 'dato',
  },
  words: {
    metered: 'måler(?:nummer|stand)? | forbruk | forbrug',
  },
};
