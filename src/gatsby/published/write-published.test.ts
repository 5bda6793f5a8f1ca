import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PublishedFile } from '../../../contract/publishing/schema';
import { writePublished } from './write-published';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-office-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const requested: string[] = [];
const fetchImage = (path: string) => {
  requested.push(path);
  return Promise.resolve(Buffer.from(path));
};
const write = (...files: PublishedFile[]) => writePublished(folder, files, fetchImage);
const picture = '/images/posts/0123456789abcdef.webp';
const post: PublishedFile = { collection: 'blog', name: 'first', mdx: 'One', pictures: [picture] };
const job: PublishedFile = { collection: 'jobs', name: 'aide', mdx: 'Two', pictures: [] };
const list = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

test('writes posts and jobs as files with their images', async () => {
  expect(await write(post, job)).toEqual({ written: 3, removed: 0, excluded: [] });
  expect(list()).toEqual(['blog/first.mdx', 'images/posts/0123456789abcdef.webp', 'jobs/aide.mdx']);
  expect(readFileSync(join(folder, 'blog/first.mdx'), 'utf8')).toBe('One');
});

test('leaves unchanged files untouched and fetches each image once', async () => {
  await write(post, job);
  requested.length = 0;
  utimesSync(join(folder, 'jobs/aide.mdx'), 1, 1);
  expect(await write({ ...post, mdx: 'One, changed' }, job)).toEqual({
    written: 1,
    removed: 0,
    excluded: [],
  });
  expect(statSync(join(folder, 'jobs/aide.mdx')).mtimeMs).toBe(1000);
  expect(readFileSync(join(folder, 'blog/first.mdx'), 'utf8')).toBe('One, changed');
  expect(requested).toEqual([]);
});

test('removes unpublished posts and their images', async () => {
  await write(post, job);
  expect(await write(job)).toEqual({ written: 0, removed: 2, excluded: [] });
  expect(list()).toEqual(['jobs/aide.mdx']);
});

test('creates empty folders if nothing is published', async () => {
  await write();
  expect(readdirSync(folder).sort()).toEqual(['blog', 'images', 'jobs']);
});

test.each(['../../package', 'a/b', '.env', 'Ä'])(
  'excludes a file with the unsafe name %s and writes the others',
  async (name) => {
    expect(await write({ ...post, name }, job)).toEqual({
      written: 1,
      removed: 0,
      excluded: [
        { collection: 'blog', name, issues: [{ message: 'Its address can’t be a file name.' }] },
      ],
    });
    expect(list()).toEqual(['jobs/aide.mdx']);
  },
);

test('excludes a file of an unknown collection, which could lead out of the folder', async () => {
  const collection = '../..' as PublishedFile['collection'];
  expect(await write({ ...post, collection }, job)).toMatchObject({
    written: 1,
    excluded: [{ collection, name: post.name }],
  });
});
