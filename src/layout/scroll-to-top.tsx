import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { facts } from '../site/facts';
import { color } from '../theme/color';
import { layer, media } from '../theme/layout';
import { floatingFocus, radius, shadow } from '../theme/shape';
import { space } from '../theme/space';
import { Icon } from '../ui/icons/icon';

/** Appears past 2000 px (specification section 9) and scrolls smoothly, or at once where less motion is asked for. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > facts.scrollToTopAfter && !isOverWork());
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!shown) return null;

  const toTop = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" onClick={toTop} aria-label="Scroll to the top" css={buttonStyle}>
      <Icon name="up" size="1.5rem" />
    </button>
  );
}

/** Whether it would lie on a form, or on what came of one: there its fields and links, and not the way back, are what one looks at. */
function isOverWork(): boolean {
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return [lift, lift + size].some((up) =>
    document
      .elementsFromPoint(2.5 * letters, window.innerHeight - up * letters)
      .some((one) => one.closest('form, [data-keep-clear]')),
  );
}

/** How far above the edge of a phone's screen it stands, and how high it is, in letters. */
const lift = 4.25;
const size = 3;

const buttonStyle = css({
  position: 'fixed',
  zIndex: layer.header,
  insetInlineStart: space[4],
  bottom: space[4],
  [media.belowTablet]: { bottom: `${lift}rem` },
  ':root:has(main :focus-visible) &': { visibility: 'hidden' },
  display: 'grid',
  placeItems: 'center',
  width: `${size}rem`,
  height: `${size}rem`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.round,
  background: color.raised,
  color: color.text,
  boxShadow: shadow.high,
  ...floatingFocus,
  '&:hover': { borderColor: color.teal, color: color.teal },
  '@media print': { display: 'none' },
});
