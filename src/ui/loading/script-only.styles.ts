import { earlyTap } from '../../site/replay-input';

export const needsScript = {
  [`html:not([${earlyTap.expected}]) &`]: { display: 'none' },
} as const;
