import { expect, test } from 'vitest';
import { fontFiles } from '../shared/assets';
import { createHeadersFile, createRedirectsFile, createRobotsTxt } from './static-files';

test('excludes dashboard and API, and links to the sitemap', () => {
  expect(createRobotsTxt('https://larkspan.example').trimEnd().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /api',
    '',
    'Sitemap: https://larkspan.example/sitemap-index.xml',
  ]);
});

test('gives other hosts the headers that our server sends', () => {
  const policy = "default-src 'self'; frame-ancestors 'none'";
  const [pages = '', ...files] = createHeadersFile(policy).split(/\n(?=\/)/);
  expect(pages.match(/<[^>]+>; rel=preload; as=font; type="font\/woff2"; crossorigin/g)).toEqual(
    Object.values(fontFiles).map(
      (file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ),
  );
  expect(pages).toContain(`\n  Content-Security-Policy: ${policy}\n`);
  expect(pages).toMatch(/^ {2}Strict-Transport-Security: max-age=\d{8}; includeSubDomains$/m);
  const script = files.find((rule) => rule.startsWith('/*.js\n'));
  expect(script).toContain('immutable');
});

test('gives other hosts the redirects of moved posts whose pages exist', () => {
  const moved = [
    { from: '/blog/bath', to: '/blog/bathing' },
    { from: '/blog/taken-over', to: '/blog/bathing' },
    { from: '/blog/old', to: '/blog/left-out' },
  ];
  const pages = new Set(['/blog/bathing', '/blog/taken-over']);
  expect(createRedirectsFile(moved, pages)).toBe('/blog/bath /blog/bathing 301\n');
});
