import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

export const serverFile = 'dist/server/main.mjs';

/** Bundles the server and its worker threads for Node. Packages are not bundled. */
export const serverBuild: BuildOptions = {
  entryPoints: [
    'server/main.ts',
    'server/employees/import/sheet-worker.ts',
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

/** Takes about a second. Replaces each file atomically, because another process may be reading it. */
export async function buildServer(): Promise<void> {
  const { outputFiles } = await build({ ...serverBuild, write: false });
  for (const { path, contents } of outputFiles) {
    const temporary = `${path}.${process.pid}`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, contents);
    renameSync(temporary, path);
  }
}
