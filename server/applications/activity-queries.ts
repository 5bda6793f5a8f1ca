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
    .selectFrom('job_applications as application')
    .select(['application.id', 'application.created_at as at', ...applicationColumns])
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute();
  const moved = await db
    .selectFrom('job_application_entries as entry')
    .innerJoin('job_applications as application', 'application.id', 'entry.application_id')
    .select(['entry.id', 'entry.at', 'entry.by_email as by', 'entry.stage', ...applicationColumns])
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
  'application.job_title as job',
  'application.first_name',
  'application.last_name',
  'application.region',
] as const;

type Row = Pick<ApplicationActivity, 'id' | 'at' | 'record' | 'job'> & {
  first_name: string;
  last_name: string;
  region: string;
};

function toActivity(
  { first_name: firstName, last_name: lastName, region, ...row }: Row,
  change: Pick<ApplicationActivity, 'by' | 'stage'>,
): ApplicationActivity {
  const name = `${firstName} ${lastName}`;
  return { ...row, ...change, kind: 'application', name, region: toRegion(region) };
}
