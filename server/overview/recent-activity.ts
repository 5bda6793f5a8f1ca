import { getQueues } from '../../contract/help-desk/screens';
import type { ActivityEntry } from '../../contract/overview/activity-schema';
import { canSeeActivity } from '../../contract/overview/activity-screens';
import {
  maxOverviewActivities as limit,
  type OverviewResponse,
} from '../../contract/overview/schema';
import { recordScreens } from '../../contract/shared/record-url';
import { canSee, type Role } from '../../contract/shared/roles';
import { listApplicationActivity } from '../applications/activity-queries';
import type { Db } from '../db/engine';
import type { PolledList } from '../db/list-revisions';
import { listRequestActivity } from '../help-desk/activity-queries';
import { listThreadActivity } from '../inbox/activity-queries';
import { listJobActivity } from '../jobs/activity-queries';
import { listPostActivity } from '../posts/queries';

/** Every activity changes the revision of one of these lists. */
export const activityLists: readonly PolledList[] = [
  'chats',
  'help-desk',
  'applications',
  'jobs',
  'posts',
];

/** Lists the latest activity on the role's screens, newest first. Null if it has no such screen. */
export async function listRecentActivity(db: Db, role: Role): Promise<OverviewResponse['recent']> {
  if (!canSeeActivity(role)) return null;
  const isVisible = (kind: keyof typeof recordScreens) => canSee(role, recordScreens[kind]);
  const none: ActivityEntry[] = [];
  const entries = await Promise.all([
    isVisible('thread') ? listThreadActivity(db, limit) : none,
    listRequestActivity(db, getQueues(role), limit),
    isVisible('application') ? listApplicationActivity(db, limit) : none,
    isVisible('job') ? listJobActivity(db, limit) : none,
    isVisible('post') ? listPostActivity(db, limit) : none,
  ]);
  return entries.flat().sort(compareNewestFirst).slice(0, limit);
}

/** Ids are in order of time and decide within a millisecond. */
function compareNewestFirst(a: ActivityEntry, b: ActivityEntry): number {
  return `${a.at} ${a.id}` < `${b.at} ${b.id}` ? 1 : -1;
}
