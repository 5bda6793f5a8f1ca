import { themeScript } from '../../theme/theme-script';

const scripts = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;

/**
 * Removes all scripts but the theme's. The page for removed content is served at other URLs, for which Gatsby's runtime has no data
 * and would fail.
 */
export function stripScripts(html: string): string {
  return html
    .replace(scripts, (whole, body: string) => (body === themeScript ? whole : ''))
    .replace(preload, '');
}
