import { sql } from 'kysely';
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
    .selectFrom('jobApplicationEntries as entry')
    .innerJoin('jobApplications as application', 'application.id', 'entry.applicationId')
    .select(['entry.id', 'entry.at', 'entry.byEmail as by', 'entry.stage', ...applicationColumns])
    .where('entry.stage', 'is not', null)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
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
