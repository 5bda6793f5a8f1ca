import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReleases } from './releases';

let folder: string;
let built: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-releases-'));
  built = join(folder, 'public');
  root = join(folder, 'site');
  write('index.html', 'home');
  write('blog/first/index.html', 'first');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(built, name)), { recursive: true });
  writeFileSync(join(built, name), text);
}
const facts = { revision: 'r1', base: 'b1' };

test('a release becomes current with its facts', async () => {
  const releases = openReleases(root);
  const one = await releases.add('one', built, facts);
  expect(await releases.current()).toBeNull();
  await releases.makeCurrent(one);
  expect(await releases.current()).toEqual({ ...facts, folder: join(root, 'one') });
  expect(readFileSync(join(root, 'current', 'blog/first/index.html'), 'utf8')).toBe('first');
});

test('later writes of the builder do not change a release', async () => {
  const releases = openReleases(root);
  await releases.makeCurrent(await releases.add('one', built, facts));
  write('blog/first/index.html', 'second');
  await releases.makeCurrent(await releases.add('two', built, facts));
  expect(readFileSync(join(root, 'one', 'blog/first/index.html'), 'utf8')).toBe('first');
  expect(readFileSync(join(root, 'two', 'blog/first/index.html'), 'utf8')).toBe('second');
});

test('shares unchanged files and keeps their times', async () => {
  const releases = openReleases(root);
  await releases.makeCurrent(await releases.add('one', built, facts));
  await releases.add('two', built, facts);
  const [one, two] = ['one', 'two'].map((name) => statSync(join(root, name, 'index.html')));
  expect(two?.ino).toBe(one?.ino);
  expect(two?.mtimeMs).toBeCloseTo(statSync(join(built, 'index.html')).mtimeMs, 0);
});

test('ignores and removes an incomplete release', async () => {
  const releases = openReleases(root);
  const one = await releases.add('one', built, facts);
  await releases.makeCurrent(one);
  rmSync(join(root, 'one', 'release.json'));
  expect(await releases.current()).toBeNull();
  const two = await releases.add('two', built, facts);
  await releases.makeCurrent(two);
  await releases.keepOnly([two.folder]);
  expect(readdirSync(root).sort()).toEqual(['current', 'two']);
});
