// What documents in Slovenian say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const sl: Language = {
  code: 'sl',
  name: 'Slovenian',
  home: 'SI',
  months:
    'januar januarja | februar februarja | marec marca | april aprila | maj maja | junij junija | julij julija | avgust avgusta | september septembra | oktober oktobra | november novembra | december decembra',
  periods: {
    year: 'leto | leta',
    month: 'mesec | meseca | mesecev',
    week: 'teden | tedna',
    day: 'dan | dni',
  },
  papers: 'račun | predračun | dobavnica | blagajniški prejemek | dobropis | kopija',
  letters: 'čšž',
  frequent:
    'in za na ob po pri se je so ali ni iz ter skupaj znesek cena količina kupec prodajalec dobavitelj datum izdaje zapadlosti plačila plačilo hvala nakup obisk gotovina kartica ddv osnova davek storitve opravljene podračun račun naziv ulica cesta davčna zavezanec kruh mleko sir maslo jajca riba svinjina govedina krompir paradižnik kumara čebula korenje jabolko banana hruška jagode smetana jogurt vrečka solata kava pivo voda čaj blagajna miza',
  kinds: {
    Invoice: 'račun št | račun številka | predračun',
    Receipt: 'blagajniški račun | blagajniški prejemek | potrdilo o plačilu | gotovinski račun',
    'Credit Note': 'dobropis',
    'Purchase Order': 'naročilnica | naročilo št | naročilnica št',
    'Delivery Note':
      'dobavnica | dobavnica št | prevzemnica | odpremnica | spremni list | prevzemni list | spremnica',
    'Bank Statement': 'izpisek prometa | izpisek računa | bančni izpisek | izpisek stanja',
    Contract: 'pogodba o zaposlitvi | najemna pogodba | kupoprodajna pogodba',
    Quotation: 'ponudba št | ponudba številka | predračun ponudba | ponudba',
    'Order Confirmation': 'potrditev naročila',
    'Utility Bill':
      'račun za električno energijo | račun za elektriko | račun za vodo | račun za plin | račun za ogrevanje | račun za komunalne storitve | račun za telekomunikacijske storitve | račun za omrežnino',
    Payslip: 'plačilna lista | obračun plače | plačilni list | obračun osebnega dohodka | obračun plač',
    'Payment Reminder': 'opomin',
    'Expense Report': 'potni nalog',
    Ticket: 'vozovnica | vstopni kupon',
    'Bill of Lading': 'nakladnica | tovorni list',
  },
  labels: {
    invoice_number:
      'številka računa | račun št | račun številka | št računa | račun # | številka fakture | št. dobropisa | številka dobropisa | faktura št',
    order_number:
      'številka naročila | naročilo št | št naročila | št. naročilnice | naročilo # | naročilnica št',
    customer_number: 'šifra kupca | id stranke | št. stranke | oznaka stranke | šifra stranke',
    vat_id: 'id za ddv | id št za ddv | davčna številka | id ddv | davčna št | ddv id',
    company_registration: 'matična številka',
    clearance_number: 'eor | zoi',
    payment_reference: 'sklic | plačilna referenca',
    issue_date: 'datum izdaje | datum računa | datum dobropisa | izdano dne',
    due_date:
      'datum zapadlosti | rok plačila | zapadlost | zapadlost računa | rok za plačilo | zapade | plačati do | datum valute | zapade v plačilo',
    birth_date: 'datum rojstva',
    delivery_date:
      'datum dobave | datum opravljene storitve | datum opr storitve | datum odpreme | datum prevzema',
    grand_total:
      'skupaj za plačilo | za plačilo | skupaj z ddv | znesek za plačilo | skupni znesek | znesek računa | končni znesek | skupna cena | skupna vsota | vrednost z ddv | znesek z ddv',
    net_total:
      'skupaj brez ddv | osnova za ddv | osnova | vmesni seštevek | delna vsota | vmesna vsota | znesek brez ddv | vrednost brez ddv',
    tax_total:
      'znesek ddv | skupaj ddv | ddv | davki | davek | znesek davka | skupaj davek | skupni davek | davek skupaj | skupni davki | ddv skupaj',
    discount: 'popust | skupni popust | popust skupaj',
    opening_balance: 'začetno stanje | prejšnje stanje | staro stanje | začetna vsota | začetni saldo',
    closing_balance: 'končno stanje | novo stanje | trenutno stanje',
    gross_pay: 'bruto plača | skupaj bruto | bruto plača skupaj',
    net_pay:
      'neto plača | znesek za izplačilo | neto izplačilo | za izplačilo | znesek izplačila | izplačilo na račun',
    unit_price: 'cena na enoto | strošek enote | cena enote | cena/em',
    quantity: 'količina | kol',
    payment_method: 'način plačila',
    address: 'naslov',
    cash_tendered: 'gotovina',
    cash_change: 'vračilo | vrnjeno',
    cashier: 'blagajnik | prodajalec',
    table_no: 'miza',
    notes: 'opomba | opombe | komentarji | zapiski',
    delivery_note_number: 'dobavnica št | številka dobavnice | dobavnica številka',
    quote_number:
      'ponudba št | številka ponudbe | ponudba številka | št. ponudbe | predračun št | številka predračuna',
    meter_number: 'številka števca | merilno mesto',
    order_date: 'datum naročila',
    period_start: 'obračunsko obdobje | za mesec | datum začetka | začetni datum | obdobje storitve',
    period_end: 'obdobje | obračunsko obdobje | za mesec | končni datum | datum konca',
    expiry_date:
      'ponudba velja do | velja do | veljavnost ponudbe | datum poteka | datum izteka veljavnosti | datum veljavnosti',
    payment_date: 'datum izplačila | datum plačila',
    bank_account: 'trr | transakcijski račun | št računa | bančni račun',
    due_payable:
      'za plačilo | skupaj za plačilo | zapadli znesek | dolgovani znesek | še za plačilo | ostane za plačilo | preostali znesek | odprt znesek | za plačilo eur',
    phone: 'telefonska številka',
    email: 'e-poštni naslov | elektronski naslov',
    payment_terms: 'plačilni pogoji',
    prepaid:
      'že plačano | plačila | plačilo prejeto | plačano | plačan znesek | prejeti znesek | plačani znesek | predplačilo | plačano z avansom',
    contact_person: 'kontaktno ime | kontaktna oseba',
    tax_rate: 'davčna stopnja | stopnja ddv',
    tax_number: 'davčna identifikacijska številka',
    shipping: 'dostava | stroški dostave | poštnina',
  },
  weak: { grand_total: 'skupaj', issue_date: 'datum ponudbe | datum dokumenta' },
  headings: {
    seller: 'prodajalec | izdajatelj | dobavitelj | delodajalec | pošiljatelj | izvajalec',
    buyer:
      'kupec | naročnik | prejemnik | delavec | zaposleni | imetnik računa | stranka | račun izdan za | naslov za pošiljanje računa | račun za | predračun za | dobropis izdan za | naslov za račun | podatki o stranki | naslov prejemnika računa | naslov plačnika | prejemnik računa | ponudba za | naročnik storitve',
    bank: 'banka | ime banke',
    ship_to: 'naslov dostave | kraj dostave | prejemnik blaga | naslov za dostavo | poslano na | pošlji na',
  },
  columns: {
    description:
      'opis | naziv | artikel | postavka | izdelek | izdelki | opravilo | storitev | artikli | storitve | blago / storitev',
    quantity: 'količina | kol | ur | ure',
    unit: 'em | enota',
    unit_price: 'cena | cena brez ddv | strošek enote | cena/em | cena na enoto | urna postavka',
    discount: 'popust | rabat',
    amount: 'vrednost | znesek | skupaj | skupaj brez ddv | vmesni seštevek | skupna cena',
    tax_rate: 'ddv | ddv % | davčna stopnja | stopnja ddv',
    position: 'zap št',
    tax_amount: 'davek | znesek davka | skupni davek | znesek ddv',
    sku: 'oznaka izdelka | šifra artikla',
  },
  words: {
    page: 'stran',
    slogan: 'hvala',
    payment_means: 'gotovina | plačilna kartica',
    metered: 'stanje števca | poraba | števec | števca | omrežnina | električna energija | odčitek',
  },
};
