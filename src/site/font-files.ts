/**
 * The two faces, subset at build by src/build/fonts.ts; these are the addresses they are served at. The digits are those of their
 * bytes, so browsers keep them for ever; a build that cuts other bytes names the digits to write here.
 */
export const fontFiles = {
  sans: '/fonts/atkinson-hyperlegible-next-d409cce48e4d309c.woff2',
  display: '/fonts/outfit-b734982b0ea6791a.woff2',
} as const;
