import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { telHref } from '../../../contract/shared/phone';
import { escapeHtml } from '../../../contract/shared/text/escape-html';
import { wrapInSiteLayout } from './built-page';
import type { Region } from '../../site/region-records';

const style = [
  ':root{color-scheme:light dark;--paper:#f6f3ec;--ink:#22302f;--teal:#0b5c59;--line:#c9c3b4}',
  '@media(prefers-color-scheme:dark){:root{--paper:#182322;--ink:#e9efec;--teal:#8fd6cf;--line:#4a5b58}}',
  'body{margin:0;background:var(--background);color:var(--ink);font:1.125rem/1.6 system-ui,Verdana,Arial,sans-serif}',
  'main,header{max-width:36rem;margin:0 auto;padding:1.5rem 1.25rem}',
  'header{padding-bottom:0;font-size:1.25rem;font-weight:700;color:var(--primary)}',
  'h1{line-height:1.25;margin:0 0 1rem}',
  'li{margin:.5rem 0}',
  'a{color:var(--primary);display:inline-block;padding:.65rem 0;overflow-wrap:anywhere}',
  'strong{font-size:1.5rem;letter-spacing:.05em}',
  'footer{border-top:1px solid var(--divider);margin-top:2rem;padding-top:1rem}',
].join('');

/** For a page in the site's layout: fonts and images of the site, and its form, but no script. */
const sitePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** For a page with nothing but its own style. */
const plainPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Sends an uncached page with the region's company name and phone number.
 * @param page body: HTML, with user input escaped; frame: HTML of a page of the site whose layout it takes, or null for a plain page
 */
export function sendPage(
  reply: FastifyReply,
  page: { status: number; title: string; body: string; region: Region; frame: string | null },
): FastifyReply {
  const { company, phone } = page.region;
  const title = escapeHtml(page.title);
  const call = `<p>You can also call us: <a href="${telHref(phone)}">${escapeHtml(phone)}</a></p>`;
  void reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin');
  if (page.frame !== null) {
    const main = `<h1>${title}</h1>\n${page.body}\n${call}`;
    return reply
      .header('content-security-policy', sitePolicy)
      .send(wrapInSiteLayout(page.frame, `${page.title} | ${company}`, main));
  }
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${title} | ${escapeHtml(company)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<header>${escapeHtml(company)}</header>`,
    '<main>',
    `<h1>${title}</h1>`,
    page.body,
    `<footer>${call}</footer>`,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
  return reply.header('content-security-policy', plainPolicy).send(html);
}
