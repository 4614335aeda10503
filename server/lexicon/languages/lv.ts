// What documents in Latvian say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const lv: Language = {
  code: 'lv',
  name: 'Latvian',
  home: 'LV',
  months:
    'janvāris janvārī | februāris februārī | marts | aprīlis aprīlī | maijs maijā | jūnijs jūnijā | jūlijs jūlijā | augusts augustā | septembris septembrī | oktobris oktobrī | novembris novembrī | decembris decembrī',
  periods: {
    year: 'gads | gadi',
    month: 'mēnesis | mēneši',
    week: 'nedēļa | nedēļas',
    day: 'diena | dienas',
  },
  papers: 'rēķins | kvīts | čeks | pavadzīme | priekšapmaksas rēķins | kopija',
  letters: 'āčēģīķļņšūž',
  frequent:
    'un ar no uz par kas ir nav vai pie līdz bez summa kopā cena daudzums preces pakalpojumi pircējs pārdevējs piegādātājs samaksai apmaksas datums paldies pirkumu čeks kase kasieris atlaide nodoklis pvn adrese tālrunis konts banka rēķins maksājums atlikums skaidra nauda depozīta klients juridiskā iela gab',
  kinds: {
    Invoice: 'rēķins | priekšapmaksas rēķins | pavadzīme rēķins | rēķins faktūra | pārdošanas rēķins',
    Receipt: 'kases čeks | kvīts | stingrās uzskaites kvīts | čeks',
    'Credit Note': 'kredītrēķins',
    'Purchase Order': 'pasūtījums | pasūtījums nr | pirkuma pasūtījums | pirkšanas orderis',
    'Delivery Note':
      'pavadzīme | preču pavadzīme | preču pavadzīme-rēķins | preču piegādes dokuments | pieņemšanas nodošanas akts | piegādes pavadzīme | iepakojuma saraksts | iesaiņojumu saraksts',
    'Bank Statement':
      'konta izraksts | konta pārskats | konta kopsavilkums | bankas konta izraksts | bankas izraksts',
    Contract: 'pirkuma līgums | nomas līgums | darba līgums',
    Quotation: 'cenu piedāvājums | piedāvājums | cenas piedāvājums | komercpiedāvājums | tāme',
    'Order Confirmation': 'pasūtījuma apstiprinājums | pārdošanas orderis',
    'Utility Bill':
      'rēķins par elektroenerģiju | elektroenerģijas rēķins | rēķins par elektrību | rēķins par gāzi | rēķins par ūdeni | komunālo pakalpojumu rēķins | rēķins par sakaru pakalpojumiem',
    Payslip: 'algas lapiņa | algas aprēķins | darba algas aprēķins | algas aprēķina lapiņa | algas kvīts',
    'Payment Reminder': 'atgādinājums par apmaksu',
    Ticket: 'iekāpšanas karte | vilciena biļete',
    'Bill of Lading': 'konosaments',
    'Expense Report': 'avansa norēķins | izdevumu atskaite',
  },
  labels: {
    net_pay: 'neto alga | izmaksai | izmaksājamā summa | summa izmaksai | neto darba alga',
    gross_pay:
      'bruto alga | aprēķināts kopā | bruto darba alga | aprēķinātā alga | kopā aprēķināts | bruto kopā',
    invoice_number:
      'rēķina numurs | rēķins nr | rēķina nr | rēķins # | pavadzīmes id | kredītrēķina numurs | kredītrēķins nr',
    receipt_number: 'čeka nr | dok nr | kvīts nr',
    order_number: 'pasūtījuma numurs | pasūtījuma nr | pasūtījums # | ordera nr',
    customer_number: 'klienta numurs | klienta nr | klienta id | klienta kods',
    vat_id: 'pvn reģ nr | pvn maksātāja numurs | pvn nr | pvn reģistrācijas numurs | pvn maksātāja kods',
    company_registration: 'reģ nr | reģistrācijas numurs | vienotais reģistrācijas numurs',
    bank_account: 'konta numurs | konts | bankas konts',
    issue_date:
      'rēķina datums | izrakstīšanas datums | izdošanas datums | rēķina izrakstīšanas datums | izrakstīts',
    due_date:
      'apmaksas termiņš | apmaksāt līdz | samaksāt līdz | termiņš | izpildes termiņš | samaksas termiņš | maksājuma termiņš | apmaksa līdz | apmaksas datums līdz',
    birth_date: 'dzimsanas datums',
    delivery_date: 'piegādes datums | izsniegšanas datums | preču izsniegšanas datums | nosūtīšanas datums',
    grand_total:
      'summa kopā | kopā apmaksai | kopā ar pvn | kopējā summa | kopsumma | pavisam | pavisam apmaksai | kopējais rēķins | pavadzīmes summa | pavisam kopā | rēķina summa',
    net_total: 'summa bez pvn | kopā bez pvn | starpsumma | summa kopā bez pvn',
    tax_total:
      'pvn summa | pvn kopā | pvn | nodokļi | nodoklis | nodokļi kopā | nodokļu kopsumma | nodokļa summa | nodokļu kopā | kopā nodokļi',
    due_payable:
      'samaksai | summa apmaksai | apmaksai | nesamaksāts | apmaksas summa | maksājamā summa | nesamaksātā summa',
    discount: 'atlaide | kopējā atlaide',
    opening_balance: 'sākuma atlikums | sākuma bilance | atlikums perioda sākumā',
    closing_balance: 'beigu atlikums | beigu bilance | atlikums perioda beigās',
    unit_price: 'vienības cena | cena par vienību | vienības izmaksas',
    quantity: 'daudzums | skaits',
    address: 'adrese | juridiskā adrese',
    phone: 'tālrunis | telefona numurs | telefons',
    cash_tendered: 'skaidra nauda | bankas karte | maksājumu karte | naudas līdzekļi',
    cash_change: 'atlikums | izdots',
    cashier: 'kasieris | kasiere',
    delivery_note_number: 'pavadzīmes nr | pavadzīmes numurs | pavadzīme nr',
    quote_number:
      'piedāvājuma nr | piedāvājuma numurs | aprēķina numurs | tāmes numurs | piedāvājums nr | tāme nr',
    meter_number: 'skaitītāja numurs | skaitītāja nr | eic kods',
    order_date: 'pasūtījuma datums | ordera datums',
    period_start: 'periods | norēķinu periods | par periodu | sākuma datums',
    period_end: 'periods | norēķinu periods | par periodu | beigu datums',
    expiry_date:
      'derīgs līdz | piedāvājums derīgs līdz | spēkā līdz | termiņa beigu datums | derīguma termiņš',
    payment_date: 'izmaksas datums | maksājuma datums | apmaksas datums',
    email: 'epasts | epasta adrese',
    payment_terms: 'maksājuma termini | apmaksas nosacījumi',
    prepaid:
      'maksājumi | maksājums saņemts | apmaksāts | saņemtā summa | samaksāts | saņemts maksājums | avanss | priekšapmaksa | avansa maksājums',
    contact_person: 'kontaktpersonas vārds | kontaktpersona',
    payment_method: 'maksājuma veids | apmaksas veids | samaksas veids',
    notes: 'piezīmes | piezīme',
    payment_reference: 'maksājuma mērķis',
    tax_number: 'nodokļu maksātāja numurs',
    tax_rate: 'nodokļa likme | pvn likme',
    serial_number: 'seriālais nr | seriālais numurs',
    shipping: 'piegāde | piegādes maksa',
  },
  weak: { issue_date: 'datums | pavadzīmes datums | aprēķina datums', grand_total: 'kopā' },
  headings: {
    seller: 'pārdevējs | piegādātājs | preču nosūtītājs | darba devējs | nosūtītājs | izpildītājs',
    buyer:
      'pircējs | maksātājs | klients | preču saņēmējs | saņēmējs | darbinieks | darba ņēmējs | konta īpašnieks | pasūtītājs | norēķinu adrese | klienta info | rēķina saņēmējs | pakalpojuma saņēmējs',
    bank: 'banka | bankas nosaukums',
    ship_to: 'piegādes adrese | izkraušanas vieta | piegādāt uz',
  },
  columns: {
    description:
      'nosaukums | preces nosaukums | apraksts | sīkāka informācija | preces | pakalpojumi | prece | pakalpojums | preces / pakalpojuma nosaukums',
    quantity: 'daudzums | skaits | stundas | nosūtīts',
    unit: 'mērvienība | mērv | vienība',
    unit_price: 'cena | vienības cena | pārdošanas cena | stundas likme',
    amount: 'summa | pozīcija kopā | kopā | pavisam kopā',
    tax_rate: 'pvn | pvn % | nodokļa likme | pvn likme',
    discount: 'atlaide | atlaide %',
    tax_amount: 'nodoklis | nodokļu kopsumma | nodokļa summa | pvn summa',
    sku: 'preces id | preces kods | kods | artikuls',
  },
  words: {
    page: 'lapa | lpp',
    slogan: 'paldies',
    payment_means: 'skaidra nauda | bankas karte | maksājumu karte | pārskaitījums',
    company_beginning: 'sia',
    metered:
      'skaitītāja rādījums | patēriņš | skaitītājs | skaitītāja | elektroenerģija | sadales pakalpojum[si] | obligātā iepirkuma | rādījums',
  },
};
