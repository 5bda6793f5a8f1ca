import type { ScreenId } from '../../../contract/roles';

/** What the screens of the next release will hold. A screen that is built leaves this file. */
export const comingWords: Partial<Record<ScreenId, { lead: string; holds: readonly string[] }>> = {
  'add-blog': {
    lead: 'Articles for the public site, written here.',
    holds: [
      'A writing page with the real article beside it',
      'Drafts, a date to publish, and the history of every change',
      'Cover picture, tags and region',
    ],
  },
  'email-signature': {
    lead: 'One signature for everyone, in the agency’s looks.',
    holds: [
      'Made from the employee and the office’s details',
      'A preview in light and dark',
      'Copied into any mail program, or all employees at once',
    ],
  },
  'add-job': {
    lead: 'A new opening for the careers page.',
    holds: [
      'Title, region, place, shift, languages',
      'Pay range and benefits, as New York, New Jersey and Maryland require',
      'The date on which it closes',
    ],
  },
  jobs: {
    lead: 'Every opening and who has applied.',
    holds: [
      'Open, closed and expired jobs, to edit or duplicate',
      'Applications with résumés',
      'How long each job has been open',
    ],
  },
};
