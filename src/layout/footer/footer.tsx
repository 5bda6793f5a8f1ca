import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { NavLink } from '../../site/page-context';
import { routes } from '../../site/routes';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { target } from '../../theme/shape';
import { type } from '../../theme/typography';
import { Container } from '../../ui/container';
import { darkSectionStyle } from '../layout.styles';
import { Logo } from '../logo/logo';
import { OfficeDetails } from '../office/office-details';
import { useRegionContext } from '../region-context';
import { LinkList } from '../links/link-list';
import { SocialLinks } from '../links/social-links';
import { FeedBadge } from './feed-badge';
import { VisitorCounterSlot } from './visitor-counter-slot';

export function Footer() {
  const { region, navigation, site } = useRegionContext();
  return (
    <footer css={[darkSectionStyle, footerStyle]}>
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
        {region.license !== '' && (
          <p css={{ fontSize: type.size.small, color: color.onBandMuted, marginTop: space[8] }}>
            License: {region.license}
          </p>
        )}
        <div css={bottomRowStyle}>
          <p>
            © <Year /> {region.company}
          </p>
          <VisitorCounterSlot />
          <div css={feedLinksStyle}>
            <FeedBadge feedUrl={`${site.url}/rss.xml`} />
            <a href="/rss.xml" css={linkStyle}>
              RSS
            </a>
            <Link to={routes.sitemap} css={linkStyle}>
              Sitemap
            </Link>
          </div>
        </div>
      </Container>
    </footer>
  );
}

/** The built page has the year of the build. */
function Year() {
  return <span suppressHydrationWarning>{new Date().getFullYear()}</span>;
}

function Column({ label, links }: { label: string; links: NavLink[] }) {
  return (
    <nav aria-label={label}>
      <h2 css={{ fontSize: '1.125rem', marginBottom: space[2] }}>{label}</h2>
      <LinkList links={links} linkStyle={linkStyle} />
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

const bottomRowStyle = css({
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

const feedLinksStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  [media.tablet]: { marginInlineStart: 'auto' },
});
