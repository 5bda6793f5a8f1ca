import { expect, test } from 'vitest';
import { addIslandScript, extractPagePath, removeGatsbyScripts } from './page-scripts';

const own = '<script>document.documentElement.dataset.js=""</script>';
const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
const font = '<link rel="preload" href="/fonts/outfit.woff2" as="font"/>';

test('a page loses Gatsby’s runtime and keeps its own scripts', () => {
  const html = `<html><head>${own}${data}${font}<link as="script" rel="preload" href="/app-1.js"/>
<link rel="preload" as="fetch" href="/page-data/index/page-data.json"/></head><body><main></main>
<!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>
<!-- slice-end id="_gatsby-scripts-1" --><script>window.___webpackCompilationHash="3b31a801";</script>
<script>window.___chunkMapping={"app":["/app-1.js"]}</script><script src="/app-1.js" async></script></body></html>`;
  expect(removeGatsbyScripts(html).replaceAll('\n', '')).toBe(
    `<html><head>${own}${data}${font}</head><body><main></main></body></html>`,
  );
});

test('a page that Gatsby kept from the build before gets the new script only', () => {
  const page = addIslandScript(`<template>${own}</template>`, '/islands/entry-AAAAAAAA.js');
  expect(addIslandScript(page, '/islands/entry-BBBBBBBB.js')).toBe(
    `<template>${own}<script type="module" src="/islands/entry-BBBBBBBB.js"></script></template>`,
  );
});

test('moves the path to an attribute', () => {
  const loader =
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/hha";/*]]>*/</script>';
  expect(extractPagePath(loader)).toBe(
    '<script data-p="/hha">window.pagePath=document.currentScript.dataset.p</script>',
  );
});
