import { useContext } from 'react';
import { css } from '@emotion/react';
import { extraRoutes } from '../../../contract/shared/routes';
import { getLanguage, toLanguagePath } from '../../../contract/shared/text/site-languages';
import { clientRoutes } from '../../shared/routes';
import { color, space, target } from '../../theme/tokens';
import { layer, media } from '../../theme/layout';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { Container } from '../../ui/container';
import { Icon } from '../../ui/icon';
import { visuallyHidden } from '../../ui/visually-hidden';
import { darkSectionStyle, quietLinkStyle } from '../layout.styles';
import { PageLink, PhoneLink } from '../links';
import { Logo } from '../logo';
import { markOfficeLink } from '../office/office-data';
import { OfficeText } from '../office/office-text';
import { CurrentPathContext, useRegionContext } from '../region-context';
import { SocialLinks } from '../social-links';
import { MainNav, MenuButton } from './main-nav';

export function Header() {
  const { region, navigation } = useRegionContext();
  return (
    <header css={headerStyle}>
      <TopBar />
      <div css={barStyle}>
        <Container css={rowStyle}>
          <a
            {...markOfficeLink('home')}
            href={navigation.home}
            css={homeStyle}
            aria-label={`${region.company}, home`}
          >
            <Logo region={region} />
          </a>
          <MainNav />
          {/* The account island takes the link's place if a person is signed in. */}
          <div data-account css={accountStyle}>
            <a href={clientRoutes.login} css={buttonStyle('outline')}>
              Sign In
            </a>
          </div>
          <MenuButton />
        </Container>
      </div>
    </header>
  );
}

/** On phones the logo comes first. */
const headerStyle = css({
  [media.belowTablet]: { display: 'flex', flexDirection: 'column-reverse' },
});

const barStyle = css({
  position: 'relative',
  zIndex: layer.header,
  borderBottom: `1px solid ${color.divider}`,
  background: color.surface,
});

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: '4.5rem',
  paddingBlock: space[2],
  [media.wide]: { flexWrap: 'nowrap' },
});

/** With large text the other items wrap to the next line. */
const homeStyle = css({
  flex: '1 1 6rem',
  minWidth: 'min-content',
  textDecoration: 'none',
  [media.wide]: { flex: '0 1 auto', minWidth: 0 },
});

/** Keeps room for the account menu of a person who seems signed in, so that nothing moves. */
const accountStyle = css({
  display: 'grid',
  justifyItems: 'end',
  whiteSpace: 'nowrap',
  'html[data-person] &': {
    width: '5rem',
    '& > a': { visibility: 'hidden' },
    [media.roomy]: { width: '11rem' },
  },
  [media.belowTablet]: { '& > a': { paddingInline: space[2] } },
  '@media print': { display: 'none' },
});

function TopBar() {
  const { region } = useRegionContext();
  return (
    <div css={darkSectionStyle}>
      <Container css={topBarStyle}>
        <PhoneLink css={[itemStyle, css({ fontWeight: 700 })]}>
          <Icon name="phone" />
        </PhoneLink>
        <a {...markOfficeLink('email')} href={`mailto:${region.email}`} css={itemStyle}>
          <Icon name="mail" />
          <span css={{ [media.tablet]: { display: 'none' } }}>Email us</span>
          <OfficeText
            name="email"
            css={{ display: 'none', [media.tablet]: { display: 'inline' } }}
          />
        </a>
        <div css={socialStyle}>
          <SocialLinks />
        </div>
        <SearchLink />
      </Container>
    </div>
  );
}

function SearchLink() {
  const language = getLanguage(useContext(CurrentPathContext));
  return (
    <PageLink href={toLanguagePath(extraRoutes.search, language)} css={[itemStyle, searchStyle]}>
      <Icon name="search" />
      <span css={{ [media.belowTablet]: visuallyHidden }}>Search</span>
    </PageLink>
  );
}

const searchStyle = css({
  minWidth: target,
  justifyContent: 'flex-end',
  '@media print': { display: 'none' },
});

const topBarStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[1],
  fontSize: '1rem',
  [media.tablet]: { columnGap: space[6], justifyContent: 'flex-start' },
});

/** On phones they are in the slide-in menu and the footer. */
const socialStyle = css({
  marginInlineStart: 'auto',
  [media.belowTablet]: { display: 'none' },
  '@media print': { display: 'none' },
});

const itemStyle = css(quietLinkStyle, { gap: space[2], whiteSpace: 'nowrap' });
