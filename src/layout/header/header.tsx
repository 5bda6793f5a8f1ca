import { css } from '@emotion/react';
import { extraRoutes } from '../../../contract/shared/routes';
import { toLanguagePath } from '../../../contract/shared/text/site-languages';
import { useTexts } from '../../browser/hooks/use-texts';
import { clientRoutes, routes } from '../../shared/routes';
import { color, space, target } from '../../theme/tokens';
import { layer, media } from '../../theme/layout';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { Container } from '../../ui/container';
import { Icon } from '../../ui/icon';
import { visuallyHidden } from '../../ui/visually-hidden';
import { darkSectionStyle, quietLinkStyle } from '../layout.styles';
import { PageLink, PhoneLink } from '../links';
import { Logo } from '../logo';
import { markOfficeLink, officeAttributes } from '../office/office-data';
import { OfficeText } from '../office/office-text';
import { usePageLink, useRegionContext } from '../region-context';
import { SocialLinks } from '../social-links';
import { MainNav, MenuButton } from './main-nav';

/** @param otherPath of the page in the other language */
export function Header({ otherPath }: { otherPath: string | null }) {
  const { region, navigation } = useRegionContext();
  const { header } = useTexts();
  const pageLink = usePageLink();
  return (
    <header css={headerStyle}>
      <TopBar otherPath={otherPath} />
      <div css={barStyle}>
        <Container css={rowStyle}>
          <a
            {...markOfficeLink('home')}
            {...pageLink(navigation.home)}
            css={homeStyle}
            aria-label={header.home(region.company)}
          >
            <Logo region={region} />
          </a>
          <MainNav />
          {/* The account island takes the link's place if a person is signed in. */}
          <div data-account css={accountStyle}>
            <a href={clientRoutes.login} css={buttonStyle('outline')}>
              {header.signIn}
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

function TopBar({ otherPath }: { otherPath: string | null }) {
  const { region } = useRegionContext();
  const { header } = useTexts();
  return (
    <div css={darkSectionStyle}>
      <Container css={topBarStyle}>
        <PhoneLink css={[itemStyle, css({ fontWeight: 700 })]}>
          <Icon name="phone" />
        </PhoneLink>
        <a
          {...markOfficeLink('email')}
          href={`mailto:${region.email}`}
          css={[itemStyle, mailStyle]}
        >
          <Icon name="mail" />
          <span css={[visuallyHidden, { [media.tablet]: { display: 'none' } }]}>
            {header.email}
          </span>
          <OfficeText
            name="email"
            css={{ display: 'none', [media.tablet]: { display: 'inline' } }}
          />
        </a>
        <div css={socialStyle}>
          <SocialLinks />
        </div>
        <LanguageLink path={otherPath} />
        <SearchLink />
      </Container>
    </div>
  );
}

function SearchLink() {
  const { header } = useTexts();
  return (
    <PageLink href={extraRoutes.search} css={[itemStyle, searchStyle]}>
      <Icon name="search" />
      <span css={{ [media.belowTablet]: visuallyHidden }}>{header.search}</span>
    </PageLink>
  );
}

const mailStyle = css({ [media.belowTablet]: { minWidth: target, justifyContent: 'center' } });

const searchStyle = css({
  minWidth: target,
  justifyContent: 'flex-end',
  '@media print': { display: 'none' },
});

/** Leads to the same page in the other language, or to its home page. */
function LanguageLink({ path }: { path: string | null }) {
  const isSpanish = useRegionContext().language === 'es';
  const other = isSpanish
    ? { language: 'en' as const, label: 'English' }
    : { language: 'es' as const, label: 'Español' };
  const { language, label } = other;
  return (
    <a
      {...{ [officeAttributes.allOffices]: '' }}
      href={path ?? toLanguagePath(routes.home, language)}
      hrefLang={language}
      lang={language}
      css={itemStyle}
    >
      {label}
    </a>
  );
}

const topBarStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  // Four items fit 320 px.
  columnGap: 0,
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
