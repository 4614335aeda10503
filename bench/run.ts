// `npm run bench`: latency, queue, reads beside the bare driver, upload throughput. `npm run bench -- reads` runs one part.
import { machine, startBuilt } from './kit.ts';
import { benchReads, fill } from './reads.ts';
import { benchLatency, benchQueue, benchThroughput } from './uploads.ts';

const parts = process.argv.slice(2);
const wanted = (name: string) => parts.length === 0 || parts.includes(name);
console.log(`${machine()}\n`);

if (wanted('latency') || wanted('queue') || wanted('uploads')) {
  const service = await startBuilt();
  try {
    if (wanted('latency')) console.log(await benchLatency(service, 50), '\n');
    if (wanted('queue')) console.log(await benchQueue(service, 200), '\n');
    if (wanted('uploads')) console.log(await benchThroughput(service), '\n');
  } finally {
    await service.stop();
  }
}
if (wanted('reads')) {
  const service = await startBuilt({}, ['web']);
  try {
    await fill(service, 100_000);
    console.log('100,000 documents');
    console.log(await benchReads(service, 100_000), '\n');
  } finally {
    await service.stop();
  }
}
