import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

/** After so many files whoever else waits has a turn. */
const atOnce = 20;

/** Files as a ZIP archive, piece by piece. Names must differ. */
export async function* zipFiles(
  files: Iterable<{ name: string; content: string }>,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  let count = 0;
  for (const { name, content } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(strToU8(content), true);
    count += 1;
    if (count % atOnce > 0) continue;
    yield* pieces;
    pieces = [];
    await setImmediate();
  }
  zip.end();
  yield* pieces;
}
