import type { ApplicationActivity } from '../../contract/overview/activity-schema';
import { stageIds } from '../../contract/jobs/constants';
import { toRegion } from '../../contract/shared/regions';
import type { Db } from '../db/engine';

/** The last applications that came in, and as many that were moved to another stage, in no order. */
export async function listApplicationActivity(
  db: Db,
  limit: number,
): Promise<ApplicationActivity[]> {
  const came = await db
    .selectFrom('job_applications as one')
    .select(['one.id', 'one.created_at as at', ...said])
    .orderBy('one.created_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(limit)
    .execute();
  const moved = await db
    .selectFrom('job_application_entries as entry')
    .innerJoin('job_applications as one', 'one.id', 'entry.application_id')
    .select(['entry.id', 'entry.at', 'entry.by_email as by', 'entry.stage', ...said])
    .where('entry.stage', 'is not', null)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute();
  return [
    ...came.map((row) => told(row, { by: null, stage: null })),
    ...moved.flatMap(({ by, stage: text, ...row }) => {
      const stage = stageIds.find((one) => one === text);
      return stage === undefined ? [] : told(row, { by, stage });
    }),
  ];
}

const said = [
  'one.id as record',
  'one.job_title as job',
  'one.first_name',
  'one.last_name',
  'one.region',
] as const;

type Row = Pick<ApplicationActivity, 'id' | 'at' | 'record' | 'job'> & {
  first_name: string;
  last_name: string;
  region: string;
};

function told(
  { first_name: first, last_name: last, region, ...row }: Row,
  how: Pick<ApplicationActivity, 'by' | 'stage'>,
): ApplicationActivity {
  const name = `${first} ${last}`;
  return { ...row, ...how, kind: 'application', name, region: toRegion(region) };
}
