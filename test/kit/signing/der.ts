// Writes ASN.1 (DER), byte by byte, so that what the service reads was not written by what it reads with.

export function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const bytes: number[] = [];
  for (let length = content.length; length > 0; length >>= 8) bytes.unshift(length & 0xff);
  return Buffer.concat([Buffer.from([tag, 0x80 | bytes.length, ...bytes]), content]);
}

export const sequence = (...values: Uint8Array[]): Buffer => der(0x30, ...values);
export const set = (...values: Uint8Array[]): Buffer => der(0x31, ...values);
export const octets = (bytes: Uint8Array): Buffer => der(0x04, bytes);
export const bits = (bytes: Uint8Array): Buffer => der(0x03, Buffer.from([0]), bytes);
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text));
export const ia5 = (text: string): Buffer => der(0x16, Buffer.from(text));
export const boolean = (value: boolean): Buffer => der(0x01, Buffer.from([value ? 0xff : 0]));
export const nothing = der(0x05);
export const explicit = (number: number, ...values: Uint8Array[]): Buffer => der(0xa0 | number, ...values);

export function integer(value: number | bigint): Buffer {
  let digits = value.toString(16);
  if (digits.length % 2 === 1) digits = `0${digits}`;
  const bytes = Buffer.from(digits, 'hex');
  return der(0x02, bytes[0]! >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = rest.flatMap((part) => {
    const groups = [part & 0x7f];
    for (let left = Math.floor(part / 128); left > 0; left = Math.floor(left / 128))
      groups.unshift((left % 128) | 0x80);
    return groups;
  });
  return der(0x06, Buffer.from([first * 40 + second, ...bytes]));
}

/** GeneralizedTime. */
export const time = (at: string): Buffer =>
  der(0x18, Buffer.from(`${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`));
