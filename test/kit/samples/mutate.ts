// Random damage to a file, the same for the same seed.

/** Numbers 0..1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A copy with bytes flipped, overwritten, taken out, repeated, or its end cut off. */
export function mutate(bytes: Uint8Array, random: () => number): Buffer {
  let mutated = Buffer.from(bytes);
  const place = (length = mutated.length) => Math.floor(random() * length);
  for (let times = 1 + place(6); times > 0 && mutated.length > 1; times--) {
    const at = place();
    const length = 1 + place(Math.min(64, mutated.length - at));
    switch (place(6)) {
      case 0:
        mutated[at]! ^= 1 << place(8);
        break;
      case 1:
        mutated.fill(place(256), at, at + length);
        break;
      case 2:
        mutated = Buffer.concat([mutated.subarray(0, at), mutated.subarray(at + length)]);
        break;
      case 3:
        mutated = Buffer.concat([mutated.subarray(0, at + length), mutated.subarray(at)]);
        break;
      case 4:
        mutated.writeUInt8(random() < 0.5 ? 0xff : 0x00, at);
        break;
      default:
        if (random() < 0.3) mutated = mutated.subarray(0, at);
    }
  }
  return mutated;
}
