import type { MovedPath } from '../../contract/publishing/schema';
import {
  openerPolicy,
  permissionsPolicy,
  referrerPolicy,
  strictTransportSecurity,
} from '../../contract/shared/security-policy';
import { fontFiles, iconFiles } from '../shared/assets';
import { clientRoutes } from '../shared/routes';
import { light } from '../theme/palettes';

/** @param siteUrl origin without a trailing slash */
export function createRobotsTxt(siteUrl: string): string {
  const lines = [
    'User-agent: *',
    `Disallow: ${clientRoutes.dashboard}`,
    'Disallow: /api',
    '',
    `Sitemap: ${siteUrl}/sitemap-index.xml`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Folders and files with a hash in their names. */
const hashedFiles = ['/fonts/*', '/islands/*', '/og/*', '/pictures/*', '/static/*', '/*.js'];

/**
 * Response headers for hosts that read the file (Netlify, Cloudflare Pages): those that our server sends.
 * @param policy the Content-Security-Policy
 */
export function createHeadersFile(policy: string): string {
  const fonts = Object.values(fontFiles).map(
    (file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  const headers = {
    Link: fonts.join(', '),
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': strictTransportSecurity,
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': referrerPolicy,
    'Cross-Origin-Opener-Policy': openerPolicy,
    'Permissions-Policy': permissionsPolicy,
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const immutable = hashedFiles.flatMap((path) => [
    path,
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
  return `${['/*', ...lines, ...immutable].join('\n')}\n`;
}

/**
 * Redirects for hosts that read the file (Netlify, Cloudflare Pages), which has no status for a page that is gone.
 * @param pages paths: an article of content/ may have taken over the address of a post
 */
export function createRedirectsFile(
  moved: readonly MovedPath[],
  pages: ReadonlySet<string>,
): string {
  return moved
    .filter(({ from, to }) => !pages.has(from) && pages.has(to))
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}

/** The web manifest. `display: browser` keeps phone numbers and links working as usual from the home screen. */
export function createWebManifest(name: string) {
  return {
    name,
    short_name: name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: light.background,
    theme_color: light.primary,
    icons: iconFiles.app.map(({ file, size }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
