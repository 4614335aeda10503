// The rules of e-invoices as checks of a document: in its record, among its blockers, in what is delivered and in the report.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentRecord } from '../../contract/documents.ts';
import { writeCii } from '../kit/samples/drawn-cii.ts';
import { drawInvoice, type DrawnInvoice } from '../kit/samples/drawn-invoice.ts';
import { writeUbl } from '../kit/samples/drawn-ubl.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { type Place, newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

let service: TestService;
let place: Place;
let profile_id: number;
beforeAll(async () => {
  service = await startTestService({ settings: { WORKERS: '2' } });
  place = await newPlace(service.api);
  profile_id = await profileId(service.api);
});
afterAll(() => service.stop());

async function processed(xml: string, filename: string): Promise<DocumentRecord> {
  const { id } = await upload(service.api, place, xml, filename, { profile_id });
  return untilProcessed(service.api, id);
}

const drawn = (number: string, change: (invoice: DrawnInvoice) => void = () => undefined): DrawnInvoice => {
  const invoice = { ...drawInvoice(), number, guideline: XRECHNUNG };
  change(invoice);
  return invoice;
};
const ofRules = ({ checks }: DocumentRecord) => checks.filter(({ code }) => code === 'eInvoiceRule');
const blockersOfRules = ({ blockers }: DocumentRecord) =>
  blockers.filter(({ code }) => code === 'eInvoiceRule');

test.each([
  ['cii', writeCii],
  ['ubl', writeUbl],
] as const)(
  'an invoice in %s that follows its rules says so, with the profile and the guideline',
  async (syntax, write) => {
    const record = await processed(write(drawn(`V-${syntax}`)), `valid.${syntax}.xml`);
    expect(ofRules(record)).toMatchObject([{ name: 'E-invoice rules', passed: true, rule: null }]);
    expect(ofRules(record)[0]!.detail).toMatch(
      /^(\d+) of \1 rules of XRechnung 3\.0 hold; .*xrechnung_3\.0$/,
    );
    expect(blockersOfRules(record)).toEqual([]);
  },
);

describe('a broken rule', () => {
  test('is a failed check with its id, terms and place, and a blocker until somebody accepts it', async () => {
    const record = await processed(
      writeUbl(drawn('F-1', (invoice) => delete invoice.seller.contact!.phone)),
      'no-phone.xml',
    );
    expect(ofRules(record)).toEqual([
      {
        code: 'eInvoiceRule',
        name: 'E-invoice rule BR-DE-6 of XRechnung 3.0',
        passed: false,
        detail:
          'missing: Seller contact phone (BT-42); in the XML: /Invoice/AccountingSupplierParty/Party/Contact/Telephone',
        fields: [],
        rule: {
          id: 'BR-DE-6',
          terms: ['BT-42'],
          path: '/Invoice/AccountingSupplierParty/Party/Contact/Telephone',
          severity: 'fatal',
          profile: 'XRechnung 3.0',
          guideline: XRECHNUNG,
        },
        signature: null,
      },
    ]);
    expect(record.confidence_score).toBeLessThan(90);
    const [blocker] = blockersOfRules(record);
    expect(blocker).toMatchObject({ kind: 'check_failed', severity: 'blocking', state: 'open' });
    expect(blocker!.id).toBe('check_failed:eInvoiceRule:BR-DE-6');
    const { id } = record;
    await service.api.call('acceptBlockers', {
      params: { id },
      body: { ids: [blocker!.id], reason: 'The sender was told' },
    });
    const accepted = await service.api.call('getDocument', { params: { id } });
    expect(blockersOfRules(accepted)).toMatchObject([{ state: 'accepted' }]);
  });

  test('is told in the language of the reader', async () => {
    const { id } = await processed(
      writeCii(drawn('F-2', (invoice) => void (invoice.totals.lines = '161.00'))),
      'sum.xml',
    );
    const answer = await service.api.raw('GET', `/api/documents/${id}`, {
      headers: { 'accept-language': 'zh' },
    });
    const record = (await answer.json()) as DocumentRecord;
    expect(ofRules(record).map(({ name }) => name)).toContain('电子发票规则 BR-CO-10（XRechnung 3.0）');
    expect(ofRules(record)[0]!.detail).toContain('明细行金额合计（BT-106） 为 161.00，计算结果为 160.00');
  });

  test('of a warning is advice and blocks nothing', async () => {
    const record = await processed(
      writeCii(drawn('W-1', (invoice) => void (invoice.seller.contact!.phone = 'on request'))),
      'warning.xml',
    );
    expect(ofRules(record)).toMatchObject([
      { passed: false, rule: { id: 'BR-DE-27', severity: 'warning' } },
      { passed: true, rule: null },
    ]);
    expect(blockersOfRules(record)).toMatchObject([{ severity: 'advice' }]);
  });
});

test('documents that are no e-invoices have no such check', async () => {
  const record = await processed('INVOICE\nInvoice Number: P-1\nTotal Amount: 119.00 EUR\n', 'plain.txt');
  expect(ofRules(record)).toEqual([]);
});

test('a record becomes an e-invoice when it is approved; what its rules lack is named', async () => {
  const { id } = await processed(writeUbl(drawn('W-1')), 'written.xml');
  const refused = () =>
    service.api.refused('exportEInvoice', { params: { id }, query: { format: 'xrechnung-ubl' } });
  expect(await refused()).toMatchObject({ status: 409 });
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
  const { status, detail } = await refused();
  expect(status).toBe(409);
  expect(detail).toMatch(/BR-DE-15: .*\(BT-10\)/);
});
