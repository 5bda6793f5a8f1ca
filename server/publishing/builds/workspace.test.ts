import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { syncWorkspace } from './workspace';

let source: string;
let workspace: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'larkspan-workspace-'));
  source = join(folder, 'source');
  workspace = join(folder, 'workspace');
  write('gatsby-config.ts', "import { title } from './src/title';\nexport default { title };\n");
  write('gatsby-node.ts', 'export const onPostBuild = (): void => undefined;\n');
  write('plugins/office/gatsby-node.ts', 'export const onPreBootstrap = (): number => 1;\n');
  write('plugins/office/package.json', '{}');
  write('src/title.ts', "export const title: string = 'One';\n");
  write('src/title.test.ts', 'export {};\n');
  write('content/blog/first.mdx', 'First');
  write('var/secret.db', 'not for a build');
  symlinkSync(resolve('node_modules'), join(source, 'node_modules'));
});
afterEach(() => rmSync(dirname(source), { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(source, name)), { recursive: true });
  writeFileSync(join(source, name), text);
}
const read = (name: string) => readFileSync(join(workspace, name), 'utf8');

test('copies what the site is built from, and nothing else', async () => {
  await syncWorkspace(source, workspace);
  expect(read('content/blog/first.mdx')).toBe('First');
  expect(existsSync(join(workspace, 'var'))).toBe(false);
  expect(existsSync(join(workspace, 'src/title.test.ts'))).toBe(false);
});

test('compiles Gatsby’s config with its imports', async () => {
  await syncWorkspace(source, workspace);
  expect(read('gatsby-config.js')).toContain('One');
  expect(read('gatsby-node.js')).toContain('onPostBuild');
  expect(read('plugins/office/gatsby-node.js')).toContain('onPreBootstrap');
  for (const name of ['gatsby-config.ts', 'plugins/office/gatsby-node.ts']) {
    expect(existsSync(join(workspace, name))).toBe(false);
  }
});

test('copies changes, removes deleted files, and keeps the times of the rest', async () => {
  await syncWorkspace(source, workspace);
  const before = statSync(join(workspace, 'plugins/office/package.json')).mtimeMs;
  write('src/title.ts', "export const title: string = 'Two';\n");
  write('content/blog/second.mdx', 'Second');
  rmSync(join(source, 'content/blog/first.mdx'));
  await syncWorkspace(source, workspace);
  expect(read('gatsby-config.js')).toContain('Two');
  expect(read('plugins/office/gatsby-node.js')).toContain('onPreBootstrap');
  expect(read('content/blog/second.mdx')).toBe('Second');
  expect(existsSync(join(workspace, 'content/blog/first.mdx'))).toBe(false);
  expect(statSync(join(workspace, 'plugins/office/package.json')).mtimeMs).toBe(before);
});

test('removes a compiled file with its source', async () => {
  await syncWorkspace(source, workspace);
  for (const name of ['gatsby-node', 'plugins/office/gatsby-node']) {
    expect(existsSync(join(workspace, `${name}.js`))).toBe(true);
    rmSync(join(source, `${name}.ts`));
  }
  await syncWorkspace(source, workspace);
  expect(existsSync(join(workspace, 'gatsby-node.js'))).toBe(false);
  expect(existsSync(join(workspace, 'plugins/office/gatsby-node.js'))).toBe(false);
  expect(read('gatsby-config.js')).toContain('One');
  expect(read('plugins/office/package.json')).toBe('{}');
});

test('throws the error of sources that do not compile', async () => {
  write('gatsby-node.ts', 'export const = 1;\n');
  await expect(syncWorkspace(source, workspace)).rejects.toThrow(/gatsby-node\.ts/);
});
