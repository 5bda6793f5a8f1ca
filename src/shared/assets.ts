/** Subset fonts (scripts/drawings/draw-assets.tsx). The names contain a hash of the content, so browsers cache them forever. */
export const fontFiles = {
  sans: '/fonts/atkinson-hyperlegible-next-d409cce48e4d309c.woff2',
  display: '/fonts/outfit-b734982b0ea6791a.woff2',
} as const;

/** The icons of public pages, as one picture (scripts/drawings/draw-icons.tsx). */
export const iconPicture = '/icons-a9d2f55077d1758d.svg';

/** Icons (scripts/drawings/draw-assets.tsx) and the web manifest. */
export const iconFiles = {
  /** For tabs, with a dark variant. */
  tab: '/icon.svg',
  /** Some programs request only this name. */
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  app: [
    { file: '/icon-192.png', size: 192 },
    { file: '/icon-512.png', size: 512 },
  ],
  manifest: '/site.webmanifest',
} as const;

/** The stylesheet of the posts editor, copied by the build. A new version of the package needs a new name. */
export const editorStylesheetPath = '/editor-4.2.5.css';

/** Only in `gatsby develop`. */
export const contentIssuesPath = '/__content-issues';

export const ogImageSize = { width: 1200, height: 630 } as const;

/** The lark of every region's logo on a 48 by 48 grid. The landmark below it is in content/settings/regions.json. */
export const logoMark = {
  lark: 'M10 13c6 .2 10.5 2.6 13.2 6.6 1.7-3.5 4.6-5.6 8.3-5.6 2.6 0 4.3 1.2 5 2.9l4 1.5-4 1.6c-.7 5.6-5.2 9.8-11.5 9.8-4.1 0-7.3-1.4-9.6-3.7l-6.3 2.5 3.6-5.7C11.2 20 10.2 16.6 10 13z',
  eye: { x: 33.4, y: 17.4, radius: 1.1 },
} as const;
