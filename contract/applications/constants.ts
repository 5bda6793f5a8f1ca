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

export const applicationSorts = ['waiting', 'job', 'stage', 'at', 'followUp'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export const resumeTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export const resumeLimits = { maxBytes: 5 * 1024 * 1024, types: Object.values(resumeTypes) };
