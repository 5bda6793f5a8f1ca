import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { Container } from '../../ui/container';
import type { PageContext } from '../../site/page-context';
import { mark } from '../../site/mark';
import { media } from '../../theme/layout';
import { Breadcrumbs } from './breadcrumbs';

type PageHeaderProps = {
  page: Pick<PageContext, 'title' | 'lead' | 'breadcrumbs'>;
  /** Below the lead: dates, buttons. */
  children?: ReactNode;
};

/** Breadcrumbs, heading and lead of a page, on a ground of their own. */
export function PageHeader({ page, children }: PageHeaderProps) {
  return (
    <div css={groundStyle}>
      <svg viewBox="8 10 36 24" aria-hidden focusable="false" css={larkStyle}>
        <path d={mark.lark} fill={color.line} />
      </svg>
      <Container css={{ position: 'relative', display: 'grid', gap: space[4] }}>
        <Breadcrumbs links={page.breadcrumbs} />
        <h1 css={{ maxWidth: '22ch' }}>{page.title}</h1>
        {page.lead !== null && <p css={leadStyle}>{page.lead}</p>}
        {children}
      </Container>
    </div>
  );
}

const groundStyle = css({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `${space[6]} clamp(${space[8]}, 5vw, ${space[16]})`,
  borderBottom: `1px solid ${color.line}`,
  background: color.sunken,
});

const larkStyle = css({
  position: 'absolute',
  insetInlineEnd: 'max(2rem, calc(50vw - 36rem))',
  bottom: '-1.5rem',
  display: 'none',
  width: '19rem',
  opacity: 0.55,
  [media.desktop]: { display: 'block' },
});

const leadStyle = css({
  maxWidth: '58ch',
  color: color.muted,
  fontSize: type.size.lead,
  lineHeight: 1.5,
});
