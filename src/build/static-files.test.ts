import { expect, test } from 'vitest';
import { createRobotsTxt } from './static-files';

test('excludes dashboard and API, and links to the sitemap', () => {
  expect(createRobotsTxt('https://larkspan.example').trimEnd().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /api',
    '',
    'Sitemap: https://larkspan.example/sitemap-index.xml',
  ]);
});
