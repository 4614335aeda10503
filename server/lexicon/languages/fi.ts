// What documents in Finnish say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const fi: Language = {
  code: 'fi',
  name: 'Finnish',
  home: 'FI',
  numbers: {
    1: 'yksi | yhden',
    2: 'kaksi | kahden',
    3: 'kolme | kolmen',
    4: 'neljä | neljän',
    5: 'viisi | viiden',
    6: 'kuusi | kuuden',
    10: 'kymmenen',
    12: 'kaksitoista | kahdentoista',
    24: 'kaksikymmentäneljä',
    30: 'kolmekymmentä',
  },
  periods: {
    year: 'vuosi | vuotta | vuoden',
    month: 'kuukausi | kuukautta | kuukauden',
    week: 'viikko | viikkoa | viikon',
    day: 'päivä | päivää | päivän',
  },
  papers: 'lasku | kuitti | hyvityslasku',
  months:
    'tammikuu tammikuuta | helmikuu helmikuuta | maaliskuu maaliskuuta | huhtikuu huhtikuuta | toukokuu toukokuuta | kesäkuu kesäkuuta | heinäkuu heinäkuuta | elokuu elokuuta | syyskuu syyskuuta | lokakuu lokakuuta | marraskuu marraskuuta | joulukuu joulukuuta',
  letters: 'äö',
  frequent:
    'ja on ei että se sekä tai kun niin ovat oli hän mukaan kanssa joka tämä tämän lasku laskun päivämäärä eräpäivä summa yhteensä alv määrä hinta asiakas maksu tilinumero viitenumero kiitos leipä maito juusto vesi olut kahvi kana liha käteinen kortti pöytä kuitti kassa korttimaksu voi kananmuna munat kala sika nauta peruna perunat tomaatti kurkku sipuli porkkana omena banaani päärynä mansikka kerma jogurtti rahka muovikassi pantti lohi jauheliha salaatti suklaa tee myyjä',
  labels: {
    net_pay:
      'nettopalkka | maksettava palkka | maksetaan | maksetaan pankkiin | tilille maksetaan | maksetaan yhteensa | maksettavaa palkkaa | nettoansio | kateen jaava osuus | nettomaksu',
    gross_pay:
      'bruttopalkka | palkka yhteensa | bruttoansio | bruttopalkka yhteensa | ennakonpidatyksen alainen palkka | bruttoansiot yhteensa | rahapalkka yhteensa | bruttomaksu | ansiot yhteensä',
    meter_number:
      'mittarin numero | mittarinumero | mittari nro | kayttopaikan numero | kayttopaikka | kayttopaikkanumero',
    invoice_number:
      'laskun numero | laskunumero | laskunro | laskun nro | lasku # | laskun tunnus | hyvityslaskun numero',
    order_number:
      'tilausnumero | tilausnro | tilaus # | ostotilausnumero | tilauksen numero | tilaustunnus | ostotilauksen numero',
    customer_number: 'asiakasnumero | asiakasnro | asiakkaan tunniste | työntekijän numero | asiakaskoodi',
    vat_id: 'alv tunnus | alv numero | alv nro',
    company_registration: 'y tunnus',
    payment_reference: 'viitenumero | viite',
    issue_date:
      'laskun paivays | paivays | laskupaiva | laskun paivamaara | paivamaara | laskun paiva | laskutuspäivä | luontipäivä | hyvityslaskun päivä',
    due_date:
      'erapaiva | erapvm | maksun eräpäivä | erääntyy | maksu erääntyy | maksettava viimeistään | maksupäivä viimeistään | viimeinen maksupäivä',
    birth_date: 'syntymaaika',
    delivery_date: 'toimituspaiva | toimituspvm | lahetyspaiva | toimitettu | lahetyspvm',
    grand_total:
      'yhteensa | maksettava yhteensa | lasku yhteensa | summa yhteensa | verollinen yhteensa | yhteensa eur | loppusumma | laskun summa | laskun loppusumma | kokonaissumma | kokonaishinta | hinta yhteensä | maksettava määrä | yhteensä (sis. alv) | tilaus yhteensä | verollinen summa',
    net_total:
      'veroton yhteensa | veroton summa | veroton | summa ilman alv | välisumma | yhteensä (ilman alv.)',
    tax_total:
      'alv | alv yhteensa | arvonlisavero | vero yhteensa | verot | vero | vero määrä | veron määrä | myyntivero | verot yhteensä | alv-määrä | arvonlisävero yhteensä',
    due_payable:
      'maksettava | maksettavaa | avoin lasku | avoin summa | avoin saatava | maksettava summa | erääntyvä summa | maksamatta | erääntynyt saldo | avoinna | jäljellä | maksettavaa jäljellä',
    payment_terms: 'maksuehto | maksuehdot',
    bank_account: 'tilinumero | pankkitili',
    address: 'osoite',
    phone: 'puhelin | puhelinnumero',
    party_name: 'nimi',
    receipt_number: 'kuittinumero',
    quantity: 'maara | kpl | mär',
    unit_price: 'yksikkohinta | kappalehinta | yks.hinta',
    cash_change: 'takaisin',
    cash_tendered: 'kateinen | korttimaksu',
    opening_balance: 'alkusaldo | edellinen saldo | saldo kauden alussa | alkusaldo tilikaudella',
    closing_balance: 'loppusaldo | uusi saldo | saldo kauden lopussa | tilin saldo | nykyinen saldo',
    delivery_note_number:
      'lahetteen numero | lahete nro | lahetenumero | lahetteen nro | toimitusnumero | lahetyslistan numero',
    quote_number: 'tarjousnumero | tarjous nro | tarjouksen numero | tarjousnro',
    order_date:
      'tilauspaiva | tilauspvm | tilattu | tilauksen päivämäärä | tilauspäivämäärä | tilauksen päiväys',
    period_start:
      'laskutuskausi | palkkakausi | jakso | ajanjakso | laskutusjakso | palkanmaksukausi | kausi | alkamispäivämäärä | alkupäivä | aikaväli | alkamispäivä | aloituspäivä | palkkausjakso',
    period_end:
      'laskutuskausi | palkkakausi | jakso | ajanjakso | laskutusjakso | palkanmaksukausi | kausi | loppupäivämäärä | loppupäivä | päättymispäivä',
    expiry_date:
      'voimassa asti | tarjous voimassa | voimassaoloaika | tarjous voimassa asti | tarjouksen voimassaolo | viimeinen voimassaolopäivä | vanhenemispäivämäärä | voimassaolopäivä',
    payment_date:
      'maksupaiva | palkanmaksupaiva | maksupvm | maksun päivämäärä | maksettu päivämäärä | maksettu päivänä',
    email: 'sähköposti | sähköpostiosoite',
    currency: 'valuutta',
    discount: 'alennus | kokonaisalennus | alennus yhteensä',
    prepaid:
      'maksettu tähän mennessä | maksut | maksu vastaanotettu | maksettu | maksettu määrä | maksettu yhteensä | maksettu summa | ennakkomaksu | jo maksettu',
    contact_person: 'yhteyshenkilö | yhteyshenkilön nimi',
    payment_method: 'maksun tyyppi | maksutyyppi | maksutapa',
    tax_rate: 'verokanta | veroprosentti | veroaste | alv-kanta',
    notes: 'viestit | viesti | kommentti | lisätietoja | lisätiedot | huomautukset | huomautus | kommentit',
    fax: 'faksi',
    tax_number: 'veronumero | y tunnus',
    rounding: 'pyöristys',
    serial_number: 'sarjanumero',
    shipping: 'toimituskulut | toimitusmaksu | postikulut',
    tracking_number: 'seurantanumero',
  },
  headings: {
    seller:
      'myyja | laskuttaja | toimittaja | tyonantaja | lahettaja | palkanmaksaja | palveluntarjoaja | kauppias',
    buyer:
      'ostaja | asiakas | laskutusosoite | vastaanottaja | tyontekija | palkansaaja | tilaaja | tilinomistaja | tyontekijan nimi | kuluttaja | tarjouksen saaja | tilinhaltija | laskutettu asiakas | laskutettava | asiakkaan tiedot | laskutetaan | asiakastiedot | laskun vastaanottaja | laskun saaja | tarjous asiakkaalle',
    ship_to: 'toimitusosoite | vastaanottajan osoite | toimitetaan | toimitetaan osoitteeseen',
    payee: 'saaja',
    bank: 'pankki | pankin nimi',
  },
  kinds: {
    Invoice: 'lasku | myyntilasku',
    Receipt: 'kuitti | kassakuitti | maksukuitti | maksutosite | pysakointikuitti | kateiskuitti',
    'Credit Note': 'hyvityslasku',
    'Purchase Order': 'tilaus | ostotilaus | tilaus nro',
    'Delivery Note':
      'lahete | lahetysluettelo | lahetyslista | toimituslista | pakkausluettelo | pakkauslista | kuormakirja | toimitusvahvistus | keräyslista',
    'Bank Statement':
      'tiliote | tiliote nro | tilitapahtumat | tapahtumaote | luottokorttilasku tiliote | saldotodistus | tilinote',
    Contract: 'sopimus',
    Quotation: 'tarjous | hintatarjous | tarjous nro | kustannusarvio',
    'Order Confirmation': 'tilausvahvistus',
    'Utility Bill':
      'sahkolasku | vesilasku | kaukolampolasku | puhelinlasku | sahkonsiirtolasku | energialasku | lampolasku | matkapuhelinlasku | laajakaistalasku | sahkoenergialasku | vesi- ja jatevesilasku | tasauslasku',
    Payslip: 'palkkalaskelma | palkkakuitti | palkkaerittely | palkkatodistus | tilinauha | palkkanauha',
    'Payment Reminder': 'maksumuistutus | maksukehotus | maksuvaatimus',
    'Expense Report': 'matkalasku | kululasku',
    Ticket: 'tarkastuskortti | matkalippu | junalippu',
    Check: 'pankkisekki',
    'Bill of Lading': 'konossementti | rahtikirja',
  },
  columns: {
    sku: 'tuotenro | tuotenumero | tuotekoodi | koodi | tarvikenumero | palvelukoodi',
    description: 'kuvaus | tuote | nimike | selite | tuotteet | tehtävä | palvelu | palvelut | tuotteen nimi',
    quantity: 'maara | kpl | tuntia | tunnit | mär | lähetetty',
    unit: 'yksikko | yksiköt',
    unit_price: 'hinta | a-hinta | yksikkohinta | a hinta | kappalehinta | tuntihinta',
    tax_rate: 'alv | alv % | verokanta | veroprosentti | veroaste | alv-kanta',
    amount: 'yhteensa | veroton | summa | kokonaishinta | rivi yhteensä',
    gross_amount: 'verollinen',
    discount: 'alennus | ale %',
    tax_amount: 'vero yhteensä | veron määrä | vero määrä | alv-määrä',
    date: 'päivämäärä | päiväys',
    position: 'nro | rivi',
  },
  parts: {
    sku: 'tuotenumero | tuotekoodi | tuotenro | nimikenumero',
    buyer_sku: 'asiakkaan tuotenumero | asiakkaan tuotekoodi',
    gtin: 'ean koodi | viivakoodi',
    origin: 'alkuperämaa',
    customs_code: 'tullinimike | cn koodi',
    best_before: 'parasta ennen',
  },
  exemptions: {
    reverse_charge: 'käännetty verovelvollisuus | käännetty arvonlisävero',
    intra_community: 'yhteisömyynti | yhteisömyynti avl 72',
    export: 'vientimyynti',
    small_business: 'vähäinen toiminta | ei arvonlisäverovelvollinen',
    exempt: 'arvonlisäveroton | veroton myynti | alv 0 avl',
    outside_scope: 'ei arvonlisäveron alainen',
  },
  units: {
    piece: 'kappale | kappaletta | kpl',
    pair: 'pari | paria',
    dozen: 'tusina',
    box: 'laatikko | laatikkoa | ltk',
    pack: 'pakkaus | pakkausta | pkt | paketti | pakettia',
    carton: 'kartonki | kartonkia',
    pallet: 'lava | lavaa',
    roll: 'rulla | rullaa | rll',
    bottle: 'pullo | pulloa | plo',
    bag: 'pussi | pussia | säkki | säkkiä | ps',
    can: 'tölkki | tölkkiä | purkki | purkkia | tlk',
    set: 'sarja | sarjaa',
    lump: 'könttäsumma | kiinteä hinta',
    minute: 'minuutti | minuuttia',
    hour: 'tunti | tuntia',
    day: 'päivä | päivää | pv',
    week: 'viikko | viikkoa | vko',
    month: 'kuukausi | kuukautta | kk',
    year: 'vuosi | vuotta',
    gram: 'gramma | grammaa',
    kilogram: 'kilogramma | kilogrammaa | kilo | kiloa',
    tonne: 'tonni | tonnia | tn',
    metre: 'metri | metriä | jm',
    square_metre: 'neliömetri | neliömetriä',
    cubic_metre: 'kuutiometri | kuutiometriä',
    litre: 'litra | litraa',
  },
  words: {
    subtotal: 'yhteensä | välisumma',
    goods_count: 'tuotetta | kpl',
    pack_of: 'à',
    page: 'sivu',
    metered:
      'mittarilukema | kulutus | sähkönsiirto | sähköenergia | siirtomaksu | sähkövero | vedenkulutus | jätevesi | liittymä | laajakaista | kaukolämpö | perusmaksu | energiamaksu',
    law: 'laki | lakia | lain',
    governed: 'sovelletaan',
    bank_name: String.raw`\p{L}*pankki`,
  },
  weak: {
    closing_balance: 'saldo',
    gross_pay: 'brutto',
    net_pay: 'netto',
    issue_date: 'tarjouksen päivämäärä | tarjouksen päiväys | asiakirjan päiväys',
  },
};
