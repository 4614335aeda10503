// Messages of protocol buffers, taken apart and put together.
import { describe, expect, test } from 'vitest';
import {
  bytesField,
  integerField,
  integersOf,
  readFields,
  textField,
  textOf,
  writeFields,
} from './wire-format.ts';

describe('fields of messages', () => {
  test('come back as they were written', () => {
    const integers = [0, 1, 127, 128, 300, 2 ** 40, -1, -(2 ** 33)];
    const fields = [
      ...integers.map((integer) => integerField(1, integer)),
      textField(2, 'größe'),
      { number: 500, kind: 5, bytes: Uint8Array.of(1, 2, 3, 4) } as const,
      { number: 3, kind: 1, bytes: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8) } as const,
    ];
    const read = readFields(writeFields(fields));
    expect(integersOf(read, 1)).toEqual(integers);
    expect(textOf(read, 2)).toBe('größe');
    expect(writeFields(read)).toEqual(writeFields(fields));
  });

  test('are laid out as others write them', () => {
    // The first example of the format's description: field 1 is 150.
    expect([...writeFields([integerField(1, 150)])]).toEqual([0x08, 0x96, 0x01]);
    expect(integersOf(readFields(Uint8Array.of(0x32, 0x06, 3, 0x8e, 2, 0x9e, 0xa7, 5)), 6)).toEqual([
      3, 270, 86_942,
    ]);
  });

  test('a message that is cut off is refused', () => {
    const message = writeFields([bytesField(1, new Uint8Array(10)), integerField(2, 300)]);
    for (const end of [5, 11, message.length - 1])
      expect(() => readFields(message.subarray(0, end))).toThrow(RangeError);
  });
});
