import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { samplePages } from '../tests/fixtures/sample-pages';

/** Compressed bytes of each built page and of the scripts that it loads by itself, and how many elements it has. */
export function measurePages() {
  return Object.values(samplePages).map((path) => {
    const html = readFileSync(join('public', path, 'index.html'), 'utf8');
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file]) => file ?? '');
    return {
      path,
      html: measure(html),
      elements: [...html.matchAll(/<[a-z]/g)].length,
      files: scripts.length,
      script: scripts.reduce(
        (sum, file) => sum + measure(readFileSync(join('public', file), 'utf8')),
        0,
      ),
    };
  });
}

const measure = (text: string) => brotliCompressSync(text).length;
