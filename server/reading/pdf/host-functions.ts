// JavaScript functions that WebAssembly code can call by pointer. Its table takes only functions of WebAssembly with the
// right type, so a module is put together whose only content is the import and export of each function.

/** All parameters and the result, where there is one, are 32-bit integers. */
export interface HostFunction {
  parameters: number;
  result: boolean;
  call: (...parameters: number[]) => number | void;
}

const I32 = 0x7f;
const [FUNCTION_TYPE, FUNCTION] = [0x60, 0x00] as const;
const [TYPES, IMPORTS, EXPORTS] = [1, 2, 7] as const;

/** The functions in the order given, ready for `WebAssembly.Table.set`. At most 100, with at most 20 parameters each. */
export function toTableFunctions(functions: HostFunction[]): unknown[] {
  const types = functions.map(({ parameters, result }) => [
    FUNCTION_TYPE,
    ...list(Array.from({ length: parameters }, () => [I32])),
    ...list(result ? [[I32]] : []),
  ]);
  const imports = functions.map((_, index) => [...name('host'), ...name(index), FUNCTION, index]);
  const exports = functions.map((_, index) => [...name(index), FUNCTION, index]);
  const header = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const bytes = [
    ...header,
    ...section(TYPES, types),
    ...section(IMPORTS, imports),
    ...section(EXPORTS, exports),
  ];
  const host = Object.fromEntries(functions.map(({ call }, index) => [index, call]));
  const { exports: made } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(bytes)), {
    host,
  });
  return functions.map((_, index) => made[index]);
}

function section(id: number, entries: number[][]): number[] {
  const content = list(entries);
  return [id, ...count(content.length), ...content];
}

function list(entries: number[][]): number[] {
  return [...count(entries.length), ...entries.flat()];
}

function name(text: string | number): number[] {
  const bytes = Buffer.from(String(text));
  return [...count(bytes.length), ...bytes];
}

/** LEB128, the format's way to write a number below 16,384. */
function count(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, value >> 7];
}
