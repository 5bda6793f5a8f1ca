import { stageIds } from '../../contract/jobs/constants';
import type { ApplicationActivity } from '../../contract/overview/activity-schema';
import { toRegion } from '../../contract/shared/regions';
import type { Db } from '../db/engine';

/** Lists the latest applications and, separately limited, the latest changes of stage, in no particular order. */
export async function listApplicationActivity(
  db: Db,
  limit: number,
): Promise<ApplicationActivity[]> {
  const received = await db
    .selectFrom('jobApplications as application')
    .select(['application.id', 'application.createdAt as at', ...applicationColumns])
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute();
  const moved = await db
    .selectFrom('jobApplicationEntries as entry')
    .innerJoin('jobApplications as application', 'application.id', 'entry.applicationId')
    .select(['entry.id', 'entry.at', 'entry.byEmail as by', 'entry.stage', ...applicationColumns])
    .where('entry.stage', 'is not', null)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute();
  return [
    ...received.map((row) => toActivity(row, { by: null, stage: null })),
    ...moved.flatMap(({ by, stage: value, ...row }) => {
      const stage = stageIds.find((id) => id === value);
      return stage === undefined ? [] : toActivity(row, { by, stage });
    }),
  ];
}

const applicationColumns = [
  'application.id as record',
  'application.jobTitle as job',
  'application.firstName',
  'application.lastName',
  'application.region',
] as const;

type Row = Pick<ApplicationActivity, 'id' | 'at' | 'record' | 'job'> & {
  firstName: string;
  lastName: string;
  region: string;
};

function toActivity(
  { firstName, lastName, region, ...row }: Row,
  change: Pick<ApplicationActivity, 'by' | 'stage'>,
): ApplicationActivity {
  const name = `${firstName} ${lastName}`;
  return { ...row, ...change, kind: 'application', name, region: toRegion(region) };
}
