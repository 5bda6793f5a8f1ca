import { canSeeActivity } from '../../../contract/overview/screens';
import { overviewEndpoints } from '../../../contract/overview/endpoints';
import type { OverviewResponse } from '../../../contract/overview/schema';
import { canManageAccounts, type Access } from '../../../contract/shared/roles';
import { readVerifiedBackup } from '../../services/backups/queries';
import type { Db } from '../../core/db/engine';
import { getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { getRevisions } from '../../core/db/list-revisions';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { respondIfUnchanged } from '../../core/http/etag';
import { createLatestCache } from '../../core/memoize';
import { readMyDay } from './my-day';
import { recordVisit } from './visit-queries';
import {
  activityTables,
  buildOverview,
  countOverdueFacts,
  listRecentActivity,
  readOfficeFigures,
  type OfficeFigures,
} from './overview';

/** Accounts with the same access share an entry. */
const maxCached = 50;

/** The tables whose records have follow-ups, waits, and assignments. */
const dayTables = ['threads', 'helpDesk', 'jobApplications', 'employees'] as const;

/** Every dashboard polls this, so what several people share is read once per revision. */
export function overviewRoutes(app: App, context: Context): void {
  const { config, database, encryption, programs, now } = context;
  const { db } = database;
  const expectsBackups = config.isProduction || config.backups.folder !== null;
  const readFigures = createLatestCache<OfficeFigures>(maxCached);
  const readActivity = createLatestCache<OverviewResponse['recent']>(maxCached);
  // By the hour, because days end and certificates expire without a change of data.
  const getFiguresRevision = async () =>
    `${await getRevisions(db, ['threads', 'employees'])}-${now().toISOString().slice(0, 13)}`;
  const getActivityRevision = async (access: Access) =>
    canSeeActivity(access) ? getRevisions(db, activityTables) : '';

  const handle = createHandle(app, context, overviewEndpoints);

  handle('GET /overview', async (request, reply) => {
    const staff = getStaff(request);
    const { email, access } = staff;
    const { regions } = access;
    const figuresRevision = await getFiguresRevision();
    const activityRevision = await getActivityRevision(access);
    const backup = expectsBackups && canManageAccounts(access.role) ? await readBackup(db) : null;
    const overdueFacts = countOverdueFacts(programs, access, now());
    const revision = encryption.hmac([
      ...[figuresRevision, activityRevision, email, JSON.stringify(overdueFacts)],
      backup?.verifiedAt ?? '',
    ]);
    const unchanged = respondIfUnchanged(request, reply, revision, '');
    if (unchanged) return unchanged;
    const recent = await readActivity(JSON.stringify(access), activityRevision, () =>
      listRecentActivity(db, encryption, access),
    );
    const figures = await readFigures(JSON.stringify(regions), figuresRevision, () =>
      readOfficeFigures(db, regions, now()),
    );
    return buildOverview(figures, { recent, backup, overdueFacts }, access);
  });

  handle('GET /my-day', async (request, reply) => {
    const staff = getStaff(request);
    const since = await recordVisit(db, staff.email, now());
    const revision = await getRevisions(db, dayTables);
    // By the minute, because follow-ups become overdue without a change of data.
    const minute = now().toISOString().slice(0, 16);
    const variant = JSON.stringify([staff, since, minute]);
    const unchanged = respondIfUnchanged(request, reply, revision, variant);
    if (unchanged) return unchanged;
    return readMyDay(context, staff, since);
  });
}

async function readBackup(db: Db): Promise<OverviewResponse['backup']> {
  return { verifiedAt: await readVerifiedBackup(db) };
}
