import { Readable } from 'node:stream';
import type { Inflate } from 'node:zlib';

/** Input that decompresses to nothing blocks the thread: for 5 ms with chunks of this size. */
const chunkLength = 64 * 1024;

/** Decompresses lazily. Throws if the data is broken. */
export async function* inflated(engine: Inflate, packed: Buffer): AsyncGenerator<Buffer> {
  yield* Readable.from(splitChunks(packed), { objectMode: false, highWaterMark: 1 }).pipe(
    engine,
  ) as AsyncIterable<Buffer>;
}

function* splitChunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkLength) yield bytes.subarray(at, at + chunkLength);
}
