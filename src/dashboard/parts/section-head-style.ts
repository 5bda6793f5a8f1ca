import { css } from '@emotion/react';
import { text } from './text';

/** The head of a part of what is open of a list. */
export const sectionHeadStyle = css({ fontSize: text.heading });
