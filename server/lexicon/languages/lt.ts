// What documents in Lithuanian say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const lt: Language = {
  code: 'lt',
  name: 'Lithuanian',
  home: 'LT',
  months:
    'sausio sausis | vasario vasaris | kovo kovas | balandžio balandis | gegužės gegužė | birželio birželis | liepos liepa | rugpjūčio rugpjūtis | rugsėjo rugsėjis | spalio spalis | lapkričio lapkritis | gruodžio gruodis',
  periods: {
    year: 'metai | metus',
    month: 'mėnuo | mėnesiai',
    week: 'savaitė | savaitės',
    day: 'diena | dienos',
  },
  papers: 'sąskaita | sąskaita faktūra | pvm sąskaita faktūra | kvitas | kasos čekis | kopija',
  letters: 'ąčęėįšųūž',
  frequent:
    'ir su už nuo iki per dėl arba yra nėra kad pagal suma viso iš kaina kiekis prekės paslaugos pirkėjas pardavėjas tiekėjas mokėti apmokėti data ačiū pirkinį kasininkas nuolaida mokestis pvm adresas telefonas bankas sąskaita kodas grynais grynieji grąža vnt prekė tarpinė gatvė',
  kinds: {
    Invoice: 'sąskaita faktūra | pvm sąskaita faktūra | išankstinė sąskaita | sąskaita | pardavimo sf',
    Receipt: 'kasos čekis | kvitas | kasos pajamų orderis | pinigų priėmimo kvitas | čekis',
    'Credit Note': 'kreditinė sąskaita | kreditinė pvm sąskaita faktūra',
    'Purchase Order': 'pirkimo užsakymas | užsakymas nr',
    'Delivery Note':
      'važtaraštis | krovinio važtaraštis | prekių perdavimo aktas | prekių važtaraštis | pristatymo važtaraštis | priėmimo perdavimo aktas | pakavimo lapas | siuntos lapas | įpakavimo sąrašas | pakavimo lapelis',
    'Bank Statement': 'sąskaitos išrašas | banko sąskaitos išrašas | sąskaitos ataskaita',
    Contract: 'pirkimo sutartis | nuomos sutartis | darbo sutartis | paslaugų sutartis',
    Quotation: 'komercinis pasiūlymas | kainos pasiūlymas | pasiūlymas nr | sąmata | pasiūlymas',
    'Order Confirmation': 'užsakymo patvirtinimas | užsakymas | pardavimų užsakymas',
    'Utility Bill':
      'sąskaita už elektros energiją | sąskaita už elektrą | sąskaita už dujas | sąskaita už vandenį | sąskaita už komunalines paslaugas | sąskaita už ryšio paslaugas | sąskaita už šilumą',
    Payslip:
      'atlyginimo lapelis | atsiskaitymo lapelis | darbo užmokesčio lapelis | algalapis | atlyginimo atsiskaitymo lapelis',
    'Payment Reminder': 'priminimas dėl apmokėjimo',
    Ticket: 'traukinio bilietas | įlaipinimo kortelė',
    'Expense Report': 'avanso apyskaita | išlaidų ataskaita',
    'Bill of Lading': 'krovinio konosamentas',
  },
  labels: {
    net_pay: 'išmokėtina suma | išmokėta | į rankas | neto atlyginimas | mokėtina suma darbuotojui',
    gross_pay: 'bruto darbo užmokestis | priskaičiuota iš viso | priskaičiuota | bruto atlyginimas',
    invoice_number:
      'sąskaitos numeris | sąskaitos nr | sąskaita nr | serija ir numeris | sąskaita faktūra nr | pvm sąskaita faktūra nr | sąskaitos faktūros nr | sąskaitos faktūros numeris | sąskaita numeris | kreditinės sąskaitos nr | serija, nr',
    receipt_number: 'kvito nr | kvito numeris | čekio nr',
    order_number: 'užsakymo numeris | užsakymo nr | užsakymas nr',
    customer_number: 'kliento kodas | kliento numeris | pirkėjo kodas | kliento id',
    vat_id: 'pvm mokėtojo kodas | pvm kodas',
    company_registration: 'įmonės kodas | įm kodas',
    bank_account: 'sąskaitos nr banke | atsiskaitomoji sąskaita | banko sąskaita',
    issue_date:
      'sąskaitos data | išrašymo data | sąskaitos-faktūros data | sąskaita data | sąskaitos išrašymo data | išrašyta',
    due_date:
      'apmokėti iki | mokėti iki | apmokėjimo terminas | apmokėjimo data | mokėjimo terminas | terminas | iki data | sumokėti iki | apmokėjimo data iki',
    birth_date: 'gimimo data',
    delivery_date: 'pristatymo data | išsiuntimo data',
    grand_total:
      'bendra suma | suma su pvm | iš viso su pvm | viso mokėti | suma iš viso | iš viso | suma apmokėjimui | suma viso | sąskaitos suma | sąskaitos faktūros suma | bendra kaina | viso su pvm | iš viso mokėti | galutinė suma',
    net_total: 'suma be pvm | iš viso be pvm | tarpinė suma | viso be pvm | apmokestinamoji vertė',
    tax_total: 'pvm suma | pvm iš viso | mokesčiai | mokestis | mokesčių suma | iš viso pvm | pvm',
    due_payable:
      'mokėtina suma | mokėti | suma apmokėti | neapmokėta | liko mokėti | likutis mokėti | apmokėti',
    discount: 'nuolaida | bendra nuolaida | nuolaidos',
    unit_price: 'vieneto kaina | kaina už vienetą | vnt. kaina',
    quantity: 'kiekis',
    address: 'adresas',
    phone: 'telefonas | telefono numeris',
    cash_tendered: 'grynieji | grynais | banko kortelė | mokėta grynais | gryni | grynieji pinigai',
    cash_change: 'grąža',
    cashier: 'kasininkas | kasininkė',
    opening_balance: 'likutis pradžioje | pradinis likutis | pradinis balansas',
    closing_balance: 'likutis pabaigoje | galutinis likutis | galutinis balansas | likutis',
    delivery_note_number: 'važtaraščio nr | važtaraštis nr | važtaraščio numeris',
    quote_number: 'pasiūlymo nr | pasiūlymo numeris | sąmatos numeris | sąmata nr',
    meter_number: 'skaitiklio numeris | skaitiklio nr',
    order_date: 'užsakymo data',
    period_start: 'laikotarpis | ataskaitinis laikotarpis | už laikotarpį | data nuo | pradžios data',
    period_end: 'laikotarpis | ataskaitinis laikotarpis | už laikotarpį | data iki | pabaigos data',
    expiry_date: 'galioja iki | pasiūlymas galioja iki | galiojimo laikas | galiojimo data',
    payment_date: 'išmokėjimo data | mokėjimo data',
    email: 'el. paštas | el. pašto adresas | e-paštas',
    payment_terms: 'atsiskaitymo sąlygos | mokėjimo sąlygos | apmokėjimo sąlygos',
    currency: 'valiuta',
    prepaid: 'apmokėta | mokėjimai | mokėjimas gautas | avansas | sumokėta | gautas avansas',
    contact_person: 'kontaktinis asmuo | kontaktinis vardas',
    payment_method: 'mokėjimo tipas | mokėjimo būdas | mokėjimo metodas | atsiskaitymo būdas',
    notes: 'užrašas | pastabos | pastaba',
    shipping: 'pristatymas | siuntimo išlaidos',
  },
  weak: { grand_total: 'viso', issue_date: 'dokumentų data | pasiūlymo data', due_payable: 'balansas' },
  headings: {
    seller: 'pardavėjas | tiekėjas | išrašė | darbdavys | siuntėjas | vykdytojas | nuo',
    buyer:
      'pirkėjas | mokėtojas | gavėjas | darbuotojas | klientas | užsakovas | sąskaitos savininkas | sąskaitos gavėjas | mokėtojo adresas | užsakovo informacija | prekių gavėjas | sąskaita išrašyta | paslaugų gavėjas | kam',
    bank: 'bankas | banko pavadinimas',
    ship_to: 'pristatymo adresas | iškrovimo vieta | siųsti į | pristatyti į',
  },
  columns: {
    description:
      'pavadinimas | prekės pavadinimas | aprašymas | prekė/paslauga | prekės | prekė | prekės/paslaugos | paslaugos | prekės (paslaugos) pavadinimas | paslauga',
    quantity: 'kiekis | valandos',
    unit: 'mato vnt | vnt | vienetas | vienetai',
    unit_price: 'kaina | vieneto kaina | įkainis | vnt. kaina',
    amount: 'suma | viso | iš viso | bendra kaina | viso eilutėje',
    sku: 'kodas | prekės kodas',
    tax_rate: 'pvm %',
    discount: 'nuolaida | nuolaidos | nuolaida %',
    tax_amount: 'mokestis | pvm suma | mokesčių suma',
    position: 'eilutė | eil. nr',
  },
  words: {
    page: 'puslapis | psl',
    slogan: 'ačiū',
    payment_means: 'grynieji | grynais | banko kortelė | pavedimas',
    company_beginning: 'uab',
    metered:
      'skaitiklio rodmenys | suvartota | skaitiklis | skaitiklio | elektros energija | rodmenys | suvartotas kiekis | persiuntimo paslauga',
    bank_name: 'bankas',
  },
};
