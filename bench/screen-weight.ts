import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { screens } from '../contract/shared/roles';

export type ScreenWeight = {
  name: string;
  /** Scripts that it asks for beyond those of the overview, and their bytes (brotli). */
  files: number;
  bytes: number;
  /** Bytes of the largest single file among all it asks for, the overview's included. */
  largest: number;
};

/** What `measureScreens` calls a post in its editor, which is no screen of its own. */
export const postEditor = 'a post in its editor';

/**
 * What the scripts of each screen weigh when it is opened by itself, and those of the editor of a post. Throws when a file that only the
 * editor of a post should ask for comes with any screen.
 */
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

/** The editor is a library of this many bytes at least: what is lighter is not it. */
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

/** Bytes of a file of public/, compressed; each is compressed once. */
function bytesOf(file: string): number {
  const bytes = weighed.get(file) ?? brotliCompressSync(readFileSync(join('public', file))).length;
  weighed.set(file, bytes);
  return bytes;
}

/** The scripts that a page has asked for once it is quiet, as paths below public/. */
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
