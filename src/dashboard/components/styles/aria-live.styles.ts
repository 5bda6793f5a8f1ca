import { css } from '@emotion/react';

/** A live region must exist before its text does; it takes no space while it is empty. */
export const ariaLiveStyle = css({ '&:empty': { position: 'absolute' } });
