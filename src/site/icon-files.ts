/** Addresses of the icons, drawn at build by src/build/images/icons.ts. */
export const iconFiles = {
  /** For tabs, with a dark variant. */
  tab: '/icon.svg',
  /** For programs that ask for nothing else; they find it by this very name. */
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  app: [
    { file: '/icon-192.png', size: 192 },
    { file: '/icon-512.png', size: 512 },
  ],
  manifest: '/site.webmanifest',
} as const;
