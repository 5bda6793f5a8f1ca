import { themeScript } from '../../theme/theme-script';

const scripts = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;
const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/g;

/**
 * A page as a browser without script has it, but for its theme. The page for what is gone stands at the addresses of others, of which
 * Gatsby's runtime knows no data: it would end there in an error, with the taps held for it.
 */
export function stripScripts(html: string): string {
  return html
    .replace(scripts, (whole, body: string) => (body === themeScript ? whole : ''))
    .replace(preload, '');
}
