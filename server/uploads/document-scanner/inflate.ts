import { Readable } from 'node:stream';
import type { Inflate, InflateRaw } from 'node:zlib';

/**
 * Input that decompresses to nothing blocks the thread; a chunk of this size takes 5 ms, so that a thread that was given up ends soon.
 */
const chunkLength = 64 * 1024;

/** Decompresses lazily; stop iterating to end early. Throws if the data is broken. `engine.bytesWritten` is how much input was read. */
export async function* inflated(
  engine: Inflate | InflateRaw,
  packed: Buffer,
): AsyncGenerator<Buffer> {
  yield* Readable.from(splitChunks(packed), { objectMode: false, highWaterMark: 1 }).pipe(
    engine,
  ) as AsyncIterable<Buffer>;
}

function* splitChunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkLength) yield bytes.subarray(at, at + chunkLength);
}
