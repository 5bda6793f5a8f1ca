export const scriptOnlyStyle = {
  'html:not([data-js]) &': { display: 'none' },
} as const;
