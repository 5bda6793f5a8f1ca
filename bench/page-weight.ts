import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { samplePages } from '../tests/fixtures/sample-pages';

export type PageWeight = { path: string; files: number; bytes: number };

/** Compressed bytes of the scripts that each built page loads. */
export function measurePages(): PageWeight[] {
  return Object.values(samplePages).map((path) => {
    const html = readFileSync(join('public', path, 'index.html'), 'utf8');
    const deferred = /data-s="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const atOnce = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, file]) => file ?? '');
    const named = [...deferred, ...atOnce].map((script) => join('public', script));
    const files = [...new Set([...named, ...templateChunks(path, named)])];
    const bytes = files.reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(file)).length,
      0,
    );
    return { path, files: files.length, bytes };
  });
}

function templateChunks(path: string, named: readonly string[]): string[] {
  const data = join('public/page-data', path === '/' ? 'index' : path, 'page-data.json');
  const { componentChunkName: name } = JSON.parse(readFileSync(data, 'utf8')) as {
    componentChunkName: string;
  };
  const text = named.map((file) => readFileSync(file, 'utf8')).join('\n');
  const loading = new RegExp(`"${name}"\\(\\)\\{return ([^}]*)`).exec(text)?.[1] ?? '';
  const ids = [...loading.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => id ?? '');
  if (ids.length === 0) throw new Error(`${path}: which chunks ${name} has could not be read.`);
  return ids.flatMap((id) => {
    const hash = new RegExp(`[{,]${id}:"([0-9a-f]{8})"`).exec(text)?.[1];
    return hash === undefined ? [] : [join('public', `${id}-${hash}.js`)];
  });
}
