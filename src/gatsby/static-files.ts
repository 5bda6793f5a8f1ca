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

/**
 * Response headers for hosts that read the file (Netlify, Cloudflare Pages). Our server sends the same Link header with each page.
 * The folders have only files with a hash in their names.
 */
export function createHeadersFile(): string {
  const fonts = Object.values(fontFiles).map(
    (file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  const immutable = ['/fonts/*', '/islands/*', '/og/*', '/pictures/*'].flatMap((path) => [
    path,
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
  return `${['/*', `  Link: ${fonts.join(', ')}`, ...immutable].join('\n')}\n`;
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
