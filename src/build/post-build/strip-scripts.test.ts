import { expect, test } from 'vitest';
import { themeScript } from '../../theme/theme-script';
import { stripScripts } from './strip-scripts';

test('keeps the theme script and structured data', () => {
  const kept = `<script>${themeScript}</script><script data-react-helmet="true" type="application/ld+json">{}</script>`;
  const style = '<link rel="preload" as="font" href="/a.woff2">';
  const html = `<head>${kept}${style}<script>run()</script><link as="script" rel="preload" href="/app.js"></head><script src="/app.js" async></script>`;
  expect(stripScripts(html)).toBe(`<head>${kept}${style}</head>`);
});
