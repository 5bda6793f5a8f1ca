import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import type { NavLink } from '../../site/page-context';
import { color } from '../../theme/color';
import { motion } from '../../theme/motion';
import { radius, shadow, target } from '../../theme/shape';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { Icon } from '../../ui/icons/icon';
import { MenuLink } from '../links/menu-link';
import { useDetailsOpen } from './use-details-open';

type MenuProps = { label: string; links: NavLink[] };

/**
 * A list of links behind its name. It is a details element, so it opens without JavaScript; with it, it also closes
 * on Escape, on a press elsewhere and when the focus leaves.
 */
export function Menu({ label, links }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const open = useDetailsOpen(ref);

  useEffect(() => {
    const details = ref.current;
    if (open !== true || details === null) return undefined;
    const close = () => {
      details.open = false;
    };
    const onPress = (event: Event) => {
      if (!details.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return (
    <details ref={ref} css={detailsStyle}>
      <summary css={navItemStyle} aria-expanded={open}>
        {label}
        <Icon name="chevron" size="1.1em" />
      </summary>
      <ul css={listStyle}>
        {links.map(({ label: text, path }) => (
          <li key={path}>
            <MenuLink path={path} css={linkStyle}>
              {text}
            </MenuLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An entry. Not inline: one whose word is still to come is as tall as the others. */
export const navItemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: target,
  padding: `0 ${space[2]}`,
  borderRadius: radius.small,
  color: color.text,
  fontSize: '1rem',
  fontWeight: type.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background ${motion.quick}`,
  '&:hover': { background: color.tealSoft, color: color.tealStrong },
  '&[aria-current="page"]': {
    color: color.teal,
    boxShadow: `inset 0 -2px 0 ${color.teal}`,
    borderRadius: 0,
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
});

const detailsStyle = css({
  position: 'relative',
  'summary svg': { transition: `transform ${motion.calm}` },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
});

const listStyle = css({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  top: `calc(100% + ${space[2]})`,
  minWidth: '15rem',
  padding: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.raised,
  boxShadow: shadow.high,
  listStyle: 'none',
});

const linkStyle = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.small,
  color: color.text,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { background: color.tealSoft, color: color.tealStrong },
  '&[aria-current="page"]': { color: color.teal, fontWeight: 700 },
});
