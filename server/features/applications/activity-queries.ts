import { sql } from 'kysely';
import type { ApplicationStage } from '../../../contract/applications/constants';
import type { ApplicationActivity } from '../../../contract/overview/activity-schema';
import type { Db } from '../../core/db/engine';

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
    .selectFrom('events as event')
    .innerJoin('jobApplications as application', 'application.id', 'event.subjectId')
    .select(['event.id', 'event.at', 'event.actor as by', 'event.detail as stage'])
    .select(applicationColumns)
    .where('event.subjectKind', '=', 'application')
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .$narrowType<{ stage: ApplicationStage }>()
    .execute();
  return [
    ...received.map((row) => ({ ...row, kind: 'application' as const, by: null, stage: null })),
    ...moved.map((row) => ({ ...row, kind: 'application' as const })),
  ];
}

const applicationColumns = [
  'application.id as record',
  'application.jobTitle as job',
  'application.region',
  sql<string>`application.first_name || ' ' || application.last_name`.as('name'),
] as const;
