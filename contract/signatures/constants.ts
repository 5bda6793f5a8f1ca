export const signatureLayouts = {
  beside: 'Photo left',
  above: 'Photo top',
  compact: 'Compact',
} as const;
export type SignatureLayout = keyof typeof signatureLayouts;

export const photoShapes = {
  circle: 'Circle',
  rounded: 'Rounded',
  square: 'Square',
  none: 'No photo',
} as const;
export type PhotoShape = keyof typeof photoShapes;

/** Gmail's limit in characters; counted in bytes to be safe. */
export const maxSignatureBytes = 10_000;
