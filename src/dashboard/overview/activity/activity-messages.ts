import type {
  ActivityEntry,
  ApplicationActivity,
  JobActivity,
  PostActivity,
} from '../../../../contract/overview/activity-schema';
import { applicationStages } from '../../../../contract/jobs/constants';
import { doer } from './activity-actors';
import { requestActivityWords } from './request-activity-messages';
import { threadActivityWords } from './thread-activity-messages';

/** What happened in a sentence: 'Rosa Delgado sent a text', 'You called Rosa Delgado'. @param me the e-mail of who reads it */
export function activityWords(entry: ActivityEntry, me: string): string {
  switch (entry.kind) {
    case 'thread':
      return threadActivityWords(entry, me);
    case 'request':
      return requestActivityWords(entry, me);
    case 'application':
      return applicationActivityWords(entry, me);
    case 'job':
      return jobActivityWords(entry, me);
    case 'post':
      return postActivityWords(entry, me);
  }
}

function applicationActivityWords(
  { by, name, job, stage }: ApplicationActivity,
  me: string,
): string {
  if (stage === null) return `${name} applied for ${job}`;
  return `${doer(by, me)} moved the application of ${name} to ${applicationStages[stage]}`;
}

function jobActivityWords({ what, by, name }: JobActivity, me: string): string {
  return `${doer(by, me)} ${what} the job ${name}`;
}

/** 'took back' is true of what was on the site, and of what was only scheduled. */
const postActs: Readonly<Record<PostActivity['what'], string>> = {
  scheduled: 'scheduled',
  published: 'published',
  unpublished: 'took back',
};

function postActivityWords({ what, by, name }: PostActivity, me: string): string {
  return `${doer(by, me)} ${postActs[what]} “${name}”`;
}
