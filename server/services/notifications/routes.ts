import { notificationEndpoints } from '../../../contract/notifications/endpoints';
import { maxListed } from '../../../contract/notifications/schema';
import { canSee, canSeeRegion } from '../../../contract/shared/roles';
import { inTransaction } from '../../core/db/engine';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { respondIfUnchanged } from '../../core/http/etag';
import { getStaff } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';
import { formatJobError } from '../outbox/job-error';
import { findJobType } from '../outbox/job-type';
import { findJob } from '../outbox/queries';
import { buildStaffEmail } from './emails';
import { listDesktop, readSettings, saveSettings } from './queries';
import { isQuiet } from './schedule';
import { getHomeRegion, notificationJob, queueNotification } from './send-due';

/** Older ones are no news. */
const maxAge = 60 * 60_000;

export function notificationRoutes(app: App, context: ServiceContext): void {
  const { db } = context.database;
  const handle = createHandle(app, context, notificationEndpoints);

  handle('GET /notifications', async (request, reply) => {
    const { email, access } = getStaff(request);
    const since = new Date(context.now().getTime() - maxAge).toISOString();
    const rows = await listDesktop(db, { email, since, limit: maxListed });
    const unchanged = respondIfUnchanged(request, reply, rows[0]?.id ?? 'none', email);
    if (unchanged) return unchanged;
    const { settings } = await readSettings(db, email);
    const office = context.regions[getHomeRegion(access)];
    const shown = rows.filter(
      ({ at, screen, region }) =>
        canSee(access, screen) &&
        canSeeRegion(access, region) &&
        !isQuiet(settings, office, new Date(at)),
    );
    return { notifications: shown };
  });

  handle('GET /notifications/settings', async (request) => {
    const { settings, lastJob } = await readSettings(db, getStaff(request).email);
    const job =
      lastJob === null ? null : await findJob(db, { type: notificationJob, subject: lastJob });
    return {
      settings,
      last: job && {
        at: job.doneAt ?? job.createdAt,
        state: job.state,
        reason:
          job.error && formatJobError(job.error, findJobType(context.jobTypes, notificationJob)),
      },
    };
  });

  handle('PUT /notifications/settings', (request) =>
    saveSettings(db, getStaff(request).email, { settings: JSON.stringify(request.body) }),
  );

  handle('POST /notifications/test', async (request) => {
    const { email, access } = getStaff(request);
    const payload = buildStaffEmail(context, email, getHomeRegion(access), {
      subject: 'Test notification',
      lead: 'You asked for this test. Notifications by email reach you.',
    });
    await inTransaction(db, (tx) => queueNotification(context, tx, payload));
    context.wakeOutbox();
  });
}
