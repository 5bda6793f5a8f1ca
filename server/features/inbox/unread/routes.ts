import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import { emptyThreadFilter } from '../../../../contract/inbox/filter';
import { inTransaction } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { notFound } from '../../../core/http/errors';
import { respondIfUnchanged } from '../../../core/http/etag';
import { getStaff } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import { listThreads } from '../threads/filtered-list';
import { getInboxRevision } from '../threads/revision-queries';
import { findReader, getReaderRevision, saveMarks } from './queries';
import { changeMarks, countUnread } from './unread';

/** What the account has read. Every open tab polls it. */
export function unreadRoutes(app: App, context: Context): void {
  const { database, inbox } = context;
  const { db } = database;
  const handle = createHandle(app, context, inboxEndpoints);
  const listAll = () => inbox.list(emptyThreadFilter, '');

  handle('GET /chats/unread', async (request, reply) => {
    const { email } = getStaff(request);
    const revision = `${await getInboxRevision(db)}-${await getReaderRevision(db, email)}`;
    const unchanged = respondIfUnchanged(request, reply, revision, email);
    if (unchanged) return unchanged;
    return countUnread(await listAll(), await findReader(db, email));
  });

  handle('POST /chats/unread', async (request) => {
    const { email } = getStaff(request);
    const { userId } = request.body;
    const entry = userId === undefined ? undefined : await inbox.find(userId);
    if (entry === null) throw notFound();
    const entries = entry ? [entry] : await listThreads(context, request);
    await inTransaction(db, async (tx) => {
      const reader = await findReader(tx, email);
      const marks = entries.flatMap(({ log }) => changeMarks(log, reader, request.body));
      if (marks.length > 0) await saveMarks(tx, { ...reader, email }, marks);
    });
    return countUnread(await listAll(), await findReader(db, email));
  });
}
