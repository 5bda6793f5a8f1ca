import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { samplePages } from '../tests/fixtures/sample-pages';

/** Compressed bytes of the scripts that each built page loads. */
export function measurePages() {
  return Object.values(samplePages).map((path) => {
    const html = readFileSync(join('public', path, 'index.html'), 'utf8');
    const deferred = /data-s="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const immediate = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, file]) => file ?? '');
    const scripts = [...deferred, ...immediate].map((script) => join('public', script));
    const files = [...new Set([...scripts, ...templateChunks(path, scripts)])];
    const bytes = files.reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(file)).length,
      0,
    );
    return { path, files: files.length, bytes };
  });
}

function templateChunks(path: string, scripts: readonly string[]): string[] {
  const data = join('public/page-data', path === '/' ? 'index' : path, 'page-data.json');
  const { componentChunkName: name } = JSON.parse(readFileSync(data, 'utf8')) as {
    componentChunkName: string;
  };
  const text = scripts.map((file) => readFileSync(file, 'utf8')).join('\n');
  const loading = new RegExp(`"${name}"\\(\\)\\{return ([^}]*)`).exec(text)?.[1] ?? '';
  const ids = [...loading.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => id ?? '');
  if (ids.length === 0) throw new Error(`${path}: cannot find the chunks of ${name}`);
  return ids.flatMap((id) => {
    const hash = new RegExp(`[{,]${id}:"([0-9a-f]{8})"`).exec(text)?.[1];
    return hash === undefined ? [] : [join('public', `${id}-${hash}.js`)];
  });
}
