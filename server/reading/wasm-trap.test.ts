import { expect, test } from 'vitest';
import { pdfOfPages } from '../../test/kit/samples/pdf.ts';
import { openBundle } from './converted/bundle.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { openBytes } from './open-file.ts';
import { endOnTrap, isTrap } from './wasm-trap.ts';

/** A module whose only function is the instruction `unreachable`. */
const TRAP = Buffer.from('0061736d0100000001040160000003020100070801047472617000000a05010300000b', 'hex');

async function trap(): Promise<never> {
  const { instance } = await WebAssembly.instantiate(TRAP);
  (instance.exports['trap'] as () => void)();
  throw new Error('It did not trap.');
}

test('a trap ends the process, so that nothing is read with a library whose memory cannot be trusted', async () => {
  const ended: number[] = [];
  await expect(endOnTrap(trap, (status) => void ended.push(status))).rejects.toSatisfy(isTrap);
  expect(ended).toEqual([70]);
});

test('other errors and results pass', async () => {
  const never = () => expect.unreachable('the process was ended');
  await expect(endOnTrap(() => Promise.reject(new RangeError('no')), never)).rejects.toThrow('no');
  await expect(endOnTrap(async () => 7, never)).resolves.toBe(7);
});

test('a trap while an inner file is opened is not taken for an attachment that is merely damaged', async () => {
  const main = await openBytes(pdfOfPages(['']), 'message.pdf', DEFAULT_LIMITS);
  const inner = { bytes: Buffer.of(1), filename: 'a.pdf', media_type: 'application/pdf', decoration: false };
  await expect(openBundle(main, [inner], DEFAULT_LIMITS, trap)).rejects.toSatisfy(isTrap);
  await main.close();
});
