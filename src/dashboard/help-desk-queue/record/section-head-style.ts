import { css } from '@emotion/react';
import { text } from '../../parts/text';

/** The head of a part of an open request. */
export const sectionHeadStyle = css({ fontSize: text.heading });
