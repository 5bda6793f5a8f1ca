import { css } from '@emotion/react';
import { color } from '../theme/color';
import { motion } from '../theme/motion';
import { radius } from '../theme/shape';
import { space } from '../theme/space';

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
