import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import { color, space } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Container } from '../../ui/container';
import { FilledText } from '../../ui/filled-text';

export function ArticleLayout({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const hasAside = aside !== undefined && aside !== null;
  return (
    <Container css={[gridStyle, hasAside && withAside]}>
      <div css={{ minWidth: 0 }}>{children}</div>
      {hasAside && <div css={asideStyle}>{aside}</div>}
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

export function LastUpdated({ iso }: { iso: string | null }) {
  const { page, formatDate } = useTexts();
  if (iso === null) return null;
  const date = <time dateTime={iso.slice(0, 10)}>{formatDate(iso)}</time>;
  return (
    <p css={{ marginTop: space[10], color: color.muted, fontSize: '1rem' }}>
      <FilledText text={page.updated} values={{ date }} />
    </p>
  );
}
