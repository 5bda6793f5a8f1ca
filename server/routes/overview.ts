import { OverviewAnswer } from '../../contract/overview';
import type { App } from '../app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { listTag } from '../db/queries/settings';
import { overviewOf, readOffice } from '../overview/overview';
import { answerUnchanged } from './unchanged';
import { staffRoute } from './staff-route';

/**
 * GET /overview: how the office does and, for who may see the inbox, what waits there. Polled as the lists are: 304 while nothing
 * has changed. What is the same for all is read once per change, however many ask.
 */
export function overviewRoutes(app: App, context: Context): void {
  const { database, vault, now } = context;
  const { db } = database;
  let last: { tag: string; reading: ReturnType<typeof readOffice> } | null = null;
  const office = (tag: string) => {
    if (last?.tag !== tag) {
      const reading = readOffice(db, now());
      last = { tag, reading };
      reading.catch(() => {
        if (last?.reading === reading) last = null;
      });
    }
    return last.reading;
  };
  // Days end, and certificates expire, though nothing changes.
  const currentTag = async () =>
    `${await listTag(db, 'chats')}-${await listTag(db, 'employees')}-${now().toISOString().slice(0, 13)}`;

  app.get(
    '/overview',
    {
      preHandler: answerUnchanged(
        async (request) => {
          const { email } = staffOf(request);
          return `${await currentTag()}-${vault.mark([email]).slice(0, 16)}`;
        },
        // A role may change while the address stays the same.
        (request) => staffOf(request).role,
      ),
      ...staffRoute(
        context,
        {
          summary:
            'Submissions per day, answer times; what waits and the latest activity of the inbox',
        },
        { response: { 200: OverviewAnswer } },
      ),
    },
    async (request) => overviewOf(await office(await currentTag()), staffOf(request)),
  );
}
