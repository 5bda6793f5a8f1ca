import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Parsing a thousand articles takes ten seconds, and a build for publishing changes only one of them.
 * @param version of `compute`: results of other versions are discarded
 * @param compute a pure function with a JSON result
 */
export async function openTextCache<Texts extends string[], Result>(
  file: string,
  version: string,
  compute: (...texts: Texts) => Promise<Result>,
) {
  const cached = await load<Result>(file, version);
  const used = new Map<string, Result>();
  return {
    get: async (...texts: Texts): Promise<Result> => {
      const key = createHash('sha256').update(JSON.stringify(texts)).digest('hex');
      const result = used.get(key) ?? cached.get(key) ?? (await compute(...texts));
      used.set(key, result);
      return result;
    },
    /** Keeps only the results used since the cache was opened. */
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

/** npm writes it with every install. */
export const packageList = 'node_modules/.package-lock.json';

/** Everything besides content and Node that affects the build output. */
const inputs = ['package.json', packageList, 'src', 'contract', 'content/settings'];

const digests = new Map<string, string>();

/** A digest of code, packages, and settings below `root`, computed once per process. */
export function digestCode(root: string): string {
  let digest = digests.get(root);
  if (digest === undefined) {
    digest = digestFiles(root, inputs);
    digests.set(root, digest);
  }
  return digest;
}

/** A digest of Node's version and of files and folders below `root`, without tests. Those that don't exist are skipped. */
export function digestFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => listFiles(root, path)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function listFiles(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
