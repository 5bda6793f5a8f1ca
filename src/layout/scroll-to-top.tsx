import { css } from '@emotion/react';
import { useTexts } from '../browser/hooks/use-texts';
import { color, space, floatingButton, radius } from '../theme/tokens';
import { media } from '../theme/layout';
import { Icon } from '../ui/icon';

/** Appears past 2000 px (specification section 9; scroll-to-top.script.ts). */
export function ScrollToTop() {
  const { header } = useTexts();
  return (
    <button type="button" hidden data-scroll-to-top aria-label={header.toTop} css={buttonStyle}>
      <Icon name="up" size="1.5rem" />
    </button>
  );
}

const buttonStyle = css({
  ...floatingButton,
  insetInlineStart: space[4],
  bottom: space[4],
  [media.belowDesktop]: { bottom: '4.25rem' },
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
