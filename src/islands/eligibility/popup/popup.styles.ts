import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { layer, media } from '../../../theme/layout';
import { motion } from '../../../theme/motion';
import { radius, shadow } from '../../../theme/shape';
import { space } from '../../../theme/space';

/** A sheet at the bottom on phones, a card in the lower right corner on wider screens. use-keyboard-inset.ts sets --keyboard and --room. */
export const popupStyle = css({
  position: 'fixed',
  inset: 'auto 0 var(--keyboard, 0px) 0',
  zIndex: layer.popup,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  width: '100%',
  maxWidth: 'none',
  height: 'auto',
  // In landscape above a keyboard it takes all the room.
  maxHeight: 'max(var(--room, 100dvh) - 3.5rem, min(var(--room, 100dvh), 18rem))',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.divider}`,
  borderBottom: 0,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.high,
  overflow: 'hidden',
  transition: `opacity ${motion.calm}, transform ${motion.calm}, visibility 0s 200ms`,
  '&[open]': { display: 'grid' },
  // Safari before 15.4 does not support dialog.
  '&:not([open])': { display: 'none' },
  '&:focus, &:focus-visible': { outline: 'none' },
  '&[data-phase="open"]': { transition: `opacity ${motion.calm}, transform ${motion.calm}` },
  '&[data-phase="minimizing"]': {
    visibility: 'hidden',
    opacity: 0,
    transform: 'translateY(1.5rem) scale(0.96)',
  },
  transformOrigin: 'bottom right',
  [media.tablet]: {
    inset: `auto ${space[6]} calc(var(--keyboard, 0px) + ${space[6]}) auto`,
    width: '30rem',
    maxHeight: `min(44rem, max(var(--room, 100dvh) - 2 * ${space[6]}, min(var(--room, 100dvh), 18rem)))`,
    borderBottom: `1px solid ${color.divider}`,
    borderRadius: radius.large,
  },
});
