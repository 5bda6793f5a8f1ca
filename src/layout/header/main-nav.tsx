import { css, keyframes } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import type { NavLink, Navigation } from '../../shared/page-context';
import type { Texts } from '../../shared/texts/en';
import {
  color,
  space,
  radius,
  shadow,
  tapTargetStyle,
  target,
  motion,
  type,
} from '../../theme/tokens';
import { layer, media } from '../../theme/layout';
import { Icon } from '../../ui/icon';
import { LinkList, PageLink, EligibilityLink, PhoneLink } from '../links';
import { markOfficeLink } from '../office/office-data';
import { useRegionContext } from '../region-context';
import { ThemeToggle } from './theme-toggle';

type MenuItem = (NavLink | { label: string; links: NavLink[] }) & { isNarrowOnly?: boolean };

/** The menu of specification section 2. Only narrow screens have room for Community Outreach and popular pages. */
function listMenuItems(navigation: Navigation, labels: Texts['nav']): MenuItem[] {
  return [
    { label: labels.home, path: navigation.home },
    ...navigation.popular.map((link) => ({ ...link, isNarrowOnly: true })),
    { label: labels.states, links: navigation.states },
    { label: labels.services, links: navigation.services },
    { label: labels.connect, links: navigation.connect },
    { label: labels.hhaCertification, path: navigation.hhaCertification },
    { label: labels.resources, links: navigation.resources },
    { label: labels.outreach, links: navigation.outreach, isNarrowOnly: true },
    { label: labels.blog, path: navigation.blog },
  ];
}

const navId = 'menu';

/** React 18 does not know these attributes. */
const popover = { popover: 'auto' };
const opensPopover = { popovertarget: navId };

/**
 * The main navigation: a row on wide screens, and a popover that slides in on narrow ones. It opens without script; the
 * script (main-nav.script.ts) closes what is left open and helps browsers before 2024, which have no popovers.
 */
export function MainNav() {
  const { navigation } = useRegionContext();
  const { nav } = useTexts();
  return (
    <nav id={navId} {...popover} aria-label={nav.label} css={navStyle}>
      <button type="button" {...opensPopover} css={[menuButtonStyle, closeStyle]}>
        <Icon name="close" />
        {nav.close}
      </button>
      <div css={contactStyle}>
        <PhoneLink css={phoneStyle}>
          <Icon name="phone" />
        </PhoneLink>
        <EligibilityLink size="medium" />
      </div>
      <ul css={listStyle}>
        {listMenuItems(navigation, nav).map((item) => (
          <li key={item.label} css={item.isNarrowOnly && narrowOnlyStyle}>
            {'links' in item ? (
              <details css={groupStyle}>
                <summary css={itemStyle}>
                  {item.label}
                  <Icon name="chevron" size="1.1em" />
                </summary>
                <LinkList links={item.links} css={groupListStyle} />
              </details>
            ) : (
              <PageLink
                {...(item.path === navigation.home && markOfficeLink('home'))}
                href={item.path}
                lang={item.lang}
                css={itemStyle}
              >
                {item.label}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
      <ThemeToggle />
    </nav>
  );
}

export function MenuButton() {
  const { nav } = useTexts();
  return (
    <button type="button" {...opensPopover} css={menuButtonStyle}>
      <Icon name="menu" />
      {nav.menu}
    </button>
  );
}

const slide = keyframes({ from: { transform: 'translateX(2rem)', opacity: 0 } });

const narrowOnlyStyle = css({ [media.wide]: { display: 'none' } });

const menuButtonStyle = css(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: target,
    paddingInline: space[3],
    border: `1.5px solid ${color.border}`,
    borderRadius: radius.medium,
    background: color.surface,
    fontSize: type.size.label,
    fontWeight: type.weight.bold,
    [media.belowTablet]: { paddingInline: space[2] },
    '@media print': { display: 'none' },
  },
  narrowOnlyStyle,
);

const closeStyle = css({ alignSelf: 'end', flex: 'none', margin: space[3] });

/** The browser's own styles of popovers are undone. */
const navStyle = css({
  display: 'flex',
  border: 0,
  color: 'inherit',
  '@media print': { display: 'none' },
  [media.belowWide]: {
    position: 'fixed',
    zIndex: layer.drawer,
    inset: '0 0 0 auto',
    flexDirection: 'column',
    width: 'min(22rem, 88vw)',
    height: 'auto',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: color.background,
    boxShadow: shadow.high,
    animation: `${slide} ${motion.calm}`,
    // :is() accepts :popover-open where it is unknown.
    '&:not(:is(:popover-open, [data-open]))': { display: 'none' },
    '&::backdrop': { background: color.shade },
    '&[data-open]': { outline: `100vmax solid ${color.shade}` },
    'html:has(&:popover-open)': { overflow: 'hidden' },
  },
  [media.wide]: {
    position: 'static',
    flex: '1 1 auto',
    alignItems: 'center',
    width: 'auto',
    minWidth: 0,
    height: 'auto',
    margin: 0,
    padding: `0 0 0 ${space[2]}`,
    overflow: 'visible',
    background: 'none',
  },
});

const contactStyle = css(
  {
    display: 'grid',
    justifyItems: 'start',
    gap: space[2],
    padding: `0 ${space[5]} ${space[5]}`,
  },
  narrowOnlyStyle,
);

const phoneStyle = css({
  ...tapTargetStyle,
  gap: space[2],
  fontSize: '1.25rem',
  fontWeight: 700,
  textDecoration: 'none',
});

const listStyle = css({
  listStyle: 'none',
  [media.belowWide]: { borderTop: `1px solid ${color.divider}` },
  [media.wide]: { display: 'flex', flex: 'none' },
});

const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  color: color.text,
  textDecoration: 'none',
  '&[aria-current]': { color: color.primary },
  [media.belowWide]: {
    justifyContent: 'space-between',
    minHeight: '3.25rem',
    padding: `${space[2]} ${space[5]}`,
    borderBottom: `1px solid ${color.divider}`,
    fontWeight: 700,
    '&:focus-visible': { outlineOffset: -3 },
  },
  [media.wide]: {
    gap: space[1],
    minHeight: target,
    padding: `0 ${space[2]}`,
    borderRadius: radius.small,
    fontSize: '1rem',
    fontWeight: type.weight.medium,
    whiteSpace: 'nowrap',
    transition: `background ${motion.quick}`,
    '&:hover': { background: color.primarySoft, color: color.primaryStrong },
    '&[aria-current]': { boxShadow: `inset 0 -2px 0 ${color.primary}`, borderRadius: 0 },
  },
  '@media (forced-colors: active)': { '&[aria-current]': { textDecoration: 'underline' } },
});

const groupStyle = css({
  '& .icon': { transition: `transform ${motion.calm}` },
  '&[open] > summary > .icon': { transform: 'rotate(180deg)' },
  [media.wide]: { position: 'relative' },
});

const groupListStyle = css({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: target,
    padding: `${space[2]} ${space[3]}`,
    borderRadius: radius.small,
    color: color.text,
    lineHeight: 1.3,
    textDecoration: 'none',
  },
  '& a:hover': { background: color.primarySoft, color: color.primaryStrong },
  '& a[aria-current]': { color: color.primary, fontWeight: 700 },
  [media.belowWide]: { padding: `0 0 ${space[2]} ${space[5]}` },
  [media.wide]: {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 0,
    top: `calc(100% + ${space[2]})`,
    minWidth: '15rem',
    padding: space[2],
    border: `1px solid ${color.divider}`,
    borderRadius: radius.medium,
    background: color.surfaceRaised,
    boxShadow: shadow.high,
    fontSize: '1.0625rem',
  },
});
