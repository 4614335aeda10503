// Texts as bytes in portions of one size, however short or long the texts are.

const CHUNK_CHARACTERS = 64 * 1024;

/** Portions worth compressing or writing. */
export async function* inChunks(texts: AsyncIterable<string>): AsyncIterable<Buffer> {
  let waiting = '';
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  yield Buffer.from(waiting);
}
