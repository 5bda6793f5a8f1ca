/** global-css.ts turns motion off under prefers-reduced-motion. */
export const motion = {
  quick: '120ms ease-out',
  calm: '200ms ease-out',
} as const;
