import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';

const maxNameLength = 80;

/** Removes what some systems forbid in file names. Returns 'Signature' if nothing is left. */
export function toFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} '’.-]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const isReservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain);
  if (plain === '' || isReservedOnWindows) return 'Signature';
  return [...plain].slice(0, maxNameLength).join('');
}

/** Returns a function that numbers repeated names, ignoring case: 'Ana Ruiz', 'Ana Ruiz 2'. */
export function uniqueFileNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) {
      unique = `${name} ${String(number)}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  };
}

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
