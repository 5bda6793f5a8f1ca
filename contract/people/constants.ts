/** What is deleted after its retention period. */
export const retainedKinds = ['thread', 'request', 'application', 'card', 'resume'] as const;

/** The owner sees what goes in the next days. */
export const dueDays = 30;

export const maxCountedDue = 1_000;
