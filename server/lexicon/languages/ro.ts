// What documents in Romanian say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const ro: Language = {
  code: 'ro',
  name: 'Romanian',
  home: 'RO',
  months:
    'ianuarie ian | februarie feb | martie | aprilie apr | mai | iunie iun | iulie iul | august aug | septembrie sept | octombrie oct | noiembrie nov | decembrie dec',
  periods: {
    year: 'an | ani',
    month: 'lună | luni',
    week: 'săptămână | săptămâni',
    day: 'zi | zile',
  },
  papers: 'factura | factura fiscala | bon fiscal | chitanta | factura storno | copie',
  letters: 'ăâîșțşţ',
  frequent:
    'și în la cu pe din pentru este sau nu sunt care prin fără până după conform către această acest dumneavoastră vă rugăm mulțumim factură furnizor cumpărător dată plată sumă valoare cantitate preț adresă județ strada lei pâine lapte brânză apă bere cafea pui carne numerar rest masă bucăți',
  kinds: {
    Invoice: 'factura | factura fiscala | factura proforma',
    Receipt: 'bon fiscal | chitanta | bon de casa | bon nefiscal | dispozitie de incasare | chitanta nr',
    'Credit Note': 'factura storno | nota de credit',
    'Purchase Order':
      'comanda de achizitie | nota de comanda | comanda nr | comanda furnizor | comanda de aprovizionare | ordin de achiziție',
    'Delivery Note':
      'aviz de insotire a marfii | aviz de expeditie | aviz de insotire | aviz expeditie | nota de livrare | proces verbal de predare primire | lista de ambalare | aviz de livrare | nota de receptie | aviz de expediere',
    'Bank Statement':
      'extras de cont | extras cont | extras de cont bancar | extras de cont curent | istoric tranzactii | lista tranzactiilor',
    Contract: 'contract de prestari servicii | contract de vanzare',
    Quotation:
      'oferta de pret | oferta comerciala | deviz estimativ | oferta tehnica si comerciala | cotatie',
    'Order Confirmation': 'confirmare de comanda',
    'Utility Bill':
      'factura de energie electrica | factura de gaze | factura de apa | apa potabila | factura energie electrica | factura gaze naturale | factura apa canal | factura de telefonie | factura servicii comunicatii | factura de energie | factura fiscala gaze naturale | factura de gaze naturale',
    Payslip:
      'fluturas de salariu | stat de plata | fluturas salariu | fluturas de plata | fluturas salarial | stat de salarii',
    'Payment Reminder': 'somatie de plata | notificare de plata',
    'Expense Report': 'decont de cheltuieli',
    Ticket: 'bilet de tren | carte de imbarcare',
    'Bill of Lading': 'conosament | scrisoare de trasura',
  },
  labels: {
    net_pay:
      'salariu net | total net | net de plata | salariul net | rest de plata | venit net | suma de plata salariu | net incasat | avans si rest de plata',
    gross_pay:
      'salariu brut | venit brut | total brut | salariu brut total | total venit brut | salariul brut | venit brut total | brut realizat',
    invoice_number:
      'numar factura | nr factura | factura nr | seria si numarul | serie si numar | serie nr | seria nr | serie nr factura | factura seria si nr | factura seria | numărul facturii | factura fiscală nr',
    order_number:
      'numar comanda | nr comanda | nr comenzii | comanda nr | cod comanda | ordin de cumpărare nr | nr. ordin | număr ordin de achiziție | număr de ordine | număr de comandă',
    contract_number: 'numar contract | nr contract | contract nr',
    customer_number: 'cod client | cod abonat | numar client | numărul de client',
    delivery_note_number: 'aviz nr | nr aviz | aviz numarul | numar aviz | nota de livrare nr',
    receipt_number: 'bon fiscal nr | nr bon | chitanta nr',
    vat_id: 'cui | cif | cod fiscal | cod de identificare fiscala | c i f | c u i | cod tva',
    company_registration:
      'nr reg com | nr registrul comertului | registrul comertului | nr ord reg com | nr ord reg com an',
    bank_account: 'cont | cont bancar | numar cont bancar | număr cont',
    issue_date:
      'data facturii | data factura | data emiterii | data emitere | data documentului | data emiterii facturii | data eliberării | emisă la',
    due_date:
      'data scadentei | data scadenta | scadenta | scadenta la | termen de plata | ultima zi de plata | scadent la | plată scadentă | datorat pe | scadent pe | data limită de plată | de plătit până la',
    birth_date: 'data nasterii',
    delivery_date:
      'data livrarii | data expedierii | data livrare | data predarii | termen de livrare | data de livrare',
    order_date: 'data comenzii | dată ordin de achiziție | dată comandă',
    payment_date: 'data platii | data plata | platit la | data plătită | data achitării',
    period_start:
      'perioada | perioada facturata | perioada de facturare | perioada de consum | pentru luna | perioada extras | data inceput | data de început',
    period_end:
      'perioada | perioada facturata | perioada de facturare | perioada de consum | pentru luna | perioada extras | data sfirsit | data de sfârșit',
    meter_number: 'serie contor | contor | numar contor | cod pod | cod loc de consum',
    grand_total:
      'total factura | total factura cu tva | total cu tva | total general | total factura curenta | valoare totala | valoare factură | sumă totală | total facturat | preț total | suma facturii',
    net_total:
      'total fara tva | valoare fara tva | baza de impozitare | total net | sumă netă | suma impozabilă | subtotalul',
    tax_total:
      'tva | total tva | valoare tva | valoarea tva | impozit | suma taxei | total taxa inclusa | tva total',
    due_payable:
      'total de plata | suma de plata | de plata | total plata | rest de plata | total de achitat | sold de plata | restante | suma datorată | suma de incasat | total datorat',
    prepaid:
      'avans | achitat | plătit până acum | plată primită | plătit | platita | sumă plătită | sumă primită | total platit | suma achitată | plăți',
    opening_balance:
      'sold precedent | sold anterior | sold initial | sold initial la | sold la inceputul perioadei | sold anterior la | soldul inițial',
    closing_balance:
      'sold final | sold total | sold final la | sold la sfarsitul perioadei | sold curent | sold disponibil | sold actual | soldul final | soldul curent',
    discount: 'reducere | reducere totală | discount total | total reduceri',
    shipping: 'transport | taxa de livrare | cost de livrare | cost transport | livrare',
    unit_price: 'pret unitar | cost unitar',
    quantity: 'cantitate',
    tax_rate: 'cota tva | rata de impozitare',
    payment_method:
      'modalitate de plata | metoda de plata | mod de plata | tip plata | tip de plată | modul de plată | tipul platii',
    payment_terms: 'conditii de plata | termeni de plată',
    currency: 'moneda | valuta',
    party_name: 'nume | denumire',
    address: 'adresa | sediul | sediu | sediul social',
    phone: 'telefon | număr de telefon',
    notes: 'observatii | mentiuni | notițe | comentarii | comentariu',
    cash_change: 'rest | rest datorat',
    cash_tendered: 'numerar | card',
    expiry_date:
      'oferta valabila pana la | valabila pana la | valabilitate oferta | valabil pana la | valabilitatea ofertei | valid până la | data expirării | data de expirare | dată expirare',
    quote_number:
      'oferta nr | numar oferta | nr oferta | oferta numarul | numar proforma | proforma # | proforma nr',
    email: 'adresă email | adresă de email',
    contact_person: 'nume contact | nume persoană de contact | persoană de contact',
    tax_number: 'cod unic de inregistrare',
  },
  weak: {
    issue_date: 'data | data proforma',
    grand_total: 'total | suma',
    period_start: 'luna',
    period_end: 'luna',
    delivery_note_number: 'aviz',
    closing_balance: 'sold',
    tax_total: 'taxă',
  },
  headings: {
    agent: 'transportator',
    seller: 'furnizor | vanzator | prestator | emitent | angajator | expeditor | de la',
    buyer:
      'cumparator | client | beneficiar | facturat catre | angajat | salariat | titular cont | titular | nume si prenume | nume angajat | nume client | destinatar | achizitor | abonat | factură emisă câtre | adresă de facturare | proformă emisă către | ofertă pentru | credit emis către | adresă facturare | detalii client | facturaţi către | vândut către | către',
    ship_to: 'adresa de livrare | livrare la | loc de livrare | adresa livrare | livrează la',
    payee: 'beneficiarul platii',
    bank: 'banca | numele băncii',
  },
  owners: { seller: 'furnizor | vanzator', buyer: 'client | cumparator' },
  columns: {
    position: 'nr crt | nr',
    description:
      'denumirea produselor | denumire | descriere | denumirea produselor sau a serviciilor | descrierea serviciului | produse si servicii | descrierea marfurilor vandute | denumire produs | denumire produse | denumirea produsului | denumirea bunurilor | detalii | produs | produse | nume articol | servicii',
    quantity: 'cantitate | cantitatea | cant | expediat',
    unit: 'u m | um',
    unit_price: 'pret unitar | pret unitar fara tva | pret | pret net | cost unitar | tarif orar',
    tax_rate: 'cota tva | tva % | rata de impozitare',
    tax_amount: 'valoare tva | tva | valoarea tva | impozit | total taxe | suma taxei',
    amount: 'valoare | valoarea | valoare neta',
    gross_amount: 'valoare bruta | valoare cu tva',
    discount: 'reducere',
    sku: 'număr de referință | cod de bare | articol # | id produs | cod produs',
  },
  parts: { sku: 'cod produs', gtin: 'cod ean | cod de bare' },
  exemptions: {
    reverse_charge: 'taxare inversă',
    intra_community: 'livrare intracomunitară scutită',
    exempt: 'scutit de tva | scutit fără drept de deducere',
    small_business: 'neplătitor de tva | regim special de scutire',
  },
  units: {
    piece: 'bucată | bucăți | buc',
    hour: 'oră | ore',
    day: 'zi | zile',
    month: 'lună | luni',
    pack: 'pachet | pachete',
    box: 'cutie | cutii',
    kilogram: 'kilogram | kilograme',
    metre: 'metru | metri',
    cubic_metre: 'metru cub | metri cubi | mc',
    litre: 'litru | litri',
  },
  words: {
    goods_count: 'articole | produse | buc',
    page: String.raw`pagina | pag\.?`,
    page_total: 'din',
    metered:
      'index(?:ul)? (?:vechi|nou|anterior|curent) | citire contor | contor | energie activă | consum (?:facturat|estimat|real) | loc de consum | contor(?:ul)? | gaze naturale | apă potabilă | canalizare | abonament (?:telefonic|mobil|internet) | telefonie (?:fixă|mobilă)',
    street_beginning: 'strada | bulevardul | calea | șoseaua',
    branch: 'sucursala | punct de lucru',
    street: String.raw`strada | str\.? | bd\.? | bulevardul | calea | șoseaua | sos\.?`,
    slogan: String.raw`mulțumim | vă mulțumim`,
    bill_title: 'factur[aă](?: fiscal[aă])? | chitanț[aă]',
    payment_means: 'numerar | card | ordin de plată | transfer bancar',
    person_title: 'dl | dna | d-?l | d-?na | domnul | doamna',
    bank_name: 'banca',
  },
};
