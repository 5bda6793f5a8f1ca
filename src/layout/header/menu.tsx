import { useEffect } from 'react';
import { css } from '@emotion/react';
import type { NavLink } from '../../site/page-context';
import { color } from '../../theme/color';
import { motion } from '../../theme/motion';
import { radius, shadow, target } from '../../theme/shape';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { Icon } from '../../ui/icons/icon';
import { LinkList } from '../links/link-list';
import { useDetails } from './use-details';

type MenuProps = { label: string; links: NavLink[] };

/** A details element, so that it opens without script; with script, Escape and leaving it close it. */
export function Menu({ label, links }: MenuProps) {
  const { ref, isOpen, close } = useDetails();

  useEffect(() => {
    if (isOpen !== true) return;
    const closeIfOutside = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, [isOpen, close, ref]);

  return (
    <details ref={ref} css={detailsStyle}>
      <summary css={navItemStyle} aria-expanded={isOpen}>
        {label}
        <Icon name="chevron" size="1.1em" />
      </summary>
      <LinkList links={links} linkStyle={linkStyle} css={listStyle} />
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
  '&:hover': { background: color.primarySoft, color: color.primaryStrong },
  '&[aria-current="page"]': {
    color: color.primary,
    boxShadow: `inset 0 -2px 0 ${color.primary}`,
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
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: shadow.high,
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
  '&:hover': { background: color.primarySoft, color: color.primaryStrong },
  '&[aria-current="page"]': { color: color.primary, fontWeight: 700 },
});
