import { css } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import { facts } from '../../shared/facts';
import type { NavLink } from '../../shared/page-context';
import { routes } from '../../shared/routes';
import { color, space, type, scriptOnlyStyle } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Container } from '../../ui/container';
import { darkSectionStyle, quietLinkStyle } from '../layout.styles';
import { LinkList, SiteLink } from '../links';
import { Logo } from '../logo';
import { OfficeDetails } from '../office/office-details';
import { OfficeText } from '../office/office-text';
import { usePageLink, useRegionContext } from '../region-context';
import { SocialLinks } from '../social-links';

export function Footer() {
  const { year, region, navigation, noticeLanguages } = useRegionContext();
  const { footer } = useTexts();
  const pageLink = usePageLink();
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
          <Column label={footer.areas} links={navigation.areas} />
          <Column label={footer.care} links={navigation.care} />
          <Column label={footer.about} links={navigation.about} />
          <Column label={footer.legal} links={navigation.legal} />
        </div>
        {noticeLanguages.length > 0 && (
          <SiteLink href={routes.languageAssistance} css={[quietLinkStyle, languagesStyle]}>
            {`${footer.languageHelp} ${noticeLanguages.map(isolate).join(' · ')}`}
          </SiteLink>
        )}
        {region.license !== '' && (
          <p css={{ fontSize: type.size.small, color: color.onBandMuted, marginTop: space[8] }}>
            {footer.license} <OfficeText name="license" />
          </p>
        )}
        <div css={bottomRowStyle}>
          <p>
            © <span data-year>{year}</span> <OfficeText name="company" />
          </p>
          <p css={visitorsStyle}>
            <span>
              {footer.earlierVisitors} {facts.earlierVisitors}
            </span>
            <span data-visitors css={visitorCountStyle} />
          </p>
          <div css={feedLinksStyle}>
            <a href="/rss.xml" css={quietLinkStyle}>
              RSS
            </a>
            <a {...pageLink(routes.sitemap)} css={quietLinkStyle}>
              {footer.sitemap}
            </a>
          </div>
        </div>
      </Container>
    </footer>
  );
}

function Column({ label, links }: { label: string; links: NavLink[] }) {
  return (
    <nav aria-label={label}>
      <h2 css={{ fontSize: '1.125rem', marginBottom: space[2] }}>{label}</h2>
      <LinkList links={links} css={linkListStyle} />
    </nav>
  );
}

const footerStyle = css({
  // A browser styles and lays it out only when it comes near the screen. The sizes are its usual heights.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 125rem',
  [media.tablet]: { containIntrinsicSize: 'auto 91rem' },
  [media.desktop]: { containIntrinsicSize: 'auto 66rem' },
  [media.wide]: { containIntrinsicSize: 'auto 45rem' },
  paddingBlock: `${space[16]} ${space[20]}`,
  // Room for the button that scrolls to the top.
  [media.belowDesktop]: { paddingBottom: '8rem' },
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
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [media.wide]: { gridTemplateColumns: '1.6fr repeat(4, 1fr)' },
});

/** A name in a right-to-left script keeps its place in the list (U+2068 and U+2069). An element for each would slow down every page. */
const isolate = (name: string) => `\u2068${name}\u2069`;

const languagesStyle = css({ marginTop: space[8] });

const linkListStyle = css({ '& a': quietLinkStyle });

const visitorsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  fontVariantNumeric: 'tabular-nums',
});

/** Room for the count, which a script loads (footer.script.ts). */
const visitorCountStyle = css({ minWidth: '9.5rem', minHeight: '1lh', ...scriptOnlyStyle });

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
