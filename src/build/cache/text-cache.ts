import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { textDigest } from './digest';

/** What was found out about texts, for the next build: reading a thousand articles takes ten seconds, of which one has changed. */
export type TextMemory<Found> = {
  /** What `read` finds in a text, or what it found in it before. */
  recall(text: string): Promise<Found>;
  /** Keeps what was asked for since it was opened, and nothing else. */
  save(): Promise<void>;
};

/**
 * @param file where it is kept; one that cannot be read is as none
 * @param version of what reads: what another has found is forgotten
 * @param read finds something that JSON can hold, always the same for the same text
 */
export async function openTextMemory<Found>(
  file: string,
  version: string,
  read: (text: string) => Promise<Found>,
): Promise<TextMemory<Found>> {
  const known = await load<Found>(file, version);
  const used = new Map<string, Found>();
  return {
    recall: async (text) => {
      const key = textDigest(text);
      const found = used.get(key) ?? known.get(key) ?? (await read(text));
      used.set(key, found);
      return found;
    },
    save: async () => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ version, found: [...used] }));
    },
  };
}

async function load<Found>(file: string, version: string): Promise<Map<string, Found>> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as {
      version: string;
      found: [string, Found][];
    };
    return new Map(kept.version === version ? kept.found : []);
  } catch {
    return new Map();
  }
}
