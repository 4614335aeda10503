// Reads the objects of a PDF (ISO 32000-2, 7.3) from its bytes, as they are written. Only for comparing what was added to a file with
// what was there: PDFium reads the pages.

export class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class Reference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** Bytes as they are written, with their brackets: nothing here needs what they mean. */
export class Text {
  readonly written: string;
  constructor(written: string) {
    this.written = written;
  }
}

export type Dictionary = Map<string, Value>;

export class Stream {
  readonly dictionary: Dictionary;
  /** Where its data begin. */
  readonly at: number;
  constructor(dictionary: Dictionary, at: number) {
    this.dictionary = dictionary;
    this.at = at;
  }
}

export type Value = null | boolean | number | Name | Text | Reference | Value[] | Dictionary | Stream;

/** What is written is not what a reader of this kind understands. */
export class NotUnderstood extends Error {}

const MAX_DEPTH = 60;
/** Values of one object. */
const MAX_VALUES = 200_000;

const isSpace = (byte: number): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0;
const DELIMITERS = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const isRegular = (byte: number): boolean => !isSpace(byte) && !DELIMITERS.has(byte);

const [PERCENT, SLASH, OPEN, CLOSE, LESS, MORE, LEFT, RIGHT, BACKSLASH] = [
  0x25, 0x2f, 0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x5c,
] as const;

/** Reads one value after the other. Everything throws `NotUnderstood` for what is not written as it should be. */
export class Scanner {
  at: number;
  private readonly bytes: Uint8Array;
  private values = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes;
    this.at = at;
    if (at < 0 || at >= bytes.length) throw new NotUnderstood('beyond the file');
  }

  /** Past white space and comments. */
  skip(): void {
    const { bytes } = this;
    for (; this.at < bytes.length; this.at++) {
      const byte = bytes[this.at]!;
      if (byte === PERCENT) while (this.at < bytes.length && !isEnd(bytes[this.at]!)) this.at++;
      else if (!isSpace(byte)) return;
    }
  }

  /** The word that comes next, '' where none does. */
  word(): string {
    this.skip();
    const from = this.at;
    while (this.at < this.bytes.length && isRegular(this.bytes[this.at]!)) this.at++;
    return latin(this.bytes, from, this.at);
  }

  expect(word: string): void {
    if (this.word() !== word) throw new NotUnderstood(`${word} was expected`);
  }

  integer(): number {
    const word = this.word();
    if (!/^\d{1,10}$/.test(word)) throw new NotUnderstood('a number was expected');
    return Number(word);
  }

  value(depth = 0): Value {
    if (depth > MAX_DEPTH || this.values++ > MAX_VALUES) throw new NotUnderstood('too much');
    this.skip();
    const byte = this.bytes[this.at];
    if (byte === SLASH) return this.name();
    if (byte === OPEN) return this.string();
    if (byte === LEFT) return this.array(depth);
    if (byte === LESS) return this.bytes[this.at + 1] === LESS ? this.dictionary(depth) : this.hexadecimal();
    return this.simple();
  }

  private name(): Name {
    const from = ++this.at;
    while (this.at < this.bytes.length && isRegular(this.bytes[this.at]!)) this.at++;
    const text = latin(this.bytes, from, this.at);
    return new Name(
      text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    );
  }

  private string(): Text {
    const from = this.at;
    let open = 0;
    for (; this.at < this.bytes.length; this.at++) {
      const byte = this.bytes[this.at];
      if (byte === BACKSLASH) this.at++;
      else if (byte === OPEN) open++;
      else if (byte === CLOSE && --open === 0) return new Text(latin(this.bytes, from, ++this.at));
    }
    throw new NotUnderstood('a string does not end');
  }

  private hexadecimal(): Text {
    const end = this.bytes.indexOf(MORE, this.at);
    if (end < 0) throw new NotUnderstood('a string does not end');
    const written = latin(this.bytes, this.at, end + 1);
    this.at = end + 1;
    return new Text(written);
  }

  private array(depth: number): Value[] {
    this.at++;
    const values: Value[] = [];
    for (;;) {
      this.skip();
      if (this.bytes[this.at] === RIGHT) break;
      values.push(this.value(depth + 1));
    }
    this.at++;
    return values;
  }

  private dictionary(depth: number): Dictionary {
    this.at += 2;
    const entries: Dictionary = new Map();
    for (;;) {
      this.skip();
      if (this.bytes[this.at] === MORE && this.bytes[this.at + 1] === MORE) break;
      const key = this.value(depth + 1);
      // Of a key that comes twice readers take different ones.
      if (!(key instanceof Name) || entries.has(key.text)) throw new NotUnderstood('a key was expected');
      entries.set(key.text, this.value(depth + 1));
    }
    this.at += 2;
    return entries;
  }

  /** A number, a reference, or a word with a meaning. */
  private simple(): Value {
    const word = this.word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) throw new NotUnderstood('a value was expected');
    if (!/^\d{1,10}$/.test(word)) return Number(word);
    const behind = this.at;
    if (/^\d{1,5}$/.test(this.word()) && this.word() === 'R') return new Reference(Number(word));
    this.at = behind;
    return Number(word);
  }

  /** `12 0 obj … endobj`: its number and value. */
  object(): { number: number; value: Value } {
    const number = this.integer();
    this.integer();
    this.expect('obj');
    const value = this.value();
    const behind = this.at;
    if (!(value instanceof Map) || this.word() !== 'stream') {
      this.at = behind;
      return { number, value };
    }
    if (this.bytes[this.at] === 0x0d) this.at++;
    if (this.bytes[this.at] === 0x0a) this.at++;
    return { number, value: new Stream(value, this.at) };
  }
}

const isEnd = (byte: number): boolean => byte === 0x0a || byte === 0x0d;

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, to - from)).toString('latin1');

/** Numbers of the objects that a value refers to, those inside it included. */
export function referencesIn(value: Value, found: number[] = []): number[] {
  if (value instanceof Reference) found.push(value.number);
  else if (value instanceof Stream) referencesIn(value.dictionary, found);
  else if (Array.isArray(value)) for (const one of value) referencesIn(one, found);
  else if (value instanceof Map) for (const one of value.values()) referencesIn(one, found);
  return found;
}

/** The same text for the same value. The data of streams are compared by themselves. */
export function written(value: Value | undefined): string {
  if (value === undefined || value === null) return 'null';
  if (value instanceof Name) return `/${value.text}`;
  if (value instanceof Text) return value.written;
  if (value instanceof Reference) return `${value.number} R`;
  if (value instanceof Stream) return `stream ${written(value.dictionary)}`;
  if (Array.isArray(value)) return `[${value.map(written).join(' ')}]`;
  if (value instanceof Map)
    return `<<${[...value]
      .map(([key, one]) => `/${key} ${written(one)}`)
      .sort()
      .join(' ')}>>`;
  return String(value);
}

export const dictionaryIn = (value: Value | undefined): Dictionary | undefined =>
  value instanceof Stream ? value.dictionary : value instanceof Map ? value : undefined;

export const nameIn = (value: Value | undefined): string => (value instanceof Name ? value.text : '');

export const numberIn = (value: Value | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;
