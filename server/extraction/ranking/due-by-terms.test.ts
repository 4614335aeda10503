// When an invoice is due, where it prints the time for paying only; and of which of its dates it is.
import { describe, expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';

const PROFILE = profileOf([profileField('Invoice Date', 'date'), profileField('Due Date', 'date')]);

function datesOf(...lines: string[]) {
  const head = ['Brightwater Supplies Ltd', '12 Harbour Road, Bristol', '', 'Invoice No. BW-11'];
  const reading = typedReading([...head, ...lines, '', 'Total EUR 119.00']);
  const { fields } = extract(reading, PROFILE, { today: '2026-11-21', learned: [] });
  return fields;
}

describe('the day an invoice is due', () => {
  test.each([
    ['Zahlbar innerhalb von 14 Tagen ohne Abzug.', '2026-03-28'],
    ['Zahlungsbedingungen: 10 Tage 2 % Skonto, 30 Tage netto', '2026-04-13'],
    ['Terms: Net 30', '2026-04-13'],
    ['Payment within 30 days of the date of invoice', '2026-04-13'],
    ['Règlement à 45 jours', '2026-04-28'],
    ['Betaling binnen 21 dagen', '2026-04-04'],
    ['Pagamento: bonifico 60 gg data fattura', '2026-05-13'],
    ['Pago a 30 días por transferencia', '2026-04-13'],
  ])('follows from %s', (terms, due) => {
    expect(datesOf('Invoice Date: 14 March 2026', terms)['due_date']?.value).toBe(due);
  });

  test.each([
    '2 % Skonto bei Zahlung innerhalb von 10 Tagen',
    'Bei Zahlungsverzug nach 30 Tagen berechnen wir Zinsen.',
    'Zahlbar 30 Tage nach Lieferung',
    'Payment 30 days end of month',
    'Our offer is valid for 30 days, payment in advance',
    'Lieferung innerhalb von 14 Tagen',
    'Net 30.00 EUR',
  ])('does not follow from %s', (terms) => {
    expect(datesOf('Invoice Date: 14 March 2026', terms)['due_date']?.value ?? null).toBeNull();
  });

  test('is the printed one where there is one', () => {
    const dates = datesOf('Invoice Date: 14 March 2026', 'Due Date: 20 March 2026', 'Terms: Net 30');
    expect(dates['due_date']?.value).toBe('2026-03-20');
  });

  test('shows the terms and the date it follows from', () => {
    const dates = datesOf('Invoice Date: 14 March 2026', 'Zahlbar innerhalb von 14 Tagen');
    expect(dates['due_date']?.evidence.map(({ text }) => text)).toEqual(['14 Tagen', '14 March 2026']);
  });

  test('is not known without the date of the invoice', () => {
    expect(datesOf('Zahlbar innerhalb von 14 Tagen')['due_date']?.value ?? null).toBeNull();
  });
});

describe('the date of an invoice', () => {
  test('stands behind the place it was written at, not behind the number of the order', () => {
    const dates = datesOf(
      'Bern, 12.04.2026',
      'Auftrag 7731 vom 01.03.2026',
      'Zahlbar innerhalb von 30 Tagen',
    );
    expect(dates['invoice_date']?.value).toBe('2026-04-12');
    expect(dates['due_date']?.value).toBe('2026-05-12');
  });

  test('stands behind the number of the invoice', () => {
    expect(
      datesOf('Rechnung 4711 vom 12.04.2026', 'Auftrag 7731 vom 01.03.2026')['invoice_date']?.value,
    ).toBe('2026-04-12');
  });

  test('is the tax date', () => {
    const dates = datesOf('Tax Date 03/04/2026     Despatch 22/03/2026');
    expect(dates['invoice_date']?.value).toBe('2026-04-03');
  });
});
