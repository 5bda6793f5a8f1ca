import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

/** Where the built server stands. */
export const serverFile = 'dist/server/main.mjs';

/** How server/ becomes files that plain Node runs, its own and those of its threads; packages stay outside. */
export const serverBuild: BuildOptions = {
  entryPoints: [
    'server/main.ts',
    'server/publishing/mdx/mdx-worker.ts',
    'server/uploads/document-scanner/scanner-worker.ts',
  ],
  outdir: dirname(serverFile),
  outbase: 'server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'error',
};

/** Bundles the server: about a second. Each file is replaced at once: another start may be reading it. */
export async function buildServer(): Promise<void> {
  const { outputFiles } = await build({ ...serverBuild, write: false });
  for (const { path, contents } of outputFiles) {
    const draft = `${path}.${process.pid}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
}
