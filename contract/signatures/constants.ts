/** How an e-mail signature can be laid out. */
export const signatureLayouts = {
  beside: 'Photo beside',
  above: 'Photo above',
  compact: 'Compact',
} as const;
export type SignatureLayout = keyof typeof signatureLayouts;

/** The shapes of the photo; 'none' leaves it out. */
export const photoShapes = {
  circle: 'Circle',
  rounded: 'Rounded',
  square: 'Square',
  none: 'No photo',
} as const;
export type PhotoShape = keyof typeof photoShapes;

/** Gmail refuses a signature of more characters. In bytes, so that it holds however they are counted. */
export const longestSignature = 10_000;
