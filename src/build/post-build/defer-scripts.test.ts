import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { deferScripts, loader } from './defer-scripts';

const page =
  '<html><head><link as="script" rel="preload" href="/a.js"/><link rel="preload" href="/f.woff2" as="font"/></head>' +
  '<body><p>Hello</p><script src="/a.js" async></script><script src="/b.js" async></script></body></html>';

test('removes script files but keeps font preloads', () => {
  const html = deferScripts(page);
  expect(html).not.toMatch(/<script src/);
  expect(html).not.toContain('as="script"');
  expect(html).toContain('/f.woff2');
});

test('lists the scripts in an attribute of a constant loader', () => {
  const html = deferScripts(page);
  const other = deferScripts(page.replace('/b.js', '/c.js'));
  const body = (text: string) => /<script data-s="[^"]*">([\s\S]*)<\/script>/.exec(text)?.[1];
  expect(html).toContain('data-s="/a.js /b.js"');
  expect(body(html)).toBe(body(other));
});

test.each([
  ['first built', deferScripts(page)],
  ['built again unchanged', deferScripts(deferScripts(page))],
  ['kept twice with new scripts', addNewScript('/b.js', addNewScript('/a.js', deferScripts(page)))],
  ['that came with two loaders', addNewScript('/a.js', duplicateLoader(deferScripts(page)))],
])('a page %s has one loader', (_name, html) => {
  expect(html.match(/data-s="/g)).toHaveLength(1);
});

/** A page that Gatsby keeps: the scripts of the new build come after the loader of the old one. */
function addNewScript(file: string, html: string): string {
  return deferScripts(html.replace('</body>', `<script src="${file}" async></script></body>`));
}

function duplicateLoader(html: string): string {
  return html.replace(/<script data-s=.*<\/script>/s, (loader) => loader + loader);
}

test('a page kept from the previous build loads only the new scripts', () => {
  const kept = deferScripts(page).replace(
    '</body>',
    '<script src="/new.js" async></script></body>',
  );
  const html = deferScripts(kept);
  expect(html.match(/data-s="[^"]*"/g)).toEqual(['data-s="/new.js"']);
});

/** Runs the loader in a page that has one element with an id. */
function openPage(hash: string, tagName: string): { open: boolean } {
  const linked = { tagName, open: false };
  const page = {
    documentElement: { dataset: {} },
    currentScript: { dataset: { s: '/a.js' } },
    addEventListener: () => undefined,
    querySelector: () => null,
    getElementById: (id: string) => (id === 'faq-pets' ? linked : null),
  };
  const view = { location: { hash, search: '' }, addEventListener: () => undefined };
  runInNewContext(loader, { document: page, window: view });
  return linked;
}

test.each([
  ['#faq-pets', 'DETAILS', true],
  ['#faq-pets', 'SECTION', false],
  ['#faq-other', 'DETAILS', false],
  ['#%zz', 'DETAILS', false],
  ['', 'DETAILS', false],
])('with %j a %s opens before the scripts load: %j', (hash, tagName, isOpen) => {
  expect(openPage(hash, tagName).open).toBe(isOpen);
});
