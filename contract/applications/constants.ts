export const applicationStages = {
  new: 'New',
  reviewing: 'Reviewing',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
} as const;
export type ApplicationStage = keyof typeof applicationStages;
export const stageIds = Object.keys(applicationStages) as ApplicationStage[];

export const applicationSorts = ['waiting', 'name', 'job', 'stage', 'at'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** The résumé of a job application. The server detects the type from the content. */
export const resumeLimits = {
  maxBytes: 5 * 1024 * 1024,
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
} as const;
