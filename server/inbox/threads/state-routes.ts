import Type from 'typebox';
import {
  AssigneesAnswer,
  BulkAnswer,
  BulkChange,
  ThreadChange,
  ThreadState,
} from '../../../contract/inbox/change-schema';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../db/engine';
import { listAssignees } from '../../accounts/queries';
import { findShownId } from '../merges/queries';
import { touchThread } from './revision-queries';
import { changeThreadState, findThreadState, type KnownState } from './state-queries';
import { invalid, notFound, type HttpError } from '../../http/errors';
import { changeEach } from '../../http/lists/bulk-update';
import { changedSince, whoHasIt } from '../../http/conflicts/version-conflict';
import { doneBy } from '../../auth/actor';
import { idParam } from '../../http/request/id-param';
import { staffRoute } from '../../http/staff-route';

/** PATCH /chats/{userId}: status and assignee of a thread, POST /chats/states of several; GET /chats/assignees: whom it may be given to (docs/decisions/019). */
export function threadStateRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.get(
    '/chats/assignees',
    staffRoute(
      context,
      { summary: 'Who may have a thread' },
      { response: { 200: AssigneesAnswer } },
    ),
    async () => ({ assignees: await listAssignees(db, 'form-messages') }),
  );

  app.patch(
    '/chats/:userId',
    staffRoute(
      context,
      { summary: 'Change status or assignee of a thread', perMinute: 120 },
      {
        params: Type.Object({ userId: idParam }),
        body: ThreadChange,
        response: { 200: ThreadState },
      },
    ),
    (request) => {
      const { by, at } = doneBy(context, request);
      return inTransaction(db, (tx) =>
        change(tx, { ...request.body, threadId: request.params.userId, by, at }),
      );
    },
  );

  app.post(
    '/chats/states',
    staffRoute(
      context,
      { summary: 'Change status or assignee of several threads', perMinute: 30 },
      { body: BulkChange, response: { 200: BulkAnswer } },
    ),
    async (request) => {
      const { by, at } = doneBy(context, request);
      const { threads, ...wish } = request.body;
      const named = threads.map(({ userId, version }) => ({ id: userId, version }));
      const { changed, refused } = await changeEach(
        { db, log: request.log },
        named,
        (tx, { id, version }) => change(tx, { ...wish, version, threadId: id, by, at }),
      );
      return {
        changed,
        refused: refused.map(({ id: userId, message }) => ({ userId, message })),
      };
    },
  );
}

type Change = ThreadChange & { threadId: string; by: string; at: string };

async function change(tx: Db, asked: Change): Promise<ThreadState> {
  // Who has looked at a thread that has been merged since is told by its version.
  const wish = { ...asked, threadId: await findShownId(tx, asked.threadId) };
  const before = await findThreadState(tx, wish.threadId);
  if (before === null) throw notFound();
  // A repeated call, or one that wants what is so already, has nothing to change.
  if (isMet(before, wish)) return stateOf(before);
  if (
    typeof wish.assignee === 'string' &&
    !(await listAssignees(tx, 'form-messages')).includes(wish.assignee)
  ) {
    throw invalid({ assignee: 'Please choose somebody who works with these messages.' });
  }
  if (!(await changeThreadState(tx, wish))) {
    // Read anew: somebody may have been faster since the first look.
    throw overtaken((await findThreadState(tx, wish.threadId)) ?? before, wish.by);
  }
  await touchThread(tx, wish.threadId);
  return {
    status: wish.status ?? before.status,
    assignee: wish.assignee === undefined ? before.assignee : wish.assignee,
    version: wish.version + 1,
  };
}

function isMet(state: ThreadState, { status, assignee }: ThreadChange): boolean {
  return (
    (status === undefined || status === state.status) &&
    (assignee === undefined || assignee === state.assignee)
  );
}

function stateOf({ status, assignee, version }: KnownState): ThreadState {
  return { status, assignee, version };
}

/** 409 with who was faster. */
function overtaken({ changedBy, status, assignee }: KnownState, own: string): HttpError {
  const by = changedBy ?? 'a new message of this person';
  return changedSince(by, own, `it is ${status}, and ${whoHasIt(assignee)}`);
}
