/** The benefit card: what is accepted. Checked by content, not by name. */
export const cardLimits = {
  maxBytes: 10 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const;
