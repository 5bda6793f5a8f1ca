import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { digestText } from './digest';

/** Results computed from texts, kept for the next build. */
type TextCache<Texts extends string[], Result> = {
  get(...texts: Texts): Promise<Result>;
  /** Keeps only the results used since the cache was opened. */
  save(): Promise<void>;
};

/**
 * Parsing a thousand articles takes ten seconds, and a build for publishing changes only one of them.
 * @param version of `compute`: results of other versions are discarded
 * @param compute a pure function with a JSON result
 */
export async function openTextCache<Texts extends string[], Result>(
  file: string,
  version: string,
  compute: (...texts: Texts) => Promise<Result>,
): Promise<TextCache<Texts, Result>> {
  const cached = await load<Result>(file, version);
  const used = new Map<string, Result>();
  return {
    get: async (...texts) => {
      const key = digestText(JSON.stringify(texts));
      const result = used.get(key) ?? cached.get(key) ?? (await compute(...texts));
      used.set(key, result);
      return result;
    },
    save: async () => {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ version, results: [...used] }));
    },
  };
}

async function load<Result>(file: string, version: string): Promise<Map<string, Result>> {
  try {
    const content = JSON.parse(await readFile(file, 'utf8')) as {
      version: string;
      results: [string, Result][];
    };
    return new Map(content.version === version ? content.results : []);
  } catch {
    return new Map();
  }
}
