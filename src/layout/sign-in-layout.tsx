import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Helmet } from 'react-helmet';
import { telHref } from '../../contract/shared/phone';
import { defaultRegion } from '../../contract/shared/regions';
import { routes } from '../shared/routes';
import { color, space } from '../theme/tokens';
import { media } from '../theme/layout';
import { buttonStyle } from '../ui/buttons/button.styles';
import { Icon } from '../ui/icon';
import { quietLinkStyle } from './layout.styles';
import { Logo } from './logo';
import { OfficePhones } from './office/office-phones';

type SignInLayoutProps = {
  company: string;
  office: { company: string; phone: string };
  /** All offices, for browsers without script. */
  offices: readonly { place: string; phone: string }[];
  /** Next to the form. */
  aside?: ReactNode;
  children: ReactNode;
};

export function SignInLayout({ company, office, offices, aside, children }: SignInLayoutProps) {
  return (
    <div css={pageStyle}>
      <Helmet titleTemplate={`%s · ${company}`}>
        <meta name="description" content={`Your account with ${company}.`} />
        <meta name="robots" content="noindex" />
      </Helmet>
      <header css={headerStyle}>
        <a href={routes.home} aria-label={`${office.company}, home`} css={linkStyle}>
          <Logo region={{ id: defaultRegion, company: office.company }} />
        </a>
        <a
          href={telHref(office.phone)}
          aria-label={`Call ${office.phone}`}
          css={buttonStyle('outline')}
        >
          <Icon name="phone" />
          <span css={{ whiteSpace: 'nowrap' }}>{office.phone}</span>
        </a>
      </header>
      <div css={middleStyle}>
        <div css={{ minWidth: 0 }}>
          <noscript>
            <div css={noScriptStyle}>
              <p>
                Signing in needs JavaScript, which is off in this browser. Turn it on, or call us:
              </p>
              <OfficePhones offices={offices} name={({ place }) => place} />
            </div>
          </noscript>
          {children}
        </div>
        {aside}
      </div>
      <footer css={footerStyle}>
        <a href={routes.home} css={linkStyle}>
          Back to the website
        </a>
        <a href={routes.helpDesk} css={linkStyle}>
          Help desk for caregivers
        </a>
        <a href={routes.privacyPolicy} css={linkStyle}>
          Privacy policy
        </a>
      </footer>
    </div>
  );
}

const pageStyle = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: '100dvh',
  background: color.surfaceSunken,
});

const headerStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '& > a:last-of-type': { flex: 'none', maxWidth: '100%', paddingInline: space[3] },
  padding: `${space[3]} ${space.gutter}`,
  borderBottom: `1px solid ${color.divider}`,
  background: color.surface,
});

const middleStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 28rem)',
  justifyContent: 'center',
  alignContent: 'start',
  gap: `${space[10]} ${space[16]}`,
  padding: `${space[6]} ${space.gutter} ${space[12]}`,
  fontSize: '1.0625rem',
  [media.tablet]: { paddingTop: 'max(2rem, 7vh)' },
  [media.desktop]: { '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 28rem) 20rem' } },
});

const noScriptStyle = css({ display: 'grid', gap: space[3], marginBottom: space[6] });

const footerStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[6],
  padding: `${space[3]} ${space.gutter}`,
  borderTop: `1px solid ${color.divider}`,
  fontSize: '1rem',
});

const linkStyle = css(quietLinkStyle, { minWidth: 0 });
