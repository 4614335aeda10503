// Loads the recognition networks, whose files lie beside this one: those of PP-OCR (Apache-2.0, see networks/NOTICE.txt), made
// smaller and faster by training/recogniser.
import { readFile } from 'node:fs/promises';
import * as ort from 'onnxruntime-node';
import { once } from '../../platform/once.ts';

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

/** The networks, loaded once in the life of the process (about 0.2 s and 150 MB). */
export const loadModels = once(load);

const file = (name: string) => new URL(`networks/${name}`, import.meta.url);

async function load(): Promise<OcrModels> {
  const letters = await readFile(file('letters.txt'), 'utf8');
  const [detection, recognition, direction] = await Promise.all(
    ['detection.onnx', 'recognition.onnx', 'direction.onnx'].map(openNetwork),
  );
  return {
    detection: detection!,
    recognition: recognition!,
    direction: direction!,
    characters: ['', ...letters.replace(/\n$/, '').split('\n')],
  };
}

/** One thread each: the pool runs one process per core. Memory patterns only help inputs of one fixed size. */
async function openNetwork(name: string): Promise<Network> {
  const session = await ort.InferenceSession.create(await readFile(file(name)), {
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
