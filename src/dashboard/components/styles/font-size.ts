/** Smaller than on public pages. Inputs need at least 16 px, or iOS zooms in. */
export const fontSize = {
  body: '1rem',
  small: '0.875rem',
  heading: '1.0625rem',
  title: '1.5rem',
  figure: '2rem',
} as const;
