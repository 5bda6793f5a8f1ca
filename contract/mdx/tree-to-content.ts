import { phonePattern, telHref } from '../shared/phone';
import { curlQuotes } from '../shared/text/curl-quotes';
import { renameTakenIds } from './heading-ids';
import { findComponent } from './mdx-components';
import type { ContentNode, MdxAttribute } from './mdx-node';

export type HastNode = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  name?: string | null;
  attributes?: readonly MdxAttribute[];
  children?: readonly HastNode[];
};

/**
 * Converts the HTML tree of a checked MDX body to JSON. Never runs code in it: throws if it contains code or unknown components.
 * With one JavaScript chunk per file instead, every page would contain a map of all chunks.
 * @param collection the folder of content/
 */
export function treeToContent(root: HastNode, collection: string): ContentNode[] {
  const nodes = toNodes(root, { parent: '', isInLink: false });
  return labelTables(renameTakenIds(nodes, collection));
}

type Ancestors = { parent: string; isInLink: boolean };

/** Elsewhere line breaks only separate blocks. */
const keepsLineBreaks = new Set(['p', 'pre', 'code', 'a', 'em', 'strong', 'td', 'th']);

function toNodes({ children = [] }: HastNode, ancestors: Ancestors): ContentNode[] {
  return children.flatMap((child, index) => {
    const { type, value = '', tagName = '', name, properties = {}, attributes = [] } = child;
    switch (type) {
      case 'text':
        return toTexts(
          ancestors.parent === 'code' ? value : curlQuotes(value, index > 0),
          ancestors,
        );
      case 'element':
        return toElement(child, tagName, toProps(properties), ancestors);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (findComponent(name) === null) throw new Error(`There is no component <${name ?? ''}>.`);
        return toElement(child, name ?? '', toComponentProps(attributes), ancestors);
      default:
        throw new Error(`Only Markdown and components are allowed, not ${type}.`);
    }
  });
}

function toElement(
  node: HastNode,
  type: string,
  props: Record<string, string | true>,
  { isInLink }: Ancestors,
): ContentNode {
  const children = toNodes(node, { parent: type, isInLink: isInLink || type === 'a' });
  return {
    type,
    ...(Object.keys(props).length > 0 && { props }),
    ...(children.length > 0 && { children }),
  };
}

function toTexts(text: string, { parent, isInLink }: Ancestors): ContentNode[] {
  if (text === '\n' && !keepsLineBreaks.has(parent)) return [];
  const parts = isInLink || parent === 'code' ? [text] : text.split(phonePattern);
  return parts.flatMap((part, index): ContentNode[] => {
    if (part === '') return [];
    if (index % 2 === 0) return [part];
    return [{ type: 'a', props: { href: telHref(part), className: 'phone' }, children: [part] }];
  });
}

function toComponentProps(attributes: readonly MdxAttribute[]): Record<string, string | true> {
  return Object.fromEntries(
    attributes.map(({ type, name = '', value }): [string, string | true] => {
      const isText = value === null || value === undefined || typeof value === 'string';
      if (type !== 'mdxJsxAttribute' || !isText) throw new Error('A component contains code.');
      return [name, value === null || value === undefined ? true : curlProperty(name, value)];
    }),
  );
}

function toProps(properties: Record<string, unknown>): Record<string, string | true> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, string | true][] => {
      if (value === null || value === undefined || value === false) return [];
      const text = Array.isArray(value) ? value.join(' ') : String(value);
      return [[toReactName(name), value === true || curlProperty(name, text)]];
    }),
  );
}

const curlProperty = (name: string, value: string) =>
  ['href', 'src'].includes(name) ? value : curlQuotes(value);

/** 'ariaDescribedBy' -> 'aria-describedby', 'dataFootnoteRef' -> 'data-footnote-ref'. */
function toReactName(name: string): string {
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  return /^data[A-Z]/.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name;
}

/** Labels each table by the heading above it. */
function labelTables(nodes: ContentNode[]): ContentNode[] {
  let headingId: unknown;
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (/^h[2-4]$/.test(node.type)) headingId = node.props?.id;
    if (node.type !== 'table' || headingId === undefined) return node;
    return { ...node, props: { ...node.props, labelledBy: headingId } };
  });
}
