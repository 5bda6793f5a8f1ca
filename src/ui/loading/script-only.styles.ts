import { earlyTap } from '../../site/replay-input';

/** Takes away what does nothing without script: where scripts are off, and once they could not be fetched. */
export const needsScript = {
  [`html:not([${earlyTap.expected}]) &`]: { display: 'none' },
} as const;
