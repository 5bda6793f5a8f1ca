/** The body's size is in global-css.ts. */
export const type = {
  sans: "'Atkinson Hyperlegible Next', 'Atkinson Fallback', Arial, sans-serif",
  display: "'Outfit', 'Outfit Fallback', Arial, sans-serif",
  size: {
    small: '0.9375rem',
    label: '1rem',
    lead: 'clamp(1.1875rem, 1.1rem + 0.5vw, 1.4375rem)',
    h4: '1.1875rem',
    h3: 'clamp(1.3125rem, 1.24rem + 0.35vw, 1.5rem)',
    h2: 'clamp(1.6875rem, 1.45rem + 1.1vw, 2.375rem)',
    h1: 'clamp(2.125rem, 1.7rem + 2.1vw, 3.375rem)',
  },
  weight: { regular: 400, medium: 550, bold: 700, display: 600 },
  line: { tight: 1.12, heading: 1.22, snug: 1.4, body: 1.6 },
  measure: '66ch',
} as const;
