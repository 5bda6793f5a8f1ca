import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { samplePages } from '../tests/fixtures/sample-pages';

export type PageWeight = { path: string; files: number; bytes: number };

/**
 * What the scripts of each built page weigh, brotli, in bytes: those its HTML names (on public pages loaded after the first
 * view) and the chunk of its template. Islands that load later are not in it. Throws when the site is not built.
 */
export function measurePages(): PageWeight[] {
  return Object.values(samplePages).map((path) => {
    const html = readFileSync(join('public', path, 'index.html'), 'utf8');
    const deferred = /data-s="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const atOnce = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, file]) => file ?? '');
    const scripts = [...deferred, ...atOnce].map((script) => join('public', script));
    const files = [...new Set([...scripts, templateChunk(path)])];
    const bytes = files
      .filter((file) => existsSync(file))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
    return { path, files: files.length, bytes };
  });
}

/** The newest file of the page's template; those of earlier builds stand beside it. */
function templateChunk(path: string): string {
  const data = join('public/page-data', path === '/' ? 'index' : path, 'page-data.json');
  const { componentChunkName } = JSON.parse(readFileSync(data, 'utf8')) as {
    componentChunkName: string;
  };
  const [newest = ''] = readdirSync('public')
    .filter((file) => file.startsWith(`${componentChunkName}-`) && file.endsWith('.js'))
    .map((file) => join('public', file))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return newest;
}
