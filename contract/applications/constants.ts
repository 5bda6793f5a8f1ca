/** The résumé of a job application: what is accepted. Checked by content, not by name. */
export const resumeLimits = {
  maxBytes: 5 * 1024 * 1024,
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
} as const;
