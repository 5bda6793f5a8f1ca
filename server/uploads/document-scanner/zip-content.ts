import { createInflateRaw } from 'node:zlib';
import { inflated } from './inflate';
import type { ZipEntry } from './zip-directory';

/** What a file really becomes has more bytes than it may. */
export class UnpackedTooLarge extends Error {}

/**
 * Unpacks every file of an archive, counting what it really becomes, whatever it claims. Returns the contents of those to be
 * kept, by name; null when one cannot be unpacked or is not of the size it claims. Throws UnpackedTooLarge.
 * @param most bytes that all files together may become
 */
export async function unpack(
  entries: readonly ZipEntry[],
  most: number,
  isKept: (name: string) => boolean,
): Promise<Map<string, Buffer> | null> {
  const kept = new Map<string, Buffer>();
  let left = most;
  for (const { name, method, packed, size } of entries) {
    const chunks: Buffer[] = [];
    let length = 0;
    try {
      for await (const chunk of contentOf(method, packed)) {
        length += chunk.length;
        if (length > left) throw new UnpackedTooLarge();
        if (isKept(name)) chunks.push(chunk);
      }
    } catch (error) {
      if (error instanceof UnpackedTooLarge) throw error;
      return null;
    }
    if (length !== size) return null;
    left -= length;
    if (isKept(name)) kept.set(name, Buffer.concat(chunks));
  }
  return kept;
}

async function* contentOf(method: number, packed: Buffer): AsyncGenerator<Buffer> {
  if (method === 0) {
    yield packed;
    return;
  }
  if (method !== 8) throw new Error('An unknown way of packing');
  yield* inflated(createInflateRaw({ chunkSize: 256 * 1024 }), packed);
}
