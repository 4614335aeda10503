// What documents in Hungarian say. Data only: see ../language.ts for what each part means.
import type { Language } from '../language.ts';

export const hu: Language = {
  code: 'hu',
  name: 'Hungarian',
  home: 'HU',
  months:
    'január jan | február feb febr | március márc | április ápr | május máj | június jún | július júl | augusztus aug | szeptember szept | október okt | november nov | december dec',
  periods: { year: 'év', month: 'hónap', week: 'hét', day: 'nap' },
  papers: 'szamla | nyugta | elektronikus szamla | dijbekero | szamla masolat | stornó szamla',
  letters: 'áéíóöőúüű',
  frequent:
    'és az egy nem hogy van vagy a is csak meg mint ezt által szerint után alapján részére kérjük köszönjük számla vevő eladó dátum kelte összesen fizetés fizetendő mennyiség nettó bruttó áfa cím adószám utca kenyér tej sajt víz sör kávé csirke hús készpénz visszajáró asztal nyugta vaj tojás hal sertés marha burgonya paradicsom uborka hagyma sárgarépa alma banán körte eper tejszín joghurt szatyor betétdíj lazac saláta tea pénztár pénztáros bankkártya',
  kinds: {
    Invoice: 'szamla | elektronikus szamla | dijbekero',
    Receipt: 'nyugta | elismerveny | penztarbizonylat | bevetelpenztari bizonylat | eladási nyugta',
    'Credit Note': 'storno szamla | helyesbito szamla | jóváírás | jóváírási értesítés | jóváíró számla',
    'Purchase Order':
      'megrendeles | megrendelolap | beszerzesi megrendeles | megrendelo lap | beszerzési rendelés',
    'Delivery Note':
      'szallitolevel | szallitojegyzek | szallitasi bizonylat | atadas-atveteli jegyzokonyv | atveteli elismerveny | kitárolási lista',
    'Bank Statement':
      'szamlakivonat | bankszamlakivonat | folyoszamlakivonat | bankkivonat | hitelkartya kivonat | szamlatortenet | tranzakcios lista',
    Contract: 'szerzodes | megbizasi szerzodes',
    Quotation: 'arajanlat | ajanlat | vegleges arajanlat | ajanlati kalkulacio',
    'Order Confirmation': 'rendeles visszaigazolas | vevőrendelés | megrendelés visszaigazolás',
    'Utility Bill':
      'villanyszamla | gazszamla | vizszamla | aramszamla | elszamolo szamla | reszszamla | energiaszamla | tavhoszamla | telefonszamla | kozuzemi szamla | villamosenergia szamla | foldgaz szamla | viz- es csatornadij szamla',
    Payslip: 'berjegyzek | berpapir | fizetesi jegyzek | elszamololap | berlap | munkaber elszamolas',
    'Payment Reminder': 'fizetesi felszolitas | fizetesi emlekezteto',
    'Expense Report': 'koltsegelszamolas',
    Ticket: 'vonatjegy | beszallokartya',
    'Bill of Lading': 'hajoraklevel | fuvarlevel',
  },
  labels: {
    net_pay:
      'netto ber | kifizetendo | netto kifizetes | netto jarandosag | fizetendo netto | atutalando osszeg | kifizetett osszeg | utalando | netto munkaber',
    gross_pay:
      'brutto ber | brutto munkaber | osszes jarandosag | jarandosag osszesen | osszes brutto | brutto jovedelem',
    invoice_number:
      'szamlaszam | szamla szama | szamla sorszama | sorszam | bizonylatszam | szamla azonosito | számla azonosítója | számla # | bizonylat száma | a számla sorszáma | jóváírási szám | számla sz | jóváíró számla száma',
    receipt_number: 'nyugtaszam | nyugta sorszama',
    order_number:
      'rendelesszam | megrendeles szama | rendeles szama | rendelesi szam | po szám | beszerzési rendelés száma | rendelési azonosító | rendelés # | rendelés azonosítója | rendelési sorszám | rendelés sorszáma',
    contract_number: 'szerzodesszam',
    delivery_note_number:
      'szallitolevel szama | szallitolevel sorszama | szallitolevel szam | szallitolevelszam',
    customer_number:
      'ugyfelszam | vevokod | ugyfelazonosito | vevo azonosito | alkalmazott azonosítója | ügyfélkód',
    payment_reference: 'kozlemeny | fizetési hivatkozás',
    vat_id: 'adoszam | kozossegi adoszam',
    company_registration: 'cegjegyzekszam',
    bank_account: 'bankszamlaszam | bankszamla',
    issue_date:
      'szamla kelte | kelt | kiallitas datuma | kiallitas kelte | szamla datuma | keltezes | bizonylat dátuma | számla kiállítási dátuma | kiállítva | bizonylat kelte',
    due_date:
      'fizetesi hatarido | hatarido | esedekesseg | fizetesi hatarideje | fizetesi hat | számla fizetési határideje | esedékesség dátuma | fizetés esedékessége | esedékesség napja | esedékes | befizetési határidő',
    birth_date: 'szuletesi datum | szuletesi ido',
    delivery_date:
      'teljesites datuma | teljesites idopontja | teljesites kelte | teljesites | szallitas datuma | kiszallitas datuma | szallitasi datum | atadas datuma',
    order_date: 'rendeles datuma | beszerzési rendelés dátuma | rendelési dátum',
    meter_number:
      'meroora szama | gyari szam | mero gyari szama | merohely azonosito | fogyasztasmero gyari szama',
    grand_total:
      'brutto osszesen | vegosszeg | szamla vegosszege | osszesen brutto | brutto vegosszeg | mindosszesen | számla összege | teljes összeg | teljes ár | összesen (adóval együtt) | rendelés összesen',
    net_total:
      'netto osszesen | osszesen netto | adoalap | netto vegosszeg | részösszeg | nettó összeg | adóköteles összeg | összesen (adó nélkül)',
    tax_total:
      'afa | afa osszesen | afa osszege | afa ertek | ado osszege | adók | adó | adó összesen | forgalmi adó | összes adó',
    due_payable:
      'fizetendo | fizetendo osszesen | fizetendo vegosszeg | fizetendo osszeg | esedékes összeg | fennálló tartozás | kifizetetlen | hátralék | fennmaradó összeg | hátralévő összeg',
    rounding: 'kerekites',
    discount: 'kedvezmeny | engedmeny | kedv. % | kedvezmények | kedvezmény összesen | engedmény összesen',
    shipping: 'szallitasi koltseg | szallitas | szállítási díj',
    unit_price: 'egysegar',
    quantity: 'mennyiseg | darabszám | menny',
    tax_rate: 'afa kulcs | adókulcs | adó %',
    payment_method: 'fizetesi mod | fizetes modja | fizetés típusa | fizetési típus',
    payment_terms: 'fizetesi feltetelek',
    currency: 'penznem',
    party_name: 'nev | cegnev',
    address: 'cim | szekhely',
    phone: 'telefon | telefonszam',
    notes: 'megjegyzes | megjegyzések | komment | jegyzet',
    cash_tendered: 'keszpenz | bankkartya',
    cash_change: 'visszajaro',
    cashier: 'penztaros',
    opening_balance: 'nyito egyenleg | elozo egyenleg | nyitoegyenleg',
    closing_balance: 'zaro egyenleg | zaroegyenleg | uj egyenleg | aktualis egyenleg',
    period_start:
      'elszamolasi idoszak | targyhonap | berszamfejtesi idoszak | szamlazasi idoszak | targyidoszak | kezdés dátuma | kezdő dátum',
    period_end:
      'elszamolasi idoszak | targyhonap | berszamfejtesi idoszak | szamlazasi idoszak | targyidoszak | záró dátum | végdátum | befejezés dátuma',
    payment_date:
      'kifizetes napja | utalas datuma | kifizetes datuma | fizetes napja | fizetés dátuma | fizetési dátum',
    expiry_date:
      'ajanlat ervenyessege | ervenyesseg | ajanlat ervenyes | ervenyessegi ido | árajánlat érvényessége | lejárati dátum | árajánlat érvényes eddig | érvényesség vége | érvényes eddig',
    quote_number:
      'ajanlat szama | arajanlat szama | ajanlatszam | arajanlatszam | ajánlat # | ajánlat azonosítója',
    prepaid:
      'eddig fizetve | fizetések | fizetés megérkezett | kifizetve | fizetett összeg | fogadott összeg | fizetve | előleg | befizetett összeg | kiegyenlített összeg',
    contact_person: 'kapcsolattartó neve | kapcsolattartó',
    email: 'email cím',
    serial_number: 'sorozatszám',
    tracking_number: 'nyomkövetési szám',
  },
  weak: {
    issue_date: 'datum | ajánlat kelte | dokumentum dátuma',
    grand_total: 'osszesen',
    period_start: 'idoszak',
    period_end: 'idoszak',
    closing_balance: 'egyenleg',
    expiry_date: 'ervenyes',
  },
  headings: {
    agent: 'fuvarozó',
    seller:
      'elado | szallito | kibocsato | szamlakibocsato | munkaltato | ajanlatado | felado | szolgaltato | beszállító | szállító neve | eladó adatai',
    buyer:
      'vevo | vasarlo | megrendelo | szamlazasi cim | munkavallalo | dolgozo neve | cimzett | atvevo | szamlatulajdonos | dolgozo | vevo neve | ugyfel neve | ugyfel | ajanlatkero | munkavallalo neve | számlázás címe | ügyfél részletei | számla címzettje | vásárló adatai | vevő adatai | számlafizető',
    ship_to: 'szallitasi cim | atvetel helye',
    bank: 'bank | bank neve',
  },
  columns: {
    sku: 'cikkszam | termék száma | szolgáltatás kód',
    description:
      'megnevezes | termek | termek megnevezese | szolgaltatas megnevezese | leiras | tetel | részletek | feladat | szolgáltatás | szolgáltatások',
    quantity: 'mennyiseg | menny | db | darabszám | óra | órák | kiszállítva',
    unit: 'me | mertekegyseg | egyseg | mennyisegi egyseg',
    unit_price: 'egysegar | netto egysegar | netto ar | listaár | eladási ár | óradíj',
    tax_rate: 'afa % | afa kulcs | adókulcs | adó %',
    tax_amount: 'afa osszeg | afa ertek | afa | adó | adó összege | adó összesen',
    amount:
      'ertek | netto ertek | netto ar | netto osszesen | netto osszeg | osszesen | sor összege | részösszeg | teljes ár | összeg',
    gross_amount: 'brutto ertek | brutto ar | brutto osszesen | brutto',
    position: 'sorszam | ssz | sor',
    discount: 'kedvezmeny | kedv. % | engedmény',
  },
  parts: { sku: 'cikkszám', gtin: 'vonalkód' },
  exemptions: {
    reverse_charge: 'fordított adózás',
    intra_community: 'közösségen belüli adómentes',
    exempt: 'tárgyi adómentes | áfamentes',
    small_business: 'alanyi adómentes | alanyi mentes',
  },
  units: {
    piece: 'darab | db',
    pack: 'csomag | csom',
    box: 'doboz',
    carton: 'karton',
    roll: 'tekercs',
    bottle: 'üveg | palack',
    hour: 'óra',
    day: 'nap',
    month: 'hónap | hó',
    year: 'év',
    kilogram: 'kilogramm',
    tonne: 'tonna',
    metre: 'méter | fm',
    square_metre: 'négyzetméter',
    cubic_metre: 'köbméter',
    litre: 'liter',
  },
  words: {
    subtotal: 'összesen | részösszeg',
    goods_count: 'tétel | db',
    page: 'oldal',
    metered:
      'mérőóra | mérőállás | fogyasztás | mérő gyári száma | villamos energia | földgáz | elfogyasztott | leolvasás | csatornadíj | víz-?díj | hőmennyiség | előfizetési díj | forgalmi díj',
    street: String.raw`utca | utcája | út | útja | tér | tere | krt\.? | körút`,
    slogan: 'köszönjük',
    bill_title: 'számla',
    payment_means: 'készpénz | bankkártya | átutalás | utánvét',
    bank_name: 'takarékpénztár | takarékszövetkezet',
  },
};
