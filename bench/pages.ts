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

/** What the scripts named in each built page weigh, brotli at its best, in bytes. Throws when the site is not built. */
export function measurePages(): PageWeight[] {
  return paths.map((path) => {
    const html = readFileSync(join('public', path, 'index.html'), 'utf8');
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''),
    );
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
