// What documents in Slovak say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const sk: Language = {
  code: 'sk',
  name: 'Slovak',
  home: 'SK',
  months:
    'január januára | február februára | marec marca | apríl apríla | máj mája | jún júna | júl júla | august augusta | september septembra | október októbra | november novembra | december decembra',
  periods: {
    year: 'rok | roky | rokov',
    month: 'mesiac | mesiace',
    week: 'týždeň | týždne',
    day: 'deň | dni | dní',
  },
  papers: 'faktúra | daňový doklad | pokladničný doklad | príjmový doklad | dobropis | kópia',
  letters: 'áäčďéíĺľňóôŕšťúýž',
  frequent:
    'a v na za pre pri alebo nie je sú ktorý podľa od do zo ďakujeme za nákup dovidenia spolu suma cena množstvo dodávateľ odberateľ úhradu úhrady vystavenia dodania splatnosti zaokrúhlenie hotovosť celkom bez platiteľ jednotková položka chlieb mlieko syr maslo vajcia ryba bravčové hovädzie zemiaky paradajky uhorka cibuľa mrkva jablko banán hruška jahody smotana jogurt taška káva pivo voda čaj pokladňa stôl',
  kinds: {
    Invoice: 'faktúra | faktúra daňový doklad | zálohová faktúra',
    Receipt:
      'pokladničný doklad | pokladničný blok | príjmový pokladničný doklad | potvrdenka | paragón | pokladničný doklad č | príjmový doklad | doklad o zaplatení',
    'Credit Note': 'dobropis',
    'Purchase Order': 'objednávka | objednávka č | nákupná objednávka',
    'Delivery Note':
      'dodací list | dodací list č | výdajka | preberací protokol | baliaci list | expedičný list | odovzdávací protokol',
    'Bank Statement':
      'výpis z účtu | bankový výpis | výpis z bežného účtu | výpis z kreditnej karty | prehľad pohybov na účte | história transakcií',
    Contract: 'kúpna zmluva | zmluva o dielo | nájomná zmluva | pracovná zmluva',
    Quotation: 'cenová ponuka | ponuka č | cenová kalkulácia | cenová ponuka č',
    'Order Confirmation': 'potvrdenie objednávky',
    'Utility Bill':
      'vyúčtovanie elektriny | faktúra za elektrinu | vyúčtovacia faktúra | faktúra za plyn | faktúra za vodu | vyúčtovanie plynu | vyúčtovanie vody | vyúčtovacia faktúra za elektrinu | faktúra za telekomunikačné služby | vodné a stočné',
    Payslip: 'výplatná páska | výplatný lístok | mzdový list | výplatná páska za',
    'Payment Reminder': 'upomienka',
    'Expense Report': 'cestovný príkaz | vyúčtovanie pracovnej cesty',
    Ticket: 'cestovný lístok | palubný lístok',
    'Bill of Lading': 'konosament | nákladný list',
  },
  labels: {
    invoice_number: 'číslo faktúry | faktúra č | faktúra číslo',
    receipt_number: 'číslo dokladu | doklad č',
    order_number: 'číslo objednávky | objednávka č',
    customer_number: 'číslo zákazníka',
    payment_reference: 'variabilný symbol',
    vat_id: 'ič dph',
    tax_number: 'dič',
    company_registration: 'ičo',
    bank_account: 'číslo účtu | účet',
    issue_date: 'dátum vystavenia | dátum vyhotovenia',
    due_date: 'dátum splatnosti | splatnosť | splatné do',
    birth_date: 'datum narodenia',
    delivery_date:
      'dátum dodania | dátum expedície | dátum výdaja | termín dodania | dátum odoslania | dátum dodania tovaru | dodané dňa',
    grand_total:
      'celkom k úhrade | suma na úhradu | celková suma | spolu s dph | celkom s dph | suma k úhrade',
    net_total: 'základ dane | spolu bez dph | celkom bez dph',
    tax_total: 'výška dane | suma dph | dph spolu',
    due_payable: 'k úhrade | na úhradu',
    discount: 'zľava',
    rounding: 'zaokrúhlenie',
    opening_balance:
      'počiatočný zostatok | začiatočný stav | začiatočný zostatok | počiatočný stav | predchádzajúci zostatok',
    closing_balance: 'konečný zostatok | konečný stav | nový zostatok | aktuálny zostatok',
    gross_pay: 'hrubá mzda | hrubá mzda spolu | hrubý príjem | hrubá mzda celkom',
    net_pay: 'čistá mzda | suma k výplate | k výplate | čistý príjem | doplatok mzdy | k výplate na účet',
    unit_price: 'jednotková cena | cena za jednotku',
    quantity: 'množstvo',
    payment_method: 'spôsob úhrady | forma úhrady',
    address: 'adresa',
    cash_tendered: 'hotovosť | platobná karta',
    cash_change: 'výdavok | vrátené',
    cashier: 'pokladník | pokladníčka',
    notes: 'poznámka',
    delivery_note_number:
      'dodací list č | číslo dodacieho listu | dodací list číslo | č dodacieho listu | dl č',
    period_start: 'obdobie | za obdobie | fakturačné obdobie | zúčtovacie obdobie | za mesiac | obdobie od',
    period_end: 'obdobie | za obdobie | fakturačné obdobie | zúčtovacie obdobie | za mesiac | obdobie od',
    payment_date: 'dátum výplaty | dátum úhrady | výplatný termín',
    expiry_date: 'platnosť ponuky do | platnosť do | ponuka platná do | platné do',
    quote_number: 'číslo ponuky | ponuka č | číslo cenovej ponuky | cenová ponuka č',
    meter_number: 'číslo elektromera | číslo meradla | výrobné číslo elektromera | eic kód',
    order_date: 'dátum objednávky | objednané dňa',
  },
  weak: {
    issue_date: 'dátum',
    grand_total: 'spolu',
    period_start: 'mesiac | od',
    period_end: 'mesiac | do',
    delivery_note_number: 'dodaci list',
    closing_balance: 'zostatok',
  },
  headings: {
    agent: 'dopravca',
    seller: 'dodávateľ | predávajúci | zamestnávateľ | poskytovateľ | odosielateľ | zhotoviteľ',
    buyer:
      'odberateľ | kupujúci | príjemca | zamestnanec | majiteľ účtu | meno a priezvisko | priezvisko a meno | objednávateľ | zákazník',
    ship_to: 'miesto dodania | dodacia adresa | miesto určenia',
    bank: 'banka | bankové spojenie',
  },
  columns: {
    description: 'názov položky | popis | označenie dodávky | názov',
    quantity: 'množstvo',
    unit: 'mj | jednotka',
    unit_price: 'jednotková cena | jedn cena | cena za mj',
    tax_rate: 'dph % | dph | sadzba dph',
    amount: 'spolu | celkom bez dph',
    gross_amount: 'spolu s dph | celkom s dph',
    discount: 'zľava',
    position: 'por č',
  },
  words: {
    subtotal: 'spolu | medzisúčet',
    page: 'strana',
    slogan: 'ďakujeme',
    payment_means: 'hotovosť | platobná karta | bankový prevod',
    metered:
      'stav merača | spotreba elektriny | elektromera? | vodomera? | plynomera? | spotreba (?:energie|elektriny|plynu|vody) | odpočet | distribúcia elektriny | vodné | stočné',
    person_title: 'pan[ií] | vážen[ýá] pan[ií]?',
    salutation: 'pán | pani',
    bank_name: 'banka | sporiteľňa',
  },
};
