// Splits Rich Text Format (version 1.9.1) into its tokens.

export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  /** `\word`, `\word12`, or a symbol such as `\~`. */
  | { kind: 'control'; word: string; value: number | undefined }
  /** Bytes in the encoding of the current font. */
  | { kind: 'bytes'; bytes: number[] };

const [BACKSLASH, OPEN, CLOSE, CR, LF, QUOTE] = [0x5c, 0x7b, 0x7d, 13, 10, 0x27] as const;
const MAX_WORD = 32;

const isLetter = (byte: number) => (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90);
const isDigit = (byte: number) => byte >= 48 && byte <= 57;

/** Tokens in order. Binary data (`\bin`) is skipped. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  let text: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at]!;
    if (byte === BACKSLASH && bytes[at + 1] === QUOTE) {
      text.push(Number.parseInt(String.fromCharCode(bytes[at + 2] ?? 48, bytes[at + 3] ?? 48), 16) || 32);
      at += 4;
      continue;
    }
    if (byte !== BACKSLASH && byte !== OPEN && byte !== CLOSE) {
      if (byte !== CR && byte !== LF) text.push(byte);
      at++;
      continue;
    }
    if (text.length > 0) yield { kind: 'bytes', bytes: text };
    text = [];
    if (byte === OPEN || byte === CLOSE) {
      yield { kind: byte === OPEN ? 'open' : 'close' };
      at++;
      continue;
    }
    const { token, next } = readControl(bytes, at + 1);
    at = token.word === 'bin' ? next + Math.max(0, token.value ?? 0) : next;
    yield token;
  }
  if (text.length > 0) yield { kind: 'bytes', bytes: text };
}

function readControl(
  bytes: Uint8Array,
  start: number,
): { token: RtfToken & { kind: 'control' }; next: number } {
  let at = start;
  while (at < bytes.length && at - start < MAX_WORD && isLetter(bytes[at]!)) at++;
  if (at === start) {
    const word = String.fromCharCode(bytes[start] ?? 32);
    return { token: { kind: 'control', word, value: undefined }, next: start + 1 };
  }
  const word = String.fromCharCode(...bytes.subarray(start, at));
  const digits = at;
  if (bytes[at] === 0x2d) at++;
  while (at < bytes.length && at - digits < 11 && isDigit(bytes[at]!)) at++;
  const value = at > digits ? Number(String.fromCharCode(...bytes.subarray(digits, at))) : undefined;
  // One space ends the word and belongs to it.
  return { token: { kind: 'control', word, value }, next: bytes[at] === 32 ? at + 1 : at };
}
