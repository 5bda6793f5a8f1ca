import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color, space, type } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Container } from '../../ui/container';
import type { PageContext } from '../../shared/page-context';
import { Breadcrumbs } from './breadcrumbs';
import { IllustrationImage } from './illustration';

type PageHeaderProps = {
  page: Pick<PageContext, 'title' | 'lead' | 'illustration' | 'breadcrumbs'>;
  children?: ReactNode;
};

export function PageHeader({ page, children }: PageHeaderProps) {
  return (
    <div css={groundStyle}>
      <Container>
        <Breadcrumbs links={page.breadcrumbs} />
      </Container>
      <Container css={[gridStyle, page.illustration !== null && besideStyle]}>
        <div css={textStyle}>
          <h1 css={{ maxWidth: '22ch' }}>{page.title}</h1>
          {page.lead !== null && <p css={leadStyle}>{page.lead}</p>}
          {children}
        </div>
        {page.illustration !== null && (
          <IllustrationImage illustration={page.illustration} css={pictureStyle} />
        )}
      </Container>
    </div>
  );
}

const groundStyle = css({
  paddingBlock: `${space[3]} clamp(${space[8]}, 4vw, ${space[12]})`,
  borderBottom: `1px solid ${color.divider}`,
  background: color.surfaceSunken,
});

const gridStyle = css({ display: 'grid', gap: space[10], paddingTop: space[2] });

const besideStyle = css({
  alignItems: 'center',
  [media.tablet]: { gridTemplateColumns: '3fr 2fr' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 25rem' },
});

const textStyle = css({ display: 'grid', gap: space[4], alignContent: 'start' });

const pictureStyle = css({ [media.belowTablet]: { display: 'none' } });

const leadStyle = css({
  maxWidth: '58ch',
  color: color.muted,
  fontSize: type.size.lead,
  lineHeight: 1.5,
});
