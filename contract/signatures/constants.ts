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

export const signatureFilters = { email: 'With a work email', all: 'All' } as const;
export type SignatureFilter = keyof typeof signatureFilters;

/** Gmail's limit in characters; counted in bytes to be safe. */
export const maxSignatureBytes = 10_000;
