import { Readable } from 'node:stream';
import type { Inflate, InflateRaw } from 'node:zlib';

/**
 * Bytes that are unpacked at once. Some bytes are made to become nothing for long: a piece of them takes 5 ms, after which a thread that
 * was given up ends.
 */
const pieceLength = 64 * 1024;

/** What `packed` becomes, chunk by chunk; who wants no more of it just stops. Throws when it is broken. `engine.bytesWritten`: how much of it was read. */
export async function* inflated(
  engine: Inflate | InflateRaw,
  packed: Buffer,
): AsyncGenerator<Buffer> {
  yield* Readable.from(pieces(packed), { objectMode: false, highWaterMark: 1 }).pipe(
    engine,
  ) as AsyncIterable<Buffer>;
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
}
