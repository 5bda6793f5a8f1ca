import { createInflateRaw } from 'node:zlib';
import { inflated } from './inflate';
import type { ZipEntry } from './zip-directory';

export class UnpackedTooLarge extends Error {}

/**
 * Unpacks all files of an archive, counting real bytes, and returns the contents of those that `isKept` accepts. Null if a file is broken or
 * its size is not as stated. Throws UnpackedTooLarge.
 * @param maxBytes of all files together
 */
export async function unpack(
  entries: readonly ZipEntry[],
  maxBytes: number,
  isKept: (name: string) => boolean,
): Promise<Map<string, Buffer> | null> {
  const kept = new Map<string, Buffer>();
  let remaining = maxBytes;
  for (const { name, method, packed, size } of entries) {
    const chunks: Buffer[] = [];
    let length = 0;
    try {
      for await (const chunk of unpackEntry(method, packed)) {
        length += chunk.length;
        if (length > remaining) throw new UnpackedTooLarge();
        if (isKept(name)) chunks.push(chunk);
      }
    } catch (error) {
      if (error instanceof UnpackedTooLarge) throw error;
      return null;
    }
    if (length !== size) return null;
    remaining -= length;
    if (isKept(name)) kept.set(name, Buffer.concat(chunks));
  }
  return kept;
}

async function* unpackEntry(method: number, packed: Buffer): AsyncGenerator<Buffer> {
  if (method === 0) {
    yield packed;
    return;
  }
  if (method !== 8) throw new Error('Unknown compression method');
  yield* inflated(createInflateRaw({ chunkSize: 256 * 1024 }), packed);
}
