import { expect, test } from 'vitest';
import { createRobotsTxt } from './robots';

test('robots.txt keeps the dashboard and the API out, and names the sitemap by its whole address', () => {
  expect(createRobotsTxt('https://larkspan.example').trimEnd().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /api',
    '',
    'Sitemap: https://larkspan.example/sitemap-index.xml',
  ]);
});
