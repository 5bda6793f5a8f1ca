import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSite } from '../scripts/build-site';

const blog = 'content/blog';
const postCount = 1_000;

type Build = { seconds: number; megabytes: number };

export type BuildFigures = {
  sample: Build;
  /** With 1,000 articles more. */
  full: Build;
  /** As `full`, after one of the articles has changed. */
  edited: Build;
  /** Seconds of a clean build of another Gatsby site. */
  peer: number | null;
};

/** @param peer the folder of another Gatsby site with as many articles */
export async function measureSiteBuild(peer: string | undefined): Promise<BuildFigures> {
  const sample = await measureBuild(true);
  const added = addArticles();
  try {
    const full = await measureBuild(true);
    appendFileSync(added[0] as string, '\nOne more line.\n');
    const edited = await measureBuild(false);
    return { sample, full, edited, peer: peer === undefined ? null : measurePeer(peer) };
  } finally {
    for (const file of added) rmSync(file);
  }
}

async function measureBuild(isClean: boolean): Promise<Build> {
  if (isClean) removeBuild('.');
  let megabytes = 0;
  const timer = setInterval(() => (megabytes = Math.max(megabytes, readMemory())), 500);
  const start = performance.now();
  await buildSite().finally(() => clearInterval(timer));
  return { seconds: (performance.now() - start) / 1000, megabytes };
}

function measurePeer(folder: string): number {
  removeBuild(folder);
  const start = performance.now();
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'ignore' });
  return (performance.now() - start) / 1000;
}

function removeBuild(folder: string): void {
  for (const name of ['.cache', 'public'])
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** Copies the sample articles, with a different title and text each. @returns the files */
function addArticles(): string[] {
  const samples = readdirSync(blog).map((name) => join(blog, name));
  return Array.from({ length: postCount }, (_, index) => {
    const sample = samples[index % samples.length] as string;
    const file = join(blog, `bench-${index}-${basename(sample)}`);
    const text = readFileSync(sample, 'utf8')
      .replace(/^title: .*$/m, `title: Sample article number ${index}`)
      .replace(/\n\n([A-Z])/g, `\n\nNumber ${index}. $1`);
    writeFileSync(file, text);
    return file;
  });
}

/** Memory of this process's children in MB, counting what they share once (Linux only; 0 elsewhere). */
function readMemory(): number {
  const children = new Map<number, number[]>();
  const sizes = new Map<number, number>();
  for (const name of listProcesses()) {
    const status = readProcess(name, 'status');
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    sizes.set(
      Number(name),
      Number(/^Pss:\s+(\d+)/m.exec(readProcess(name, 'smaps_rollup'))?.[1] ?? 0) / 1024,
    );
  }
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (total, child) => total + (sizes.get(child) ?? 0) + sum(child),
      0,
    );
  return sum(process.pid);
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
