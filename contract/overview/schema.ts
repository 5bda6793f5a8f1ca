import Type, { type Static } from 'typebox';
import { ActivityEntry } from './activity-schema';
import { certificateWarningDays } from '../employees/constants';
import { regionIds } from '../shared/regions';
import { nullable, stringEnum, timestamp } from '../shared/schema/fields';

export const overviewDays = 30;
export const maxOverviewActivities = 15;

/** `oldest`: the longest wait's start. */
const waiting = { count: Type.Integer(), oldest: nullable(timestamp) };

const countByRegion = Type.Object(
  Object.fromEntries(regionIds.map((id) => [id, Type.Integer()])) as Record<
    (typeof regionIds)[number],
    Type.TInteger
  >,
);

/** Response times. The percentiles are null if too few waits were answered. */
export const ResponseTimes = Type.Object({
  total: Type.Integer({
    description: 'Waits that began in the period and were answered or are over a day old',
  }),
  answered: Type.Integer(),
  withinDay: Type.Integer({ description: 'Answered within 24 hours' }),
  median: nullable(Type.Number(), 'Minutes'),
  percentile90: nullable(Type.Number(), 'Minutes: the 90th percentile'),
});
export type ResponseTimes = Static<typeof ResponseTimes>;

const OverviewInbox = Type.Object({
  everyone: Type.Object(waiting, {
    description: 'Waiting for a reply, no matter whom the thread is assigned to',
  }),
  mine: Type.Object(waiting, { description: 'Assigned to the user and waiting for a reply' }),
  nobody: Type.Object(waiting, { description: 'Unassigned and waiting for a reply' }),
  failed: Type.Integer({ description: 'Threads whose latest reply was not delivered' }),
});
export type OverviewInbox = Static<typeof OverviewInbox>;

const CertificateCounts = Type.Object({
  expired: Type.Integer(),
  soon: Type.Integer({ description: `Expire within ${String(certificateWarningDays)} days` }),
});

/** GET /overview. Never includes the text of a message. */
export const OverviewResponse = Type.Object(
  {
    days: Type.Array(
      Type.Object({
        day: Type.String({ description: 'YYYY-MM-DD at the region’s office' }),
        submissions: countByRegion,
      }),
      { description: `The last ${String(overviewDays)}, today last` },
    ),
    responseTimes: Type.Array(
      Type.Object({
        region: nullable(stringEnum(regionIds), 'Null: all'),
        now: ResponseTimes,
        before: ResponseTimes,
      }),
      { description: 'Of waits that began in these days, and in as many days before' },
    ),
    certificates: nullable(CertificateCounts, 'Null without access to employees'),
    backup: nullable(
      Type.Object({
        verifiedAt: nullable(timestamp, 'When the newest verified backup was made; null: none'),
      }),
      'Null for everyone but the owner, and on a demo without backups',
    ),
    inbox: nullable(OverviewInbox, 'Null without access to the inbox'),
    recent: nullable(
      Type.Array(ActivityEntry),
      'Latest first, of the user’s screens; null without any such screen',
    ),
  },
  { $id: 'OverviewResponse' },
);
export type OverviewResponse = Static<typeof OverviewResponse>;
