/** The two faces, subset at build by src/build/fonts.ts; these are the addresses they are served at. */
export const fontFiles = {
  sans: '/fonts/atkinson-hyperlegible-next.woff2',
  display: '/fonts/outfit.woff2',
} as const;
