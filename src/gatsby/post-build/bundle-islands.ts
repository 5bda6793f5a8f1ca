import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

const entry = 'src/islands/entry.ts';

/**
 * Bundles the scripts of public pages into <folder>/islands: what is loaded on demand in files that share code, and then the entry
 * script, which is one file, so that no page waits for a second request.
 * @returns the path of the entry script, such as '/islands/entry-5TGUVQ2M.js'
 */
export async function bundleIslands(folder: string): Promise<string> {
  const outdir = join(folder, 'islands');
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({ ...options, outdir, splitting: true });
  const files = listEntryPoints(metafile, folder);
  const shared = files.get(resolve(entry));
  if (shared !== undefined) await rm(join(folder, shared));
  const alone = await build({ ...options, outdir, plugins: [takeFiles(files)] });
  return listEntryPoints(alone.metafile, folder).get(resolve(entry)) as string;
}

const options = {
  entryPoints: [entry],
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  format: 'esm',
  target: 'es2020',
  minify: true,
  metafile: true,
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  define: { 'process.env.NODE_ENV': '"production"', ...readSettings() },
  logLevel: 'error',
} satisfies BuildOptions;

/** The paths on the site by the source file that each begins with. */
function listEntryPoints({ outputs }: Metafile, folder: string): Map<string, string> {
  return new Map(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[resolve(entryPoint), file.slice(folder.length)] as const],
    ),
  );
}

/** Makes import() load files that are already built. */
function takeFiles(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'take-files',
    setup({ onResolve, resolve: find }) {
      onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'found') return null;
        const source = await find(path, { kind, resolveDir, pluginData: 'found' });
        const file = files.get(source.path);
        return file === undefined ? null : { path: file, external: true };
      });
    },
  };
}

/** Gatsby also replaces these in its own scripts. */
function readSettings(): Record<string, string> {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('GATSBY_'));
  return {
    'process.env': '{}',
    ...Object.fromEntries(
      settings.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  };
}
