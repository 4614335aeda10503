// Areas of pixels that hang together, in a picture of what counts and what does not.

/**
 * For each 8-connected area the offsets of its pixels, the topmost and then leftmost area first.
 *
 * @param left 1 for every pixel that counts, row after row; 0 everywhere afterwards
 */
export function* connectedAreas(left: Uint8Array, width: number): Generator<number[]> {
  const height = left.length / width;
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1)) {
    const area = [start];
    left[start] = 0;
    // Grows while it is walked: what lies next to a pixel of the area belongs to it.
    for (const at of area) {
      const y = Math.floor(at / width);
      const x = at - y * width;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (left[next] === 0) continue;
          left[next] = 0;
          area.push(next);
        }
      }
    }
    yield area;
  }
}
