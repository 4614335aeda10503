// Receipts of shops made up here: the letterhead above, what is to be paid below.
import { describe, expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from './extract.ts';

describe('receipts', () => {
  const receipt = profileOf([profileField('Company'), profileField('Total', 'amount')]);

  test('Chinese: the company below the sign of its shop, and one whose name is broken', () => {
    const foot = ['上海市浦东新区测试路96号', '小票', '应付金额：   95.82'];
    expect(extractedValues(receipt, '      东升加油站', '   东升商业有限责任公司', ...foot)['company']).toBe(
      '东升商业有限责任公司',
    );
    expect(extractedValues(receipt, '   上海拂晓文具销售', '      有限公司', ...foot)['company']).toBe(
      '上海拂晓文具销售有限公司',
    );
  });

  test('Malay lots begin an address', () => {
    const lines = [
      'KEDAI BUNGA MERAH SDN BHD',
      'P.T. 7877,',
      'Lebuh Merpati,',
      '52100 Kuala Lumpur',
      'TOTAL  RM 5.00',
    ];
    expect(extractedValues(profileOf([profileField('Address')]), ...lines)).toEqual({
      address: 'P.T. 7877, Lebuh Merpati, 52100 Kuala Lumpur',
    });
  });

  test('what is to be paid stands before the sums of its taxes', () => {
    const lines = [
      'BOULANGERIE DU COIN SARL',
      'Chambre double   20,94',
      'Piles AA    17,46',
      'Montant HT   32,00',
    ];
    const paid = ['A PAYER     38,40', 'Espèces   100,00', 'Rendu monnaie   61,60'];
    const taxes = ['Récapitulatif TVA', 'A @ 20%   32,00   6,40', 'Total     32,00   6,40'];
    expect(extractedValues(receipt, ...lines, ...paid, ...taxes)['total']).toBe('38.40');
  });

  test('a smudge before the time of day is no sign of money', () => {
    const lines = [
      'LILY KITCHEN',
      'GSTIN 27AAPFU0939F1ZV',
      'Total   480.00',
      'CGST 2.5%   11.43',
      'C  €  15:44:33  M/C 1',
    ];
    const reading = typedReading(lines);
    for (const page of reading.pages) page.source = 'ocr';
    const currency = profileOf([profileField('Currency'), profileField('Total', 'amount')]);
    const { fields } = extract(reading, currency, { today: '2026-11-27', learned: [] });
    expect(fields['currency']!.value).toBe('INR');
  });

  test.each([
    [
      'EUR',
      ['Bäckerei Muster', 'EUR', 'Brot   1,04 A', 'zu zahlen   1,04', 'Do 07:00-21:00', 'Fr 07:00-21:00'],
    ],
    [
      'BRL',
      ['PADARIA MODELO LTDA', 'CNPJ 12.345.678/0001-95', 'Pao frances   Rs 6,69', 'VALOR TOTAL   RS 6,69'],
    ],
  ])('money is in %s whatever looks like the sign of another', (code, lines) => {
    const currency = profileOf([profileField('Currency'), profileField('Total', 'amount')]);
    expect(extractedValues(currency, ...lines)['currency']).toBe(code);
  });

  test('beside thousands what looks like decimals is no price', () => {
    const lines = ['CUA HANG MAU', 'Banh mi   49.500', 'Sua tuoi   49.500', 'TONG CONG   99.000'];
    expect(extractedValues(receipt, ...lines, 'Diem (1.00oVND=1 diem)   3')['total']).toBe('99000.00');
  });

  test('behind the name of a company its tax number needs no label, and is no part of the name', () => {
    const letterhead = profileOf([profileField('Seller'), profileField('Seller VAT ID')]);
    const lines = ['MODELO MERCADOS, S.A. A-58818501', 'C/ MAYOR 12', '28013 MADRID', 'TOTAL (€)   5,20'];
    expect(extractedValues(letterhead, ...lines)).toEqual({
      seller: 'MODELO MERCADOS, S.A.',
      seller_vat_id: 'A58818501',
    });
    expect(
      extractedValues(letterhead, 'Muster AG', 'MWST-Nr. CHE - 123.456.788 MWST', 'Total CHF 5.20')[
        'seller_vat_id'
      ],
    ).toBe('CHE123456788');
  });

  test('a greeting or a scribbled word above the letterhead is not the name', () => {
    const lines = [
      '27, JALAN MAWAR 13',
      '81100 JOHOR BAHRU, JOHOR',
      'TEL: 07-1234567',
      'RECEIPT',
      'Total 60.30',
    ];
    expect(extractedValues(receipt, 'maria k', '', '', 'INDAH GIFT & DECO', ...lines)['company']).toBe(
      'INDAH GIFT & DECO',
    );
    expect(
      extractedValues(receipt, 'Welcome to the Family', 'Corner Resources Sdn Bhd (123456-D)', ...lines)[
        'company'
      ],
    ).toBe('Corner Resources Sdn Bhd');
  });

  test('the name with the registration number is the sender, not the place above the address', () => {
    expect(
      extractedValues(
        profileOf([profileField('Company'), profileField('Address'), profileField('Total', 'amount')]),
        'FOR SHOPPING WITH cornershop.com',
        'LAKESIDE VILLAGE',
        'LOUNGE 2, GROUND FLOOR, LAKESIDE VILLAGE NO 2,',
        'JALAN MAWAR 1, LAKESIDE SQUARE,',
        '47301,PETALING JAYA,SELANGOR',
        'careline: 1800 00 1234',
        'CORNERSHOP RETAIL SB(123456-X) FKA LANTERN STORES SB',
        'TAX REG ID ABC 000123456789',
        'Pen   1   1.90',
        'GRAND TOTAL 1.90',
      )['company'],
    ).toBe('CORNERSHOP RETAIL SB');
  });

  test('the total of a table of taxes is not what is to be paid', () => {
    expect(
      extractedValues(
        receipt,
        'CORNER STATIONERY SDN BHD',
        'Name Badge             2 SR     42.40',
        'Clip                   1 SR    116.60',
        'Total Amt Payable:             159.00',
        'Paid Amount :                  200.00',
        'Change :                        41.00',
        '',
        'GST Summary           Amount      Tax',
        'SR @ 6%               150.00     9.00',
        'Total                 150.00     9.00',
      )['total'],
    ).toBe('159.00');
  });

  test('an amount whose label cannot be read is known by what was paid and given back', () => {
    expect(
      extractedValues(
        receipt,
        'CORNER BAKERY',
        'Cake                             25.00',
        'N t T   l                        25.00',
        'C                                50.00',
        'C.  GE                           25.00',
      )['total'],
    ).toBe('25.00');
  });

  test('labels in Malay', () => {
    const profile = profileOf([profileField('Date', 'date'), profileField('Total', 'amount')]);
    const lines = [
      'PASARAYA INDAH SDN BHD',
      'RESIT',
      'Tarikh : 18 OGO 2023',
      'Roti                             68.93',
      'Jumlah Kecil                     68.93',
      'Diskaun                         -12.41',
      'Pelarasan                        -0.02',
      'JUMLAH                           56.50',
      'TUNAI                            60.00',
      'BAKI                              3.50',
      'Sah sehingga 31/12/2023',
    ];
    expect(extractedValues(profile, ...lines)).toEqual({ date: '2023-08-18', total: '56.50' });
  });

  test('when points expire or goods can be exchanged is not the date of the receipt', () => {
    const profile = profileOf([profileField('Date', 'date'), profileField('Total', 'amount')]);
    const lines = ['CORNER HOTEL', 'Cake   25.00', 'Total   25.00'];
    for (const other of ['Points expire on 21/09/2026', 'Exchange until 21/09/2026'])
      expect(extractedValues(profile, ...lines, '07/08/2026 09:30', other)['date'], other).toBe('2026-08-07');
  });

  test('arrival and departure are named in many ways', () => {
    const profile = profileOf([profileField('Arrival', 'date'), profileField('Departure', 'date')]);
    const lines = [
      'CORNER HOTEL',
      'Check-in 05/08/2026 16:27',
      'Check-out 07/08/2026 09:30',
      'Total   25.00',
    ];
    expect(extractedValues(profile, ...lines)).toEqual({ arrival: '2026-08-05', departure: '2026-08-07' });
  });

  test('a subtotal that holds the tax already does not speak against the total', () => {
    const { checks } = extract(
      typedReading([
        'CORNER BAKERY',
        'Cake                             25.00',
        'Subtotal                         25.00',
        'GST 6% (included)                 1.42',
        'Total                            25.00',
      ]),
      receipt,
      { today: '2026-11-21', learned: [] },
    );
    expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  });
});
