import { css } from '@emotion/react';
import type { ContentNode } from '../../contract/mdx/content-node';
import { type } from '../theme/typography';
import { proseStyle } from './prose.styles';
import { Content } from './content';

/** An MDX body as running text; `small` within a card, where its headings stand below that of the card. */
export function Prose({ nodes, small = false }: { nodes: ContentNode[]; small?: boolean }) {
  return (
    <div css={[proseStyle, small && smallStyle]}>
      <Content nodes={nodes} />
    </div>
  );
}

const smallStyle = css({
  '& > h2, & > h3': { fontSize: type.size.h4, marginTop: '1.3em' },
  '& > h2 + *, & > h3 + *': { marginTop: '0.4em' },
});
