import { css } from '@emotion/react';

/** For fields side by side: a hint stands below its control, so that the controls of one row stand on one line. */
export const hintBelowStyle = css({ '[id$="-hint"]': { order: 1 } });
