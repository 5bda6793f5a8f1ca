import { css } from '@emotion/react';
import { text } from './font-size';

export const sectionHeadStyle = css({ fontSize: text.heading });
