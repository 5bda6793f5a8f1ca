import { build, type BuildOptions } from 'esbuild';

/** Where the built server stands. */
export const serverFile = 'dist/server/main.mjs';

/** How server/ becomes one file that plain Node runs; packages stay outside. */
export const serverBuild: BuildOptions = {
  entryPoints: ['server/main.ts'],
  outfile: serverFile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'error',
};

/** Bundles the server: about a second. */
export async function buildServer(): Promise<void> {
  await build(serverBuild);
}
