import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { NavLink } from '../../site/page-context';
import { color } from '../../theme/color';
import { motion } from '../../theme/motion';
import { radius, shadow, target } from '../../theme/shape';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { Icon } from '../../ui/icons/icon';
import { useDetailsOpen } from './use-details-open';

type MenuProps = { label: string; links: NavLink[] };

/** A details element, so that it opens without script; with script, Escape and leaving it close it. */
export function Menu({ label, links }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const isOpen = useDetailsOpen(ref);

  useEffect(() => {
    const details = ref.current;
    if (isOpen !== true || details === null) return undefined;
    const close = () => {
      details.open = false;
    };
    const closeIfOutside = (event: Event) => {
      if (!details.contains(event.target as Node)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return (
    <details ref={ref} css={detailsStyle}>
      <summary css={navItemStyle} aria-expanded={isOpen}>
        {label}
        <Icon name="chevron" size="1.1em" />
      </summary>
      <ul css={listStyle}>
        {links.map(({ label: text, path }) => (
          <li key={path}>
            <Link to={path} css={linkStyle}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

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
