// A state of a PDF: which objects it has and where they stand (ISO 32000-2, 7.5). A file that is changed by appending holds its former
// states at its beginning.
import { constants, inflateSync } from 'node:zlib';
import {
  dictionaryIn,
  nameIn,
  NotUnderstood,
  numberIn,
  Reference,
  Scanner,
  Stream,
  type Dictionary,
  type Value,
} from './objects.ts';

export type Place =
  | { kind: 'free' }
  | { kind: 'at'; offset: number }
  | { kind: 'in'; stream: number; index: number };

/** One table of objects with its trailer. */
export interface Section {
  /** Where it stands in the file. */
  at: number;
  places: Map<number, Place>;
  trailer: Dictionary;
}

const MOST_SECTIONS = 200;
const MOST_OBJECTS = 1_000_000;
/** Unpacked bytes of one stream of objects or references. */
const MOST_UNPACKED = 32 * 1024 * 1024;
/** How far before its end a file says where its table is. */
const TAIL = 2048;

/** Where the last table of the first `end` bytes stands. Throws `NotUnderstood`. */
export function startOf(bytes: Uint8Array, end: number): number {
  const tail = Buffer.from(bytes.subarray(Math.max(0, end - TAIL), end)).toString('latin1');
  const last = tail.lastIndexOf('startxref');
  const found = /^startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(last < 0 ? '' : tail.slice(last));
  if (found === null) throw new NotUnderstood('no startxref');
  return Number(found[1]);
}

/** The tables of the first `end` bytes, newest first. Throws `NotUnderstood`. */
export function sectionsOf(bytes: Uint8Array, end: number): Section[] {
  const sections: Section[] = [];
  let at: number | undefined = startOf(bytes, end);
  let objects = 0;
  while (at !== undefined) {
    const next: number = at;
    if (sections.length >= MOST_SECTIONS || sections.some((one) => one.at === next))
      throw new NotUnderstood('tables without end');
    const section = readSection(bytes.subarray(0, end), next);
    objects += section.places.size;
    if (objects > MOST_OBJECTS) throw new NotUnderstood('too many objects');
    sections.push(section);
    at = numberIn(section.trailer.get('Prev'));
  }
  return sections;
}

function readSection(bytes: Uint8Array, at: number): Section {
  const scanner = new Scanner(bytes, at);
  if (scanner.word() === 'xref') return readTable(bytes, at, scanner);
  scanner.at = at;
  const { value } = scanner.object();
  if (!(value instanceof Stream) || nameIn(value.dictionary.get('Type')) !== 'XRef')
    throw new NotUnderstood('no table');
  return { at, places: placesIn(value.dictionary, unpack(bytes, value)), trailer: value.dictionary };
}

function readTable(bytes: Uint8Array, at: number, scanner: Scanner): Section {
  const places = new Map<number, Place>();
  for (let word = scanner.word(); word !== 'trailer'; word = scanner.word()) {
    const first = Number(word);
    const count = scanner.integer();
    if (!Number.isInteger(first) || count > MOST_OBJECTS) throw new NotUnderstood('no table');
    for (let number = first; number < first + count; number++) {
      const offset = scanner.integer();
      scanner.integer();
      const used = scanner.word();
      if (used !== 'n' && used !== 'f') throw new NotUnderstood('no table');
      if (!places.has(number)) places.set(number, used === 'n' ? { kind: 'at', offset } : { kind: 'free' });
    }
  }
  const trailer = dictionaryIn(scanner.value());
  if (trailer === undefined) throw new NotUnderstood('no trailer');
  const beside = numberIn(trailer.get('XRefStm'));
  if (beside !== undefined)
    for (const [number, place] of readSection(bytes, beside).places)
      if ((places.get(number)?.kind ?? 'free') === 'free') places.set(number, place);
  return { at, places, trailer };
}

function placesIn(dictionary: Dictionary, data: Buffer): Map<number, Place> {
  const widths = numbersIn(dictionary.get('W'));
  const size = numberIn(dictionary.get('Size')) ?? 0;
  const index = dictionary.has('Index') ? numbersIn(dictionary.get('Index')) : [0, size];
  const [kindWidth = 0, width = 0, lastWidth = 0] = widths;
  const row = kindWidth + width + lastWidth;
  if (widths.length !== 3 || row < 1 || row > 20 || index.length % 2 !== 0)
    throw new NotUnderstood('no table');
  const places = new Map<number, Place>();
  let at = 0;
  const read = (bytes: number, absent: number) => {
    if (bytes === 0) return absent;
    if (bytes > 6 || at + bytes > data.length) throw new NotUnderstood('no table');
    at += bytes;
    return data.readUIntBE(at - bytes, bytes);
  };
  for (let pair = 0; pair < index.length; pair += 2) {
    const [first = 0, count = 0] = index.slice(pair, pair + 2);
    if (count * row > data.length) throw new NotUnderstood('no table');
    for (let number = first; number < first + count; number++) {
      const kind = read(kindWidth, 1);
      const middle = read(width, 0);
      const last = read(lastWidth, 0);
      if (kind === 1) places.set(number, { kind: 'at', offset: middle });
      else if (kind === 2) places.set(number, { kind: 'in', stream: middle, index: last });
      else places.set(number, { kind: 'free' });
    }
  }
  return places;
}

const numbersIn = (value: Value | undefined): number[] =>
  Array.isArray(value) ? value.map((one) => numberIn(one) ?? NaN) : [];

/** The data of a stream that holds objects or references: those are packed in one way only. */
function unpack(bytes: Uint8Array, { dictionary, at }: Stream): Buffer {
  const filter = dictionary.get('Filter');
  const filters = Array.isArray(filter) ? filter.map(nameIn) : filter === undefined ? [] : [nameIn(filter)];
  const length = numberIn(dictionary.get('Length'));
  if (length === undefined || at + length > bytes.length) throw new NotUnderstood('a stream without length');
  const stored = bytes.subarray(at, at + length);
  if (filters.length === 0) return Buffer.from(stored);
  if (filters.join() !== 'FlateDecode') throw new NotUnderstood('packed in another way');
  const given = dictionary.get('DecodeParms');
  const parameters = dictionaryIn(Array.isArray(given) ? given[0] : given);
  return withoutPredictor(inflated(stored), parameters);
}

function inflated(stored: Uint8Array): Buffer {
  try {
    return inflateSync(stored, { maxOutputLength: MOST_UNPACKED, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    throw new NotUnderstood('a stream does not unpack', { cause: error });
  }
}

/** Undoes the predictors of PNG for bytes, None and Up, which are what tables are written with. */
function withoutPredictor(data: Buffer, parameters: Dictionary | undefined): Buffer {
  if ((numberIn(parameters?.get('Predictor')) ?? 1) < 10) return data;
  const columns = numberIn(parameters?.get('Columns')) ?? 1;
  if (columns < 1 || columns > 1000) throw new NotUnderstood('no rows');
  const rows = Math.floor(data.length / (columns + 1));
  const result = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row++) {
    const type = data[row * (columns + 1)]!;
    if (type !== 0 && type !== 2) throw new NotUnderstood('another predictor');
    for (let column = 0; column < columns; column++) {
      const above = type === 2 && row > 0 ? result[(row - 1) * columns + column]! : 0;
      result[row * columns + column] = (data[row * (columns + 1) + 1 + column]! + above) & 0xff;
    }
  }
  return result;
}

export class Revision {
  readonly trailer: Dictionary;
  readonly places: ReadonlyMap<number, Place>;
  private readonly bytes: Uint8Array;
  private readonly packed = new Map<number, Map<number, Value>>();

  /** @param sections newest first */
  constructor(bytes: Uint8Array, sections: readonly Section[]) {
    this.bytes = bytes;
    this.trailer = sections[0]!.trailer;
    const places = new Map<number, Place>();
    for (const section of sections)
      for (const [number, place] of section.places) if (!places.has(number)) places.set(number, place);
    this.places = places;
  }

  has(number: number): boolean {
    return (this.places.get(number)?.kind ?? 'free') !== 'free';
  }

  /** Null where there is none of that number. Throws `NotUnderstood`. */
  get(number: number): Value {
    const place = this.places.get(number);
    if (place === undefined || place.kind === 'free') return null;
    if (place.kind === 'in') return this.inside(place.stream).get(number) ?? null;
    const object = new Scanner(this.bytes, place.offset).object();
    if (object.number !== number) throw new NotUnderstood('another object stands there');
    return object.value;
  }

  /** What a value stands for. */
  follow(value: Value | undefined): Value {
    let at: Value = value ?? null;
    for (let steps = 0; at instanceof Reference; steps++) {
      if (steps > 20) throw new NotUnderstood('references without end');
      at = this.get(at.number);
    }
    return at;
  }

  /** The data of a stream as they stand in the file. */
  stored({ dictionary, at }: Stream): Uint8Array {
    const length = numberIn(this.follow(dictionary.get('Length')));
    if (length === undefined || at + length > this.bytes.length)
      throw new NotUnderstood('a stream without length');
    return this.bytes.subarray(at, at + length);
  }

  private inside(number: number): Map<number, Value> {
    const known = this.packed.get(number);
    if (known !== undefined) return known;
    const stream = this.get(number);
    if (!(stream instanceof Stream)) throw new NotUnderstood('no stream of objects');
    const { dictionary } = stream;
    const length = numberIn(this.follow(dictionary.get('Length'))) ?? null;
    const data = unpack(this.bytes, new Stream(new Map([...dictionary, ['Length', length]]), stream.at));
    const first = numberIn(dictionary.get('First')) ?? -1;
    const heads = new Scanner(data, 0);
    const values = new Map<number, Value>();
    for (let left = numberIn(dictionary.get('N')) ?? 0; left > 0; left--) {
      const inner = heads.integer();
      values.set(inner, new Scanner(data, first + heads.integer()).value());
    }
    this.packed.set(number, values);
    return values;
  }
}
