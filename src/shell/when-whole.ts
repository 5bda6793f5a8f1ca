import { css } from '@emotion/react';

/**
 * What changes its place while the rest of the header comes is shown once all is there, which is known by what follows the header: a
 * browser that paints between two pieces of the page would show the tools growing to the left, and on a phone the name moving up.
 */
export const whenHeaderWhole = css({ 'header:not(:has(+ *)) &': { visibility: 'hidden' } });

/** The same for what changes its place while the rest of the page's text comes. */
export const whenMainWhole = css({ 'main:not(:has(+ *)) &': { visibility: 'hidden' } });
