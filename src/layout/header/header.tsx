import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { color } from '../../theme/color';
import { layer, media } from '../../theme/layout';
import { space } from '../../theme/space';
import { Container } from '../../ui/container';
import { Logo } from '../logo/logo';
import { useRegionContext } from '../region-context';
import { hideUntilHeaderLoaded } from '../layout.styles';
import { AccountSlot } from './account-slot';
import { Drawer } from './drawer';
import { MainNav } from './main-nav';
import { ThemeToggle } from './theme-toggle';
import { TopBar } from './top-bar';

export function Header() {
  const { region, navigation } = useRegionContext();
  return (
    <header css={headerStyle}>
      <div data-behind-drawer css={topStyle}>
        <TopBar />
      </div>
      <div css={barStyle}>
        <Container css={[rowStyle, hideUntilHeaderLoaded]}>
          <Link
            to={navigation.home}
            data-behind-drawer
            css={homeStyle}
            aria-label={`${region.company}, home`}
          >
            <Logo region={region} />
          </Link>
          <MainNav />
          <div css={toolsStyle}>
            <span css={{ display: 'none', [media.wide]: { display: 'inline' } }}>
              <ThemeToggle />
            </span>
            <span data-behind-drawer css={accountStyle}>
              <AccountSlot />
            </span>
            <Drawer />
          </div>
        </Container>
      </div>
    </header>
  );
}

/** On phones the logo comes first. */
const headerStyle = css({ [media.belowTablet]: { display: 'flex', flexDirection: 'column' } });

const topStyle = css({ [media.belowTablet]: css({ order: 1 }, hideUntilHeaderLoaded) });

const barStyle = css({
  position: 'relative',
  zIndex: layer.header,
  '&:has([data-drawer][open])': { zIndex: layer.drawer },
  borderBottom: `1px solid ${color.divider}`,
  background: color.surface,
});

/** With large text the other items wrap to the next line. */
const homeStyle = css({
  flex: '1 1 6rem',
  minWidth: 'min-content',
  textDecoration: 'none',
  [media.wide]: { flex: '0 1 auto', minWidth: 0 },
});

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  [media.wide]: { flexWrap: 'nowrap' },
  alignItems: 'center',
  gap: space[2],
  minHeight: '4.5rem',
  paddingBlock: space[2],
});

/** Keeps room for the account menu of a person who seems signed in, so that nothing moves. */
const accountStyle = css({
  display: 'grid',
  justifyItems: 'end',
  'html[data-person] &': { width: '5rem', [media.roomy]: { width: '11rem' } },
  [media.belowTablet]: { '& > a': { paddingInline: space[2] } },
});

const toolsStyle = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[2],
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '@media print': { display: 'none' },
});
