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
    customer_number: 'číslo zákazníka | id zákazníka | id odberateľa',
    payment_reference: 'variabilný symbol',
    vat_id: 'ič dph',
    tax_number: 'dič | daňové identifikačné číslo | id dane',
    company_registration: 'ičo',
    bank_account: 'číslo účtu | účet | bankový účet',
    issue_date:
      'dátum vystavenia | dátum vyhotovenia | dátum dobropisu | dátum fakturácie | dátum vydania | dátum vystavenia faktúry | vystavené dňa',
    due_date: 'dátum splatnosti | splatnosť | splatné do | termín splatenia | splatné dňa',
    birth_date: 'datum narodenia',
    delivery_date:
      'dátum dodania | dátum expedície | dátum výdaja | termín dodania | dátum odoslania | dátum dodania tovaru | dodané dňa',
    grand_total:
      'celkom k úhrade | suma na úhradu | celková suma | spolu s dph | celkom s dph | suma k úhrade | celkom | suma faktúry | suma spolu | celková čiastka',
    net_total:
      'základ dane | spolu bez dph | celkom bez dph | medzisúčet | čistá čiastka | zdaniteľná suma | cena bez dph spolu',
    tax_total:
      'výška dane | suma dph | dph spolu | celkové dane | daň celkom | suma dane | sumár dane | dph celkom | výška dph',
    due_payable:
      'k úhrade | na úhradu | zostáva uhradiť | čiastka k zaplateniu | dlžná suma | splatná suma | nezaplatené | ostáva uhradiť | zostáva zaplatiť',
    discount: 'zľava | celková zľava | zľava spolu | zľava %',
    rounding: 'zaokrúhlenie',
    opening_balance:
      'počiatočný zostatok | začiatočný stav | začiatočný zostatok | počiatočný stav | predchádzajúci zostatok',
    closing_balance: 'konečný zostatok | konečný stav | nový zostatok | aktuálny zostatok',
    gross_pay: 'hrubá mzda | hrubá mzda spolu | hrubý príjem | hrubá mzda celkom | hrubá čiastka',
    net_pay: 'čistá mzda | suma k výplate | k výplate | čistý príjem | doplatok mzdy | k výplate na účet',
    unit_price: 'jednotková cena | cena za jednotku',
    quantity: 'množstvo',
    payment_method: 'spôsob úhrady | forma úhrady | druh platby | spôsob platby',
    address: 'adresa',
    cash_tendered: 'hotovosť | platobná karta',
    cash_change: 'výdavok | vrátené',
    cashier: 'pokladník | pokladníčka',
    notes: 'poznámka | komentáre',
    delivery_note_number:
      'dodací list č | číslo dodacieho listu | dodací list číslo | č dodacieho listu | dl č',
    period_start:
      'obdobie | za obdobie | fakturačné obdobie | zúčtovacie obdobie | za mesiac | obdobie od | počiatočný dátum | dátum začiatku',
    period_end:
      'obdobie | za obdobie | fakturačné obdobie | zúčtovacie obdobie | za mesiac | obdobie od | dátum ukončenia',
    payment_date: 'dátum výplaty | dátum úhrady | výplatný termín',
    expiry_date:
      'platnosť ponuky do | platnosť do | ponuka platná do | platné do | dátum spotreby | cenová ponuka platí do | dátum ukončenia platnosti',
    quote_number: 'číslo ponuky | ponuka č | číslo cenovej ponuky | cenová ponuka č | ponuka #',
    meter_number: 'číslo elektromera | číslo meradla | výrobné číslo elektromera | eic kód',
    order_date: 'dátum objednávky | objednané dňa',
    phone: 'telefónne číslo',
    payment_terms: 'platobné podmienky',
    prepaid:
      'zaplatené ku dňu | zaplatené | uhradená čiastka | uhradené | prijatá suma | celkom zaplatené | uhradené zálohou | zaplatená záloha | uhradené preddavky',
    contact_person: 'meno kontaktu | kontaktná osoba',
    email: 'emailová adresa',
    tax_rate: 'sadzba dane | daňová sadzba',
  },
  weak: {
    issue_date: 'dátum | dátum ponuky',
    grand_total: 'spolu',
    period_start: 'mesiac | od',
    period_end: 'mesiac | do',
    closing_balance: 'zostatok',
  },
  headings: {
    agent: 'dopravca',
    seller: 'dodávateľ | predávajúci | zamestnávateľ | poskytovateľ | odosielateľ | zhotoviteľ',
    buyer:
      'odberateľ | kupujúci | príjemca | zamestnanec | majiteľ účtu | meno a priezvisko | priezvisko a meno | objednávateľ | zákazník | faktúra vydaná pre | fakturačná adresa | faktúra pre | ponuka vydaná pre | dobropis vystavený na | údaje odberateľa | príjemca faktúry | ponuka pre | predané',
    ship_to:
      'miesto dodania | dodacia adresa | miesto určenia | odoslať do | adresa doručenia | doručovacia adresa | doručiť do',
    bank: 'banka | bankové spojenie | meno banky | názov banky',
  },
  columns: {
    description: 'názov položky | popis | označenie dodávky | názov | úloha',
    quantity: 'množstvo',
    unit: 'mj | jednotka',
    unit_price: 'jednotková cena | jedn cena | cena za mj | hodinová sadzba',
    tax_rate: 'dph % | dph | sadzba dph | sadzba dane | daňová sadzba',
    amount: 'spolu | celkom bez dph | medzisúčet',
    gross_amount: 'spolu s dph | celkom s dph',
    discount: 'zľava',
    position: 'por č',
    tax_amount: 'daň celkom | suma dane | výška dph',
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
