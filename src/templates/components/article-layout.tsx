import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import { color, space } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Container } from '../../ui/container';
import { FilledText } from '../../ui/filled-text';

type ArticleLayoutProps = {
  /** The text before the first heading. On a phone, the list of contents follows it. */
  intro?: ReactNode;
  children: ReactNode;
  /** The list of contents: before the text, and on wide screens above the aside. */
  contents?: ReactNode;
  aside?: ReactNode;
};

/** A text, beside which a rail stays in view on wide screens. */
export function ArticleLayout({
  intro = null,
  children,
  contents = null,
  aside = null,
}: ArticleLayoutProps) {
  const hasRail = contents !== null || aside !== null;
  const rail = hasRail && (
    <div css={railStyle}>
      {contents}
      {aside}
    </div>
  );
  return (
    <Container css={[gridStyle, hasRail && withRail]}>
      {intro !== null && <div css={introStyle}>{intro}</div>}
      {contents !== null && rail}
      <div css={textStyle}>{children}</div>
      {contents === null && rail}
    </Container>
  );
}

const gridStyle = css({
  display: 'grid',
  gap: `${space[10]} clamp(${space[10]}, 5vw, ${space[20]})`,
  paddingBlock: `clamp(${space[10]}, 5vw, ${space[16]}) ${space.section}`,
});

const withRail = css({
  [media.desktop]: { rowGap: 0, gridTemplate: 'auto 1fr / minmax(0, 1fr) 20rem' },
});

const textStyle = css({ minWidth: 0, [media.desktop]: { gridColumn: 1 } });
const introStyle = css(textStyle, { [media.desktop]: { marginBottom: space[10] } });

/** A long list of contents scrolls, so that what is below it stays in view, above the floating button. */
const railStyle = css({
  [media.belowDesktop]: { display: 'contents', '& > :not(nav)': { order: 1 } },
  [media.desktop]: {
    gridArea: '1 / 2 / span 2',
    position: 'sticky',
    top: space[6],
    alignSelf: 'start',
    display: 'flex',
    flexDirection: 'column',
    gap: space[6],
    maxHeight: 'calc(100vh - 7rem)',
    '& > nav': { minHeight: '12rem', overflowY: 'auto' },
    '& > :not(nav)': { flex: 'none' },
  },
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
