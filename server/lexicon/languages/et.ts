// What documents in Estonian say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const et: Language = {
  code: 'et',
  name: 'Estonian',
  home: 'EE',
  months:
    'jaanuar | veebruar | märts | aprill | mai | juuni | juuli | august | september | oktoober | november | detsember',
  periods: { year: 'aasta | aastat', month: 'kuu | kuud', week: 'nädal | nädalat', day: 'päev | päeva' },
  papers: 'arve | ostuarve | müügiarve | kviitung | tšekk | saateleht | ettemaksuarve | koopia',
  letters: 'äõöü',
  frequent:
    'ja on ei või kui see mis ning kuni eest summa kokku hind kogus kaup teenus ostja müüja tarnija tasuda maksetähtaeg kuupäev aitäh ostu külastamast kassa allahindlus käibemaks aadress telefon pank konto arve viitenumber sularaha kaart tagasi klient tk',
  kinds: {
    Invoice: 'arve nr | arve number | müügiarve | ettemaksuarve | arve-saateleht | arve | kaubaarve',
    Receipt: 'kviitung | kassatšekk | ostutšekk | maksekviitung',
    'Credit Note': 'kreeditarve',
    'Purchase Order': 'ostutellimus | tellimus nr | ostutellimus nr | hanketellimus',
    'Delivery Note':
      'saateleht | saateleht nr | üleandmise akt | pakkeleht | kaubasaateleht | pakendi saateleht | veose saateleht',
    'Bank Statement': 'konto väljavõte | kontoväljavõte | pangakonto väljavõte',
    Contract: 'üürileping | tööleping | müügileping',
    Quotation: 'hinnapakkumine | hinnapakkumus | pakkumine nr | pakkumus',
    'Order Confirmation': 'tellimuse kinnitus | müügitellimus',
    'Utility Bill':
      'elektriarve | elektrienergia arve | veearve | elektri arve | arve elektrienergia eest | gaasiarve | kommunaalarve | mobiiliarve | kütte arve | võrguteenuse arve',
    Payslip: 'palgaleht | palgateatis | palgalipik | töötasu teatis | palga teatis',
    'Payment Reminder': 'meeldetuletus | maksemeeldetuletus',
    Ticket: 'rongipilet | pardakaart',
    'Expense Report': 'kuluaruanne | majanduskulude aruanne',
    'Bill of Lading': 'veokiri | merekonossement',
  },
  labels: {
    net_pay: 'netopalk | väljamaks | netotasu | kätte | väljamakstav summa | väljamakse summa',
    gross_pay: 'brutopalk | brutotasu | bruto kokku | brutotöötasu | arvestatud kokku',
    invoice_number:
      'arve nr | arve number | arve # | ostuarve number | arve id | kaubaarve number | kreeditarve nr | kreeditarve number',
    receipt_number: 'kviitungi nr | tšeki nr',
    order_number:
      'tellimuse number | tellimuse nr | tellimus nr | ostutellimuse number | hanketellimuse number',
    customer_number: 'kliendinumber | kliendi number | kliendi id | kliendi kood',
    payment_reference: 'viitenumber | makseviide',
    vat_id: 'kmkr nr | kmkr | kmkr number | kmk nr',
    company_registration: 'registrikood | reg nr | reg kood',
    bank_account: 'arveldusarve | kontonumber | pangakonto',
    issue_date:
      'arve kuupäev | ostuarve kuupäev | väljaandmise kuupäev | kaubaarve kuupäev | arve väljastatud | väljastamiskuupäev',
    due_date:
      'maksetähtaeg | maksetähtpäev | tasumise tähtaeg | tähtaeg | tasuda enne | tasuda kuni | tasumise tähtpäev',
    birth_date: 'sunniaeg',
    delivery_date:
      'tarnekuupäev | tarne kuupäev | väljastamise kuupäev | väljastatud | teenuse kuupäev | tarnetähtaeg | saatmise kuupäev',
    grand_total:
      'arve summa | kokku eur | summa kokku | kokku koos km | kokku käibemaksuga | tasumisele | arve kokku | kogusumma | koguhind | hind kokku | kokku km-ga | summa km-ga',
    net_total:
      'summa ilma km | kokku ilma km | summa käibemaksuta | summa km-ta | kokku km-ta | neto kokku | neto kogus | netosumma | vahesumma | vahekokkuvõte',
    tax_total:
      'käibemaks | käibemaks kokku | maksud | maks | maksud kokku | maksusumma | maks kokku | km | km kokku | käibemaks (km)',
    due_payable:
      'tasuda | kuulub tasumisele | maksta | kokku tasuda | tasumisele kuuluv summa | maksmisele kuuluv summa | tasumata | võlgnevus | jääk tasuda | tasuda kokku',
    discount: 'allahindlus | soodustus',
    rounding: 'ümardus',
    unit_price: 'ühiku hind | ühikuhind | tükihind | hind km-ta',
    quantity: 'kogus',
    address: 'aadress',
    cash_tendered: 'sularaha | pangakaart',
    cash_change: 'tagasi | tagastatud',
    cashier: 'kassapidaja | teenindaja',
    opening_balance: 'algsaldo | algjääk | alguse saldo',
    closing_balance: 'lõppsaldo | lõppjääk | lõpusaldo | konto jääk | jooksev saldo',
    delivery_note_number: 'saatelehe number | saateleht nr | saatelehe nr',
    quote_number: 'pakkumise number | pakkumine nr | hinnapakkumine nr | pakkumuse number | pakkumus nr',
    meter_number: 'arvesti number | mõõtepunkt | eic kood',
    order_date: 'tellimuse kuupäev',
    period_start: 'periood | arveldusperiood | palgaperiood | alguskuupäev',
    period_end: 'periood | arveldusperiood | palgaperiood | lõppkuupäev',
    expiry_date: 'kehtib kuni | pakkumine kehtib kuni | kehtiv kuni | aegumiskuupäev',
    payment_date: 'väljamakse kuupäev | makse kuupäev | maksmise kuupäev',
    email: 'e-posti aadress',
    payment_terms: 'maksetingimused',
    currency: 'valuuta',
    prepaid:
      'tasutud | maksed | makstud | makstud summa | kokku tasutud | kokku makstud | ettemaks | ettemakstud',
    contact_person: 'kontaktisiku nimi | kontaktisik',
    payment_method: 'makse tüüp | makseviis',
    tax_rate: 'maksumäär | km määr',
    notes: 'märkmed | kommentaarid | märkus | märkused',
    phone: 'telefoninumber',
    serial_number: 'seerianumber',
    shipping: 'tarne | tarnetasu | saatmiskulu',
  },
  weak: {
    issue_date: 'kuupäev | dokumendi kuupäev | pakkumuse kuupäev',
    grand_total: 'kokku',
  },
  headings: {
    seller: 'müüja | tööandja | tarnija | kauba saatja | teenuse osutaja | kellelt',
    buyer:
      'ostja | arve saaja | maksja | kauba saaja | töötaja | klient | tellija | konto omanik | arve aadress | arveldusaadress | kliendi andmed | arve saaja andmed | müüdud | kellele',
    bank: 'pank | panga nimi',
    ship_to: 'tarneaadress | tarne aadress | kohaletoimetamise aadress | vastuvõtja',
  },
  columns: {
    description:
      'nimetus | kirjeldus | toode | selgitus | kirje | üksikasjad | tooted | ülesanne | teenus | teenused | kaup',
    quantity: 'kogus | tundi | tunnid | saadetud',
    unit: 'ühik',
    unit_price: 'hind | ühiku hind | tükihind | tunnihind',
    amount: 'summa | kokku | koguhind | rea summa | summa km-ta',
    tax_rate: 'km % | maksumäär | km määr',
    discount: 'allahindlus | allahindluse %',
    tax_amount: 'maks | maksud kokku | maksusumma | km | km summa',
    date: 'kuupäev',
    sku: 'kood | toote id | tootekood | artikkel',
  },
  words: {
    page: 'lehekülg | lk',
    slogan: 'aitäh | täname',
    payment_means: 'sularaha | pangakaart | ülekanne',
    company_beginning: 'oü',
    metered: 'näit | tarbimine | arvesti | elektrienergia | võrgutasu | mõõtepunkt | tarbitud',
    bank_name: 'pank',
  },
};
