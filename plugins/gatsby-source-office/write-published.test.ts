import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PublishedFile } from '../../contract/publishing/schema';
import { writePublished } from './write-published';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-office-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const asked: string[] = [];
const readPicture = (path: string) => {
  asked.push(path);
  return Promise.resolve(Buffer.from(path));
};
const write = (...files: PublishedFile[]) => writePublished(folder, files, readPicture);
const picture = '/images/posts/0123456789abcdef.webp';
const post: PublishedFile = { collection: 'blog', name: 'first', mdx: 'One', pictures: [picture] };
const job: PublishedFile = { collection: 'jobs', name: 'aide', mdx: 'Two', pictures: [] };
const list = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

test('posts and jobs become files as content/ has them, with their pictures', async () => {
  expect(await write(post, job)).toEqual({ written: 3, removed: 0, refused: [] });
  expect(list()).toEqual(['blog/first.mdx', 'images/posts/0123456789abcdef.webp', 'jobs/aide.mdx']);
  expect(readFileSync(join(folder, 'blog/first.mdx'), 'utf8')).toBe('One');
});

test('what has not changed is not touched, and a picture is asked for once', async () => {
  await write(post, job);
  asked.length = 0;
  utimesSync(join(folder, 'jobs/aide.mdx'), 1, 1);
  expect(await write({ ...post, mdx: 'One, mended' }, job)).toEqual({
    written: 1,
    removed: 0,
    refused: [],
  });
  expect(statSync(join(folder, 'jobs/aide.mdx')).mtimeMs).toBe(1000);
  expect(readFileSync(join(folder, 'blog/first.mdx'), 'utf8')).toBe('One, mended');
  expect(asked).toEqual([]);
});

test('what is published no longer goes, its pictures too', async () => {
  await write(post, job);
  expect(await write(job)).toEqual({ written: 0, removed: 2, refused: [] });
  expect(list()).toEqual(['jobs/aide.mdx']);
});

test('the folders of an office that has published nothing are there and empty', async () => {
  await write();
  expect(readdirSync(folder).sort()).toEqual(['blog', 'images', 'jobs']);
});

test.each(['../../package', 'a/b', '.env', 'Ä'])(
  'what is called %s is left out and named, all else is written',
  async (name) => {
    expect(await write({ ...post, name }, job)).toEqual({
      written: 1,
      removed: 0,
      refused: [{ collection: 'blog', name, problem: 'Its address cannot be a file.' }],
    });
    expect(list()).toEqual(['jobs/aide.mdx']);
  },
);
