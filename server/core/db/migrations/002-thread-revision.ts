/** Null until the thread's next change. */
export const threadRevision = 'alter table threads add column revision text;';
