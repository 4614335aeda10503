// A country is a data file: invoices of Sweden, Czechia, Romania and others are read with what theirs say, and no code knows them.
import { expect, test } from 'vitest';
import { plainField } from '../../contract/plain-field.ts';
import type { FieldType, ProfileField } from '../../contract/profiles.ts';
import { typedReading } from '../../test/kit/typed-page.ts';
import { extract } from '../extraction/builtin/extract.ts';

const field = (key: string, label: string, type: FieldType): ProfileField => plainField(label, key, type);
const profile = {
  name: 'Invoices',
  description: '',
  doc_type_hint: null,
  line_items: true,
  fields: [
    field('seller', 'Seller Name', 'text'),
    field('buyer', 'Buyer Name', 'text'),
    field('number', 'Invoice Number', 'text'),
    field('date', 'Invoice Date', 'date'),
    field('due', 'Due Date', 'date'),
    field('currency', 'Currency', 'text'),
    field('net', 'Net Total', 'amount'),
    field('tax', 'Tax Total', 'amount'),
    field('total', 'Grand Total', 'amount'),
    field('vat_id', 'Seller VAT ID', 'text'),
  ],
};

function read(lines: string[]): Record<string, unknown> {
  const draft = extract(typedReading(lines), profile, { today: '2026-11-22', learned: [] });
  const values = Object.fromEntries(Object.entries(draft.fields).map(([key, { value }]) => [key, value]));
  return { ...values, type: draft.doc_type, language: draft.language, items: draft.line_items.length };
}

test('Sweden', () => {
  const lines = [
    'Norrvik Verktyg AB                           FAKTURA',
    'Kanalgatan 12',
    '211 34 Malmö',
    '',
    'Fakturanummer: 40217          Fakturadatum: 3 maj 2026',
    'Kundnummer: 118               Förfallodatum: 2 juni 2026',
    '',
    'Kund',
    'Bergslund Bygg AB',
    'Storgatan 4',
    '753 31 Uppsala',
    '',
    'Benämning                     Antal    À-pris       Belopp',
    'Borrskruv 40 mm                  10     12,50       125,00',
    'Vinkelbeslag                      4     68,75       275,00',
    '',
    'Summa exkl moms                                     400,00',
    'Moms 25 %                                           100,00',
    'Totalt att betala                               SEK 500,00',
    '',
    'Momsreg nr: SE556677889901',
  ];
  expect(read(lines)).toEqual({
    seller: 'Norrvik Verktyg AB',
    buyer: 'Bergslund Bygg AB',
    number: '40217',
    date: '2026-05-03',
    due: '2026-06-02',
    currency: 'SEK',
    net: '400.00',
    tax: '100.00',
    total: '500.00',
    vat_id: 'SE556677889901',
    type: 'Invoice',
    language: 'sv',
    items: 2,
  });
});

test('Czechia', () => {
  const lines = [
    'Faktura - daňový doklad č. 2026-0154',
    '',
    'Dodavatel                               Odběratel',
    'Modrák Nářadí s.r.o.                    Stavby Horní Louka a.s.',
    'Dlouhá ulice 15                         Nábřežní 8',
    '602 00 Brno                             301 00 Plzeň',
    'DIČ: CZ12345678                         DIČ: CZ87654321',
    '',
    'Datum vystavení: 5. května 2026         Datum splatnosti: 19. května 2026',
    '',
    'Popis                     Množství   Cena za MJ   Celkem bez DPH',
    'Vrtací šroub                   100         3,50           350,00',
    'Kladivo                          2       325,00           650,00',
    '',
    'Celkem bez DPH                                     1 000,00 Kč',
    'DPH celkem                                           210,00 Kč',
    'Celkem s DPH                                       1 210,00 Kč',
  ];
  expect(read(lines)).toMatchObject({
    seller: 'Modrák Nářadí s.r.o.',
    buyer: 'Stavby Horní Louka a.s.',
    number: '2026-0154',
    date: '2026-05-05',
    due: '2026-05-19',
    currency: 'CZK',
    net: '1000.00',
    tax: '210.00',
    total: '1210.00',
    type: 'Invoice',
    language: 'cs',
    items: 2,
  });
});

test('Japan', () => {
  const lines = [
    '                         請求書',
    '株式会社みどり建設 御中                  請求書番号: 2026-118',
    '                                         請求日: 令和8年5月1日',
    '                                         支払期限: 2026年5月31日',
    '発行元',
    '株式会社青空工具',
    '〒100-0001 東京都千代田区千代田一丁目1番地',
    '',
    '品名                数量      単価      金額',
    'ドリル                 2     5,000    10,000',
    'ねじ                  50       100     5,000',
    '',
    '小計                                   15,000円',
    '消費税                                  1,500円',
    '合計金額                               16,500円',
  ];
  expect(read(lines)).toMatchObject({
    seller: '株式会社青空工具',
    buyer: '株式会社みどり建設',
    number: '2026-118',
    date: '2026-05-01',
    due: '2026-05-31',
    currency: 'JPY',
    net: '15000.00',
    tax: '1500.00',
    total: '16500.00',
    type: 'Invoice',
    language: 'ja',
    items: 2,
  });
});

test('an invoice in traditional characters is read by the labels of simplified ones', () => {
  const lines = [
    '青松貿易有限公司',
    '香港九龍彌敦道 100 號',
    '',
    '發票',
    '發票號碼：HK-20260314',
    '開票日期：2026年3月14日',
    '到期日：2026年4月13日',
    '',
    '客戶名稱：大江電子股份有限公司',
    '',
    '品名              數量      單價        金額',
    '辦公椅            2         500.00      1,000.00',
    '書桌              1         800.00        800.00',
    '',
    '小計                                    1,800.00',
    '稅額                                      90.00',
    '總計                                    1,890.00',
  ];
  expect(read(lines)).toMatchObject({
    seller: '青松貿易有限公司',
    buyer: '大江電子股份有限公司',
    number: 'HK-20260314',
    date: '2026-03-14',
    due: '2026-04-13',
    net: '1800.00',
    tax: '90.00',
    total: '1890.00',
    type: 'Invoice',
    language: 'zh',
    items: 2,
  });
});

test('Romania', () => {
  const lines = [
    'FACTURĂ',
    'Seria și numărul: BRD 004217        Data emiterii: 14.05.2026',
    'Data scadenței: 13.06.2026',
    '',
    'Furnizor                            Cumpărător',
    'Pădurea Verde Mobilă SRL            Atelier Nord SRL',
    'Str. Fabricii 8, Cluj-Napoca        Bd. Unirii 20, București',
    'CUI: RO18547290                     CUI: RO30411786',
    '',
    'Denumirea produselor     Cantitate   Preț unitar    Valoare',
    'Scaun stejar                     4       250,00    1.000,00',
    'Masă rotundă                     1       500,00      500,00',
    '',
    'Total fără TVA                                     1.500,00',
    'TVA 19%                                              285,00',
    'Total de plată                                 1.785,00 lei',
  ];
  expect(read(lines)).toEqual({
    seller: 'Pădurea Verde Mobilă SRL',
    buyer: 'Atelier Nord SRL',
    number: 'BRD 004217',
    date: '2026-05-14',
    due: '2026-06-13',
    currency: 'RON',
    net: '1500.00',
    tax: '285.00',
    total: '1785.00',
    vat_id: 'RO18547290',
    type: 'Invoice',
    language: 'ro',
    items: 2,
  });
});

test('Turkey', () => {
  const lines = [
    'Yıldız Kırtasiye Ltd. Şti.                          FATURA',
    'Atatürk Caddesi No: 14',
    '06420 Çankaya / Ankara',
    'Vergi No: 9870123456',
    '',
    'Fatura No: YLD2026000000418      Fatura Tarihi: 14.05.2026',
    'Son Ödeme Tarihi: 13.06.2026',
    '',
    'Sayın',
    'Deniz Mobilya A.Ş.',
    'Cumhuriyet Bulvarı 20',
    '35210 Konak / İzmir',
    '',
    'Açıklama                 Miktar   Birim Fiyat        Tutar',
    'Zımba makinesi                4        250,00     1.000,00',
    'Dosya dolabı                  1        500,00       500,00',
    '',
    'Ara Toplam                                        1.500,00',
    'KDV %20                                             300,00',
    'Ödenecek Tutar                                 1.800,00 TL',
  ];
  expect(read(lines)).toEqual({
    seller: 'Yıldız Kırtasiye Ltd. Şti.',
    buyer: 'Deniz Mobilya A.Ş.',
    number: 'YLD2026000000418',
    date: '2026-05-14',
    due: '2026-06-13',
    currency: 'TRY',
    net: '1500.00',
    tax: '300.00',
    total: '1800.00',
    vat_id: '9870123456',
    type: 'Invoice',
    language: 'tr',
    items: 2,
  });
});

test('Hungary', () => {
  const lines = [
    'SZÁMLA                              Sorszám: NYR-2026/0418',
    '',
    'Eladó                               Vevő',
    'Nyírfa Bútor Kft.                   Tisza Építő Zrt.',
    '4400 Nyíregyháza, Gyár utca 8.      6720 Szeged, Híd utca 20.',
    'Adószám: 12345676-2-15              Adószám: 23456787-2-06',
    '',
    'Számla kelte: 2026.05.14.           Fizetési határidő: 2026.06.13.',
    '',
    'Megnevezés               Mennyiség   Egységár       Érték',
    'Tölgy szék                       4      2 500      10 000',
    'Kerek asztal                     1      5 000       5 000',
    '',
    'Nettó összesen                                     15 000',
    'ÁFA 27%                                             4 050',
    'Fizetendő összesen                              19 050 Ft',
  ];
  expect(read(lines)).toMatchObject({
    seller: 'Nyírfa Bútor Kft.',
    buyer: 'Tisza Építő Zrt.',
    number: 'NYR-2026/0418',
    date: '2026-05-14',
    due: '2026-06-13',
    currency: 'HUF',
    net: '15000.00',
    tax: '4050.00',
    total: '19050.00',
    vat_id: '12345676215',
    type: 'Invoice',
    language: 'hu',
    items: 2,
  });
});

test('Indonesia', () => {
  const lines = [
    'PT Rimba Jaya Mebel                                FAKTUR',
    'Jalan Merdeka No. 8',
    'Bandung 40111',
    'NPWP: 01.234.567.8-901.000',
    '',
    'Nomor Faktur: RJM/2026/0418      Tanggal Faktur: 14 Mei 2026',
    'Jatuh Tempo: 13 Juni 2026',
    '',
    'Kepada',
    'CV Sinar Abadi',
    'Jalan Sudirman No. 20, Jakarta 10220',
    '',
    'Keterangan               Jumlah    Harga Satuan      Total',
    'Kursi jati                    4         250.000  1.000.000',
    'Meja bundar                   1         500.000    500.000',
    '',
    'Subtotal                                         1.500.000',
    'PPN 11%                                            165.000',
    'Total Bayar                                   Rp 1.665.000',
  ];
  expect(read(lines)).toMatchObject({
    seller: 'PT Rimba Jaya Mebel',
    buyer: 'CV Sinar Abadi',
    number: 'RJM/2026/0418',
    date: '2026-05-14',
    due: '2026-06-13',
    currency: 'IDR',
    net: '1500000.00',
    tax: '165000.00',
    total: '1665000.00',
    type: 'Invoice',
    language: 'id',
    items: 2,
  });
});
