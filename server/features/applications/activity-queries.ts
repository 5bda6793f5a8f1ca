import type { ApplicationStage } from '../../../contract/applications/constants';
import type { ApplicationActivity } from '../../../contract/overview/activity-schema';
import type { Access } from '../../../contract/shared/roles';
import type { Encryption } from '../../core/db/encryption/encryption';
import { decryptContact } from '../../core/db/encryption/person';
import type { Db } from '../../core/db/engine';
import { isInRegions } from '../../core/db/region-clause';
import { selectLatestEvents } from '../../services/messages/event-queries';

/** Lists the latest applications and, separately limited, the latest changes of stage, in no particular order. */
export async function listApplicationActivity(
  db: Db,
  encryption: Encryption,
  regions: Access['regions'],
  limit: number,
): Promise<ApplicationActivity[]> {
  const received = await db
    .selectFrom('jobApplications as application')
    .select(['application.id', 'application.createdAt as at', ...applicationColumns])
    .where(isInRegions(regions, 'application.region'))
    .orderBy('application.createdAt', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute();
  const moved = await selectLatestEvents(db, 'application', ['stage'], limit)
    .crossJoin('jobApplications as application')
    .whereRef('application.id', '=', 'event.subjectId')
    .where(isInRegions(regions, 'application.region'))
    .select(applicationColumns)
    .execute();
  const getName = (id: string, personEncrypted: string) =>
    decryptContact(encryption, 'jobApplications', { id, personEncrypted }).name;
  return [
    ...received.map(({ personEncrypted, ...row }) => ({
      ...row,
      kind: 'application' as const,
      name: getName(row.record, personEncrypted),
      by: null,
      stage: null,
    })),
    ...moved.map(({ detail, count, personEncrypted, ...row }) => ({
      ...row,
      ...(count > 1 && { count }),
      kind: 'application' as const,
      name: getName(row.record, personEncrypted),
      stage: detail as ApplicationStage,
    })),
  ];
}

const applicationColumns = [
  'application.id as record',
  'application.jobTitle as job',
  'application.region',
  'application.personEncrypted',
] as const;
