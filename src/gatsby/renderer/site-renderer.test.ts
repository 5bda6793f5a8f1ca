import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSiteRenderer } from './site-renderer';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larkspan-renderer-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const siteFacts = 'public/build-facts.json';
const rendererFacts = '.cache/page-ssr/routes/build-facts.json';

test.each([
  ['neither', {}],
  ['only the site', { [siteFacts]: 'b1' }],
  ['only the renderer', { [rendererFacts]: 'b1' }],
  ['parts of different builds', { [siteFacts]: 'b2', [rendererFacts]: 'b1' }],
])('says where to build again if there is %s', (_found, ids) => {
  for (const [name, id] of Object.entries(ids)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), JSON.stringify({ id }));
  }
  const siteDir = join(root, 'public');
  expect(() =>
    openSiteRenderer({ root, siteDir, overlayDir: join(root, 'site'), api: '' }),
  ).toThrow(`${siteDir} was not built in ${root}: run npm run build there.`);
});
