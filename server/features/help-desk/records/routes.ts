import { helpDeskEndpoints } from '../../../../contract/help-desk/endpoints';
import { getActor, getBulkActor } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import { inTransaction } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { bulkUpdate } from '../../../core/http/lists/bulk-update';
import { createUndoToken, readUndoToken } from '../../../core/http/lists/undo';
import { createConsentHandlers } from '../../../services/sms/consent-routes';
import { requireRecord } from '../require-record';
import { applyChange, type RecordUndoState } from './change-record';
import { undoChange } from './undo-change';

const undoKind = 'help-desk';

export function helpDeskRecordRoutes(app: App, context: Context): void {
  const { encryption } = context;
  const { db } = context.database;
  const handle = createHandle(app, context, helpDeskEndpoints);

  handle('PATCH /helpDesk/records/:id', async (request) => {
    const { id } = request.params;
    const actor = getActor(context, request);
    const { state, undo } = await inTransaction(db, (tx) =>
      applyChange(context, tx, request, { ...request.body, id }, actor),
    );
    context.wakeOutbox();
    return { ...state, undo: createUndoToken(encryption, undoKind, actor, [undo]) };
  });

  handle('POST /helpDesk/records/states', async (request) => {
    const { records, ...change } = request.body;
    const actor = getBulkActor(context, request);
    const { results, ...response } = await bulkUpdate(
      { db, log: request.log },
      records,
      (tx, record) => applyChange(context, tx, request, { ...change, ...record }, actor),
    );
    const steps = results.map(({ undo }) => undo);
    return { ...response, undo: createUndoToken(encryption, undoKind, actor, steps) };
  });

  handle('POST /helpDesk/records/undo', async (request) => {
    const actor = getBulkActor(context, request);
    const change = readUndoToken<RecordUndoState>(encryption, undoKind, actor, request.body.token);
    const { results: _results, ...response } = await bulkUpdate(
      { db, log: request.log },
      change.steps,
      (tx, step) => undoChange(context, tx, request, { ...step, at: change.at }, actor),
    );
    context.wakeOutbox();
    return response;
  });

  const consent = createConsentHandlers<{ id: string }>(context, {
    kind: 'help-desk',
    findRecord: (request, tx) => requireRecord(request, tx, request.params.id),
  });
  handle('GET /helpDesk/records/:id/text-consent', consent.read);
  handle('POST /helpDesk/records/:id/text-consent', consent.record);
}
