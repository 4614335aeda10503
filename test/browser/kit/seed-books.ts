// What bookkeeping adds to a seeded service: vendors, an order with its invoice, and a bank statement that pays some of the invoices.
import type { Browser } from 'playwright-core';
import { camtFile } from '../../kit/bank-statements.ts';
import type { Client } from '../../kit/client.ts';
import { profileId, untilProcessed, upload, uploadForm } from '../../kit/upload.ts';
import { INVOICE, invoice } from './papers.ts';
import { printPaper } from './print.ts';
import type { Seeded } from './seed.ts';

const VENDORS = [
  { number: '70014', name: 'Northgate Roofing Ltd', address: '18 Quarry Lane, Sheffield S3 8TW' },
  { number: '70021', name: 'Calder Timber & Sons', address: '2 Canal Road, Halifax HX1 2QP' },
  { number: '70035', name: 'Pennine Glass Works', address: '9 Mill Bank, Huddersfield HD1 4LR' },
];
const ORDER = 'HP-77131';

export async function seedBooks(api: Client, browser: Browser, { places }: Seeded): Promise<void> {
  for (const { number, name, address } of VENDORS)
    await api.call('putVendor', { params: { external_id: number }, body: { name, addresses: [address] } });
  await api.call('putOrder', {
    params: { external_id: ORDER },
    body: {
      vendor_number: VENDORS[0]!.number,
      currency: INVOICE.currency,
      lines: INVOICE.lines.map((line, index) => ({ number: String(10 * (index + 1)), ...line })),
    },
  });
  // A price that was not agreed.
  const lines = INVOICE.lines.map((line, index) => (index === 1 ? { ...line, unit_price: 15.2 } : line));
  const paper = await printPaper(browser, invoice({ ...INVOICE, number: 'NW-2058', order: ORDER, lines }));
  const profile_id = await profileId(api);
  const { id } = await upload(api, places.roofing, paper.pdf, 'invoice-2058.pdf', { profile_id });
  await untilProcessed(api, id, 120_000);
  const movements = [
    { amount: '-2371.80', purpose: 'Invoice CT-2051', name: 'Calder Timber & Sons', day: '2026-03-18' },
    { amount: '-4745.40', purpose: 'Your invoice PG-2055', name: 'Pennine Glass Works', day: '2026-03-19' },
    { amount: '-18.00', purpose: 'Account fee March', name: 'Bank', day: '2026-03-31' },
    {
      amount: '5200.00',
      purpose: 'Rent Mill Street, second quarter',
      name: 'Aire Studios',
      day: '2026-04-01',
    },
  ];
  const file = uploadForm({}, camtFile(movements, { currency: 'GBP' }), 'march.xml');
  await api.call('importBankStatements', { body: file });
}
