import Type, { type Static } from 'typebox';
import { ActivityEntry } from './activity-schema';
import { certificateWarningDays } from '../employees/constants';
import { regionIds } from '../shared/regions';
import { namedObject, nullable, stringEnum, timestamp } from '../shared/schema/fields';

export const overviewDays = 30;
export const targetWeeks = 4;
export const maxOverviewActivities = 15;

/** `oldest`: the longest wait's start. */
const waiting = { count: Type.Integer(), oldest: nullable(timestamp) };

const countByRegion = Type.Object(
  Object.fromEntries(regionIds.map((id) => [id, Type.Integer()])) as Record<
    (typeof regionIds)[number],
    Type.TInteger
  >,
);

/** By week. */
const targetResults = Type.Array(
  Type.Object({
    kept: Type.Integer(),
    missed: Type.Integer({ description: 'Answered late, or overdue' }),
  }),
);

const ResponseTargets = Type.Object(
  {
    weeks: Type.Array(Type.String({ description: 'Its Monday (YYYY-MM-DD)' }), {
      description: `The last ${String(targetWeeks)}, this week last`,
    }),
    regions: Type.Array(
      Type.Object({ region: nullable(stringEnum(regionIds), 'Null: all'), results: targetResults }),
    ),
    colleagues: nullable(
      Type.Array(
        Type.Object({
          email: nullable(Type.String(), 'Null: nobody has answered'),
          results: targetResults,
        }),
      ),
      'By who answered; null without access to the inbox',
    ),
  },
  { description: 'Waits that began in these weeks and kept or missed their response target' },
);
export type ResponseTargets = Static<typeof ResponseTargets>;

const OverviewInbox = Type.Object({
  waiting: Type.Object(waiting, { description: 'Threads that wait for a reply' }),
  failed: Type.Integer({ description: 'Threads whose latest reply was not delivered' }),
});

const CertificateCounts = Type.Object({
  expired: Type.Integer(),
  soon: Type.Integer({ description: `Expire within ${String(certificateWarningDays)} days` }),
});

/** GET /overview. Never includes the text of a message. */
export const OverviewResponse = namedObject('OverviewResponse', {
  days: Type.Array(
    Type.Object({
      day: Type.String({ description: 'YYYY-MM-DD at the region’s office' }),
      submissions: countByRegion,
    }),
    { description: `The last ${String(overviewDays)}, today last` },
  ),
  responseTargets: ResponseTargets,
  certificates: nullable(CertificateCounts, 'Null without access to employees'),
  backup: nullable(
    Type.Object({
      verifiedAt: nullable(timestamp, 'When the newest verified backup was made; null: none'),
    }),
    'Null for everyone but the owner, and on a demo without backups',
  ),
  overdueFacts: nullable(
    Type.Array(Type.Object({ program: Type.String(), count: Type.Integer() }), {
      description: 'Programs with facts that someone should have compared with their source by now',
    }),
    'Null without access to posts',
  ),
  inbox: nullable(OverviewInbox, 'Null without access to the inbox'),
  recent: nullable(
    Type.Array(ActivityEntry),
    'Latest first, of the user’s screens; null without any such screen',
  ),
});
export type OverviewResponse = Static<typeof OverviewResponse>;
