import { followUpEndpoints } from '../../../contract/follow-ups/endpoints';
import { inTransaction } from '../../core/db/engine';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { createUndoHandlers } from '../../core/http/lists/undo';
import { listAssignees } from '../auth/account-queries';
import type { ServiceContext } from '../context';
import {
  changeFollowUp,
  requireTarget,
  type FollowUpStep,
  type FollowUpSubjects,
} from './change-follow-up';

export function followUpRoutes(
  app: App,
  context: ServiceContext,
  subjects: FollowUpSubjects,
): void {
  const { db } = context.database;
  const handle = createHandle(app, context, followUpEndpoints);
  const { changeOne, undo } = createUndoHandlers<FollowUpStep['before']>(context, 'follow-up');

  handle('PUT /follow-ups/:kind/:id', (request) => {
    const { version, dueAt, owner, text } = request.body;
    const time = new Date(dueAt);
    // The pattern accepts days that a month doesn't have.
    const next = { dueAt: isNaN(+time) ? '' : time.toISOString(), owner, text: text.trim() };
    return changeOne(request, (tx, actor) =>
      changeFollowUp(context, subjects, request, tx, { ...request.params, version, next }, actor),
    );
  });

  handle('DELETE /follow-ups/:kind/:id', (request) => {
    const version = Number(request.query.version);
    return changeOne(request, (tx, actor) =>
      changeFollowUp(
        context,
        subjects,
        request,
        tx,
        { ...request.params, version, next: null },
        actor,
      ),
    );
  });

  handle('GET /follow-ups/:kind/:id/assignees', async (request) => {
    const { screen, region } = await inTransaction(db, (tx) =>
      requireTarget(context, subjects, request, tx, request.params),
    );
    return { assignees: await listAssignees(db, screen, [region]), assigned: [] };
  });

  handle('POST /follow-ups/undo', (request) =>
    undo(request, async (tx, { id, version, before: { kind, state }, at }, actor) => {
      const change = { kind, id, version, next: state, undone: at };
      await changeFollowUp(context, subjects, request, tx, change, actor);
    }),
  );
}
