// Dates of which nothing in the document tells the day from the month.
import { describe, expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from './extract.ts';

const CONTEXT = { today: '2026-11-21', learned: [] };

describe('03/04/2026', () => {
  const PROFILE = profileOf([profileField('Invoice Date', 'date')]);
  const dateBeside = (line: string) => {
    const draft = extract(typedReading(['INVOICE 4711', 'Invoice Date: 03/04/2026', line]), PROFILE, CONTEXT);
    const { confidence } = draft.fields['invoice_date']!;
    const { doubt, others } = draft.facts.fields!['invoice_date']!;
    return { confidence, doubt: doubt?.code, others: others.map(({ value }) => value) };
  };

  test('is not sure where nothing tells the day from the month, and the other day is offered', () => {
    const open = dateBeside('Total due for the services of the month: $ 120.50');
    expect(open).toMatchObject({ doubt: 'doubts.dayOrMonth', others: ['2026-03-04'] });
    expect(open.confidence).toBeLessThanOrEqual(0.6);
  });

  test('is sure where the document tells', () => {
    const told = dateBeside('Total due for the services of the month, VAT included: 120.50');
    expect(told).toMatchObject({ doubt: undefined, others: [] });
    expect(told.confidence).toBeGreaterThan(0.8);
  });
});

test('the day until when something is paid says nothing of when it was issued', () => {
  const dates = profileOf([profileField('Invoice Date', 'date'), profileField('Due Date', 'date')]);
  const bill = ['Rechnung 4711', '', 'Bitte überweisen Sie den Betrag bis zum 21.04.2026', 'Summe 120,50 €'];
  const { fields } = extract(typedReading(bill), dates, CONTEXT);
  expect([fields['invoice_date']!.value, fields['due_date']!.value]).toEqual([null, '2026-04-21']);
});
