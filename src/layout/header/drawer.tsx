import { useEffect } from 'react';
import { css, keyframes } from '@emotion/react';
import { Link } from 'gatsby';
import type { NavLink } from '../../site/page-context';
import { color } from '../../theme/color';
import { layer, media } from '../../theme/layout';
import { motion } from '../../theme/motion';
import { radius, shadow, target } from '../../theme/shape';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { darkSectionStyle } from '../layout.styles';
import { Icon } from '../../ui/icons/icon';
import { useRegionContext } from '../region-context';
import { EligibilityLink } from '../links/eligibility-link';
import { PhoneLink } from '../links/office-links';
import { LinkList } from '../links/link-list';
import { SocialLinks } from '../links/social-links';
import { listMenuItems } from './main-nav';
import { useDetails } from './use-details';
import { ThemeToggle } from './theme-toggle';

/**
 * The slide-in menu of small screens. It is a details element, so that it opens without script; with script, everything
 * marked data-behind-drawer is inert while it is open.
 */
export function Drawer() {
  const { ref, isOpen, close, closeAndFocus } = useDetails();
  const { region, navigation } = useRegionContext();

  useEffect(() => {
    const wide = window.matchMedia(media.wide.replace('@media ', ''));
    window.addEventListener('popstate', close);
    wide.addEventListener('change', close);
    return () => {
      window.removeEventListener('popstate', close);
      wide.removeEventListener('change', close);
    };
  }, [close]);

  useEffect(() => {
    const details = ref.current;
    if (isOpen !== true || details === null) return;
    const background = document.querySelectorAll<HTMLElement>('[data-behind-drawer]');
    background.forEach((element) => (element.inert = true));
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-backdrop]')) closeAndFocus();
      else if (target.closest('a[href]')) close();
    };
    details.addEventListener('click', onClick);
    return () => {
      details.removeEventListener('click', onClick);
      background.forEach((element) => (element.inert = false));
    };
  }, [isOpen, ref, close, closeAndFocus]);

  return (
    <details ref={ref} data-drawer css={drawerStyle}>
      <summary css={summaryStyle} aria-expanded={isOpen}>
        <span data-when="closed">
          <Icon name="menu" />
          Menu
        </span>
        <span data-when="open">
          <Icon name="close" />
          Close
        </span>
      </summary>
      <div css={backdropStyle} data-backdrop />
      <nav aria-label="Menu" css={panelStyle}>
        <div css={contactStyle}>
          <PhoneLink css={phoneStyle}>
            <Icon name="phone" />
            {region.phone}
          </PhoneLink>
          <EligibilityLink size="medium" />
        </div>
        <ul css={topListStyle}>
          {listMenuItems(navigation, { isDrawer: true }).map((item) => (
            <li key={item.label}>
              {'links' in item ? (
                <Group label={item.label} links={item.links} />
              ) : (
                <Link to={item.path} css={rowStyle}>
                  {item.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <div css={{ padding: `${space[3]} ${space[3]}`, marginTop: space[2] }}>
          <ThemeToggle hasLabel />
        </div>
        <div
          css={[darkSectionStyle, css({ padding: `${space[2]} ${space[5]}`, marginTop: 'auto' })]}
        >
          <SocialLinks />
        </div>
      </nav>
    </details>
  );
}

function Group({ label, links }: { label: string; links: NavLink[] }) {
  return (
    <details css={groupStyle}>
      <summary css={rowStyle}>
        {label}
        <Icon name="chevron" />
      </summary>
      <LinkList
        links={links}
        linkStyle={[rowStyle, innerRowStyle]}
        css={{ paddingBottom: space[2] }}
      />
    </details>
  );
}

const slide = keyframes({ from: { transform: 'translateX(2rem)', opacity: 0 } });

const drawerStyle = css({
  [media.wide]: { display: 'none' },
  '&[open] > summary': {
    position: 'fixed',
    zIndex: layer.drawer + 1,
    top: space[3],
    insetInlineEnd: space[4],
  },
  '&[open] > summary [data-when="closed"], &:not([open]) > summary [data-when="open"]': {
    display: 'none',
  },
  [media.belowWide]: { 'html:has(&[open])': { overflow: 'hidden' } },
});

const summaryStyle = css({
  display: 'flex',
  minHeight: target,
  paddingInline: space[3],
  fontSize: type.size.label,
  fontWeight: type.weight.bold,
  '& > span': { display: 'flex', alignItems: 'center', gap: space[1] },
  [media.belowTablet]: { paddingInline: space[2] },
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surface,
});

const backdropStyle = css({
  position: 'fixed',
  zIndex: layer.drawer,
  inset: 0,
  background: color.shade,
});

const panelStyle = css({
  position: 'fixed',
  zIndex: layer.drawer,
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(22rem, 88vw)',
  paddingTop: '4.5rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.background,
  // Visible in forced colors, which have no shadows.
  borderInlineStart: '1px solid transparent',
  boxShadow: shadow.high,
  animation: `${slide} ${motion.calm}`,
});

const contactStyle = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: `0 ${space[5]} ${space[5]}`,
});

const phoneStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  fontSize: '1.25rem',
  fontWeight: 700,
  textDecoration: 'none',
});

const topListStyle = css({ listStyle: 'none', borderTop: `1px solid ${color.divider}` });

const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.25rem',
  padding: `${space[2]} ${space[5]}`,
  borderBottom: `1px solid ${color.divider}`,
  color: color.text,
  fontWeight: 700,
  textDecoration: 'none',
  '&[aria-current="page"]': { color: color.primary },
  '&:focus-visible': { outlineOffset: -3 },
});

const innerRowStyle = css({
  minHeight: target,
  paddingInlineStart: space[8],
  border: 0,
  fontWeight: 400,
});

const groupStyle = css({
  'summary svg': { transition: `transform ${motion.calm}` },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});
