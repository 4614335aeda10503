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
    Invoice: 'račun br | račun broj | račun za usluge | predračun | r1 račun | e-račun | račun',
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
    invoice_number:
      'broj računa | račun br | račun broj | broj fakture | faktura br | id računa | br. računa | račun-otpremnica br',
    order_number:
      'broj narudžbe | broj narudžbenice | narudžba # | narudžba br | br. narudžbe | narudžbenica br',
    customer_number: 'šifra kupca | broj kupca | id kupca',
    vat_id: 'oib | pdv id | pdv broj',
    company_registration: 'mbs',
    clearance_number: 'jir | zki',
    payment_reference: 'poziv na broj | model i poziv na broj | referenca transakcije',
    issue_date: 'datum računa | datum izdavanja | datum izdavanja računa | datum fakture | izdano dana',
    due_date:
      'datum dospijeća | dospijeće | rok plaćanja | datum dospijeća fakture | datum dospjeća | dospijeće plaćanja | platiti do | rok plaćanja do | valuta plaćanja',
    birth_date: 'datum rodenja',
    delivery_date: 'datum isporuke | datum otpreme | datum dostave | datum izdavanja robe | datum usluge',
    grand_total:
      'sveukupno | ukupno za platiti | ukupno s pdv | ukupan iznos | za platiti | iznos računa | ukupno za plaćanje | ukupna cijena | iznos fakture | ukupan iznos fakture | ukupno s pdv-om | ukupni iznos | sveukupno za platiti',
    net_total:
      'porezna osnovica | osnovica | ukupno bez pdv | iznos bez pdv | osnovica za obračun pdv-a | iznos bez poreza | međuzbir | međuzbroj | ukupno bez pdv-a | neto iznos | iznos bez pdv-a',
    tax_total:
      'iznos pdv | ukupno pdv | iznos poreza | pdv | porezi | porez | ukupno porez | porez ukupno | prodajni porez | porez na promet | ukupan porez | pdv ukupno',
    discount: 'popust | ukupan popust | popusti | rabat % | popust ukupno',
    opening_balance: 'početno stanje | prethodno stanje | staro stanje | početni saldo',
    closing_balance:
      'završno stanje | novo stanje | konačno stanje | stanje računa | završni saldo | trenutni saldo',
    gross_pay: 'bruto plaća | bruto iznos | ukupno bruto | bruto primanja',
    net_pay:
      'neto plaća | iznos za isplatu | neto isplata | za isplatu | isplata na račun | ukupno za isplatu',
    unit_price: 'jedinična cijena | cijena po jedinici',
    quantity: 'količina',
    payment_method: 'način plaćanja | tip uplate | vrsta plaćanja | tip plaćanja | metoda plaćanja',
    address: 'adresa',
    cash_tendered: 'gotovina | novčanice',
    cash_change: 'povrat | kusur',
    cashier: 'operater | blagajnik',
    table_no: 'stol',
    notes: 'napomena | bilješke | komentari | napomene',
    delivery_note_number: 'otpremnica br | broj otpremnice | otpremnica broj',
    quote_number: 'ponuda br | broj ponude | ponuda broj | ponuda #',
    meter_number: 'broj brojila | brojilo | obračunsko mjerno mjesto',
    order_date: 'datum narudžbe',
    period_start:
      'razdoblje | obračunsko razdoblje | za mjesec | za razdoblje | početni datum | datum početka',
    period_end:
      'razdoblje | obračunsko razdoblje | za mjesec | za razdoblje | završni datum | datum završetka',
    expiry_date:
      'ponuda vrijedi do | vrijedi do | rok valjanosti ponude | opcija ponude | istječe u | datum isteka | datum isteka ponude',
    payment_date: 'datum isplate | datum plaćanja | datum uplate',
    bank_account: 'žiro račun | broj računa | transakcijski račun | bankovni račun',
    due_payable:
      'za platiti | za uplatu | ukupno za platiti | dospjeli iznos | dužan iznos | iznos dospijeća | iznos za uplatu | iznos duga | preostalo za platiti | ostatak za platiti | preostali iznos | iznos za plaćanje',
    phone: 'broj telefona | telefonski broj',
    email: 'adresa e-pošte',
    payment_terms: 'uvjeti plaćanja | uslovi plaćanja',
    prepaid:
      'do sada plaćeno | uplate | primljena uplata | plaćeno | plaćeni iznos | iznos uplate | uplata primljena | avansno plaćeno | predujam | plaćeno predujmom | već plaćeno',
    contact_person: 'ime kontakta | kontakt osoba',
    tax_rate: 'porezna stopa | stopa poreza | poreska stopa | porez % | stopa pdv-a',
    tax_number: 'porezni broj | poreski broj | porezni id',
    serial_number: 'serijski broj',
    shipping: 'trošak dostave',
  },
  weak: { grand_total: 'ukupno', issue_date: 'datum ponude' },
  headings: {
    agent: 'prijevoznik',
    seller:
      'prodavatelj | dobavljač | izdavatelj | poslodavac | isporučitelj | pošiljatelj | prodavac | izvođač | prodano od | izdavatelj računa',
    buyer:
      'kupac | primatelj usluge | primatelj | radnik | zaposlenik | djelatnik | vlasnik računa | korisnik | naručitelj | klijent | račun izdan | adresa računa | fakturiraj na | ponuda napravljena za | pojedinosti o klijentu | adresa za naplatu | adresa za fakturisanje | detalji kupca | primatelj računa | ponuda za | podaci o kupcu',
    bank: 'banka | naziv banke',
    ship_to: 'mjesto isporuke | adresa isporuke | isporučiti za | adresa za dostavu | dostava na',
  },
  columns: {
    position: 'r br | rbr | rb | red br | pozicija | redni broj',
    sku: 'šifra | broj artikla',
    description:
      'naziv | opis | naziv robe | naziv artikla | stavka | detalji | proizvod | proizvodi | zadatak',
    quantity: 'količina | kol | sati | dostavljeno',
    unit: 'jm | jed mj | jedinica | jedinice',
    unit_price: 'cijena | jedinična cijena | cijena po jedinici | cijena sata | jed. cijena | trošak',
    discount: 'popust | rabat',
    amount: 'iznos | vrijednost | ukupno | ukupna cijena | međuzbroj',
    tax_rate:
      'pdv | pdv % | stopa pdv | porezna stopa | stopa poreza | poreska stopa | porez % | stopa pdv-a',
    tax_amount: 'iznos pdv | porez | iznos poreza | porez ukupno | iznos pdv-a',
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
