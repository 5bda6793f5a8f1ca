import Type, { type Static } from 'typebox';
import { helpDeskSteps, type HelpDeskStep } from '../help-desk/event-types';
import { helpDeskTypes } from '../help-desk/request-types';
import { stageIds } from '../jobs/constants';
import { oneOf } from '../shared/schema/string-enum';
import { regionIds } from '../shared/regions';

const orNull = <Schema extends Type.TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

const shared = {
  id: Type.String(),
  at: Type.String({ description: 'ISO 8601, UTC' }),
  by: orNull(
    Type.String(),
    "The staff member's e-mail; null: the person, the product itself, or not recorded",
  ),
  record: Type.String({ description: 'What it happened to, as its screen calls it' }),
  region: orNull(oneOf(regionIds), 'Null: all of them'),
  name: Type.String({ description: 'Of the person, or the title' }),
};
const to = orNull(
  Type.String(),
  'To whom it was assigned, by e-mail; null: to nobody, and of all else',
);

/** What happens in a thread: the channel of a message, with '-in' where a channel goes both ways, or a change. */
export const threadActivities = [
  'eligibility',
  'contact',
  'enrolment',
  'sms-in',
  'email-in',
  'sms',
  'email',
  'note',
  'call',
  'assign',
  'unassign',
  'status-new',
  'status-contacted',
  'status-qualified',
  'status-closed',
] as const;

const ThreadActivity = Type.Object({
  kind: Type.Literal('thread'),
  what: oneOf(threadActivities),
  ...shared,
  to,
});
export type ThreadActivity = Static<typeof ThreadActivity>;

type RequestStep = Exclude<HelpDeskStep, 'file-opened' | 'file-removed'>;
/** The steps of a request that are told: a file that is opened or deleted is not. */
export const requestActivities = helpDeskSteps.filter(
  (step): step is RequestStep => step !== 'file-opened' && step !== 'file-removed',
);

const RequestActivity = Type.Object({
  kind: Type.Literal('request'),
  what: oneOf(requestActivities),
  ...shared,
  to,
  type: oneOf(helpDeskTypes),
});
export type RequestActivity = Static<typeof RequestActivity>;

const ApplicationActivity = Type.Object({
  kind: Type.Literal('application'),
  ...shared,
  job: Type.String({ description: 'Its title, as it was called then' }),
  stage: orNull(oneOf(stageIds), 'To which it was moved; null: it came in'),
});
export type ApplicationActivity = Static<typeof ApplicationActivity>;

export const jobActivities = ['opened', 'closed'] as const;

const JobActivity = Type.Object({
  kind: Type.Literal('job'),
  what: oneOf(jobActivities),
  ...shared,
});
export type JobActivity = Static<typeof JobActivity>;

/** Kinds of its revisions (post-words.ts); 'unpublished' is also what was taken out of the schedule. */
export const postActivities = ['scheduled', 'published', 'unpublished'] as const;

const PostActivity = Type.Object({
  kind: Type.Literal('post'),
  what: oneOf(postActivities),
  ...shared,
});
export type PostActivity = Static<typeof PostActivity>;

/** One thing that happened in the office, of whom or what, and who did it. Never what a message, a note or a request says. */
export const ActivityEntry = Type.Union([
  ThreadActivity,
  RequestActivity,
  ApplicationActivity,
  JobActivity,
  PostActivity,
]);
export type ActivityEntry = Static<typeof ActivityEntry>;
