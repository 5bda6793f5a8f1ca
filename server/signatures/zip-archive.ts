import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

/** Other requests run after each batch. */
const batchSize = 20;

/** Streams a ZIP archive. File names must be unique. */
export async function* zipFiles(
  files: Iterable<{ name: string; content: string }>,
): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  let count = 0;
  for (const { name, content } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(strToU8(content), true);
    count += 1;
    if (count % batchSize > 0) continue;
    yield* chunks;
    chunks = [];
    await setImmediate();
  }
  zip.end();
  yield* chunks;
}
