import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { Helmet } from 'react-helmet';
import { routes } from '../../site/routes';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { cardStyle } from '../../ui/card-style';

type SignInPageProps = { company: string; title: string; lead?: string; children: ReactNode };

/** The quiet page around every sign-in form: the agency's name as the way home, and one card. */
export function SignInPage({ company, title, lead, children }: SignInPageProps) {
  return (
    <div css={pageStyle}>
      <Helmet title={`${title} · ${company}`}>
        <meta name="robots" content="noindex" />
      </Helmet>
      <header>
        <Link to={routes.home} css={brandStyle}>
          {company}
        </Link>
      </header>
      <main css={[cardStyle, css({ display: 'grid', gap: space[6] })]}>
        <div>
          <h1 css={{ fontSize: type.size.h2 }}>{title}</h1>
          {lead !== undefined && <p css={{ marginTop: space[2], color: color.muted }}>{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}

const pageStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 27rem)',
  gridTemplateRows: 'auto 1fr',
  justifyContent: 'center',
  alignItems: 'start',
  gap: space[6],
  minHeight: '100dvh',
  padding: `${space[6]} ${space.gutter} ${space[12]}`,
  fontSize: '1.0625rem',
  [media.tablet]: { paddingTop: 'max(2rem, 9vh)' },
});

const brandStyle = css({
  display: 'inline-block',
  paddingBlock: space[2],
  color: color.text,
  fontFamily: type.display,
  fontWeight: type.weight.display,
  fontSize: '1.25rem',
  textDecoration: 'none',
});
