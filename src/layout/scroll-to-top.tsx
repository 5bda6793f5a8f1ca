import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { facts } from '../site/facts';
import { color } from '../theme/color';
import { layer, media } from '../theme/layout';
import { useIsOverForm } from '../lib/use-is-over-form';
import { floatingFocus, radius, shadow } from '../theme/shape';
import { space } from '../theme/space';
import { Icon } from '../ui/icons/icon';

/** Appears past 2000 px (specification section 9). */
export function ScrollToTop() {
  const [isVisible, setVisible] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOverForm = useIsOverForm(button, { isHidden: !isVisible });
  useEffect(() => {
    const update = () => setVisible(window.scrollY > facts.scrollToTopAfter);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!isVisible) return null;

  const scrollToTop = () => {
    const hasReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: hasReducedMotion ? 'auto' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button
      ref={button}
      type="button"
      data-over-form={isOverForm || undefined}
      onClick={scrollToTop}
      aria-label="Scroll to the top"
      css={buttonStyle}
    >
      <Icon name="up" size="1.5rem" />
    </button>
  );
}

const buttonStyle = css({
  position: 'fixed',
  zIndex: layer.header,
  insetInlineStart: space[4],
  bottom: space[4],
  [media.belowTablet]: { bottom: '4.25rem' },
  // It must not cover the field or link in use.
  ':root:has(main :focus-visible) &': { visibility: 'hidden' },
  '&[data-over-form]': { visibility: 'hidden' },
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.round,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: shadow.high,
  ...floatingFocus,
  '&:hover': { borderColor: color.primary, color: color.primary },
  '@media print': { display: 'none' },
});
