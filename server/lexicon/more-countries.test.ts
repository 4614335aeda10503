// Invoices of Romania, Turkey, Hungary and Indonesia are read with what their data files say.
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

test('South Africa and Ecuador: tax numbers of figures only, which tell the country and its currency', () => {
  const south = ['Harbour Books', 'Long Street 4', 'VAT :4490117726', 'TAX INVOICE', 'Novel   149.00'];
  expect(read([...south, 'Total 1 item(s)   149.00'])).toMatchObject({
    vat_id: '4490117726',
    currency: 'ZAR',
  });
  const ecuador = ['LIBRERIA DEL PUERTO', 'RUC:1790026918001', 'FACTURA Nro: 066-010-000030469'];
  expect(read([...ecuador, 'TOTAL:   6.80'])).toMatchObject({ vat_id: '1790026918001', currency: 'USD' });
});

test('Dominican Republic', () => {
  const lines = [
    'Torres Conservas SRL                     FACTURA DE CRÉDITO FISCAL',
    'RNC: 132327179                           NCF: B0100001434',
    'Calle 1ra 8, Santo Domingo               Vencimiento NCF: 31/12/2026',
    '',
    'CLIENTE                                  DETALLES',
    'Razón Social: Almacén Lugo SRL           Fecha: 27/03/2026',
    'RNC/Cédula: 133143887                    Vence: 26/04/2026',
    '',
    'Descripción                Cant        Precio         Total',
    'Cámara                        1    250,998.00    250,998.00',
    '',
    'Subtotal:                                      $250,998.00',
    'ITBIS (18%):                                    $45,179.64',
    'Total a pagar:                                 $296,177.64',
  ];
  expect(read(lines)).toMatchObject({
    seller: 'Torres Conservas SRL',
    buyer: 'Almacén Lugo SRL',
    number: 'B0100001434',
    date: '2026-03-27',
    due: '2026-04-26',
    currency: 'DOP',
    tax: '45179.64',
    total: '296177.64',
    vat_id: '132327179',
  });
});

test.each([
  ['Cameroon', ['Ets Ngwa SARL', 'BP 12 Douala', 'Total TTC   5 104 034 FCFA'], 'XAF'],
  ['Senegal', ['Ets Diop SARL', 'BP 12 Dakar', 'Total TTC   5 104 034 FCFA'], 'XOF'],
  ['Australia', ['Tax Invoice', 'Reef Tours', 'Cairns, Australia', 'Total   $385.00'], 'AUD'],
  ['Argentina', ['Talleres Sur', 'CUIT: 30-71234567-9', 'Total   $ 1.200,00'], 'ARS'],
  ['Colombia', ['Talleres Norte', 'NIT 900.123.456-7', 'Total   $ 1.200.000'], 'COP'],
  ['Chile', ['Lagos Frutas SpA', 'Valparaíso', 'TOTAL NETO   605.034', 'TOTAL   719.990'], 'CLP'],
])('the currency of %s', (_name, lines, expected) => {
  expect(read(['Invoice 118', ...lines])).toMatchObject({ currency: expected });
});
