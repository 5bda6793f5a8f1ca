import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';

const keptElements = new Set('h1 h2 h3 p ul ol li a img strong em br wbr'.split(' '));
const keptAttributes = ['id', 'href', 'src', 'width', 'height', 'alt', 'loading'];
const emptyElements = new Set(['img', 'br', 'wbr']);

const styles = `
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; background: #fbf8f2; color: #1d2b2d; font: 1.125rem/1.6 'Atkinson Hyperlegible Next', 'Atkinson Fallback', Arial, sans-serif }
h1, h2, h3 { margin: 2rem 0 0.5rem; font: 600 1.3125rem/1.22 'Outfit', 'Outfit Fallback', Arial, sans-serif }
h1 { font-size: clamp(2.125rem, 1.7rem + 2.1vw, 3.375rem) }
h2 { font-size: clamp(1.6875rem, 1.45rem + 1.1vw, 2.375rem) }
img { max-width: 100%; height: auto }
a { color: #0a5b5d }
header, main, footer { padding: 1rem max(1.25rem, 50% - 22rem) }
header, footer { background: #0c3c3f; color: #f6f1e7 }
header a, footer a { color: inherit }
summary { padding: 0.75rem 0; cursor: pointer }
@media (prefers-color-scheme: dark) { body { background: #151b1c; color: #ece7dd } a { color: #86d0c8 } }
`;

/**
 * Writes a page as a person would write it by hand for the same article: its text, links, fonts, and images, a short style sheet, and
 * no script.
 * @param path of the built article
 * @param folder gets the page at the same path, and the files that it loads
 */
export function writeFloor(path: string, folder: string): void {
  const html = createFloor(readFileSync(join('public', path, 'index.html'), 'utf8'));
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'index.html'), html);
  for (const [, file = ''] of html.matchAll(
    /(?:src="|href="|url\()(\/[^")]+\.(?:woff2|svg|webp))/g,
  )) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join('public', file), join(folder, file));
  }
}

function createFloor(html: string): string {
  const fontFaces = html.match(/@font-face\{[^}]*\}/g) ?? [];
  const { document } = new JSDOM(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/, '')).window;
  const find = (selector: string) => [...document.querySelectorAll(selector)];
  const fonts = find('link[rel="preload"][as="font"]').map(({ outerHTML }) => outerHTML);
  const links = new Set(find('header a[href]').map((link) => `<li>${simplify(link)}</li>`));
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.title)}</title>
${fonts.join('\n')}
<style>${fontFaces.join('\n')}${styles}</style>
<header><details><summary>Menu</summary><ul>${[...links].join('\n')}</ul></details></header>
<main>${find('main').map(simplifyContent).join('')}</main>
<footer>${find('footer').map(simplifyContent).join('')}</footer>
</html>
`;
}

/** Keeps the elements of a plain text, and the content of all others. */
function simplify(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return escapeHtml(node.textContent ?? '');
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  const element = node as Element;
  const name = element.localName;
  // An icon link has its name only in a label.
  const content =
    simplifyContent(element).trim() || escapeHtml(element.getAttribute('aria-label') ?? '');
  if (!keptElements.has(name)) return `${content} `;
  const attributes = keptAttributes
    .filter((attribute) => element.hasAttribute(attribute))
    .map((attribute) => ` ${attribute}="${escapeHtml(element.getAttribute(attribute) ?? '')}"`);
  const start = `<${name}${attributes.join('')}>`;
  return emptyElements.has(name) ? start : `${start}${content}</${name}>`;
}

function simplifyContent(element: Element): string {
  return [...element.childNodes].map(simplify).join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
