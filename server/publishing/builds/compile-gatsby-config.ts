import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Esbuild from 'esbuild';

/** Gatsby would compile these itself on every build, which takes six seconds. */
export function isGatsbyConfig(name: string): boolean {
  return /^gatsby-(?:config|node)\.ts$/.test(name);
}

export function isCompiledConfig(name: string): boolean {
  return /^gatsby-(?:config|node)\.js$/.test(name);
}

export function isCompiledFrom(sources: readonly string[], name: string): boolean {
  return isCompiledConfig(name) && sources.includes(name.replace(/js$/, 'ts'));
}

/** Bundles each gatsby-config and gatsby-node from `source` into `workspace`. */
export async function compileGatsbyConfig(source: string, workspace: string): Promise<void> {
  // The server does not depend on esbuild; the site's sources do.
  const file = resolve(source, 'node_modules', 'esbuild', 'lib', 'main.js');
  const esbuild = (await import(pathToFileURL(file).href)) as { default: typeof Esbuild };
  await esbuild.default.build({
    absWorkingDir: resolve(source),
    entryPoints: await listGatsbyConfigs(source),
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

async function listGatsbyConfigs(source: string): Promise<string[]> {
  const plugins = await readdir(join(source, 'plugins'));
  const folders = ['.', ...plugins.map((name) => join('plugins', name))];
  const files = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(source, folder));
      return names.filter(isGatsbyConfig).map((name) => join(folder, name));
    }),
  );
  return files.flat();
}
