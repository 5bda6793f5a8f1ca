import { css } from '@emotion/react';

/**
 * A browser paints between two pieces of a page, and what is painted must not move (013). What changes its place while more comes is
 * shown once that is there, which is known by what follows. Without `:has` it is shown at once.
 */
const hidden = { visibility: 'hidden' } as const;

/** Once the header is whole: else the tools would grow to the left, and on a phone the name move up. */
export const whenHeaderWhole = css({ 'header:not(:has(+ *)) &': hidden });

/** Once the page's text is whole. */
export const whenMainWhole = css({ 'main:not(:has(+ *)) &': hidden });

/** Once its next sibling, which there must be, has begun. */
export const whenFollowed = css({ '&:not(:has(+ *))': hidden });
