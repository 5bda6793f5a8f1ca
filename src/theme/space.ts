/** 4 px steps in rem: space[4] is 16 px. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  /** Between sections of a page. */
  section: 'clamp(2.75rem, 2rem + 3vw, 4.75rem)',
  /** Between the page's edge and its content. */
  gutter: 'clamp(1rem, 0.5rem + 2.2vw, 2rem)',
} as const;
