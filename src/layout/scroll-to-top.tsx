import { useRef } from 'react';
import { css } from '@emotion/react';
import { facts } from '../site/facts';
import { color } from '../theme/color';
import { media } from '../theme/layout';
import { useIsOverForm, useIsScrolledPast } from '../lib/use-is-over-form';
import { floatingButton, radius } from '../theme/shape';
import { space } from '../theme/space';
import { Icon } from '../ui/icons/icon';

/** Appears past 2000 px (specification section 9). */
export function ScrollToTop() {
  const isVisible = useIsScrolledPast(facts.scrollToTopAfter);
  const button = useRef<HTMLButtonElement>(null);
  const isOverForm = useIsOverForm(button, { isHidden: !isVisible });
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
  ...floatingButton,
  insetInlineStart: space[4],
  bottom: space[4],
  [media.belowTablet]: { bottom: '4.25rem' },
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.round,
  background: color.surfaceRaised,
  color: color.text,
  '&:hover': { borderColor: color.primary, color: color.primary },
});
