import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import { css } from '@emotion/react';
import type { ContentNode } from '../../contract/mdx/mdx-node';
import { useTextLang } from '../layout/region-context';
import type { FaqRecord } from '../shared/page-context';
import { type } from '../theme/tokens';
import { components } from './components';
import type { Faq } from './faq-list';
import { proseStyle } from './prose.styles';

export function Content({ nodes }: { nodes: ContentNode[] }) {
  return <>{nodes.map(renderNode)}</>;
}

const knownComponents: Record<string, ElementType> = components;

function renderNode(node: ContentNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
  const { type: name, props, children } = node;
  return createElement(
    knownComponents[name] ?? name,
    { key: index, ...props },
    ...(children ?? []).map(renderNode),
  );
}

export function Prose({ nodes, small = false }: { nodes: ContentNode[]; small?: boolean }) {
  return (
    <div {...useTextLang()} css={[proseStyle, small && smallStyle]}>
      <Content nodes={nodes} />
    </div>
  );
}

const smallStyle = css({
  '& > h2, & > h3': { fontSize: type.size.h4, marginTop: '1.3em' },
  '& > h2 + *, & > h3 + *': { marginTop: '0.4em' },
});

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

export function toFaqs(records: FaqRecord[]): Faq[] {
  return records.map(({ content, ...faq }) => ({ ...faq, answer: <Content nodes={content} /> }));
}

/** Questions from people who seek care, those of one region first. */
export function sortCareFaqs(faqs: Faq[]): Faq[] {
  const careFaqs = faqs.filter((faq) => faq.topic !== 'working');
  return [...careFaqs.filter((faq) => faq.isLocal), ...careFaqs.filter((faq) => !faq.isLocal)];
}
