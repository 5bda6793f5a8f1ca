import { expect, test } from 'vitest';
import { extractPagePath } from './page-path-script';

test('a page tells Gatsby’s runtime its path by an attribute: the script is the same on all pages', () => {
  const loader =
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/hha";/*]]>*/</script>';
  expect(extractPagePath(loader)).toBe(
    '<script data-p="/hha">window.pagePath=document.currentScript.dataset.p</script>',
  );
});
