import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { Container } from '../../ui/container';

/** Running text with something beside it on wide screens; on phones the aside comes after the text. */
export function ArticleLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <Container css={[gridStyle, aside !== undefined && withAside]}>
      <div css={{ minWidth: 0 }}>{children}</div>
      {aside !== undefined && <div css={asideStyle}>{aside}</div>}
    </Container>
  );
}

const gridStyle = css({
  display: 'grid',
  gap: `${space[12]} clamp(${space[10]}, 5vw, ${space[20]})`,
  paddingBlock: `clamp(${space[10]}, 5vw, ${space[16]}) ${space.section}`,
});

const withAside = css({ [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } });

const asideStyle = css({
  display: 'grid',
  gap: space[6],
  alignContent: 'start',
  [media.desktop]: { position: 'sticky', top: space[6], alignSelf: 'start' },
});
