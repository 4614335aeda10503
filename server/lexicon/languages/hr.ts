// What documents in Croatian say. Data only: see ../language.ts for what each part means.
// Its months are left out: the Polish and Czech November is its October.
import type { Language } from '../language.ts';

export const hr: Language = {
  code: 'hr',
  name: 'Croatian',
  home: 'HR',
  periods: {
    year: 'godina | godine',
    month: 'mjesec | mjeseca | mjeseci',
    week: 'tjedan | tjedna',
    day: 'dan | dana',
  },
  papers: 'račun | račun r1 | fiskalni račun | ponuda | otpremnica | kopija',
  letters: 'čćđšž',
  frequent:
    'i u na za od do se je su ili nije prema sa ukupno iznos cijena količina kupac prodavatelj dobavljač datum izdavanja dospijeća plaćanja hvala posjeti kupnji operater blagajnik gotovina kartica mjesto vrijeme oznaka usluga naziv porez osnovica bez pdv žiro ulica račun kruh mlijeko sir maslac jaja riba svinjetina junetina krumpir rajčica krastavac luk mrkva jabuka banana kruška jagode vrhnje jogurt vrećica salata kava pivo voda čaj stol',
  kinds: {
    Invoice: 'račun br | račun broj | račun za usluge | predračun | r1 račun | e-račun',
    Receipt: 'fiskalni račun | maloprodajni račun | gotovinski račun | potvrda o uplati',
    'Credit Note': 'odobrenje | storno račun',
    'Purchase Order': 'narudžbenica | narudžba br | narudžbenica br',
    'Delivery Note':
      'otpremnica | dostavnica | otpremnica br | primka | izdatnica | dostavni list | međuskladišnica',
    'Bank Statement':
      'izvadak po računu | izvod po računu | izvadak prometa | izvadak | izvod br | promet po računu | izvadak po transakcijskom računu',
    Contract: 'ugovor o djelu | ugovor o radu | ugovor o najmu | ugovor o suradnji',
    Quotation: 'ponuda br | ponuda broj | ponuda',
    'Order Confirmation': 'potvrda narudžbe',
    'Utility Bill':
      'račun za električnu energiju | račun za plin | račun za vodu | račun za struju | račun za opskrbu električnom energijom | račun za vodne usluge | račun za telekomunikacijske usluge | račun za komunalne usluge | račun za toplinsku energiju | račun za prirodni plin',
    Payslip:
      'isplatna lista | obračun plaće | obračun isplate plaće | platna lista | obračunska lista | obračun plaća | isplatni listić | platni listić',
    'Payment Reminder': 'opomena',
    'Expense Report': 'putni nalog | obračun putnih troškova',
    Ticket: 'vozna karta | ukrcajna propusnica',
    'Bill of Lading': 'teretnica | teretni list',
  },
  labels: {
    invoice_number: 'broj računa | račun br | račun broj',
    order_number: 'broj narudžbe | broj narudžbenice',
    customer_number: 'šifra kupca | broj kupca',
    vat_id: 'oib | pdv id | pdv broj',
    company_registration: 'mbs',
    clearance_number: 'jir | zki',
    payment_reference: 'poziv na broj | model i poziv na broj',
    issue_date: 'datum računa | datum izdavanja | datum izdavanja računa',
    due_date: 'datum dospijeća | dospijeće | rok plaćanja',
    birth_date: 'datum rodenja',
    delivery_date: 'datum isporuke | datum otpreme | datum dostave | datum izdavanja robe',
    grand_total: 'sveukupno | ukupno za platiti | ukupno s pdv | ukupan iznos | za platiti',
    net_total: 'porezna osnovica | osnovica | ukupno bez pdv | iznos bez pdv',
    tax_total: 'iznos pdv | ukupno pdv | iznos poreza',
    discount: 'popust',
    opening_balance: 'početno stanje | prethodno stanje | staro stanje',
    closing_balance: 'završno stanje | novo stanje | konačno stanje | stanje računa',
    gross_pay: 'bruto plaća | bruto iznos | ukupno bruto | bruto primanja',
    net_pay:
      'neto plaća | iznos za isplatu | neto isplata | za isplatu | isplata na račun | ukupno za isplatu',
    unit_price: 'jedinična cijena | cijena po jedinici',
    quantity: 'količina',
    payment_method: 'način plaćanja',
    address: 'adresa',
    cash_tendered: 'gotovina | novčanice',
    cash_change: 'povrat',
    cashier: 'operater | blagajnik',
    table_no: 'stol',
    notes: 'napomena',
    delivery_note_number: 'otpremnica br | broj otpremnice | otpremnica broj',
    quote_number: 'ponuda br | broj ponude | ponuda broj',
    meter_number: 'broj brojila | brojilo | obračunsko mjerno mjesto',
    order_date: 'datum narudžbe',
    period_start: 'razdoblje | obračunsko razdoblje | za mjesec | za razdoblje',
    period_end: 'razdoblje | obračunsko razdoblje | za mjesec | za razdoblje',
    expiry_date: 'ponuda vrijedi do | vrijedi do | rok valjanosti ponude | opcija ponude',
    payment_date: 'datum isplate | datum plaćanja',
    bank_account: 'žiro račun | broj računa | transakcijski račun',
    due_payable: 'za platiti | za uplatu | ukupno za platiti',
  },
  weak: { grand_total: 'ukupno' },
  headings: {
    seller:
      'prodavatelj | dobavljač | izdavatelj | poslodavac | isporučitelj | pošiljatelj | prodavac | izvođač',
    buyer:
      'kupac | primatelj usluge | primatelj | radnik | zaposlenik | djelatnik | vlasnik računa | korisnik | naručitelj',
    bank: 'banka',
    ship_to: 'mjesto isporuke | adresa isporuke',
  },
  columns: {
    position: 'r br | rbr',
    sku: 'šifra',
    description: 'naziv | opis | naziv robe | naziv artikla',
    quantity: 'količina | kol',
    unit: 'jm | jed mj',
    unit_price: 'cijena | jedinična cijena',
    discount: 'popust | rabat',
    amount: 'iznos | vrijednost | ukupno',
  },
  words: {
    subtotal: 'ukupno',
    page: 'stranica',
    slogan: 'hvala',
    payment_means: 'gotovina | novčanice | kartica | transakcijski račun',
    company_ending: String.raw`d\.o\.o`,
    metered:
      'stanje brojila | potrošnja | brojilo | brojila | očitanje | mrežarina | električna energija | potrošnja (?:vode|plina|energije)',
  },
};
