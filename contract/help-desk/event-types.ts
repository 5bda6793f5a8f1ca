/** What happens to a request and is told to whoever has its private link; by whom never. */
export const publicSteps = [
  'received',
  'reviewed',
  'reopened',
  'answered',
  'approved',
  'declined',
  'undecided',
  'file-added',
  'file-removed',
] as const;

/** Everything that happens to a request: what only the office is told comes last. */
export const helpDeskSteps = [...publicSteps, 'assigned', 'file-opened'] as const;
export type HelpDeskStep = (typeof helpDeskSteps)[number];

export const decisions = ['approved', 'declined'] as const;
export type Decision = (typeof decisions)[number];

/** Which requests of a queue are listed: reviewed are also those that were decided. */
export const queueShows = ['all', 'waiting', 'reviewed', ...decisions] as const;
export type QueueShow = (typeof queueShows)[number];

/** The steps that the office may have written words with. */
export const toldSteps = ['answered', 'approved', 'declined', 'undecided'] as const;
