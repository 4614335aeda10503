import { expect, test } from 'vitest';
import { readMt940 } from './read-mt940.ts';
import { balanceDifference } from './statement.ts';

const read = (...lines: string[]) => readMt940(new TextEncoder().encode(lines.join('\r\n')));
const head = [':20:STARTUMS', ':25:12030000/202051', ':28C:12/1', ':60F:C260301EUR1000,'];
const movements = (...lines: string[]) => read(...head, ...lines, ':62F:C260331EUR0,')![0]!.movements;

test('an envelope, balances, a coded structure whose words go on in the next field', () => {
  const statements = read(
    `{1:F01BANKDEFFAXXX0000000000}{2:I940BANKDEFFXXXXN}{4:`, ...head,
    ':61:2603050304D119,5NTRFNONREF//B-77',
    ':86:166?00SEPA-UEBERWEISUNG?109075?20EREF+E2E-9?21SVWZ+RECHNUNG 2026-00001234?225 VOM', ' 01.03.2026?30BYLADEM1001?31DE75512108001245126199?32MUSTER GMBH',
    '?33 UND SOEHNE',
    ':62F:C260331EUR880,50', '-}',
  )!; // prettier-ignore
  expect(statements).toHaveLength(1);
  expect(statements[0]).toEqual({
    account: '12030000/202051', currency: 'EUR', number: '12/1', opening: '1000', closing: '880.50', unread: [],
    movements: [{
      id: 'B-77', booked: '2026-03-04', valued: '2026-03-05', amount: '-119.5', currency: 'EUR', reversal: false, name: 'MUSTER GMBH UND SOEHNE',
      account: 'DE75512108001245126199', purpose: 'RECHNUNG 2026-000012345 VOM 01.03.2026', references: ['E2E-9'],
    }],
  }); // prettier-ignore
  expect(balanceDifference(statements[0]!)).toBeNull();
});

test('words between strokes', () => {
  const [movement] = movements(':61:260305D10,NTRFEREF//X', ':86:/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/BIC/ABNANL2A/NAME/JAN', 'SEN BV/REMI/Factuur 2026/17/EREF/NOTPROVIDED'); // prettier-ignore
  expect(movement).toMatchObject({ name: 'JANSEN BV', account: 'NL91ABNA0417164300', purpose: 'Factuur 2026/17', references: ['EREF'] }); // prettier-ignore
});

test('text without a structure is purpose; without any, what stands below the movement', () => {
  expect(movements(':61:260305C10,NTRFNONREF', ':86:INVOICE 17', 'THANK YOU')[0]).toMatchObject({ id: null, purpose: 'INVOICE 17 THANK YOU', booked: null }); // prettier-ignore
  expect(movements(':61:260305C10,NTRFNONREF', 'FEES')[0]).toMatchObject({ purpose: 'FEES', amount: '10' });
});

test('reversals go the other way; a booking of the new year has its year', () => {
  const [credit, debit] = movements(':61:2512310102RC10,NTRFNONREF', ':61:2601021231RDR10,25NTRFNONREF');
  expect(credit).toMatchObject({ amount: '-10', reversal: true, valued: '2025-12-31', booked: '2026-01-02' });
  expect(debit).toMatchObject({
    amount: '10.25',
    reversal: true,
    valued: '2026-01-02',
    booked: '2025-12-31',
  });
});

test('several statements in a file; what cannot be read is named, and so is the money that it moved', () => {
  const [first, second] = read(...head, ':61:2613990304D10,NTRFNONREF', ':86:?', ':62F:C260331EUR990,', '-', ...head, ':62F:C260331EUR1000,')!; // prettier-ignore
  expect(first).toMatchObject({ movements: [], unread: ['2613990304D10,NTRFNONREF'] });
  expect(balanceDifference(first!)).toBe('-10');
  expect(balanceDifference(second!)).toBeNull();
});

test('other files are none', () => {
  expect(read('Date;Amount', '2026-03-04;10')).toBeUndefined();
  expect(read(':20:X', ':32A:260305EUR10,')).toBeUndefined();
  expect(readMt940(new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]))).toBeUndefined();
});
