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
      'comanda de achizitie | nota de comanda | comanda nr | comanda furnizor | comanda de aprovizionare',
    'Delivery Note':
      'aviz de insotire a marfii | aviz de expeditie | aviz de insotire | aviz expeditie | nota de livrare | proces verbal de predare primire | lista de ambalare | aviz de livrare | nota de receptie',
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
      'numar factura | nr factura | factura nr | seria si numarul | serie si numar | serie nr | seria nr | serie nr factura | factura seria si nr | factura seria',
    order_number: 'numar comanda | nr comanda | nr comenzii | comanda nr | cod comanda',
    contract_number: 'numar contract | nr contract | contract nr',
    customer_number: 'cod client | cod abonat | numar client',
    delivery_note_number: 'aviz nr | nr aviz | aviz numarul | numar aviz | nota de livrare nr',
    receipt_number: 'bon fiscal nr | nr bon | chitanta nr',
    vat_id: 'cui | cif | cod fiscal | cod de identificare fiscala | c i f | c u i | cod tva',
    company_registration:
      'nr reg com | nr registrul comertului | registrul comertului | nr ord reg com | nr ord reg com an',
    bank_account: 'cont | cont bancar | numar cont bancar',
    issue_date:
      'data facturii | data factura | data emiterii | data emitere | data documentului | data emiterii facturii',
    due_date:
      'data scadentei | data scadenta | scadenta | scadenta la | termen de plata | ultima zi de plata | scadent la',
    birth_date: 'data nasterii',
    delivery_date:
      'data livrarii | data expedierii | data livrare | data predarii | termen de livrare | data de livrare',
    order_date: 'data comenzii',
    payment_date: 'data platii | data plata | platit la',
    period_start:
      'perioada | perioada facturata | perioada de facturare | perioada de consum | pentru luna | perioada extras',
    period_end:
      'perioada | perioada facturata | perioada de facturare | perioada de consum | pentru luna | perioada extras',
    meter_number: 'serie contor | contor | numar contor | cod pod | cod loc de consum',
    grand_total:
      'total factura | total factura cu tva | total cu tva | total general | total factura curenta | valoare totala',
    net_total: 'total fara tva | valoare fara tva | baza de impozitare | total net',
    tax_total: 'tva | total tva | valoare tva | valoarea tva',
    due_payable:
      'total de plata | suma de plata | de plata | total plata | rest de plata | total de achitat | sold de plata',
    prepaid: 'avans | achitat',
    opening_balance:
      'sold precedent | sold anterior | sold initial | sold initial la | sold la inceputul perioadei | sold anterior la',
    closing_balance:
      'sold final | sold total | sold final la | sold la sfarsitul perioadei | sold curent | sold disponibil | sold actual',
    discount: 'reducere',
    shipping: 'transport | taxa de livrare',
    unit_price: 'pret unitar',
    quantity: 'cantitate',
    tax_rate: 'cota tva',
    payment_method: 'modalitate de plata | metoda de plata | mod de plata',
    payment_terms: 'conditii de plata',
    currency: 'moneda | valuta',
    party_name: 'nume | denumire',
    address: 'adresa | sediul | sediu | sediul social',
    phone: 'telefon',
    notes: 'observatii | mentiuni',
    cash_change: 'rest',
    cash_tendered: 'numerar | card',
    expiry_date:
      'oferta valabila pana la | valabila pana la | valabilitate oferta | valabil pana la | valabilitatea ofertei',
    quote_number: 'oferta nr | numar oferta | nr oferta | oferta numarul',
  },
  weak: {
    issue_date: 'data',
    grand_total: 'total | suma',
    invoice_number: 'factura',
    period_start: 'luna',
    period_end: 'luna',
    delivery_note_number: 'aviz',
    closing_balance: 'sold',
  },
  headings: {
    agent: 'transportator',
    seller: 'furnizor | vanzator | prestator | emitent | angajator | expeditor',
    buyer:
      'cumparator | client | beneficiar | facturat catre | angajat | salariat | titular cont | titular | nume si prenume | nume angajat | nume client | destinatar | achizitor | abonat',
    ship_to: 'adresa de livrare | livrare la | loc de livrare | adresa livrare',
    payee: 'beneficiarul platii',
    bank: 'banca',
  },
  owners: { seller: 'furnizor | vanzator', buyer: 'client | cumparator' },
  columns: {
    position: 'nr crt | nr',
    description:
      'denumirea produselor | denumire | descriere | denumirea produselor sau a serviciilor | descrierea serviciului | produse si servicii | descrierea marfurilor vandute | denumire produs | denumire produse | denumirea produsului | denumirea bunurilor',
    quantity: 'cantitate | cantitatea | cant',
    unit: 'u m | um',
    unit_price: 'pret unitar | pret unitar fara tva | pret | pret net',
    tax_rate: 'cota tva | tva %',
    tax_amount: 'valoare tva | tva | valoarea tva',
    amount: 'valoare | valoarea | valoare neta',
    gross_amount: 'valoare bruta | valoare cu tva',
    discount: 'reducere',
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
