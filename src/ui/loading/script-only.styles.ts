import { inputReplay } from '../../site/replay-input';

export const needsScript = {
  [`html:not([${inputReplay.expected}]) &`]: { display: 'none' },
} as const;
