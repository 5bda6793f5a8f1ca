import { css } from '@emotion/react';
import type { ContentNode } from '../../contract/mdx/content-node';
import { type } from '../theme/typography';
import { proseStyle } from './prose.styles';
import { Content } from './content';

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
