import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { screens } from '../contract/shared/roles';

export type ScreenWeight = {
  name: string;
  files: number;
  bytes: number;
  largest: number;
};

export const postEditor = 'a post in its editor';

export async function measureScreens(page: Page): Promise<ScreenWeight[]> {
  const opened = new Map<string, string[]>();
  for (const { label, path } of screens) opened.set(label, await scriptsOf(page, path));
  const posts = screens.find(({ id }) => id === 'add-blog');
  const post = await page.goto(posts?.path ?? '').then(() => firstPost(page));
  const editor = await scriptsOf(page, post);
  const base = opened.get(screens[0].label) ?? [];
  const listed = new Set([...opened.values()].flat());
  const own = editor.filter((file) => !listed.has(file));
  if (!own.some((file) => bytesOf(file) > editorAtLeast)) {
    throw new Error('The editor of posts is loaded by a screen that does not show it.');
  }
  opened.set(postEditor, editor);
  return [...opened].map(([name, files]) => ({ name, ...weigh(files, base) }));
}

const editorAtLeast = 100_000;

function weigh(files: readonly string[], base: readonly string[]): Omit<ScreenWeight, 'name'> {
  const own = files.filter((file) => !base.includes(file));
  return {
    files: own.length,
    bytes: own.reduce((sum, file) => sum + bytesOf(file), 0),
    largest: Math.max(...files.map(bytesOf)),
  };
}

const weighed = new Map<string, number>();

function bytesOf(file: string): number {
  const bytes = weighed.get(file) ?? brotliCompressSync(readFileSync(join('public', file))).length;
  weighed.set(file, bytes);
  return bytes;
}

async function scriptsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(names.filter((name) => name.endsWith('.js')))];
}

async function firstPost(page: Page): Promise<string> {
  const link = page.locator('tbody th a').first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}
