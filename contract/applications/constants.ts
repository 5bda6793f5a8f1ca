/** The résumé of a job application. The server detects the type from the content. */
export const resumeLimits = {
  maxBytes: 5 * 1024 * 1024,
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
} as const;
