import { expect, test } from 'vitest';
import { fontFiles } from '../shared/assets';
import { createHeadersFile, createRobotsTxt } from './static-files';

test('excludes dashboard and API, and links to the sitemap', () => {
  expect(createRobotsTxt('https://larkspan.example').trimEnd().split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /dashboard',
    'Disallow: /api',
    '',
    'Sitemap: https://larkspan.example/sitemap-index.xml',
  ]);
});

test('asks hosts to send preload headers for the fonts', () => {
  const [path, link] = createHeadersFile().split('\n');
  expect(path).toBe('/*');
  expect(link?.match(/<[^>]+>; rel=preload; as=font; type="font\/woff2"; crossorigin/g)).toEqual(
    Object.values(fontFiles).map(
      (file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    ),
  );
});
