/** Sizes of text in the dashboard, denser than the public pages; inputs stay at 16 px or more. */
export const text = {
  body: '1rem',
  small: '0.875rem',
  heading: '1.0625rem',
  title: '1.5rem',
  figure: '2rem',
} as const;
