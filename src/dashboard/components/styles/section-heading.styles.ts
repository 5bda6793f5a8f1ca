import { css } from '@emotion/react';
import { fontSize } from './font-size';

export const sectionHeadingStyle = css({ fontSize: fontSize.heading });
