import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import type { ContentNode } from '../../contract/mdx/content-node';
import { components } from './components';

export function Content({ nodes }: { nodes: ContentNode[] }) {
  return <>{nodes.map(draw)}</>;
}

const known: Record<string, ElementType> = components;

function draw(node: ContentNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const { type, props, children } = node;
  return createElement(
    known[type] ?? type,
    { key: index, ...props },
    ...(children ?? []).map(draw),
  );
}

/** Prefixes heading ids, for pages that show several bodies. */
export function withIdPrefix(nodes: ContentNode[], prefix: string): ContentNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { props, children } = node;
    const id = props?.['id'];
    return {
      ...node,
      ...(typeof id === 'string' && { props: { ...props, id: `${prefix}-${id}` } }),
      ...(children && { children: withIdPrefix(children, prefix) }),
    };
  });
}

export function getPlainText(nodes: ContentNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : getPlainText(node.children ?? [])))
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?!])/g, '$1')
    .trim();
}
