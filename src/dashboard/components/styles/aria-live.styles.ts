import { css } from '@emotion/react';

/** A place that speaks: it is there all the time, or readers would not hear of what comes into it. Empty it takes no room. */
export const liveStyle = css({ '&:empty': { position: 'absolute' } });
