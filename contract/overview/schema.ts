import Type, { type Static } from 'typebox';
import { ActivityEntry } from './activity-schema';
import { certificateNotice } from '../employees/certificate-warning';
import { oneOf } from '../shared/schema/string-enum';
import { regionIds } from '../shared/regions';

/** How many days and how much of the latest activity the overview shows. */
export const overviewDays = 30;
export const overviewActivity = 15;

const moment = Type.String({ description: 'ISO 8601, UTC' });

/** How many wait, and since when the one that has waited longest. */
const Waiting = Type.Object({
  count: Type.Integer(),
  oldest: Type.Union([moment, Type.Null()]),
});

const perRegion = Type.Object(
  Object.fromEntries(regionIds.map((id) => [id, Type.Integer()])) as Record<
    (typeof regionIds)[number],
    Type.TInteger
  >,
);

/** How long people waited for the office's answer or call; minutes are null where too few were answered to tell. */
export const AnswerTimes = Type.Object({
  asked: Type.Integer({
    description: 'Waits that began in these days and were answered, or go on for more than a day',
  }),
  answered: Type.Integer(),
  withinDay: Type.Integer({ description: 'Of those, within 24 hours' }),
  median: Type.Union([
    Type.Number({ description: 'Minutes: half of those who asked were answered within' }),
    Type.Null(),
  ]),
  ninetieth: Type.Union([
    Type.Number({ description: 'Minutes: nine of ten who asked were answered within' }),
    Type.Null(),
  ]),
});
export type AnswerTimes = Static<typeof AnswerTimes>;

/** What waits: it leads to people, and is for who may see the inbox. */
const OverviewInbox = Type.Object({
  mine: Type.Object(
    { ...Waiting.properties },
    { description: 'Wait for an answer, with who asks' },
  ),
  nobody: Type.Object(
    { ...Waiting.properties },
    { description: 'Wait for an answer, with nobody' },
  ),
  failed: Type.Integer({ description: 'Threads whose latest answer could not be delivered' }),
});
export type OverviewInbox = Static<typeof OverviewInbox>;

/** Certificates of who has not left. */
const OverviewPeople = Type.Object({
  expired: Type.Integer(),
  soon: Type.Integer({ description: `Expire within ${String(certificateNotice)} days` }),
});

/** GET /overview: how much comes in, how fast it is answered, what waits, what happened last. Never what a message says. */
export const OverviewAnswer = Type.Object(
  {
    days: Type.Array(
      Type.Object({
        day: Type.String({ description: 'YYYY-MM-DD, at the office of the region' }),
        submissions: perRegion,
      }),
      { description: `The last ${String(overviewDays)}, today last` },
    ),
    answers: Type.Array(
      Type.Object({
        region: Type.Union([oneOf(regionIds), Type.Null()], { description: 'Null: all of them' }),
        now: AnswerTimes,
        before: AnswerTimes,
      }),
      { description: 'Of waits that began in these days, and in as many before' },
    ),
    people: Type.Union([OverviewPeople, Type.Null()], {
      description: 'Null: of a role that may not see the employees',
    }),
    inbox: Type.Union([OverviewInbox, Type.Null()], {
      description: 'Null: of a role that may not see the inbox',
    }),
    recent: Type.Union([Type.Array(ActivityEntry), Type.Null()], {
      description:
        'The latest first, of the records of one’s screens; null: of a role that has no such screen',
    }),
  },
  { $id: 'OverviewAnswer' },
);
export type OverviewAnswer = Static<typeof OverviewAnswer>;
