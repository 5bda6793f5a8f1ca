/** Kinds of records that are deleted after a retention period. */
export const retainedKinds = ['thread', 'request', 'application', 'card', 'resume'] as const;

/** The owner sees the counts of records that are deleted within so many days. */
export const dueDays = 30;

export const maxCountedDue = 1_000;
