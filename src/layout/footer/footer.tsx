import { css } from '@emotion/react';
import type { NavLink } from '../../site/page-context';
import { routes } from '../../site/routes';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { target } from '../../theme/shape';
import { type } from '../../theme/typography';
import { Container } from '../../ui/container';
import { bandStyle } from '../section.styles';
import { MenuLink } from '../links/menu-link';
import { Logo } from '../logo/logo';
import { OfficeDetails } from '../office/office-details';
import { useShell } from '../region-context';
import { SocialLinks } from '../links/social-links';
import { FeedBadge } from './feed-badge';
import { VisitorSlot } from './visitor-counter-slot';

/** Contact details, link columns, social links, feed badge, visitors and copyright (specification section 2). */
export function Footer() {
  const { region, navigation, site } = useShell();
  return (
    <footer css={[bandStyle, footerStyle]}>
      <Container>
        <div css={columnsStyle}>
          <div css={{ display: 'grid', gap: space[4], alignContent: 'start' }}>
            <div css={logoStyle}>
              <Logo region={region} />
            </div>
            <address css={{ fontStyle: 'normal', display: 'grid', gap: space[2] }}>
              <OfficeDetails />
            </address>
            <SocialLinks />
          </div>
          <Column label="Service areas" links={navigation.areas} />
          <Column label="Legal" links={navigation.legal} />
          <Column label="About" links={navigation.about} />
        </div>
        <p css={{ fontSize: type.size.small, color: color.onBandMuted, marginTop: space[8] }}>
          License: {region.licence}
        </p>
        <div css={lastRowStyle}>
          <p>
            © <Year /> {site.name}
          </p>
          <VisitorSlot />
          <div css={machineLinksStyle}>
            <FeedBadge feed={`${site.url}/rss.xml`} />
            <a href="/rss.xml" css={linkStyle}>
              RSS
            </a>
            <MenuLink path={routes.sitemap} css={linkStyle}>
              Sitemap
            </MenuLink>
          </div>
        </div>
      </Container>
    </footer>
  );
}

/** The year of the visit; in the built page that of the build. */
function Year() {
  return <span suppressHydrationWarning>{new Date().getFullYear()}</span>;
}

function Column({ label, links }: { label: string; links: NavLink[] }) {
  return (
    <nav aria-label={label}>
      <h2 css={{ fontSize: '1.125rem', marginBottom: space[2] }}>{label}</h2>
      <ul css={{ listStyle: 'none' }}>
        {links.map(({ label: text, path }) => (
          <li key={path}>
            <MenuLink path={path} css={linkStyle}>
              {text}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const footerStyle = css({
  paddingBlock: `${space[16]} ${space[20]}`,
  fontSize: '1.0625rem',
  '--mark-ground': color.onBand,
  '--mark-soft': '#9cc9c4',
  '--mark-bird': color.band,
  '--logo-muted': color.onBandMuted,
  '@media print': { display: 'none' },
});

const logoStyle = css({ '& > span': { color: color.onBand } });

const columnsStyle = css({
  display: 'grid',
  gap: `${space[10]} ${space[8]}`,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: '2fr 1fr 1fr 1fr' },
});

const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

const lastRowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
  marginTop: space[6],
  paddingTop: space[5],
  borderTop: `1px solid ${color.bandLine}`,
  color: color.onBandMuted,
  fontSize: type.size.small,
});

/** They go to the next line together. */
const machineLinksStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  [media.tablet]: { marginInlineStart: 'auto' },
});
