import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { FilePostsResponse } from '../../../contract/posts/schema';
import { openSite } from '../../services/site/site';
import { useTestServer } from '../../testing/test-server';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = useTestServer({ site: openSite(folder) });

const read = async () =>
  (await server.callAs('owner', { method: 'GET', path: '/posts/files' })).json<FilePostsResponse>();

test('lists the articles that the build has found in the files, none before the first build', async () => {
  expect(await read()).toEqual({ items: [] });
  const post = {
    slug: 'baths',
    title: 'Baths',
    author: 'Larkspan',
    region: 'maryland',
    tags: ['safety'],
    date: '2026-11-20',
  };
  writeFileSync(join(folder, 'file-posts.json'), JSON.stringify([post]));
  expect(await read()).toEqual({ items: [post] });
});
