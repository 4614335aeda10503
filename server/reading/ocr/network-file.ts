// Opens the file of a network (ONNX, https://github.com/onnx/onnx/blob/main/onnx/onnx.proto) as its operations and weights,
// and writes it again.
import {
  bytesField,
  bytesOf,
  integerField,
  integersOf,
  readFields,
  textField,
  textOf,
  writeFields,
  type Field,
} from './wire-format.ts';

export interface NetworkFile {
  /** Each behind those whose outputs it needs. */
  operations: Operation[];
  /** Weights and other constant numbers by name. */
  weights: Map<string, Weights>;
  /** Names of what the network gives. */
  outputs: string[];
  /** The other fields of the file and of the graph in it. */
  file: Field[];
  graph: Field[];
}

export interface Operation {
  type: string;
  inputs: string[];
  outputs: string[];
  attributes: Map<string, Attribute>;
}

export interface Attribute {
  /** Its one integer or its list of them; empty where it holds something else. */
  integers: number[];
  /** The whole of it. */
  field: Field;
}

export interface Weights {
  dims: number[];
  values: Float32Array;
}

/** Numbers of fields and values of types in `onnx.proto`. */
const FILE = { graph: 7 } as const;
const GRAPH = { operation: 1, weights: 5, output: 12, known_shape: 13 } as const;
const VALUE = { name: 1 } as const;
const OPERATION = { input: 1, output: 2, type: 4, attribute: 5 } as const;
const ATTRIBUTE = { name: 1, integer: 3, tensor: 5, integers: 8, type: 20 } as const;
const ATTRIBUTE_TYPE = { integer: 2, integers: 7 } as const;
const TENSOR = { dims: 1, type: 2, floats: 4, name: 8, raw: 9 } as const;
const TENSOR_TYPE = { float: 1 } as const;

/** Throws `RangeError` for a file that is cut off or has no graph. */
export function readNetworkFile(bytes: Uint8Array): NetworkFile {
  const file = readFields(bytes);
  const whole = bytesOf(file, FILE.graph);
  if (!whole) throw new RangeError('The file has no graph.');
  const network: NetworkFile = { operations: [], weights: new Map(), outputs: [], file: [], graph: [] };
  network.file = file.filter(({ number }) => number !== FILE.graph);
  for (const field of readFields(whole)) {
    const content = field.kind === 0 ? undefined : field.bytes;
    if (content && field.number === GRAPH.operation) addOperation(network, content);
    else if (content && field.number === GRAPH.weights && addWeights(network, content)) continue;
    else if (field.number !== GRAPH.known_shape) network.graph.push(field);
    if (content && field.number === GRAPH.output)
      network.outputs.push(textOf(readFields(content), VALUE.name));
  }
  return network;
}

/** Constants are kept as weights, where they are numbers. */
function addOperation(network: NetworkFile, content: Uint8Array): void {
  const operation = readOperation(content);
  const value = operation.type === 'Constant' ? operation.attributes.get('value')?.field : undefined;
  const tensor = value && value.kind !== 0 ? bytesOf(readFields(value.bytes), ATTRIBUTE.tensor) : undefined;
  if (!tensor || !addWeights(network, tensor, operation.outputs[0])) network.operations.push(operation);
}

function readOperation(content: Uint8Array): Operation {
  const fields = readFields(content);
  const texts = (wanted: number) =>
    fields
      .filter(({ number }) => number === wanted)
      .map((field) => (field.kind === 0 ? '' : Buffer.from(field.bytes).toString()));
  const attributes = new Map<string, Attribute>();
  for (const field of fields) {
    if (field.number !== OPERATION.attribute || field.kind === 0) continue;
    const parts = readFields(field.bytes);
    const integers = [...integersOf(parts, ATTRIBUTE.integer), ...integersOf(parts, ATTRIBUTE.integers)];
    attributes.set(textOf(parts, ATTRIBUTE.name), { integers, field });
  }
  const type = textOf(fields, OPERATION.type);
  return { type, inputs: texts(OPERATION.input), outputs: texts(OPERATION.output), attributes };
}

/** False for what are no floating-point numbers. */
function addWeights({ weights }: NetworkFile, content: Uint8Array, as?: string): boolean {
  const fields = readFields(content);
  if (integersOf(fields, TENSOR.type)[0] !== TENSOR_TYPE.float) return false;
  const raw = bytesOf(fields, TENSOR.raw) ?? bytesOf(fields, TENSOR.floats) ?? new Uint8Array(0);
  // A copy, because in the file they begin anywhere and numbers only at multiples of four.
  const values = new Float32Array(new Uint8Array(raw).buffer);
  weights.set(as ?? textOf(fields, TENSOR.name), { dims: integersOf(fields, TENSOR.dims), values });
  return true;
}

/** The file of a network; weights that no operation uses are left out. */
export function writeNetworkFile({ operations, weights, file, graph }: NetworkFile): Uint8Array {
  const used = new Set(operations.flatMap(({ inputs }) => inputs));
  const content = [
    ...operations.map((operation) => bytesField(GRAPH.operation, writeOperation(operation))),
    ...[...weights]
      .filter(([name]) => used.has(name))
      .map(([name, tensor]) => bytesField(GRAPH.weights, writeTensor(name, tensor))),
    ...graph,
  ];
  return writeFields([...file, bytesField(FILE.graph, writeFields(content))]);
}

function writeOperation({ type, inputs, outputs, attributes }: Operation): Uint8Array {
  return writeFields([
    ...inputs.map((name) => textField(OPERATION.input, name)),
    ...outputs.map((name) => textField(OPERATION.output, name)),
    textField(OPERATION.type, type),
    ...[...attributes.values()].map(({ field }) => field),
  ]);
}

function writeTensor(name: string, { dims, values }: Weights): Uint8Array {
  return writeFields([
    ...dims.map((size) => integerField(TENSOR.dims, size)),
    integerField(TENSOR.type, TENSOR_TYPE.float),
    textField(TENSOR.name, name),
    bytesField(TENSOR.raw, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
  ]);
}

/** An attribute of a new operation: an integer, or a list of them. */
export function integerAttribute(name: string, value: number | number[]): [string, Attribute] {
  const isList = Array.isArray(value);
  const integers = isList ? value : [value];
  const content = writeFields([
    textField(ATTRIBUTE.name, name),
    ...integers.map((integer) => integerField(isList ? ATTRIBUTE.integers : ATTRIBUTE.integer, integer)),
    integerField(ATTRIBUTE.type, isList ? ATTRIBUTE_TYPE.integers : ATTRIBUTE_TYPE.integer),
  ]);
  return [name, { integers, field: bytesField(OPERATION.attribute, content) }];
}
