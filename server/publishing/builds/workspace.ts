import { copyFile, mkdir, readdir, rm, stat, symlink, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import {
  compileGatsbyConfig,
  isCompiledConfig,
  isCompiledFrom,
  isGatsbyConfig,
} from './compile-gatsby-config';

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** Keep in sync with scripts/build-site.ts, which uses its list to detect a stale site. */
const sources = [
  'content',
  'contract',
  'src',
  'static',
  'plugins',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

/**
 * Copies the sources into a workspace, so that a build never writes to the served site or the source folder. Unchanged files are not
 * touched, because Gatsby's cache depends on their times.
 */
export async function syncWorkspace(source: string, workspace: string): Promise<void> {
  await mkdir(workspace, { recursive: true });
  for (const name of sources) await syncPath(join(source, name), join(workspace, name));
  // Gatsby would still use a compiled file whose source was removed.
  const sourceNames = await readdir(source);
  const stale = (await readdir(workspace)).filter(
    (name) => isCompiledConfig(name) && !isCompiledFrom(sourceNames, name),
  );
  await Promise.all(stale.map((name) => rm(join(workspace, name))));
  await compileGatsbyConfig(source, workspace);
  const packages = join(workspace, 'node_modules');
  await rm(packages, { force: true });
  await symlink(resolve(source, 'node_modules'), packages);
}

async function syncPath(from: string, to: string): Promise<void> {
  const sourceStat = await stat(from).catch(() => null);
  if (sourceStat === null) {
    await rm(to, { recursive: true, force: true });
    return;
  }
  const targetStat = await stat(to).catch(() => null);
  if (sourceStat.isDirectory()) {
    if (targetStat?.isDirectory() === false) await rm(to);
    await mkdir(to, { recursive: true });
    const sourceNames = await readdir(from);
    const names = sourceNames.filter((name) => !isGatsbyConfig(name) && !isTest(name));
    const stale = (await readdir(to)).filter(
      (name) => !names.includes(name) && !isCompiledFrom(sourceNames, name),
    );
    await Promise.all(stale.map((name) => rm(join(to, name), { recursive: true })));
    for (const name of names) await syncPath(join(from, name), join(to, name));
    return;
  }
  if (
    targetStat?.size === sourceStat.size &&
    targetStat.mtime.getTime() === sourceStat.mtime.getTime()
  )
    return;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
  await utimes(to, sourceStat.mtime, sourceStat.mtime);
}
