import { dirname } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { writeFileAtomic } from '../src/gatsby/write-file-atomic';

export const serverFile = 'dist/server/main.mjs';

/** Without them V8 grows its heap to four times of what the server uses before it collects. */
export const memoryOptions = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/** Bundles the server, its worker threads, and the renderer for Node. Packages are not bundled. */
export const serverBuild: BuildOptions = {
  entryPoints: {
    main: 'server/main.ts',
    'features/employees/import/sheet-worker': 'server/features/employees/import/sheet-worker.ts',
    'services/publishing/mdx/mdx-worker': 'server/services/publishing/mdx/mdx-worker.ts',
    'services/uploads/document-scanner/scanner-worker':
      'server/services/uploads/document-scanner/scanner-worker.ts',
    renderer: 'src/gatsby/renderer/main.ts',
  },
  outdir: dirname(serverFile),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  packages: 'external',
  sourcemap: true,
  logLevel: 'error',
};

/** Takes about a second. Replaces each file atomically, because another process may be reading it. */
export async function buildServer(): Promise<void> {
  const { outputFiles } = await build({ ...serverBuild, write: false });
  for (const { path, contents } of outputFiles) await writeFileAtomic(path, contents);
}
