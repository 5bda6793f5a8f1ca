import { layer } from './layout';

/** Values for light and dark are in palettes.ts. */
const names = [
  'background',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'divider',
  'border',
  'text',
  'muted',
  'primary',
  'primaryStrong',
  'primarySoft',
  'primaryBorder',
  'onPrimary',
  'accent',
  'accentStrong',
  'onAccent',
  'danger',
  'dangerSoft',
  'success',
  'successSoft',
  'warning',
  'warningSoft',
  'focus',
  'band',
  'onBand',
  'onBandMuted',
  'bandLine',
  'shade',
  'edgeShadow',
  'picture',
  'mapLand',
  'mapServed',
  'onMap',
  'mapLine',
] as const;

export type ColorName = (typeof names)[number];

const customProperty = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const color = Object.fromEntries(
  names.map((name) => [name, `var(${customProperty(name)})`]),
) as Record<ColorName, string>;

export function toCssDeclarations(values: Record<ColorName, string>): string {
  return names.map((name) => `${customProperty(name)}:${values[name]}`).join(';');
}

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

export const radius = { small: '6px', medium: '10px', large: '18px', round: '999px' } as const;

export const shadow = {
  low: '0 1px 2px rgb(20 40 40 / 0.06), 0 2px 8px rgb(20 40 40 / 0.05)',
  high: '0 2px 6px rgb(20 40 40 / 0.08), 0 14px 40px rgb(20 40 40 / 0.16)',
} as const;

/** Minimum size of a tap target. */
export const target = '2.75rem';

/** A link or a button in a text, as high as a tap target. */
export const tapTargetStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
} as const;

/** WCAG 2.5.5. */
export const minTarget = '44px';

/** A button over the page. The page's scroll padding keeps the field or link in use out of its way. */
export const floatingButton = {
  position: 'fixed',
  zIndex: layer.header,
  boxShadow: shadow.high,
  // Keeps the focus ring visible over any background.
  '&:focus-visible': { boxShadow: `0 0 0 8px ${color.background}` },
  // The open menu covers the page, but without popovers it is below the button.
  '&[inert], [inert] &': { visibility: 'hidden' },
  '&[data-over-form]': { visibility: 'hidden' },
  '@media print': { display: 'none' },
} as const;

/** global-css.ts turns motion off under prefers-reduced-motion. */
export const motion = {
  quick: '120ms ease-out',
  calm: '200ms ease-out',
} as const;

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

export const scriptOnlyStyle = {
  'html:not([data-js]) &': { display: 'none' },
} as const;
