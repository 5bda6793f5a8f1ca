import { css } from '@emotion/react';
import type { ContentNode } from '../../../contract/mdx/mdx-node';
import { useTexts } from '../../browser/hooks/use-texts';
import { useTextLang } from '../../layout/region-context';
import { Content } from '../../mdx/content';
import { color, space, tapTargetStyle } from '../../theme/tokens';
import { media } from '../../theme/layout';

/** Shorter texts are quicker to scroll than to choose from. */
const minHeadings = 4;

type Element = Exclude<ContentNode, string>;

export const hasContents = (nodes: ContentNode[]) => findHeadings(nodes).length >= minHeadings;

/** The index of the first section's heading. */
export const findFirstSection = (nodes: ContentNode[]) => nodes.findIndex(isHeading);

/** Links to the sections of a long text. */
export function TableOfContents({ nodes }: { nodes: ContentNode[] }) {
  const headings = findHeadings(nodes);
  const { nav } = useTexts();
  const lang = useTextLang();
  if (headings.length < minHeadings) return null;
  return (
    <nav aria-labelledby="contents-title" css={boxStyle}>
      <p id="contents-title" css={{ fontWeight: 700 }}>
        {nav.contents}
      </p>
      <ul {...lang} css={listStyle}>
        {headings.map(({ props, children = [] }) => (
          <li key={String(props?.['id'])}>
            <a href={`#${String(props?.['id'])}`} css={linkStyle}>
              <Content nodes={toLabel(children)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function findHeadings(nodes: ContentNode[]): Element[] {
  return nodes.filter(isHeading);
}

function isHeading(node: ContentNode): node is Element {
  return typeof node !== 'string' && node.type === 'h2' && typeof node.props?.['id'] === 'string';
}

/** Without links, and with the descriptions of pictures instead of the pictures. */
function toLabel(nodes: ContentNode[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (typeof node === 'string') return [node];
    if (node.type === 'img') return [String(node.props?.['alt'] ?? '')];
    const children = toLabel(node.children ?? []);
    return node.type === 'a' ? children : [{ ...node, children }];
  });
}

const boxStyle = css({
  paddingInlineStart: space[5],
  borderInlineStart: `4px solid ${color.primaryBorder}`,
  '@media print': { display: 'none' },
});

const listStyle = css({
  listStyle: 'none',
  [media.tablet]: { columns: 2, columnGap: space[8] },
  [media.desktop]: { columns: 'auto' },
});

const linkStyle = css({ ...tapTargetStyle, lineHeight: 1.3 });
