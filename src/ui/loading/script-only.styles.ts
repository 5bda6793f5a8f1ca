import { inputReplay } from '../../site/replay-input';

export const scriptOnlyStyle = {
  [`html:not([${inputReplay.expected}]) &`]: { display: 'none' },
} as const;
