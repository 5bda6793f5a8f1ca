import { css } from '@emotion/react';
import { color, space, radius, shadow, motion } from '../theme/tokens';

export const cardPadding = `clamp(${space[5]}, 1rem + 1vw, ${space[8]})`;

export const cardStyle = css({
  padding: cardPadding,
  border: `1px solid ${color.divider}`,
  borderRadius: radius.large,
  background: color.surface,
  boxShadow: shadow.low,
});

export const cardListStyle = css({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** Makes the whole card the target of its only link. */
export const cardLinkStyle = css({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: color.primary },
  '& a': { color: color.text, textDecoration: 'none' },
  '&:hover a': { color: color.primary, textDecoration: 'underline' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: 3 },
});

/** Equal columns that exist before their content, so nothing moves while the page loads. Lengths are CSS lengths. */
export const getGridColumns = (count: number, minWidth: string, gap: string) =>
  `repeat(auto-fill, minmax(max(min(${minWidth}, 100%), (100% - ${count - 1} * ${gap}) / ${count} - 1px), 1fr))`;
