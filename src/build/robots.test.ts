import { expect, test } from 'vitest';
import { robotsText } from './robots';

test('robots.txt keeps the dashboard and the API out, and names the sitemap by its whole address', () => {
  expect(robotsText('https://larkspan.example').trimEnd().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /api',
    '',
    'Sitemap: https://larkspan.example/sitemap-index.xml',
  ]);
});
