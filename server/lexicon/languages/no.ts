// What documents in Norwegian say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const no: Language = {
  code: 'no',
  name: 'Norwegian',
  home: 'NO',
  months:
    'januar jan | februar feb | mars | april apr | mai | juni jun | juli jul | august aug | september sep sept | oktober okt | november nov | desember des',
  periods: { year: 'år', month: 'måned | måneder', week: 'uke | uker', day: 'dag | dager' },
  papers: 'faktura | kvittering | salgskvittering | kreditnota | pakkseddel | kopi',
  letters: 'æøå',
  frequent:
    'og på til for av med ikke det som er har den fra ved vi deg dere skal kan du din deres etter eller mva herav totalt beløp antall betalt takk besøket velkommen igjen kjøp kort organisasjonsnr foretaksregisteret kundenr forfall betales fakturadato forfallsdato gatenavn sum varer kasse kvittering kontant veksel brød melk ost smør egg kjøtt kjøttdeig fisk kylling svin storfe poteter tomat agurk løk gulrot eple epler banan pære jordbær fløte rømme kaffe te øl vann brus sjokolade salat isbergsalat bærepose pant sjampinjong laks bord servering åpningstider tlf org',
  kinds: {
    Invoice: 'faktura',
    Receipt:
      'kvittering | salgskvittering | kassakvittering | kjøpskvittering | betalingskvittering | kjøpsbevis | parkeringskvittering',
    'Credit Note': 'kreditnota | kreditfaktura',
    'Purchase Order': 'innkjøpsordre | bestilling | bestilling nr | innkjøpsbestilling',
    'Delivery Note':
      'pakkseddel | følgeseddel | leveringsseddel | pakkliste | leveranseseddel | fraktseddel | plukkliste | pakkseddel nr | utleveringsseddel',
    'Bank Statement':
      'kontoutskrift | kontoutdrag | kontoutskrift for | kontooversikt | transaksjonsoversikt | kontobevegelser | kredittkortutskrift | kontoutskrift nr',
    Contract: 'avtale | kontrakt | arbeidsavtale | leiekontrakt',
    Quotation: 'tilbud | pristilbud | anbud | kostnadsoverslag | prisoverslag | tilbud nr',
    'Order Confirmation': 'ordrebekreftelse',
    'Utility Bill':
      'strømfaktura | strømregning | nettleie | faktura for strøm | faktura nettleie | faktura strøm | mobilfaktura | telefonfaktura | bredbåndsfaktura | kommunale avgifter | strømavregning | faktura for nettleie og strøm',
    Payslip: 'lønnsslipp | lønnslipp | lønnsspesifikasjon | lønnspesifikasjon | lønnsoppgave | lønnslipp for',
    'Payment Reminder': 'betalingspåminnelse | purring | inkassovarsel | betalingsoppfordring',
    'Expense Report': 'reiseregning | utgiftsrefusjon',
    Ticket: 'togbillett | ombordstigningskort | flybillett',
    'Bill of Lading': 'konnossement | fraktbrev',
  },
  labels: {
    invoice_number: 'fakturanummer | fakturanr | faktura nr',
    receipt_number: 'kvitteringsnr | kvittering nr | bongnr | salgskvittering',
    order_number:
      'ordrenummer | ordrenr | bestillingsnr | innkjøpsordrenummer | bestillings id | innkjøpsordre nr',
    customer_number: 'kundenummer | kundenr | ansattnummer | kundekode',
    payment_reference: 'kid | kid nummer | kid nr',
    company_registration: 'organisasjonsnummer | organisasjonsnr | org nr | orgnr | foretaksregisteret',
    bank_account: 'kontonummer | kontonr | bankkonto',
    issue_date: 'fakturadato | utstedt dato',
    due_date:
      'forfallsdato | forfall | betalingsfrist | betales innen | siste betalingsfrist | betalingsforfall',
    birth_date: 'fodselsdato | fodt',
    delivery_date:
      'leveringsdato | levert dato | utleveringsdato | sendt dato | forsendelsesdato | dato levert | leveringstid | ytelsesdato',
    order_date: 'ordredato | bestillingsdato',
    grand_total:
      'totalt | sum inkl mva | totalsum | total inkl mva | totalbeløp | å betale totalt | total å betale | sum å betale | totalt beløp | fakturabeløp | fakturatotalsum | sum (inkl. avgift) | bestilling totalt | totalt inkl. mva | beløp inkl. mva',
    net_total:
      'sum ekskl mva | netto sum | sum eks mva | total eks mva | mva grunnlag | delsum | nettobeløp | sum (eks. avgift) | sub total (ekskl. mva) | totalt eks. mva | beløp eks. mva | delsum eks. mva',
    tax_total:
      'mva beløp | herav mva | sum mva | skattebeløp | totalt mva | total inkludert avgift | totale avgifter | omsetningsavgift | total skatt | mva totalt',
    due_payable:
      'å betale | beløp å betale | til betaling | gjenstående | skyldig beløp | beløp til betaling | forfalt beløp | forfallsbeløp | til forfall | utestående beløp | gjenstående beløp | rest å betale | saldo å betale',
    discount: 'rabatt | avslag | rabattbeløp | sum rabatt',
    shipping: 'frakt',
    rounding: 'øreavrunding | avrundet | avrunding',
    opening_balance:
      'inngående saldo | saldo fra forrige | forrige saldo | startsaldo | saldo ved periodens start | overført fra forrige kontoutskrift | saldo fra kontoutskrift | åpningsbalanse | start balanse',
    closing_balance:
      'utgående saldo | saldo i deres favør | ny saldo | sluttsaldo | saldo ved periodens slutt | saldo per | sluttbalanse | gjeldende balanse | utgående balanse',
    gross_pay: 'bruttolønn | brutto lønn | sum brutto | bruttolønn totalt | lønn brutto',
    net_pay:
      'nettolønn | netto utbetalt | til utbetaling | utbetalt beløp | utbetalt | netto lønn | nettoutbetaling | til utbetaling kr | utbetales | netto til utbetaling | overført til konto',
    unit_price: 'enhetspris | pris per enhet | stykkpris | enhetskostnad',
    quantity: 'antall | mengde',
    payment_terms: 'betalingsbetingelser | betalingsvilkår',
    address: 'adresse',
    phone: 'telefon | tlf',
    cash_tendered: 'kontant | bankkort | kontanter',
    cash_change: 'tilbake | vekslepenger',
    cashier: 'kasserer | ekspeditør | betjent av',
    table_no: 'bord',
    notes: 'merknad | notater | notat | merknader',
    delivery_note_number:
      'pakkseddelnummer | pakkseddel nr | pakkseddelnr | følgeseddel nr | følgeseddelnummer | leveransenummer | leveringsnr',
    period_start:
      'periode | lønnsperiode | avregningsperiode | faktureringsperiode | forbruksperiode | lønn for | opptjeningsperiode',
    period_end:
      'periode | lønnsperiode | avregningsperiode | faktureringsperiode | forbruksperiode | lønn for | opptjeningsperiode | sluttdato',
    payment_date:
      'utbetalingsdato | betalingsdato | utbetales den | utbetalt dato | betalingsdag | betalt den | betalt dato',
    expiry_date:
      'gyldig til | tilbudet gjelder til | tilbud gyldig til | gjelder til | vedståelsesfrist | utløpsdato',
    quote_number: 'tilbudsnummer | tilbud nr | tilbudsnr | anbudsnummer | tilbud #',
    meter_number: 'målernummer | måler nr | målepunkt id | målepunkt-id | målernr',
    email: 'e-post-adresse',
    prepaid:
      'betaling mottatt | total betalt | beløp betalt | betalt beløp | forskuddsbetalt | innbetalt | mottatt beløp',
    payment_method: 'betalingsmåte',
    vat_id: 'mva-nummer',
    tax_rate: 'avgiftsklasse | avgiftsrate | mva-sats',
    tax_number: 'mva kode | mva id',
    tracking_number: 'sporingsnummer',
    bic: 'swift-kode',
  },
  weak: {
    issue_date: 'dato | dokumentdato',
    closing_balance: 'saldo',
    gross_pay: 'brutto',
    net_pay: 'netto',
    tax_total: 'avgift',
  },
  headings: {
    seller: 'selger | leverandør | arbeidsgiver | avsender | utsteder | oppdragstaker',
    buyer:
      'kunde | kjøper | faktureres til | fakturaadresse | ansatt | arbeidstaker | mottaker | kontohaver | kundenavn | bestiller | navn på ansatt | oppdragsgiver | faktura sendt til | fakturert til',
    ship_to: 'leveringsadresse | leveres til | varemottaker | mottaker',
    payee: 'mottaker | betalingsmottaker',
    bank: 'bank',
  },
  columns: {
    sku: 'varenr | varenummer | artikkelnr',
    description: 'beskrivelse | varenavn | produkt | oppgave',
    quantity: 'antall | sendt | levert',
    unit: 'enhet',
    unit_price: 'enhetspris | pris | à pris | enhetskostnad',
    discount: 'rabatt | avslag',
    tax_rate: 'mva | mva % | avgiftsklasse | avgiftsrate',
    amount: 'beløp | sum',
    tax_amount: 'totalt mva | skattebeløp | merverdiavgift',
    gross_amount: 'sum (inkl. avgift)',
  },
  words: {
    subtotal: 'sum | delsum',
    goods_count: 'varer? | stk',
    page: 'side',
    page_total: 'av',
    slogan: 'takk for besøket | takk for handelen | velkommen igjen',
    payment_means: 'kontant | bankkort | bankaxept',
    metered:
      'målerstand | forbruk | strømforbruk | nettleie | målepunkt | forbruksavgift | energiledd | fastledd | mobilabonnement | bredbånd | elavgift | målernummer | vannforbruk | avlesning',
    person_title: 'herr | fru',
  },
};
