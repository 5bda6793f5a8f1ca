import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBundleCachePlugin } from './bundle-cache-plugin';

type Stats = { hash: string; hasErrors(): boolean; compilation: { chunkGroups: unknown[] } };
type Webpack = (config: object) => {
  run(done: (error: Error | null, stats: Stats) => void): void;
  close(done: () => void): void;
  hooks: { compile: { tap(name: string, work: () => void): void } };
};
// Gatsby's own.
const webpack = createRequire(createRequire(__filename).resolve('gatsby/package.json'))(
  'webpack',
) as Webpack;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-bundle-'));
  write('entry.js', "import { word } from './word'; import('./later'); console.log(word);");
  write('word.js', "export const word = 'one';");
  write('later.js', 'export default 1;');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
function write(name: string, text: string): void {
  mkdirSync(join(at(name), '..'), { recursive: true });
  writeFileSync(at(name), text);
}

/** Runs one build; an incomplete one saves no record. */
async function build(settings = 'same', completes = true) {
  const statsFile = at('out/stats.json');
  const writeStats = {
    apply: (compiler: { hooks: { done: { tap(name: string, work: () => void): void } } }) =>
      compiler.hooks.done.tap('stats', () => write('out/stats.json', '{"of":"webpack"}')),
  };
  const cachePlugin = createBundleCachePlugin({
    file: at('record.json'),
    settings,
    sideFiles: [statsFile],
    onDone: (record) => completes && write('record.json', JSON.stringify(record)),
  });
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { app: at('entry.js') },
    output: { path: at('out') },
    plugins: [writeStats, cachePlugin],
  });
  let ran = false;
  let statsBefore = false;
  compiler.hooks.compile.tap('test', () => {
    ran = true;
    statsBefore = existsSync(statsFile);
  });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, found) => (error ? reject(error) : resolve(found))),
  );
  await new Promise<void>((resolve) => compiler.close(resolve));
  return { ran, statsBefore, hash: stats.hash, groups: stats.compilation.chunkGroups.length };
}

test('skips webpack for unchanged files and returns the same statistics', async () => {
  const first = await build();
  expect(first).toMatchObject({ ran: true, groups: 2 });
  // Gatsby deletes it after the build.
  rmSync(at('out/stats.json'));
  expect(await build()).toEqual({ ...first, ran: false });
  expect(readFileSync(at('out/stats.json'), 'utf8')).toBe('{"of":"webpack"}');
});

test('bundles a changed file', async () => {
  const { hash } = await build();
  write('word.js', "export const word = 'two';");
  const second = await build();
  expect(second.ran).toBe(true);
  expect(second.hash).not.toBe(hash);
  expect(readFileSync(at('out/app.js'), 'utf8')).toContain('two');
  expect(await build()).toMatchObject({ ran: false, hash: second.hash });
});

test('runs webpack for other settings, missing or truncated outputs, and an unreadable record', async () => {
  await build();
  expect((await build('others')).ran).toBe(true);
  rmSync(at('out/app.js'));
  expect((await build('others')).ran).toBe(true);
  writeFileSync(at('out/app.js'), '');
  expect((await build('others')).ran).toBe(true);
  expect(readFileSync(at('out/app.js'), 'utf8')).toContain('one');
  writeFileSync(at('record.json'), '{"settings":"oth');
  expect((await build('others')).ran).toBe(true);
  expect((await build('others')).ran).toBe(false);
});

test('runs webpack without old side files after an interrupted build', async () => {
  await build();
  write('word.js', "export const word = 'two';");
  const stopped = await build('same', false);
  expect(stopped).toMatchObject({ ran: true, statsBefore: true });
  expect(await build()).toEqual({ ...stopped, statsBefore: false });
  expect(await build()).toMatchObject({ ran: false });
});

test('does not cache a bundle with errors', async () => {
  write('word.js', 'export const word = ;');
  const first = await build();
  expect(first.ran).toBe(true);
  expect(existsSync(at('record.json'))).toBe(false);
});
