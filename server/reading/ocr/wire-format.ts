// The bytes of protocol buffers (https://protobuf.dev/programming-guides/encoding), as far as files of networks need them:
// messages are taken apart into fields and put together again; what nobody looks into keeps its bytes.

/** One field of a message: an integer (kind 0), or bytes (eight: 1, any number: 2, four: 5). */
export type Field =
  | { number: number; kind: 0; integer: number }
  | { number: number; kind: 1 | 2 | 5; bytes: Uint8Array };

/** Integers of so many bytes are positive and exact as numbers of JavaScript. */
const PLAIN_BYTES = 7;

/** The fields of a message, in order. Throws `RangeError` where the bytes end within a field. */
export function readFields(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < message.length;) {
    const tag = readInteger(message, at);
    const [number, kind] = [tag.integer >>> 3, tag.integer & 7];
    if (kind === 0) {
      const { integer, end } = readInteger(message, tag.end);
      fields.push({ number, kind, integer });
      at = end;
    } else {
      const from = kind === 2 ? readInteger(message, tag.end) : { integer: sizeOf(kind), end: tag.end };
      at = from.end + from.integer;
      if (at > message.length) throw new RangeError('The message ends within a field.');
      fields.push({ number, kind: kind as 1 | 2 | 5, bytes: message.subarray(from.end, at) });
    }
  }
  return fields;
}

function sizeOf(kind: number): number {
  if (kind === 1) return 8;
  if (kind === 5) return 4;
  throw new RangeError('The message has a field of an unknown kind.');
}

/** The message that has these fields. */
export function writeFields(fields: readonly Field[]): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const field of fields) {
    const start = integerBytes(field.number * 8 + field.kind);
    if (field.kind === 0) start.push(...integerBytes(field.integer));
    else if (field.kind === 2) start.push(...integerBytes(field.bytes.length));
    parts.push(Uint8Array.from(start));
    if (field.kind !== 0) parts.push(field.bytes);
  }
  return Buffer.concat(parts);
}

/** A field whose value is a message, a text or packed numbers. */
export const bytesField = (number: number, bytes: Uint8Array): Field => ({ number, kind: 2, bytes });

export const textField = (number: number, text: string): Field => bytesField(number, Buffer.from(text));

export const integerField = (number: number, integer: number): Field => ({ number, kind: 0, integer });

/** What the first field with a number holds; undefined where there is none. */
export function bytesOf(fields: readonly Field[], number: number): Uint8Array | undefined {
  const field = fields.find((one) => one.number === number);
  return field && field.kind !== 0 ? field.bytes : undefined;
}

/** Empty where there is none. */
export const textOf = (fields: readonly Field[], number: number): string =>
  Buffer.from(bytesOf(fields, number) ?? []).toString();

/** All integers of a field, which come one by one or packed. */
export function integersOf(fields: readonly Field[], number: number): number[] {
  return fields
    .filter((field) => field.number === number)
    .flatMap((field) => (field.kind === 0 ? [field.integer] : unpack(field.bytes)));
}

function unpack(bytes: Uint8Array): number[] {
  const integers: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const { integer, end } = readInteger(bytes, at);
    integers.push(integer);
    at = end;
  }
  return integers;
}

/** Seven bits a byte, the lowest first; negative numbers are written as 64 bits. */
function readInteger(bytes: Uint8Array, from: number): { integer: number; end: number } {
  let end = from;
  while (end < bytes.length && bytes[end]! >= 0x80) end++;
  if (end++ >= bytes.length) throw new RangeError('The message ends within a number.');
  let integer = 0;
  if (end - from <= PLAIN_BYTES) {
    for (let at = end - 1; at >= from; at--) integer = integer * 0x80 + (bytes[at]! & 0x7f);
    return { integer, end };
  }
  let bits = 0n;
  for (let at = end - 1; at >= from; at--) bits = (bits << 7n) | BigInt(bytes[at]! & 0x7f);
  return { integer: Number(BigInt.asIntN(64, bits)), end };
}

function integerBytes(integer: number): number[] {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(integer));
  for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80);
  return [...bytes, Number(rest)];
}
