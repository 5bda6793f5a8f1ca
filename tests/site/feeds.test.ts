import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { listContentFiles, readFrontMatter } from '../fixtures/content-files';
import { folder, isNoindex, origin, publicPages } from './built-pages';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const xml = (file: string) => new JSDOM(read(file), { contentType: 'text/xml' }).window.document;
const texts = (parent: ParentNode, name: string) =>
  [...parent.querySelectorAll(name)].map((element) => element.textContent ?? '');

const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;
const paths = new Set(publicPages.map(({ path }) => path));
const isPage = (address: string) =>
  address.startsWith(`${origin}/`) && paths.has(new URL(address).pathname);

test('the feed is valid RSS 2.0 with a link to itself', () => {
  const feed = xml('rss.xml');
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  const channel = feed.querySelector('channel');
  const children = [...(channel?.children ?? [])];
  const text = (name: string) =>
    children.find((element) => element.nodeName === name)?.textContent ?? '';
  for (const name of ['title', 'description']) expect(text(name)).not.toBe('');
  expect(new URL(text('link')).origin).toBe(origin);
  expect(text('language')).toMatch(/^en/);
  expect(text('lastBuildDate')).toMatch(rfc822);
  const self = children.filter((element) => element.nodeName === 'atom:link');
  expect(self).toHaveLength(1);
  expect(self[0]?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(['rel', 'type', 'href'].map((name) => self[0]?.getAttribute(name))).toEqual([
    'self',
    'application/rss+xml',
    `${origin}/rss.xml`,
  ]);
});

const maxItems = 50;

test('the feed has the newest 50 articles, newest first, with absolute links', () => {
  const items = [...xml('rss.xml').querySelectorAll('item')];
  const one = (item: Element, name: string) => texts(item, name)[0] ?? '';
  const posts = listContentFiles('blog').map(({ name, fields }) => ({
    ...fields,
    path: `/blog/${name}`,
  }));
  const listed = new Set(items.map((item) => new URL(one(item, 'link')).pathname));
  expect(listed.size).toBe(Math.min(posts.length, maxItems));
  const oldest = one(items.at(-1) as Element, 'pubDate');
  const left = posts.filter(({ path }) => !listed.has(path));
  expect(left.filter(({ date }) => Date.parse(date) > Date.parse(oldest))).toEqual([]);
  for (const item of items) {
    expect(one(item, 'title')).not.toBe('');
    expect(one(item, 'description')).not.toBe('');
    expect(isPage(one(item, 'link'))).toBe(true);
    expect(item.querySelector('guid')?.getAttribute('isPermaLink')).not.toBe('false');
    expect(one(item, 'guid')).toBe(one(item, 'link'));
    expect(one(item, 'pubDate')).toMatch(rfc822);
    const [weekday] = new Date(one(item, 'pubDate')).toUTCString().split(',');
    expect(one(item, 'pubDate')).toMatch(new RegExp(`^${weekday}`));
    // Relative URLs do not work in feed readers.
    expect(one(item, 'description')).not.toMatch(/(?:href|src)="\//);
  }
  const days = items.map((item) => Date.parse(one(item, 'pubDate')));
  expect(days).toEqual([...days].sort((a, b) => b - a));
  expect(Math.max(...days)).toBeLessThanOrEqual(Date.now() + 24 * 3600 * 1000);
});

test('the sitemap lists exactly the indexed pages', () => {
  const parts = texts(xml('sitemap-index.xml'), 'sitemap > loc');
  expect(parts.every((part) => part.startsWith(`${origin}/`))).toBe(true);
  const listed = parts.flatMap((part) => texts(xml(new URL(part).pathname), 'url > loc'));
  const found = publicPages
    .filter((page) => !isNoindex(page))
    .map(({ document }) => document.querySelector('link[rel="canonical"]')?.getAttribute('href'));
  expect(listed.sort()).toEqual(found.sort());
});

test('the sitemap names the languages of a page as the page does', () => {
  const [part = ''] = texts(xml('sitemap-index.xml'), 'sitemap > loc');
  const entries = [...xml(new URL(part).pathname).querySelectorAll('url')];
  const toPairs = (links: Element[]) =>
    links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
  const listed = entries.map((entry) => [
    texts(entry, 'loc')[0],
    toPairs([...entry.children].filter(({ localName }) => localName === 'link')),
  ]);
  const shown = publicPages
    .filter((page) => !isNoindex(page))
    .map(({ document }) => [
      document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      toPairs([...document.querySelectorAll('link[rel="alternate"][hreflang]')]),
    ]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(shown));
});

test('lastmod is the date in the page’s file, if any', () => {
  const entries = [...xml('sitemap-0.xml').querySelectorAll('url')];
  let dated = 0;
  for (const entry of entries) {
    const path = new URL(texts(entry, 'loc')[0] ?? '').pathname;
    const context = pageContext(path);
    const lastmod = texts(entry, 'lastmod')[0]?.slice(0, 10) ?? null;
    const { updated = null } = context;
    expect(`${path} ${lastmod}`).toBe(`${path} ${updated}`);
    if (updated !== null)
      expect(Date.parse(updated)).toBeLessThanOrEqual(Date.now() + 24 * 3600 * 1000);
    const written =
      context.source === '' ? null : readFrontMatter<Dates>(context.source.replace(/\.es$/, ''));
    if (written !== null && !path.startsWith('/blog')) {
      expect(`${path} ${lastmod}`).toBe(
        `${path} ${written.updated ?? written.posted ?? written.date ?? null}`,
      );
      dated += 1;
    }
  }
  expect(dated).toBeGreaterThan(0);
});

function pageContext(path: string): { updated?: string | null; source: string } {
  const data = read(`page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`);
  const { result } = JSON.parse(data) as {
    result: { pageContext: { updated?: string | null; source: string } };
  };
  return result.pageContext;
}

type Dates = { updated?: string; posted?: string; date?: string };

test('robots.txt links to the sitemap and allows all public pages', () => {
  const lines = read('robots.txt').trim().split('\n');
  expect(lines.at(-1)).toBe(`Sitemap: ${origin}/sitemap-index.xml`);
  const disallowed = lines
    .filter((line) => line.startsWith('Disallow:'))
    .map((line) => line.slice(10));
  expect(disallowed).toEqual(['/dashboard', '/api']);
  expect([...paths].filter((path) => disallowed.some((prefix) => path.startsWith(prefix)))).toEqual(
    [],
  );
});
