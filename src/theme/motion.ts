/** Movement explains a change and nothing else; global-css.ts turns all of it off under prefers-reduced-motion. */
export const motion = {
  quick: '120ms ease-out',
  calm: '200ms ease-out',
} as const;
