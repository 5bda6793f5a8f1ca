import { canSeeActivity } from '../../../contract/overview/activity-screens';
import { OverviewResponse } from '../../../contract/overview/schema';
import { roles, type Role } from '../../../contract/shared/roles';
import { getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { getRevisions } from '../../core/db/list-revisions';
import type { App } from '../../core/http/app-type';
import { conditionalGet } from '../../core/http/etag';
import { staffRouteOptions } from '../../core/http/staff-route';
import { activityLists, buildOverview, listRecentActivity, readOfficeFigures } from './service';

/** Every dashboard polls this, so what several people share is read once per revision. */
export function overviewRoutes(app: App, context: Context): void {
  const { database, vault, now } = context;
  const { db } = database;
  const readFigures = memoizeByRevision(() => readOfficeFigures(db, now()));
  const activityReaders = new Map(
    roles.map((role) => [role, memoizeByRevision(() => listRecentActivity(db, role))]),
  );
  // By the hour, because days end and certificates expire without a change of data.
  const getFiguresRevision = async () =>
    `${await getRevisions(db, ['chats', 'employees'])}-${now().toISOString().slice(0, 13)}`;
  const getActivityRevision = async (role: Role) =>
    canSeeActivity(role) ? getRevisions(db, activityLists) : '';

  app.get(
    '/overview',
    {
      preHandler: conditionalGet(
        async (request) => {
          const { email, role } = getStaff(request);
          return vault.hmac([await getFiguresRevision(), await getActivityRevision(role), email]);
        },
        // The role of an account can change.
        (request) => getStaff(request).role,
      ),
      ...staffRouteOptions(
        context,
        { summary: 'Get submissions per day, response times, open work, and latest activity' },
        { response: { 200: OverviewResponse } },
      ),
    },
    async (request) => {
      const staff = getStaff(request);
      const figures = await readFigures(await getFiguresRevision());
      const readActivity = activityReaders.get(staff.role);
      const recent = (await readActivity?.(await getActivityRevision(staff.role))) ?? null;
      return buildOverview(figures, recent, staff);
    },
  );
}

/** Keeps the result of the latest revision, unless reading it fails. */
function memoizeByRevision<Result>(
  read: () => Promise<Result>,
): (revision: string) => Promise<Result> {
  let latest: { revision: string; result: Promise<Result> } | null = null;
  return (revision) => {
    if (latest?.revision === revision) return latest.result;
    const result = read();
    latest = { revision, result };
    result.catch(() => {
      if (latest?.result === result) latest = null;
    });
    return result;
  };
}
