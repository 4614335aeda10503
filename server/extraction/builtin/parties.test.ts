// Whose name and address is whose, on letters of companies made up here.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from './extract.ts';

const PROFILE = profileOf([
  profileField('Seller Name'),
  profileField('Seller Address'),
  profileField('Buyer Name'),
  profileField('Buyer Address'),
]);

const partiesOf = (...lines: string[]) => extractedValues(PROFILE, ...lines);

const ITEMS = [
  '',
  'Rechnung 4711 vom 14.03.2026',
  '',
  'Bezeichnung                 Menge    Einzelpreis    Gesamtpreis',
  'Regalboden                  2        50,00          100,00',
  'Nettobetrag                                         100,00',
  'MwSt. 19 %                                           19,00',
  'Rechnungsbetrag                                     119,00',
  '',
];
const SENDER = { seller_name: 'Muster Holzbau GmbH', seller_address: 'Mühlenweg 7, 12345 Neustadt, DE' };
const CUSTOMER = { buyer_name: 'Beispiel Druck KG', buyer_address: 'Lange Gasse 41, 54321 Altenbach, DE' };
const BUYER = ['Beispiel Druck KG', 'Lange Gasse 41', '54321 Altenbach'];

test('a small letterhead, the buyer in the window without a heading', () => {
  expect(
    partiesOf(
      'Muster Holzbau GmbH',
      'Mühlenweg 7',
      '12345 Neustadt',
      'USt-IdNr. DE136695976',
      '',
      '',
      ...BUYER,
      ...ITEMS,
    ),
  ).toEqual({ ...SENDER, ...CUSTOMER });
});

test('a sender line above the window, company data at the foot', () => {
  const { lines, foot } = {
    lines: ['', '', '', 'Muster Holzbau GmbH - Mühlenweg 7 - 12345 Neustadt', '', ...BUYER],
    foot: ['', '', '', 'Amtsgericht Neustadt HRB 471100   USt-IdNr. DE136695976'],
  };
  expect(partiesOf(...lines, ...ITEMS, ...foot)).toEqual({ ...SENDER, ...CUSTOMER });
});

test('a sender line with commas', () => {
  expect(
    partiesOf('', '', 'Muster Holzbau GmbH, Mühlenweg 7, 12345 Neustadt', '', ...BUYER, ...ITEMS),
  ).toEqual({ ...SENDER, ...CUSTOMER });
});

test('a heading names the buyer, though it is a person and a department stands between', () => {
  expect(
    partiesOf(
      'Muster Holzbau GmbH',
      'Mühlenweg 7, 12345 Neustadt',
      '',
      'Rechnung an',
      'Clara Berg',
      'Abteilung Einkauf',
      'Lange Gasse 41',
      '54321 Altenbach',
      ...ITEMS,
    ),
  ).toMatchObject({ ...SENDER, buyer_name: 'Clara Berg' });
});

test('tax number and account in one line are told apart; a rate of tax is no tax number', () => {
  const profile = profileOf([
    profileField('Seller VAT ID'),
    profileField('Buyer VAT ID'),
    profileField('IBAN'),
  ]);
  const { fields } = extract(
    typedReading([
      'Muster Holzbau GmbH',
      ...ITEMS,
      'USt-IdNr. DE136695976   IBAN DE89 3704 0044 0532 0130 00',
      'VAT 20 %                                 24,50',
    ]),
    profile,
    { today: '2026-11-21', learned: [] },
  );
  expect(Object.values(fields).map(({ value }) => value)).toEqual([
    'DE136695976',
    null,
    'DE89370400440532013000',
  ]);
});

test('what greets the recipient above the name is no part of it', () => {
  for (const salutation of ['Firma', 'An die', 'Herrn'])
    expect(
      partiesOf('', 'Muster Holzbau GmbH - Mühlenweg 7 - 12345 Neustadt', '', salutation, ...BUYER, ...ITEMS),
    ).toEqual({ ...SENDER, ...CUSTOMER });
  expect(
    partiesOf(
      'Muster Holzbau GmbH',
      'Mühlenweg 7, 12345 Neustadt, Tel. 0123 456789',
      '',
      'Kunde:',
      'Firma Beispiel Druck KG',
      ...BUYER.slice(1),
      ...ITEMS,
    ),
  ).toEqual({ ...SENDER, ...CUSTOMER });
});

test('the sign of a country before the postal code, however it is joined', () => {
  for (const place of ['D-54321 Altenbach', 'D – 54321 Altenbach', 'D54321 Altenbach', 'D 54321 Altenbach'])
    expect(
      partiesOf(
        'Muster Holzbau GmbH - Mühlenweg 7 - D-12345 Neustadt',
        '',
        ...BUYER.slice(0, 2),
        place,
        ...ITEMS,
      ),
    ).toEqual({ ...SENDER, ...CUSTOMER });
});

test('the name of a state, a bank or a driver is no party', () => {
  const found = partiesOf(
    'Made Up Tyres',
    'State Name : Maharashtra, Code : 27',
    'Bank Name: THE INVENTED URBAN CO-OPERATIVE BANK LTD',
    'Driver Name: James',
  );
  expect(found).toMatchObject({ seller_name: 'Made Up Tyres' });
});

test('what the paper is called is nobody, in whatever language', () => {
  const holderBelow = (title: string) =>
    extractedValues(
      profileOf([profileField('Account Holder')]),
      title,
      '',
      'Karine Plume',
      '1 rue des Cigales',
      '10210 Cassette',
    );
  for (const title of ['RELEVE DE COMPTE', 'Kontoauszug', 'BANK STATEMENT'])
    expect(holderBelow(title), title).not.toEqual({ account_holder: title });
});

test('a sentence of a letter is nobody, though it names a company', () => {
  const { buyer_name } = partiesOf(
    'Brightwater Corp Innovations',
    'Date: May 27, 2026',
    'To:',
    'Robin Sander',
    'Email: robin@example.com',
    'Dear Robin Sander,',
    'We are pleased to extend to you an offer of employment at Brightwater Corp Innovations for the',
    'position of developer.',
  );
  expect(buyer_name).toBe('Robin Sander');
});

test('who made out an invoice in one line of text, and whom a letterhead of Argentina addresses', () => {
  expect(
    partiesOf(
      'Rechnung Nr. UK-44552 Datum: 03. April 2026 Aussteller: Lowland Strategy Group,',
      'Westminster, UK',
      'Netto: 3.200,50 Mehrwertsteuer (20%): 640,10 Brutto: 3.840,60',
    ),
  ).toMatchObject({ seller_name: 'Lowland Strategy Group' });
  expect(
    partiesOf(
      'Factura',
      'Muestra Textil',
      'Nº: 4000-12345678',
      'Fecha: 27/03/2026',
      'Sr.(s):    Ana Pereyra',
      'Dirección: Calle 76',
    ),
  ).toMatchObject({ seller_name: 'Muestra Textil', buyer_name: 'Ana Pereyra' });
});

test("a tax number alone is the seller's where the profile asks for the seller", () => {
  const bill = profileOf([profileField('Supplier'), profileField('Billed To'), profileField('VAT ID')]);
  const lines = [
    'Seller: Muster Components AB           Invoice No: INV-2026-00892',
    'Org.nr / VAT No: SE556789123401        Due Date: 2026-07-31',
    '',
    'Buyer: Beispiel Handel GmbH',
    'Address: Hauptstrasse 22, 10115 Berlin',
    'VAT No: DE136695976',
  ];
  expect(extractedValues(bill, ...lines)).toMatchObject({
    supplier: 'Muster Components AB',
    vat_id: 'SE556789123401',
  });
});

test('the patient of a hospital and the employee of a payslip are who it is for', () => {
  expect(
    partiesOf('Muster Hospital Ltd', 'Invoice No. 4711', 'Patient: Kim Sander', 'Total 120.00').buyer_name,
  ).toBe('Kim Sander');
});

test('who signs "for" a company is the company that made the document', () => {
  const { seller_name, buyer_name } = partiesOf(
    'Tax Invoice',
    'Invoice No. 4711',
    '',
    'Fee                          100.00',
    'Total                        100.00',
    '',
    '',
    '',
    'For Muster Networks Limited',
    'Authorised Signatory',
  );
  expect({ seller_name, buyer_name }).toEqual({
    seller_name: 'Muster Networks Limited',
    buyer_name: null,
  });
});

test('a piece of a code is no heading of the seller', () => {
  expect(
    partiesOf('Government of Musterland', 'Payslip', 'Employee Code: aa87cd-de1c-48d5', 'Name: Kim Sander')
      .buyer_name,
  ).toBe('Kim Sander');
});

test('the branch of a Chinese company is part of its name', () => {
  expect(
    partiesOf('发票', '销售方 名称: 云海高速公路股份有限公司临江分公司', '纳税人识别号: 91510000689919120D')
      .seller_name,
  ).toBe('云海高速公路股份有限公司临江分公司');
});

test.each([
  ['Mrs Ada Example', ['7 Mill Lane', 'CARDIFF', 'CF10 1AA']],
  ['Señora Ada Ejemplo', ['Calle Mayor 7', '28001 Madrid']],
  ['M. Adam Exemple', ['7 rue du Moulin', '75011 Paris']],
])('%s above the only address is who the paper is for', (person, address) => {
  const lines = ['Orbis Energy', '', '', person, ...address, '', '', 'Statement date: 16 May 2026', ''];
  expect(partiesOf(...lines, 'Total due          24.71')).toMatchObject({
    seller_address: null,
    buyer_name: person,
  });
});

test('a person below the name of a body is one of that body', () => {
  const body = ['Gemeinde Waldkirch', 'Frau Ada Beispiel', 'Marktplatz 1', '79183 Waldkirch'];
  expect(
    partiesOf('Muster Holzbau GmbH', 'Mühlenweg 7', '12345 Neustadt', '', '', ...body, ...ITEMS),
  ).toMatchObject({ seller_name: 'Muster Holzbau GmbH', buyer_name: 'Gemeinde Waldkirch' });
});

test('a mail address below the heading of the customer is theirs', () => {
  const lines = [
    'Muster Holzbau GmbH',
    'Mühlenweg 7, 12345 Neustadt',
    '',
    'Kunde',
    'Beispiel Druck KG',
    'Lange Gasse 41',
    '54321 Altenbach',
    'www.beispiel-druck.example',
  ];
  expect(partiesOf(...lines, ...ITEMS)).toEqual({ ...SENDER, ...CUSTOMER });
});

test('a heading for the firm that writes', () => {
  expect(
    partiesOf('Facture 4711', '', 'Entreprise          Client', 'Atelier du Port    Maison Lebrun'),
  ).toMatchObject({ seller_name: 'Atelier du Port', buyer_name: 'Maison Lebrun' });
});

test('what stands before the number of a house is no name', () => {
  const seller = profileOf([profileField('Seller Name')]);
  const lines = [
    'SAA-Departamento Municipal de Abastecimento',
    'R DEZ DE ABRIL - 310 - JARDIM DAS ACÁCIAS CAMPO NOVO RS 90510-000',
    'Informações e reclamações - Ligue 0800 555 0101',
    '',
    'Vencimento 17/09/2026         Total R$ 468,52',
  ];
  expect(extractedValues(seller, ...lines)).toEqual({
    seller_name: 'SAA-Departamento Municipal de Abastecimento',
  });
});

test.each(['Karnataka', 'New South Wales', 'Canada'])('%s with a line of its own is nobody', (place) => {
  expect(
    partiesOf('TAX INVOICE', 'Nila Fibre Networks Limited', '', place, '560041', '', ...ITEMS),
  ).toMatchObject({ seller_name: 'Nila Fibre Networks Limited', buyer_name: null });
});

test.each(['PayPal', 'American Express'])('%s is a way to pay and wrote no document', (means) => {
  expect(partiesOf('TAX INVOICE', means, '', ...ITEMS)['seller_name']).not.toBe(means);
});
