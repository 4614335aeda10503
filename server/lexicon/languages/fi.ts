// What documents in Finnish say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const fi: Language = {
  code: 'fi',
  name: 'Finnish',
  home: 'FI',
  papers: 'lasku | kuitti | hyvityslasku',
  months:
    'tammikuu tammikuuta | helmikuu helmikuuta | maaliskuu maaliskuuta | huhtikuu huhtikuuta | toukokuu toukokuuta | kesäkuu kesäkuuta | heinäkuu heinäkuuta | elokuu elokuuta | syyskuu syyskuuta | lokakuu lokakuuta | marraskuu marraskuuta | joulukuu joulukuuta',
  frequent:
    'ja on ei että se sekä tai kun niin ovat oli hän mukaan kanssa joka tämä tämän lasku laskun päivämäärä eräpäivä summa yhteensä alv määrä hinta asiakas maksu tilinumero viitenumero kiitos',
  labels: {
    invoice_number: 'laskun numero | laskunumero | laskunro | laskun nro',
    order_number: 'tilausnumero | tilausnro',
    customer_number: 'asiakasnumero | asiakasnro',
    vat_id: 'alv tunnus | alv numero | alv nro',
    company_registration: 'y tunnus',
    payment_reference: 'viitenumero | viite',
    issue_date: 'laskun paivays | paivays | laskupaiva | laskun paivamaara | paivamaara',
    due_date: 'erapaiva',
    delivery_date: 'toimituspaiva',
    grand_total:
      'yhteensa | maksettava yhteensa | lasku yhteensa | summa yhteensa | verollinen yhteensa | yhteensa eur',
    net_total: 'veroton yhteensa | veroton summa | veroton | summa ilman alv',
    tax_total: 'alv | alv yhteensa | arvonlisavero | vero yhteensa',
    due_payable: 'maksettava | maksettavaa',
    payment_terms: 'maksuehto',
    bank_account: 'tilinumero',
    address: 'osoite',
    phone: 'puhelin',
    party_name: 'nimi',
    receipt_number: 'kuittinumero',
    quantity: 'maara | kpl',
    unit_price: 'yksikkohinta',
    cash_change: 'takaisin',
    cash_tendered: 'kateinen | korttimaksu',
  },
  headings: {
    seller: 'myyja | laskuttaja | toimittaja',
    buyer: 'ostaja | asiakas | laskutusosoite | vastaanottaja',
    ship_to: 'toimitusosoite',
    payee: 'saaja',
  },
  kinds: {
    Invoice: 'lasku',
    Receipt: 'kuitti',
    'Credit Note': 'hyvityslasku',
    'Purchase Order': 'tilaus | tilausvahvistus',
    'Delivery Note': 'lahete | lahetysluettelo',
    'Bank Statement': 'tiliote',
    Contract: 'sopimus',
  },
  columns: {
    sku: 'tuotenro | tuotenumero',
    description: 'kuvaus | tuote | nimike | selite',
    quantity: 'maara | kpl',
    unit: 'yksikko',
    unit_price: 'hinta | a-hinta | yksikkohinta | a hinta',
    tax_rate: 'alv | alv %',
    amount: 'yhteensa | veroton | summa',
    gross_amount: 'verollinen',
  },
};
