import { expect, test } from 'vitest';
import { sharePagePathScript } from './page-path-script';

const loader = (path: string) =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>`;

test.each([
  ['/hha', '/hha'],
  ['/gone', ''],
])(
  'the page %s tells Gatsby’s runtime the path “%s”: without one it stays at the address it is shown at',
  (path, told) => {
    expect(sharePagePathScript(loader(path))).toContain(`<script data-p="${told}">`);
  },
);
