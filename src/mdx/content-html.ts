import type { ContentNode } from '../../contract/mdx/content-node';
import type { RegionRecord } from '../site/page-context';

/** Elements a job description may have for search engines; anything else gives its words. */
const kept = new Set(['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'h2', 'h3']);

/** Components that are lists. */
const lists: Readonly<Record<string, string>> = { Steps: 'ol', Step: 'li' };

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
      const inner = titleHtml(node) + contentHtml(node.children ?? [], office);
      const element = lists[node.type] ?? (kept.has(node.type) ? node.type : null);
      return element === null ? inner : `<${element}>${inner}</${element}>`;
    })
    .join('')
    .trim();
}

/** The title that a component shows above its words, as a Callout or a Step does. */
function titleHtml({ type, props }: Exclude<ContentNode, string>): string {
  const title = /^[A-Z]/.test(type) ? props?.title : undefined;
  return typeof title === 'string' ? `<p><strong>${escapeHtml(title)}</strong></p>` : '';
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
