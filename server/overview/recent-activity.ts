import type { ActivityEntry } from '../../contract/overview/activity-schema';
import { seesActivity } from '../../contract/overview/activity-screens';
import { queuesOf } from '../../contract/help-desk/screens';
import { overviewActivity as limit, type OverviewAnswer } from '../../contract/overview/schema';
import { recordScreens } from '../../contract/shared/record-url';
import { maySee, type Role } from '../../contract/shared/roles';
import type { Db } from '../db/engine';
import { listApplicationActivity } from '../applications/activity-queries';
import { listJobActivity } from '../jobs/activity-queries';
import { listPostActivity } from '../posts/activity-queries';
import { listRequestActivity } from '../help-desk/activity-queries';
import type { PolledList } from '../db/list-revisions';
import { listThreadActivity } from '../inbox/activity-queries';

/** The lists of which one has changed whenever something has happened that is told. */
export const activityLists: readonly PolledList[] = [
  'chats',
  'help-desk',
  'applications',
  'jobs',
  'posts',
];

/** What happened last to the records of a role's screens, and of no others; null where it has no such screen. */
export async function listRecentActivity(db: Db, role: Role): Promise<OverviewAnswer['recent']> {
  if (!seesActivity(role)) return null;
  const sees = (kind: keyof typeof recordScreens) => maySee(role, recordScreens[kind]);
  const none: ActivityEntry[] = [];
  const found = await Promise.all([
    sees('thread') ? listThreadActivity(db, limit) : none,
    listRequestActivity(db, queuesOf(role), limit),
    sees('application') ? listApplicationActivity(db, limit) : none,
    sees('job') ? listJobActivity(db, limit) : none,
    sees('post') ? listPostActivity(db, limit) : none,
  ]);
  return latest(found.flat());
}

/** The latest of them first. Ids are made in the order of time: they decide within a millisecond. */
function latest(entries: readonly ActivityEntry[]): ActivityEntry[] {
  const order = ({ at, id }: ActivityEntry) => `${at} ${id}`;
  return entries.toSorted((one, other) => (order(one) < order(other) ? 1 : -1)).slice(0, limit);
}
