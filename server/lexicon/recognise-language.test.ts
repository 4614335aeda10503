import { expect, test } from 'vitest';
import { recogniseLanguage } from './recognise-language.ts';

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
])('%s', (language, text) => {
  expect(recogniseLanguage(text)).toBe(language);
});

test('a few words of a till receipt, in capitals without accents', () => {
  expect(recogniseLanguage('TICKET CLIENT MONTANT EUR 21.74 MERCI DE VOTRE VISITE')).toBe('fr');
  expect(recogniseLanguage('SUBTOTAL 43.82 TAX 3.34 THANK YOU FOR YOUR VISIT')).toBe('en');
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
