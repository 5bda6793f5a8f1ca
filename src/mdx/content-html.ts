import type { ContentNode } from '../../contract/mdx/content-node';
import type { RegionRecord } from '../site/page-context';

/** Elements a job description may have for search engines; anything else gives its words. */
const kept = new Set(['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'h2', 'h3']);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** A body as simple HTML without links or attributes, for JSON-LD; the office's details are put in as words. */
export function contentHtml(nodes: ContentNode[], office: RegionRecord): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      const words = officeWords(node.type, office);
      if (words !== null) return escapeHtml(words);
      if (node.type === 'br') return '<br>';
      const inner = contentHtml(node.children ?? [], office);
      return kept.has(node.type) ? `<${node.type}>${inner}</${node.type}>` : inner;
    })
    .join('')
    .trim();
}

function officeWords(component: string, { company, place, phone, email, address }: RegionRecord) {
  const words: Record<string, string> = {
    RegionName: company,
    RegionPlace: place,
    RegionPhone: phone,
    RegionEmail: email,
    RegionAddress: `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
  };
  return words[component] ?? null;
}
