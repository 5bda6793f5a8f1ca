import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../../contract/shared/text/escape-html';

const contentStyle =
  'display:grid;gap:1.25rem;max-width:44rem;margin:0 auto;padding:2rem clamp(1rem,.5rem + 2.2vw,2rem) 4rem';

/**
 * The HTML of a page of the built site, or null if this server does not have it.
 * @param path of the page's URL: '/maryland/contact'
 */
export async function readBuiltPage(siteDir: string, path: string): Promise<string | null> {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (!segments.every((segment) => /^\w[\w.-]*$/.test(segment))) return null;
  return readFile(join(siteDir, ...segments, 'index.html'), 'utf8').catch(() => null);
}

/**
 * Replaces the main content and title of a built page and removes its scripts.
 * @param main HTML, with user input escaped
 */
export function wrapInSiteLayout(page: string, title: string, main: string): string {
  return page
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<title\b[^>]*>[\s\S]*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<main\b[^>]*>)[\s\S]*<\/main>/,
      (_match, openTag: string) => `${openTag}<div style="${contentStyle}">${main}</div></main>`,
    );
}
