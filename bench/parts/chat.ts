// Questions to folders of 10, 100 and 1,000 documents, answered by the service's own engine, without a model.
import { invoiceText } from '../../test/kit/upload.ts';
import { newPlace, pushAll, summarise, withService, type BenchService, type Place } from '../kit.ts';
import { count, markdownTable, ms } from '../report.ts';

const SIZES = [10, 100, 1000];
const TIMES = 3;

const QUESTIONS: Record<string, (documents: number) => string> = {
  'one value': (documents) => `What is the total of invoice CH-${Math.ceil(documents / 2)}?`,
  'a sum': () => 'What is the sum of all invoices?',
  'how many': () => 'How many invoices are there?',
  'a list': () => 'List all invoices',
  'from the text': () => 'Which bank account should be used for payment?',
  'a sum, in Chinese': () => '所有发票的总金额是多少？',
};

export function benchChat(): Promise<string> {
  return withService({ RECTO_WORKERS: '2', RECTO_UNSAFE_FAST_DATABASE: 'true' }, [], async (service) => {
    const columns: [number, number][][] = [];
    for (const size of SIZES) {
      const place = await newPlace(service, `Chat ${size}`);
      const files = Array.from({ length: size }, (_, n) => ({
        name: `invoice-${n}.txt`,
        content: Buffer.from(invoiceText(`CH-${n + 1}`, (100 + n).toFixed(2))),
      }));
      await pushAll(service, place, files);
      columns.push(await askAll(service, place, size));
    }
    const rows = Object.keys(QUESTIONS).map((name, i) => [
      name,
      ...columns.map((column) => `${ms(column[i]![0])} / ${ms(column[i]![1])}`),
    ]);
    return `Milliseconds to the whole answer, median / slowest of ${TIMES}; the first question to a folder is among them.

${markdownTable(['question', ...SIZES.map((size) => `${count(size)} documents`)], rows)}`;
  });
}

async function askAll(service: BenchService, place: Place, size: number): Promise<[number, number][]> {
  const figures: [number, number][] = [];
  for (const question of Object.values(QUESTIONS)) {
    const taken: number[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      const started = performance.now();
      await service.instance.api('POST', '/api/chat', { ...place, question: question(size) });
      taken.push(performance.now() - started);
    }
    const { p50, max } = summarise(taken);
    figures.push([p50, max]);
  }
  return figures;
}
