// A country is a data file: invoices of Sweden, Czechia and Japan are read with what theirs say, and no code knows them.
import { expect, test } from 'vitest';
import { draftOf, INVOICE_FIELDS, valuesOf } from '../../test/kit/typed-invoice.ts';

function read(lines: string[]): Record<string, unknown> {
  const draft = draftOf(INVOICE_FIELDS, lines);
  return {
    ...valuesOf(draft),
    type: draft.doc_type,
    language: draft.language,
    items: draft.line_items.length,
  };
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
