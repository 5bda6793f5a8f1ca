/** How far the office has come with a person (docs/decisions/019). */
export const threadStatuses = ['new', 'contacted', 'qualified', 'closed'] as const;
export type ThreadStatus = (typeof threadStatuses)[number];

/** Narrows a text to a status: anything that is none is 'new', so that somebody looks at it. */
export function toThreadStatus(text: string): ThreadStatus {
  return threadStatuses.find((status) => status === text) ?? 'new';
}
