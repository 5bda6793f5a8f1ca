import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { siteUrl } from '../../src/build/site-url';
import { isClientRoute } from '../../src/site/routes';

/** The built site. */
export const folder = 'public';
/** The origin it was built for, without a trailing slash. */
export const origin = siteUrl();

export type BuiltPage = { path: string; file: string; html: string; document: Document };

/** Every built page that visitors can read, read once; sign-in and dashboard are client-only and not among them. */
export const publicPages: readonly BuiltPage[] = htmlFiles()
  .map(({ path, file }) => ({ path, file, html: readFileSync(file, 'utf8') }))
  .filter(({ path }) => !isClientRoute(path))
  .map((page) => ({ ...page, document: documentOf(page.html) }));

/** Every HTML file of the site with its address: 'public/hha/index.html' is /hha. The 404 page is there under two names. */
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

/** Style sheets are left out: reading them would take longer than all the rest. */
function documentOf(html: string): Document {
  return new JSDOM(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '')).window.document;
}

/** The text of an element, its spaces as a reader sees them. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The JSON-LD objects of a page. Throws where one is no JSON. */
export function jsonLdOf({ document }: BuiltPage): Record<string, unknown>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
  );
}

/** Content of a <meta> by name or property; null without one. */
export function metaOf({ document }: BuiltPage, name: string): string | null {
  return (
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content') ?? null
  );
}

/** Whether search engines are asked to leave the page out. */
export const isHidden = (page: BuiltPage) => (metaOf(page, 'robots') ?? '').includes('noindex');
