/** Marks what tells of an attempt that went wrong, for whoever brings the visitor back to the form. */
export const faultMark = { 'data-fault': '' } as const;
export const faultSelector = '[data-fault]';
