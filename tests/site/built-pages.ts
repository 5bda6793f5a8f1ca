import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { getSiteUrl } from '../../src/gatsby/site-settings';
import { isClientRoute } from '../../src/shared/routes';

export const folder = 'public';
export const origin = getSiteUrl();

export type BuiltPage = { path: string; file: string; html: string; document: Document };

export const publicPages: readonly BuiltPage[] = htmlFiles()
  .map(({ path, file }) => ({ path, file, html: readFileSync(file, 'utf8') }))
  .filter(({ path }) => !isClientRoute(path))
  .map((page) => ({ ...page, document: parseDocument(page.html) }));

/** 'public/hha/index.html' is /hha. The 404 page exists under two names. */
export function htmlFiles(): { path: string; file: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('index.html') && name !== '404/index.html')
    .concat('404.html')
    .map((name) => ({
      path: `/${name.replace(/\/?index\.html$/, '').replace(/\.html$/, '')}`,
      file: join(folder, name),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Parsing style sheets would take longer than everything else. */
function parseDocument(html: string): Document {
  return new JSDOM(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')).window.document;
}

export function getText(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

export function getJsonLd({ document }: BuiltPage): Record<string, unknown>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
  );
}

export function getMeta({ document }: BuiltPage, name: string): string | null {
  return (
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content') ?? null
  );
}

export const isNoindex = (page: BuiltPage) => (getMeta(page, 'robots') ?? '').includes('noindex');
