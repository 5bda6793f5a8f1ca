import type { ContentNode } from '../../contract/mdx/content-node';
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

/** Makes the address of a link or picture work outside the site. */
type ToAbsolute = (href: string) => string;

/**
 * Renders a body as simple HTML for programs outside the site, with the office's details as text.
 * @param toAbsolute keeps links and pictures
 */
export function renderContentHtml(
  nodes: ContentNode[],
  office: RegionRecord,
  toAbsolute?: ToAbsolute,
): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      const officeText = getOfficeText(node.type, office);
      if (officeText !== null) return escapeHtml(officeText);
      // Only pages show notes to the agency.
      if (node.type === 'SampleNote') return '';
      if (node.type === 'br') return '<br>';
      if (isFootnoteLink(node)) return '';
      const linked = toAbsolute === undefined ? null : linkHtml(node, office, toAbsolute);
      if (linked !== null) return linked;
      const inner = titleHtml(node) + innerHtml(node, office, toAbsolute) + captionHtml(node);
      const element = renderedAs[node.type] ?? (allowedElements.has(node.type) ? node.type : null);
      return element === null ? inner : `<${element}>${inner}</${element}>`;
    })
    .join('')
    .trim();
}

/** A link, a picture, or a component that is one; null for anything else. */
function linkHtml(node: Element, office: RegionRecord, toAbsolute: ToAbsolute): string | null {
  const { type, props = {}, children = [] } = node;
  const text = (name: string) => escapeHtml(String(props[name] ?? ''));
  const link = (inner: string) =>
    `<a href="${escapeHtml(toAbsolute(String(props['href'] ?? '')))}">${inner}</a>`;
  switch (type) {
    case 'a':
      return link(renderContentHtml(children, office, toAbsolute));
    case 'Source':
      return `<p>Source: ${link(text('title'))}</p>`;
    case 'Download':
      return `<p>${link(text('title'))}</p>`;
    case 'img':
    case 'Figure': {
      const src = escapeHtml(toAbsolute(String(props['src'] ?? '')));
      return `<img src="${src}" alt="${text('alt')}">${captionHtml(node)}`;
    }
    default:
      return null;
  }
}

function innerHtml(
  { type, children = [] }: Element,
  office: RegionRecord,
  toAbsolute?: ToAbsolute,
): string {
  if (type === 'tr') {
    const cells = children.map((cell) => renderContentHtml([cell], office, toAbsolute));
    return cells.filter((cell) => cell !== '').join(', ');
  }
  const inner = renderContentHtml(children, office, toAbsolute);
  return type === 'pre' ? inner.replace(/\n/g, '<br>') : inner;
}

/** Footnote links have no target outside their page. */
function isFootnoteLink({ type, props = {} }: Element): boolean {
  return type === 'a' && ('data-footnote-ref' in props || 'data-footnote-backref' in props);
}

function captionHtml({ type, props }: Element): string {
  const caption = type === 'Figure' ? props?.caption : undefined;
  return typeof caption === 'string' && caption !== '' ? `<p>${escapeHtml(caption)}</p>` : '';
}

function titleHtml({ type, props }: Element): string {
  const title = /^[A-Z]/.test(type) ? props?.title : undefined;
  return typeof title === 'string' ? `<p><strong>${escapeHtml(title)}</strong></p>` : '';
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
