// Tells MP3 without a tag from noise: a frame begins with bits that any two bytes may have.

/** Kilobits of a second by index, for layer III of MPEG 1, and of MPEG 2 and 2.5 (ISO 11172-3 and 13818-3, 2.4.2.3). */
const BIT_RATES = [
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
/** Hertz by index, for MPEG 1; half of it for MPEG 2, a quarter for 2.5. */
const SAMPLE_RATES = [44_100, 48_000, 32_000];
const [MPEG_25, RESERVED, MPEG_1] = [0, 1, 3];

/** True where a whole frame of layer III begins the file, and another one follows it or the file ends. */
export function isMpegAudio(bytes: Uint8Array): boolean {
  const size = frameSize(bytes, 0);
  if (size === undefined || size > bytes.length) return false;
  return size === bytes.length || frameSize(bytes, size) !== undefined;
}

/** Undefined where no frame begins. */
function frameSize(bytes: Uint8Array, at: number): number | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) return undefined;
  const version = (kind >> 3) & 3;
  const kbit = BIT_RATES[version === MPEG_1 ? 0 : 1][(rates >> 4) - 1];
  const rate = SAMPLE_RATES[(rates >> 2) & 3];
  if (version === RESERVED || kbit === undefined || rate === undefined) return undefined;
  // 144 times bits by hertz for MPEG 1; for MPEG 2 half as many samples at half the rate, for 2.5 at a quarter.
  const padding = (rates >> 1) & 1;
  return Math.floor(((version === MPEG_25 ? 288 : 144) * kbit * 1000) / rate) + padding;
}
