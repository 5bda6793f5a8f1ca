import type { ContentNode } from '../../contract/mdx/mdx-node';
import { escapeHtml } from '../../contract/shared/text/escape-html';
import type { RegionRecord } from './page-context';

type Element = Exclude<ContentNode, string>;

/** Elements that job postings may contain for search engines. */
const allowedElements = new Set(['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'h2', 'h3', 'h4']);

const renderedAs: Readonly<Record<string, string>> = {
  Steps: 'ol',
  Step: 'li',
  table: 'ul',
  tr: 'li',
  pre: 'p',
};

/**
 * Renders a body as simple HTML for programs outside the site, with the office's details as text.
 * @param toAbsolute makes addresses work outside the site; without it, links and pictures are left out
 */
export function renderContentHtml(
  nodes: ContentNode[],
  office: RegionRecord,
  toAbsolute?: (href: string) => string,
): string {
  return nodes
    .map((node) =>
      typeof node === 'string' ? escapeHtml(node) : renderElement(node, office, toAbsolute),
    )
    .join('')
    .trim();
}

function renderElement(
  { type, props = {}, children = [] }: Element,
  office: RegionRecord,
  toAbsolute?: (href: string) => string,
): string {
  const officeText = getOfficeText(type, office);
  if (officeText !== null) return escapeHtml(officeText);
  // Only pages show notes to the agency, and footnote links have no target outside their page.
  if (type === 'SampleNote' || 'data-footnote-ref' in props || 'data-footnote-backref' in props) {
    return '';
  }
  if (type === 'br') return '<br>';
  const render = (some: ContentNode[]) => renderContentHtml(some, office, toAbsolute);
  const getText = (name: string) => escapeHtml(String(props[name] ?? ''));
  const captionText = type === 'Figure' ? getText('caption') : '';
  const caption = captionText === '' ? '' : `<p>${captionText}</p>`;
  if (toAbsolute !== undefined) {
    const getUrl = (name: string) => escapeHtml(toAbsolute(String(props[name] ?? '')));
    const link = (inner: string) => `<a href="${getUrl('href')}">${inner}</a>`;
    if (type === 'a') return link(render(children));
    if (type === 'Source') return `<p>Source: ${link(getText('title'))}</p>`;
    if (type === 'Download') return `<p>${link(getText('title'))}</p>`;
    if (type === 'img' || type === 'Figure') {
      return `<img src="${getUrl('src')}" alt="${getText('alt')}">${caption}`;
    }
  }
  const isComponent = /^[A-Z]/.test(type);
  const title =
    isComponent && 'title' in props ? `<p><strong>${getText('title')}</strong></p>` : '';
  const cells = type === 'tr' ? children.map((cell) => render([cell])) : [render(children)];
  const content = cells.filter((cell) => cell !== '').join(', ');
  const inner = title + (type === 'pre' ? content.replace(/\n/g, '<br>') : content) + caption;
  const element = renderedAs[type] ?? (allowedElements.has(type) ? type : null);
  return element === null ? inner : `<${element}>${inner}</${element}>`;
}

/** The text of a component that shows one of the office's details; null for other components. */
export function getOfficeText(
  component: string,
  { company, place, phone, afterHours, email, address }: RegionRecord,
): string | null {
  const texts: Record<string, string> = {
    RegionName: company,
    RegionPlace: place,
    RegionPhone: phone,
    RegionAfterHours: afterHours.phone,
    RegionEmail: email,
    RegionAddress: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
  };
  return texts[component] ?? null;
}

/** The text of a body, with the office's details. */
export function getPlainText(nodes: ContentNode[], office: RegionRecord): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return getOfficeText(node.type, office) ?? getPlainText(node.children ?? [], office);
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?!])/g, '$1')
    .trim();
}
