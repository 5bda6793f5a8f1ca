import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Esbuild from 'esbuild';

/** What tells Gatsby how to build, by its place in the sources: TypeScript, which Gatsby would compile itself in six seconds, every time. */
const ofBuilder = /^gatsby-(?:config|node)\.ts$/;

/** Whether a file is one of those, and so goes into a workspace compiled. */
export function isGatsbyConfig(name: string): boolean {
  return ofBuilder.test(name);
}

/** 'gatsby-node.js' for what has been compiled into a workspace. */
export function isCompiledConfig(name: string): boolean {
  return /^gatsby-(?:config|node)\.js$/.test(name);
}

/** Whether that is so, and what it was compiled from is among the sources of its folder. */
export function isCompiledFrom(sources: readonly string[], name: string): boolean {
  return isCompiledConfig(name) && sources.includes(name.replace(/js$/, 'ts'));
}

/** Compiles them from `source` into `workspace`, each with all of ours that it imports; the same sources give the same files. Throws what does not compile. */
export async function compileGatsbyConfig(source: string, workspace: string): Promise<void> {
  const packages = resolve(source, 'node_modules');
  // From the sources, as the builder is: the server itself needs neither.
  const place = pathToFileURL(join(packages, 'esbuild', 'lib', 'main.js')).href;
  const esbuild = (await import(place)) as { default: typeof Esbuild };
  await esbuild.default.build({
    absWorkingDir: resolve(source),
    entryPoints: await builderFiles(source),
    outbase: '.',
    outdir: resolve(workspace),
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'silent',
  });
}

async function builderFiles(source: string): Promise<string[]> {
  const plugins = await readdir(join(source, 'plugins'));
  const folders = ['.', ...plugins.map((name) => join('plugins', name))];
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(source, folder))).filter(isGatsbyConfig).map((name) => join(folder, name)),
    ),
  );
  return found.flat();
}
