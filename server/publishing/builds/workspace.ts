import { copyFile, mkdir, readdir, rm, stat, symlink, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { compileGatsbyConfig, isCompiledConfig, isCompiledFrom, isGatsbyConfig } from './compile-gatsby-config';

/** No page is made of it, and the builder would read it each time. */
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** What the site is built from, besides what is compiled. What is added here goes into the list of scripts/build-site.ts too, which tells by it whether a site is stale. */
const sources = [
  'content',
  'contract',
  'src',
  'static',
  'plugins',
  'babel.config.json',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

/**
 * Brings a workspace up to date with the sources: the builder works in a folder of its own, so that it never writes where the site is
 * served from, nor where somebody else builds. What has not changed is not touched, for the builder goes by that.
 */
export async function syncWorkspace(source: string, workspace: string): Promise<void> {
  await mkdir(workspace, { recursive: true });
  for (const name of sources) await syncOne(join(source, name), join(workspace, name));
  // What was compiled from a file that is gone would go on telling the builder how to build.
  const own = await readdir(source);
  const left = (await readdir(workspace)).filter(
    (name) => isCompiledConfig(name) && !isCompiledFrom(own, name),
  );
  await Promise.all(left.map((name) => rm(join(workspace, name))));
  await compileGatsbyConfig(source, workspace);
  const packages = join(workspace, 'node_modules');
  await rm(packages, { force: true });
  await symlink(resolve(source, 'node_modules'), packages);
}

async function syncOne(from: string, to: string): Promise<void> {
  const wanted = await stat(from).catch(() => null);
  if (wanted === null) {
    await rm(to, { recursive: true, force: true });
    return;
  }
  const there = await stat(to).catch(() => null);
  if (wanted.isDirectory()) {
    if (there?.isDirectory() === false) await rm(to);
    await mkdir(to, { recursive: true });
    const own = await readdir(from);
    const names = own.filter((name) => !isGatsbyConfig(name) && !isTest(name));
    const gone = (await readdir(to)).filter(
      (name) => !names.includes(name) && !isCompiledFrom(own, name),
    );
    await Promise.all(gone.map((name) => rm(join(to, name), { recursive: true })));
    for (const name of names) await syncOne(join(from, name), join(to, name));
    return;
  }
  if (there?.size === wanted.size && there.mtime.getTime() === wanted.mtime.getTime()) return;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  await utimes(to, wanted.mtime, wanted.mtime);
}
