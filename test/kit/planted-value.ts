// A document with a planted value (Settings, test of attention): the screen of who reviews shows another digit than the record holds.
import type { TestService } from './service.ts';
import { untilProcessed, upload, type Place } from './upload.ts';

export interface PlantedValue {
  id: number;
  field: string;
  shown: string;
  truth: string;
}

/** The switch goes up to 20 of 100: among so many documents one is chosen all but surely. */
const TRIES = 80;

/** A processed invoice, with an order number, which no check looks at. */
export async function chandlersInvoice({ api }: TestService, place: Place, n: number): Promise<number> {
  const text = [
    'Harbour Chandlers Ltd',
    '',
    'INVOICE',
    '',
    `Invoice Number: HC-${7100 + n}`,
    'Invoice Date: 2026-03-14',
    `PO Number: 45007${1200 + n}`,
    '',
    `Total Amount: GBP ${100 + n}.00`,
  ].join('\n');
  const { id } = await upload(api, place, text, `hc-${n}.txt`);
  await untilProcessed(api, id);
  return id;
}

/** @param number the next invoice's; no two are the same */
export async function plantValue(
  service: TestService,
  place: Place,
  number: () => number,
): Promise<PlantedValue> {
  await service.admin.call('saveSettings', { body: { vigilance_percent: 20 } });
  for (let tries = 0; tries < TRIES; tries += 1) {
    const id = await chandlersInvoice(service, place, number());
    const read = async (client: TestService['api']) =>
      (await client.call('getDocument', { params: { id } })).extracted_fields;
    const [screen, truth] = [await read(service.admin), await read(service.api)];
    const field = Object.keys(truth).find((key) => truth[key] !== screen[key]);
    if (field !== undefined) return { id, field, shown: screen[field]!, truth: truth[field]! };
  }
  throw new Error(`No value was planted in ${TRIES} documents`);
}
