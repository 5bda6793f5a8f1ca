import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply } from 'fastify';
import { telHref } from '../../../../contract/shared/phone';
import { escapeHtml } from '../../../../contract/shared/text/escape-html';
import type { SiteLanguage } from '../../../../contract/shared/text/site-languages';
import type { ServiceContext } from '../../context';
import { findFileInside } from '../../../../contract/publishing/site-file';
import type { Region } from '../../site/region-records';

const plainStyle = [
  ':root{color-scheme:light dark;--background:#f6f3ec;--ink:#22302f;--primary:#0b5c59;--divider:#c9c3b4}',
  '@media(prefers-color-scheme:dark){:root{--background:#182322;--ink:#e9efec;--primary:#8fd6cf;--divider:#4a5b58}}',
  'body{margin:0;background:var(--background);color:var(--ink);font:1.125rem/1.6 system-ui,Verdana,Arial,sans-serif}',
  'main,header{max-width:36rem;margin:0 auto;padding:1.5rem 1.25rem}',
  'header{padding-bottom:0;font-size:1.25rem;font-weight:700;color:var(--primary)}',
  'h1{line-height:1.25;margin:0 0 1rem}',
  'li{margin:.5rem 0}',
  'a{color:var(--primary);display:inline-block;padding:.65rem 0;overflow-wrap:anywhere}',
  'strong{font-size:1.5rem;letter-spacing:.05em}',
  'footer{border-top:1px solid var(--divider);margin-top:2rem;padding-top:1rem}',
].join('');

const contentStyle =
  'display:grid;gap:1.25rem;max-width:44rem;margin:0 auto;padding:2rem clamp(1rem,.5rem + 2.2vw,2rem) 4rem';

/** Allows the site's fonts, images, and forms, but no script. */
const sitePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const plainPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(plainStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param page body: HTML, with user input escaped; frame: HTML of a page of the site whose layout it takes, or null for a plain page */
export function sendPage(
  reply: FastifyReply,
  page: {
    status: number;
    title: string;
    body: string;
    region: Region;
    frame: string | null;
    language: SiteLanguage;
    translate: (text: string) => string;
  },
): FastifyReply {
  const { phone, company } = page.region;
  const call = `<p>${page.translate('You can also call us:')} <a href="${telHref(phone)}">${escapeHtml(phone)}</a></p>`;
  const documentTitle = `<title>${escapeHtml(`${page.title} | ${company}`)}</title>`;
  const content = `<h1>${escapeHtml(page.title)}</h1>\n${page.body}`;
  if (page.frame !== null) {
    const html = renderInSiteLayout(page.frame, documentTitle, `${content}\n${call}`);
    return sendSitePage(reply, page.status, html);
  }
  const footer = `<footer>${call}</footer>`;
  const { language } = page;
  const html = renderPlainPage(documentTitle, escapeHtml(company), `${content}${footer}`, language);
  return sendHtml(reply, page.status, html, plainPolicy);
}

/** Sends a changed page of the site, without its scripts. */
export function sendSitePage(reply: FastifyReply, status: number, page: string): FastifyReply {
  const html = page.replace(/<script\b[\s\S]*?<\/script>/g, '');
  return sendHtml(reply, status, html, sitePolicy);
}

function sendHtml(reply: FastifyReply, status: number, html: string, policy: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .header('content-security-policy', policy)
    .send(html);
}

/**
 * Null if this server does not have the page.
 * @param path of the page's URL: '/maryland/contact'
 */
export async function readBuiltPage(
  { findSiteFile, config }: ServiceContext,
  path: string,
): Promise<string | null> {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (!segments.every((segment) => /^\w[\w.-]*$/.test(segment))) return null;
  const name = [...segments, 'index.html'].join('/');
  const file = findSiteFile === null ? findFileInside(config.siteDir, name) : findSiteFile(name);
  return file === null ? null : readFile(file, 'utf8').catch(() => null);
}

function renderInSiteLayout(page: string, title: string, content: string): string {
  return page
    .replace(/<title\b[^>]*>[\s\S]*?<\/title>/, () => title)
    .replace(
      /(<main\b[^>]*>)[\s\S]*<\/main>/,
      (_match, openTag: string) => `${openTag}<div style="${contentStyle}">${content}</div></main>`,
    );
}

function renderPlainPage(
  title: string,
  header: string,
  content: string,
  language: SiteLanguage,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${title}
<style>${plainStyle}</style>
</head>
<body>
<header>${header}</header>
<main>
${content}
</main>
</body>
</html>
`;
}
