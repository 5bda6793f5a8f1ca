import { expect, test } from 'vitest';
import { extractPagePath } from './page-path-script';

test('moves the path to an attribute', () => {
  const loader =
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/hha";/*]]>*/</script>';
  expect(extractPagePath(loader)).toBe(
    '<script data-p="/hha">window.pagePath=document.currentScript.dataset.p</script>',
  );
});
