import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import type { Unread } from '../../../../contract/inbox/unread-schema';
import { getRevision } from '../../../core/db/list-revisions';
import { inTransaction } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { validationError } from '../../../core/http/errors';
import { respondIfUnchanged } from '../../../core/http/etag';
import { requireVisible } from '../../../core/http/presence/presence';
import { getStaff } from '../../../core/http/request/staff';
import { createLatestCache } from '../../../core/memoize';
import type { Context } from '../../context';
import { selectListed } from '../lists/list-queries';
import { openRequested, walkThreads } from '../lists/listing';
import { threadRecords } from '../threads/member-queries';
import { requireVisibleThread } from '../threads/queries';
import {
  countUnread,
  findReader,
  getReaderRevision,
  markAll,
  readMarks,
  saveMarks,
} from './queries';
import { changeMarks } from './unread';

/** The tabs of an account poll the same answer. */
const maxCachedAccounts = 100;

/** Reads and changes an account's unread messages. Every open tab polls them. */
export function unreadRoutes(app: App, context: Context): void {
  const { database, now } = context;
  const { db } = database;
  const handle = createHandle(app, context, inboxEndpoints);
  const readCached = createLatestCache<Unread>(maxCachedAccounts);

  handle('GET /chats/unread', async (request, reply) => {
    const { email, access } = getStaff(request);
    const revision = `${await getRevision(db, 'threads')}-${await getReaderRevision(db, email)}`;
    const unchanged = respondIfUnchanged(request, reply, revision, email);
    if (unchanged) return unchanged;
    const { regions } = access;
    return readCached(JSON.stringify([email, regions]), revision, async () =>
      countUnread(db, await findReader(db, email), { now: now(), regions }),
    );
  });

  handle('POST /chats/unread', async (request) => {
    const { userId, state } = request.body;
    const { email, access } = getStaff(request);
    const { regions } = access;
    const reader = await findReader(db, email);
    if (userId !== undefined) {
      await requireVisible(context, threadRecords, request, db, userId);
      const thread = await requireVisibleThread(db, context.encryption, userId);
      await inTransaction(db, async (tx) => {
        const reading = { ...reader, ...(await readMarks(tx, reader, thread.id)) };
        await saveMarks(tx, reader, changeMarks(reading, request.body));
      });
    } else {
      if (state === 'unread') throw validationError({ userId: 'Choose a thread.' });
      const change = { state, now: now(), regions };
      const list = await openRequested(context, request);
      if (list.search === null) {
        const marked = { ...list, hidesSnoozed: false };
        await inTransaction(db, (tx) => markAll(tx, reader, change, selectListed(tx, marked)));
      } else {
        for await (const threads of walkThreads(context, { ...list, unreadBy: reader })) {
          const ids = threads.map(({ id }) => id);
          await inTransaction(db, (tx) => markAll(tx, reader, change, ids));
        }
      }
    }
    return countUnread(db, reader, { now: now(), regions });
  });
}
