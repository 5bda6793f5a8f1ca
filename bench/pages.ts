import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const paths = [
  '/',
  '/new-jersey',
  '/hha',
  '/contact',
  '/faqs',
  '/blog',
  '/eligibility',
  '/login',
  '/dashboard',
];

export type PageWeight = { path: string; files: number; bytes: number };

/** What the scripts each built page names weigh, all of them loaded after the first view: brotli, in bytes. Throws when the site is not built. */
export function measurePages(): PageWeight[] {
  return paths.map((path) => {
    const html = readFileSync(join('public', path, 'index.html'), 'utf8');
    const deferred = /data-s="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const scripts = new Set([
      ...deferred,
      ...[...html.matchAll(/src="(\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''),
    ]);
    const files = [...scripts]
      .map((script) => join('public', script))
      .filter((file) => existsSync(file));
    const bytes = files.reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(file)).length,
      0,
    );
    return { path, files: files.length, bytes };
  });
}
