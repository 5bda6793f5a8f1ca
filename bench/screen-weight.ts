import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { getScreen, screens } from '../contract/shared/roles';

export type ScreenWeight = {
  name: string;
  files: number;
  bytes: number;
  largest: number;
};

const minEditorBytes = 100_000;

export async function measureScreens(page: Page): Promise<ScreenWeight[]> {
  const filesByScreen = new Map<string, string[]>();
  for (const { label, path } of screens) filesByScreen.set(label, await loadScripts(page, path));
  await page.goto(getScreen('add-blog').path);
  const postLink = page.locator('tbody th a').first();
  await postLink.waitFor();
  const editorFiles = await loadScripts(page, (await postLink.getAttribute('href')) ?? '');
  const screenFiles = new Set([...filesByScreen.values()].flat());
  const isOnlyInEditor = (file: string) => !screenFiles.has(file);
  if (!editorFiles.filter(isOnlyInEditor).some((file) => weigh(file) > minEditorBytes)) {
    throw new Error('The editor of posts is loaded by a screen that does not show it.');
  }
  filesByScreen.set('a post in its editor', editorFiles);
  const overviewFiles = filesByScreen.get(screens[0].label) ?? [];
  return [...filesByScreen].map(([name, files]) => {
    const added = files.filter((file) => !overviewFiles.includes(file));
    return {
      name,
      files: added.length,
      bytes: added.reduce((sum, file) => sum + weigh(file), 0),
      largest: Math.max(...files.map(weigh)),
    };
  });
}

const weights = new Map<string, number>();

function weigh(file: string): number {
  const bytes = weights.get(file) ?? brotliCompressSync(readFileSync(join('public', file))).length;
  weights.set(file, bytes);
  return bytes;
}

async function loadScripts(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(names.filter((name) => name.endsWith('.js')))];
}
