// Every rule of e-invoices: an invoice that breaks none, and for each rule one change that breaks it, in both syntaxes.
import { describe, expect, test } from 'vitest';
import { writeCii } from '../../../../test/kit/samples/drawn-cii.ts';
import { drawInvoice, type DrawnInvoice } from '../../../../test/kit/samples/drawn-invoice.ts';
import { writeUbl } from '../../../../test/kit/samples/drawn-ubl.ts';
import { MUTATIONS, VALID } from '../../../../test/kit/samples/invoice-mutations.ts';
import { say } from '../../../platform/sentences/say.ts';
import { parseXml } from '../../formats/xml.ts';
import { PROFILES } from './profiles.ts';
import { validateEInvoice } from './validate-e-invoice.ts';

const WRITERS = { cii: writeCii, ubl: writeUbl };
const SYNTAXES = ['cii', 'ubl'] as const;

const validate = (xml: string, syntax: 'cii' | 'ubl') =>
  validateEInvoice(parseXml(new TextEncoder().encode(xml))!, syntax)!;

const brokenIn = (invoice: DrawnInvoice, syntax: 'cii' | 'ubl') =>
  validate(WRITERS[syntax](invoice), syntax).broken;

describe.each(SYNTAXES)('%s', (syntax) => {
  test.each(VALID)('breaks no rule: %s', (_, draw) => expect(brokenIn(draw(), syntax)).toEqual([]));

  test.each(MUTATIONS.map((one) => [one.rule, one] as const))(
    '%s is broken by its mutation',
    (rule, mutation) => {
      const invoice = mutation.draw();
      mutation.change(invoice);
      const found = brokenIn(invoice, syntax).find(({ id }) => id === rule);
      expect(found).toBeDefined();
      const { terms, path, message } = found!;
      expect(terms.length).toBeGreaterThan(0);
      for (const term of terms) expect(term).toMatch(/^B[TG]-\d+[a-z]?$/);
      expect(path).toMatch(syntax === 'cii' ? /^\/CrossIndustryInvoice(\/|$)/ : /^\/Invoice(\/|$)/);
      const [english, chinese] = [say(message, 'en'), say(message, 'zh')];
      for (const text of [english, chinese])
        expect(text).not.toMatch(/\{\{|undefined|invoice(Rules|Terms)\./);
      expect(chinese).not.toBe(english);
    },
  );
});

test('each rule has a mutation', () => {
  const known = new Set(MUTATIONS.map(({ rule }) => rule));
  const rules = new Set(PROFILES.flatMap((profile) => profile.rules.map(({ id }) => id)));
  expect([...rules].filter((id) => !known.has(id))).toEqual([]);
  expect(rules.size).toBeGreaterThan(250);
});

describe('what is no invoice of EN 16931', () => {
  test.each(['TR1.2', 'urn:peppol:pint:billing-1@jp-1'])('is not measured by its rules: %s', (guideline) => {
    const xml = writeUbl({ ...drawInvoice(), guideline });
    expect(validateEInvoice(parseXml(new TextEncoder().encode(xml))!, 'ubl')).toBeUndefined();
  });

  test('an invoice without lines is measured by the rules of its profile', () => {
    const invoice = { ...drawInvoice(), guideline: 'urn:factur-x.eu:1p0:basicwl', lines: [] };
    expect(validate(writeCii(invoice), 'cii')).toMatchObject({ profile: 'Factur-X BASIC WL', broken: [] });
  });
});

describe('hostile XML', () => {
  test('numbers of a million digits and names of a megabyte are neither calculated with nor repeated', () => {
    const invoice = drawInvoice();
    invoice.lines[0]!.amount = '9'.repeat(1_000_000);
    invoice.vat[0]!.rate = '9'.repeat(1_000_000);
    invoice.type = 'x'.repeat(1_000_000);
    const began = performance.now();
    const { broken } = validate(writeUbl(invoice), 'ubl');
    expect(performance.now() - began).toBeLessThan(2000);
    expect(broken.map(({ id }) => id)).toContain('BR-CL-01');
    expect(JSON.stringify(broken).length).toBeLessThan(100_000);
  });

  test('ten thousand lines that break a rule are one broken rule', () => {
    const invoice = drawInvoice();
    const [first] = invoice.lines;
    invoice.lines = Array.from({ length: 10_000 }, (_, i) => ({
      ...first!,
      id: String(i + 1),
      name: undefined,
    }));
    for (const syntax of SYNTAXES) {
      const began = performance.now();
      const named = brokenIn(invoice, syntax).filter(({ id }) => id === 'BR-25');
      expect(named).toMatchObject([{ count: 10_000 }]);
      expect(performance.now() - began).toBeLessThan(10_000);
    }
  });
});
