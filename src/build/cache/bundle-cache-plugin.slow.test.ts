import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberBundle } from './bundle-cache-plugin';

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

/** One build: whether webpack ran, and what it told. One that does not come to its end leaves no memory. */
async function build(settings = 'as ever', ends = true) {
  const statsFile = at('out/stats.json');
  const tellStats = {
    apply: (compiler: { hooks: { done: { tap(name: string, work: () => void): void } } }) =>
      compiler.hooks.done.tap('stats', () => write('out/stats.json', '{"of":"webpack"}')),
  };
  const memory = rememberBundle({
    file: at('memory.json'),
    settings,
    beside: [statsFile],
    keep: (record) => ends && write('memory.json', JSON.stringify(record)),
  });
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { app: at('entry.js') },
    output: { path: at('out') },
    plugins: [tellStats, memory],
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

test('webpack does not run again for the same files, and tells the same', async () => {
  const first = await build();
  expect(first).toMatchObject({ ran: true, groups: 2 });
  // The site's build takes it away once it is done.
  rmSync(at('out/stats.json'));
  expect(await build()).toEqual({ ...first, ran: false });
  expect(readFileSync(at('out/stats.json'), 'utf8')).toBe('{"of":"webpack"}');
});

test('a file that was changed is bundled', async () => {
  const { hash } = await build();
  write('word.js', "export const word = 'two';");
  const second = await build();
  expect(second.ran).toBe(true);
  expect(second.hash).not.toBe(hash);
  expect(readFileSync(at('out/app.js'), 'utf8')).toContain('two');
  expect(await build()).toMatchObject({ ran: false, hash: second.hash });
});

test('other settings, a file that is gone or cut off, and a memory that cannot be read make webpack run', async () => {
  await build();
  expect((await build('others')).ran).toBe(true);
  rmSync(at('out/app.js'));
  expect((await build('others')).ran).toBe(true);
  writeFileSync(at('out/app.js'), '');
  expect((await build('others')).ran).toBe(true);
  expect(readFileSync(at('out/app.js'), 'utf8')).toContain('one');
  writeFileSync(at('memory.json'), '{"settings":"oth');
  expect((await build('others')).ran).toBe(true);
  expect((await build('others')).ran).toBe(false);
});

test('after a build that was stopped webpack runs, and finds nothing beside its bundles', async () => {
  await build();
  write('word.js', "export const word = 'two';");
  const stopped = await build('as ever', false);
  expect(stopped).toMatchObject({ ran: true, statsBefore: true });
  expect(await build()).toEqual({ ...stopped, statsBefore: false });
  expect(await build()).toMatchObject({ ran: false });
});

test('a bundle with a fault is not remembered', async () => {
  write('word.js', 'export const word = ;');
  const first = await build();
  expect(first.ran).toBe(true);
  expect(existsSync(at('memory.json'))).toBe(false);
});
