import { seesActivity } from '../../contract/overview/activity-screens';
import { OverviewAnswer } from '../../contract/overview/schema';
import { roles, type Role } from '../../contract/shared/roles';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { listsTag } from '../db/list-revisions';
import { memoizeByRevision } from './memoize-by-revision';
import { buildOverview, readOfficeFigures } from './service';
import { listRecentActivity, activityLists } from './recent-activity';
import { answerUnchanged } from '../http/etag';
import { staffRoute } from '../http/staff-route';

/**
 * GET /overview: how the office does and, of one's screens, what waits and what happened last. Polled as the lists are: 304 while
 * nothing has changed. What is the same for all, or for a role, is read once per change, however many ask.
 */
export function overviewRoutes(app: App, context: Context): void {
  const { database, vault, now } = context;
  const { db } = database;
  const office = memoizeByRevision(() => readOfficeFigures(db, now()));
  const recentOf = (role: Role) => memoizeByRevision(() => listRecentActivity(db, role));
  const recent = Object.fromEntries(roles.map((role) => [role, recentOf(role)])) as Record<
    Role,
    ReturnType<typeof recentOf>
  >;
  // Days end, and certificates expire, though nothing changes.
  const officeTag = async () =>
    `${await listsTag(db, ['chats', 'employees'])}-${now().toISOString().slice(0, 13)}`;
  const recentTag = (role: Role) =>
    seesActivity(role) ? listsTag(db, activityLists) : Promise.resolve('');

  app.get(
    '/overview',
    {
      preHandler: answerUnchanged(
        async (request) => {
          const { email, role } = staffOf(request);
          return vault.mark([await officeTag(), await recentTag(role), email]);
        },
        // A role may change while the address stays the same.
        (request) => staffOf(request).role,
      ),
      ...staffRoute(
        context,
        {
          summary: 'Submissions per day, answer times, what waits, and the latest activity',
        },
        { response: { 200: OverviewAnswer } },
      ),
    },
    async (request) => {
      const staff = staffOf(request);
      const { role } = staff;
      const [figures, last] = [
        await office(await officeTag()),
        await recent[role](await recentTag(role)),
      ];
      return buildOverview(figures, last, staff);
    },
  );
}
