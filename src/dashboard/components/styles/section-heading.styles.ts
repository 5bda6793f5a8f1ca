import { css } from '@emotion/react';
import { text } from './font-size';

/** The head of a part of what is open of a list. */
export const sectionHeadStyle = css({ fontSize: text.heading });
