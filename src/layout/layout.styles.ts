import { css } from '@emotion/react';
import { color } from '../theme/color';

/** The dark background of top bar and footer, the same in both themes. */
export const darkSectionStyle = css({
  '--focus': '#ffd9a8',
  background: color.band,
  color: color.onBand,
  a: { color: 'inherit' },
  'a:hover': { color: '#ffffff' },
});

/**
 * A slow page is painted piece by piece. Elements that would move while more of it arrives stay hidden until then.
 * The next element tells when. Browsers without :has show them at once.
 */
const hidden = { visibility: 'hidden' } as const;

export const hideUntilHeaderLoaded = css({ 'header:not(:has(+ *)) &': hidden });

export const hideUntilMainLoaded = css({ 'main:not(:has(+ *)) &': hidden });

/** The element must have a next sibling. */
export const hideUntilFollowed = css({ '&:not(:has(+ *))': hidden });
