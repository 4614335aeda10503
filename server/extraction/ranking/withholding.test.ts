// Tax that the buyer withholds and pays to the tax office: it stands among the sums, and the total is what is left.
import { expect, test } from 'vitest';
import { plainField } from '../../../contract/plain-field.ts';
import { draftOf, valuesOf } from '../../../test/kit/typed-invoice.ts';

const FIELDS = [
  plainField('Seller Name', 'seller', 'text'),
  plainField('Buyer Name', 'buyer', 'text'),
  plainField('Invoice Number', 'number', 'text'),
  plainField('Net Total', 'net', 'amount'),
  plainField('Tax Total', 'tax', 'amount'),
  plainField('Grand Total', 'total', 'amount'),
];

const read = (lines: string[]) => valuesOf(draftOf(FIELDS, lines));

test('rent with the tax of the Canary Islands, labels in front of the parties', () => {
  const lines = [
    '                        FACTURA Nº 042026-LC',
    '',
    'ARRENDADOR:      Dña. Elena Marrero Suárez',
    '                 N.I.F.: 12345678-Z',
    'DOMICILIO:       Calle del Agua, 5',
    '                 38700 Santa Cruz de la Palma',
    '',
    'ARRENDATARIO:    BARCOS DEL SUR S.L.U',
    '                 C.I.F.: B-12345674',
    'DOMICILIO:       Avda. Marítima, 29',
    '',
    'CONCEPTO:                    Alquiler abril 2026',
    'IMPORTE:                     600,00 €',
    'RETENCIÓN 19% I.R.P.F.     - 114,00 €',
    '7% I.G.I.C.                   42,00 €',
    'TOTAL                        528,00 €',
    '',
    '              Santa Cruz de la Palma, 7 de abril de 2026',
  ];
  expect(read(lines)).toMatchObject({
    buyer: 'BARCOS DEL SUR S.L.U',
    number: '042026-LC',
    net: '600.00',
    tax: '42.00',
    total: '528.00',
  });
});

test('fees with a table of the bases, in which the tax withheld is positive', () => {
  const lines = [
    'Gestoría Dos Torres SL                 FACTURA',
    'Calle Mayor 3                          NÚMERO: 1204   FECHA: 04/04/2026',
    '28013 Madrid',
    'CIF: B12345674                         Cliente: Panadería Luz SL',
    '',
    'Ref   Descripción            Uds     Precio    % Ret    % IVA    Importe',
    'HN    Honorarios abril      1,00     500,00    15,00    21,00     500,00',
    '',
    'B. Imponible   % IVA   Cuota IVA        Sub Total             500,00',
    '500,00         21,00   105,00           Importe IVA           105,00',
    '                                        Retención (15,00%)     75,00',
    '                                        TOTAL                 530,00',
  ];
  expect(read(lines)).toMatchObject({ number: '1204', net: '500.00', tax: '105.00', total: '530.00' });
});

test('an Italian fee', () => {
  const lines = [
    'Studio Tecnico Monti                   FATTURA n. 17/2026',
    'Via Roma 12, 20100 Milano              Data: 14/05/2026',
    '',
    'Spett.le Edil Nord SRL',
    '',
    'Descrizione                                      Importo',
    'Progetto preliminare                            1.000,00',
    '',
    'Imponibile                                      1.000,00',
    'IVA 22%                                           220,00',
    "Ritenuta d'acconto 20%                            200,00",
    'Totale                                          1.020,00',
  ];
  expect(read(lines)).toMatchObject({ net: '1000.00', tax: '220.00', total: '1020.00' });
});
