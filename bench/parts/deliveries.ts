// Webhooks out: from the export of many documents to the last one at a receiver on the same machine.
import { startReceiver } from '../../test/kit/receiver.ts';
import { fillContacts, fillDocuments } from '../fill-documents.ts';
import { openDatabase, sleep, withService } from '../kit.ts';
import { count, markdownTable } from '../report.ts';

/** As many as one request of the batch endpoint takes. */
const DOCUMENTS = 500;
const PATIENCE_MS = 90_000;

export async function benchDeliveries(): Promise<string> {
  const receiver = await startReceiver();
  try {
    return await withService({}, [], async (service) => {
      await service.instance.admin('PUT', '/api/settings/webhooks', { url: receiver.url });
      const client = await openDatabase(service);
      await fillContacts(client);
      await fillDocuments(client, 1, DOCUMENTS);
      await client.query(`update documents set status = 'Approved'`);
      await client.end();
      const ids = Array.from({ length: DOCUMENTS }, (_, i) => i + 1);
      const started = performance.now();
      await service.instance.api('POST', '/api/documents/batch', { ids, action: 'export' });
      const queued_s = (performance.now() - started) / 1000;
      while (receiver.received.length < DOCUMENTS && performance.now() < started + PATIENCE_MS)
        await sleep(20);
      const seconds = (performance.now() - started) / 1000;
      const distinct = new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size;
      if (distinct !== DOCUMENTS) throw new Error(`${distinct} of ${DOCUMENTS} deliveries arrived`);
      return `${DOCUMENTS} documents exported at once to one receiver that answers immediately; signed, each in a transaction of its own, four at a time to one host.

${markdownTable(
  ['exports queued a second', 'seconds to the last delivery', 'deliveries a second'],
  [[count(DOCUMENTS / queued_s), seconds.toFixed(1), count(DOCUMENTS / seconds)]],
)}`;
    });
  } finally {
    await receiver.stop();
  }
}
