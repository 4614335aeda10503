import { describe, expect, test } from 'vitest';
import { recogniseLanguage, recogniseLanguageOf } from './recognise-language.ts';

test.each([
  ['de', 'Die Rechnung ist zu zahlen bis zum Ende des Monats, nicht später.'],
  ['fr', 'La facture est à payer dans les trente jours pour le client.'],
  ['zh', '本协议自双方签字之日起生效，一式两份。'],
  ['pl', 'Faktura VAT nr 17/2026 Sprzedawca Nabywca NIP Data wystawienia Termin płatności Razem do zapłaty'],
  ['da', 'Faktura Fakturadato Forfaldsdato Beløb i alt ekskl. moms'],
  ['sv', 'Faktura Fakturadatum Förfallodatum Belopp före moms Att betala'],
  ['cs', 'Faktura daňový doklad Dodavatel Odběratel Datum splatnosti Celkem k úhradě'],
  ['fi', 'Lasku Laskun numero Eräpäivä Viitenumero Yhteensä maksettavaa'],
  ['ro', 'Factură fiscală Furnizor Cumpărător Data scadenței Total de plată'],
  ['tr', 'Fatura Tarihi Müşteri Birim Fiyat Ara Toplam KDV Ödenecek Tutar'],
  ['hu', 'Számla sorszáma Eladó Vevő Teljesítés dátuma Fizetési határidő Összesen'],
  ['id', 'Faktur penjualan Nomor faktur Tanggal Jatuh tempo Kepada Yth Jumlah tagihan'],
  ['ms', 'Resit rasmi Tarikh Jumlah besar Bayaran Tunai Baki Terima kasih'],
  ['pt', 'Fatura simplificada Data de emissão Contribuinte Total a pagar Obrigado'],
  ['vi', 'Hóa đơn bán hàng Khách hàng Đơn giá Thành tiền Tổng cộng Cảm ơn quý khách'],
  ['no', 'Kvittering Totalt Herav mva Antall Takk for besøket Velkommen igjen'],
  ['sk', 'Faktúra Dodávateľ Odberateľ Dátum splatnosti Množstvo Celkom k úhrade'],
  ['hr', 'Račun Kupac Datum dospijeća Količina Cijena Ukupno Način plaćanja gotovina'],
  ['sl', 'Račun Kupec Datum zapadlosti Količina Cena Znesek Skupaj za plačilo Hvala'],
  ['lv', 'Rēķins Pircējs Apmaksas termiņš Daudzums Cena Summa kopā Paldies par pirkumu'],
  ['lt', 'Sąskaita faktūra Pirkėjas Apmokėti iki Kiekis Kaina Iš viso Ačiū'],
  ['et', 'Arve kuupäev Maksetähtaeg Ostja Kogus Ühiku hind Summa kokku Aitäh'],
  ['ru', 'Счёт на оплату Поставщик Покупатель Количество Цена Сумма Итого к оплате'],
  ['uk', 'Рахунок на оплату Постачальник Покупець Кількість Ціна Разом до сплати'],
  ['bg', 'Фактура Доставчик Получател Количество Единична цена Данъчна основа Сума за плащане'],
  ['el', 'Τιμολόγιο Πελάτης Ποσότητα Τιμή μονάδας Καθαρή αξία Γενικό σύνολο ACME LTD'],
  ['he', 'חשבונית מס לכבוד תאריך כמות מחיר סה״כ לתשלום'],
  ['ar', 'فاتورة ضريبية رقم الفاتورة تاريخ الفاتورة العميل الكمية المجموع الكلي'],
  ['th', 'ใบแจ้งหนี้ ลูกค้า วันที่ จำนวน ราคาต่อหน่วย รวมทั้งสิ้น'],
  ['ko', '세금계산서 공급자 공급받는자 품목 수량 단가 합계금액'],
])('%s', (language, text) => {
  expect(recogniseLanguage(text)).toBe(language);
});

test('a few words of a till receipt, in capitals without accents', () => {
  expect(recogniseLanguage('TICKET CLIENT MONTANT EUR 21.74 MERCI DE VOTRE VISITE')).toBe('fr');
  expect(recogniseLanguage('SUBTOTAL 43.82 TAX 3.34 THANK YOU FOR YOUR VISIT')).toBe('en');
});

test('letters that few languages write tell it where accents of all others were read', () => {
  expect(recogniseLanguage('Xin cảm ơn 12.000 Nguyễn Trãi')).toBe('vi');
  expect(recogniseLanguage('Šviežių žuvų krautuvė Vyšnių 4,20')).toBe('lt');
});

test('till receipts name goods and the way of paying', () => {
  expect(recogniseLanguage('DATA MENU FRANGO ARROZ SUMO DE LARANJA TOTAL PAGO EM NUMERARIO')).toBe('pt');
  expect(recogniseLanguage('ORBIS MARKET 06880 BACON LS NP CHKN BRST BEEF GRND HEAVY CREAM BAL 101.33')).toBe(
    'en',
  );
  expect(recogniseLanguage('MENU POLLO ARROZ JUGO TOTAL EFECTIVO CAMBIO')).toBe('es');
});

test('a form in the language of the country with English beside it, and English terms of cards', () => {
  const form =
    'Mutasi Rekening Nomor Rekening Jenis Transaksi Mata Uang Saldo Awal Saldo Akhir Date Description Amount Salary Electricity Bill';
  expect(recogniseLanguage(form)).toBe('id');
  const card =
    'RECHNUNG SUMME CHF 7.65 Buchung Debit Mastercard contact Auth Code Terminal Card number total';
  expect(recogniseLanguage(card)).toBe('de');
});

test('a paper that repeats its labels in English', () => {
  const text =
    'Säljare / Seller Köpare / Buyer Fakturanummer / Invoice number Fakturadatum / Invoice date Förfallodatum / Due date Belopp / Amount Antal / Quantity Country of origin Description of the goods Total amount due in SEK';
  expect(recogniseLanguage(text)).toBe('sv');
});

test('an English paper with names from abroad stays English', () => {
  const text =
    'Invoice number 12 Bill to Müller & Søn Industriestraße Łódź Payment is due within 30 days Total amount Thank you for your business';
  expect(recogniseLanguage(text)).toBe('en');
});

test('Japanese whose characters were read in their Chinese forms', () => {
  expect(recogniseLanguage('東京都中央区银座2丁目 合計（税达） 消費税额等 以下余白 番号')).toBe('ja');
  expect(recogniseLanguage('增值税发票 购买方 销售方 合计 价税合计 开票人 北京市')).toBe('zh');
});

describe('a script that the recogniser has not learned', () => {
  const letters = "nnn n'on x”pln no'n nyn unh faa nirk yux toup xib qop vurn nuk";
  test('article numbers of the country tell the language', () => {
    expect(recogniseLanguage(`${letters} 7290000000008 7290000000015 8000000000002`)).toBe('he');
  });
  test('nothing is said without them, nor by numbers with a wrong check digit', () => {
    expect(recogniseLanguage(letters)).toBeNull();
    expect(recogniseLanguage(`${letters} 7290000000001`)).toBeNull();
  });
  test('they say nothing of a text with words', () => {
    expect(recogniseLanguage('Invoice for the delivery of goods 7290000000008 amount due total')).toBe('en');
  });
});

test.each([
  ['no', 'BROD HVERDAG 25,00 LOK 12,90 ROMME 300G 21,90 Sum 3 varer 59,80 KONTANT'],
  ['no', 'EPLE PK 24,00 ISBERGSALAT 12,75 Pant 2,50 Sum 3 varer BANK 39,25'],
  ['sv', 'GRADDE 15,90 LOK 12,90 FLASK 49,00 Kassa 3 Totalt 77,80'],
  ['da', 'RUGBROD 25,00 LOG 12,90 FLODE 21,90 I ALT 59,80 DANKORT'],
  ['pl', 'MASLO 8,99 JABLKA 3,50 SMIETANA 4,20 SUMA PLN 16,69'],
])('goods on a till receipt in capitals, without accents and strokes: %s', (language, text) => {
  expect(recogniseLanguage(text)).toBe(language);
});

test('letters that stand alone are no words', () => {
  expect(recogniseLanguage('Invoice A 12 e 4 o 7 a 9 E O A — Amount due: 40.00')).toBe('en');
});

test('a Japanese bill whose kana were lost', () => {
  expect(recogniseLanguage('請求書番号 2024-001 株式会社 御中 支払期限 合計金額 550,000')).toBe('ja');
});

test('too little text, and none of the known languages', () => {
  expect(recogniseLanguage('17')).toBeNull();
  expect(recogniseLanguage('Xyzzy plugh qwertz foobar')).toBeNull();
});

test('words of tickets, and periods of time', () => {
  expect(recogniseLanguage('ANN ORBIS FLIGHT GATE SEAT ZONE XO17 4 14C')).toBe('en');
  expect(recogniseLanguage('xop.md Monat Jahr Brutto: 3,333.00 Netto: 2,231.57')).toBe('de');
});

test('the first page says what language a document is in, unless it has few words', () => {
  const offer =
    'Quotation of the goods that were asked for, with the price of each and the date of delivery. '.repeat(5);
  const terms =
    'Las partes acuerdan que la duración del contrato será la que se indica en la oferta. '.repeat(20);
  expect(recogniseLanguageOf([offer, terms])).toBe('en');
  expect(recogniseLanguageOf(['No. 17 of the', terms])).toBe('es');
  expect(recogniseLanguageOf(['XK 4711 '.repeat(60), terms])).toBe('es');
});

test('pieces of web addresses are no words', () =>
  expect(recogniseLanguage('La factura de los clientes\nwww.ejemplo-taller.pe\nhola@ejemplo-taller.pe')).toBe(
    'es',
  ));
