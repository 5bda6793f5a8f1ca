import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { samplePages } from '../tests/fixtures/sample-pages';

/** Each page's compressed size in bytes, that of the scripts it loads without input, and its number of elements. */
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
