import Type, { type Static } from 'typebox';
import { helpDeskEventTypes, helpDeskTypes, type HelpDeskEventType } from '../help-desk/constants';
import { stageIds } from '../applications/constants';
import { regionIds } from '../shared/regions';
import { nullable, stringEnum, timestamp } from '../shared/schema/fields';

const shared = {
  id: Type.String(),
  at: timestamp,
  by: nullable(
    Type.String(),
    "The staff member's email; null: the person themselves, automatic, or not recorded",
  ),
  record: Type.String({ description: 'The record’s id for its URL' }),
  region: nullable(stringEnum(regionIds), 'Null: all'),
  name: Type.String({ description: 'A name or title' }),
  count: Type.Optional(
    Type.Integer({ description: 'Of a bulk action: its records, of which `record` is one' }),
  ),
};
const to = nullable(Type.String(), 'The new assignee’s email; null: unassigned, or not about it');

/** Activities of a thread: a message's channel, with '-in' if the channel goes both ways, or a change. */
export const threadActivities = [
  'eligibility',
  'contact',
  'enrollment',
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
  what: stringEnum(threadActivities),
  ...shared,
  to,
});
export type ThreadActivity = Static<typeof ThreadActivity>;

const minorSteps = [
  'identified',
  'file-opened',
  'file-removed',
  'follow-up',
  'follow-up-done',
  'tagged',
  'untagged',
] as const;
type RequestStep = Exclude<HelpDeskEventType, (typeof minorSteps)[number]>;
export const requestActivities = helpDeskEventTypes.filter(
  (step): step is RequestStep => !minorSteps.some((minor) => minor === step),
);

const RequestActivity = Type.Object({
  kind: Type.Literal('request'),
  what: stringEnum(requestActivities),
  ...shared,
  to,
  type: stringEnum(helpDeskTypes),
});
export type RequestActivity = Static<typeof RequestActivity>;

const ApplicationActivity = Type.Object({
  kind: Type.Literal('application'),
  ...shared,
  job: Type.String({ description: 'The job’s title at the time of the application' }),
  stage: nullable(stringEnum(stageIds), 'The new stage; null: it was received'),
});
export type ApplicationActivity = Static<typeof ApplicationActivity>;

const JobActivity = Type.Object({
  kind: Type.Literal('job'),
  what: stringEnum(['opened', 'closed']),
  ...shared,
});
export type JobActivity = Static<typeof JobActivity>;

/** Kinds of revisions; 'unpublished' includes unscheduling. */
export const postActivities = ['scheduled', 'published', 'unpublished'] as const;

const PostActivity = Type.Object({
  kind: Type.Literal('post'),
  what: stringEnum(postActivities),
  ...shared,
});
export type PostActivity = Static<typeof PostActivity>;

/** An entry of the recent activity. Never includes the text of a message, note, or request. */
export const ActivityEntry = Type.Union([
  ThreadActivity,
  RequestActivity,
  ApplicationActivity,
  JobActivity,
  PostActivity,
]);
export type ActivityEntry = Static<typeof ActivityEntry>;
