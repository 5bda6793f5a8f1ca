import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite, type LiveSite } from '../../site/live-site';
import { createBuilder } from './builder';

/** Replaces Gatsby's build. */
const byHand = { sync: () => Promise.resolve(), run: () => Promise.resolve() };

let dataDir: string;
let site: LiveSite;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'larkspan-builder-'));
  write('installed/index.html', 'installed');
  site = openSite(join(dataDir, 'installed'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(join(dataDir, name, '..'), { recursive: true });
  writeFileSync(join(dataDir, name), text);
}
const open = (serving = site) =>
  createBuilder(
    {
      source: '.',
      dataDir,
      siteDir: join(dataDir, 'installed'),
      siteUrl: 'https://www.agency.example',
      site: serving,
      onLive: () => undefined,
      api: () => '',
    },
    byHand,
  );
const step = () => Promise.resolve();
const home = (serving = site) => readFileSync(join(serving.folder(), 'index.html'), 'utf8');
const build = async (revision: string) => {
  write('publish/public/index.html', revision);
  write('publish/public/left-out.json', '[]');
  return (await open()).build(revision, step, false);
};

test('serves a new release, also after a restart', async () => {
  expect(await build('one')).toEqual([]);
  expect(home()).toBe('one');
  const next = openSite(join(dataDir, 'installed'));
  expect((await open(next)).revision()).toBe('one');
  expect(home(next)).toBe('one');
});

test.each([
  ['whose list of what is left out is broken', () => write('publish/public/left-out.json', '[')],
  ['whose list of scripts is broken', () => write('publish/public/csp-hashes.json', '{}')],
  [
    'that cannot become the current release',
    () => {
      rmSync(join(dataDir, 'site/current'));
      write('site/current/full', '');
    },
  ],
])('a build %s fails, and the site stays as it was', async (_, spoil) => {
  await build('one');
  const builder = await open();
  write('publish/public/index.html', 'two, and longer');
  spoil();
  await expect(builder.build('two', step, false)).rejects.toThrow();
  expect([home(), builder.revision()]).toEqual(['one', 'one']);
});

test('a clean build starts without caches; others keep them', async () => {
  await build('one');
  write('publish/.cache/data.mdb', 'damaged');
  write('publish/src/page.tsx', 'a source');
  const left = () =>
    ['.cache', 'public', 'src'].filter((name) => existsSync(join(dataDir, 'publish', name)));
  await build('two');
  expect(left()).toEqual(['.cache', 'public', 'src']);
  // Without output, no site can go live.
  await expect((await open()).build('three', step, true)).rejects.toThrow();
  expect([left(), home()]).toEqual([['src'], 'two']);
});

test('finishes clearing caches that an earlier stop interrupted', async () => {
  await build('one');
  write('publish/.trash/index.html', 'the half');
  await expect((await open()).build('two', step, false)).rejects.toThrow();
  expect(existsSync(join(dataDir, 'publish', 'public'))).toBe(false);
  expect(existsSync(join(dataDir, 'publish', '.trash'))).toBe(false);
  await build('three');
  expect(home()).toBe('three');
});
