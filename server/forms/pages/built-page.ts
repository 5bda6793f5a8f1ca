import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../../contract/shared/text/escape-html';

/**
 * The HTML of a page of the built site, or null where this server has no such page: a site on a CDN, or another path.
 * @param path as in the page's address, '/maryland/contact'
 */
export async function readBuiltPage(siteDir: string, path: string): Promise<string | null> {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (!segments.every((segment) => /^\w[\w.-]*$/.test(segment))) return null;
  return readFile(join(siteDir, ...segments, 'index.html'), 'utf8').catch(() => null);
}

/**
 * A built page with other words in the place of its content: header, footer and looks stay, and no script is left.
 * @param main HTML: what people typed must be escaped in it
 */
export function wrapInSiteLayout(page: string, title: string, main: string): string {
  return page
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<title\b[^>]*>[\s\S]*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<main\b[^>]*>)[\s\S]*<\/main>/,
      (_whole, open: string) => `${open}<div style="${frameStyle}">${main}</div></main>`,
    );
}

const frameStyle =
  'display:grid;gap:1.25rem;max-width:44rem;margin:0 auto;padding:2rem clamp(1rem,.5rem + 2.2vw,2rem) 4rem';
