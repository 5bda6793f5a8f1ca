import { helpDeskEndpoints } from '../../../../contract/help-desk/endpoints';
import type { Context } from '../../context';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { createUndoHandlers } from '../../../core/http/lists/undo';
import { createConsentHandlers } from '../../../services/sms/consent-routes';
import { requireRecord } from '../require-record';
import { applyChange, type RecordUndoState } from './change-record';
import { undoChange } from './undo-change';

export function helpDeskRecordRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, helpDeskEndpoints);

  const { changeOne, changeAll, undo } = createUndoHandlers<RecordUndoState>(context, 'help-desk');

  handle('PATCH /helpDesk/records/:id', async (request) => {
    const { id } = request.params;
    const changed = await changeOne(request, (tx, actor) =>
      applyChange(context, tx, request, { ...request.body, id }, actor),
    );
    context.wakeOutbox();
    return changed;
  });

  handle('POST /helpDesk/records/states', (request) => {
    const { records, ...change } = request.body;
    return changeAll(request, records, (tx, record, actor) =>
      applyChange(context, tx, request, { ...change, ...record }, actor),
    );
  });

  handle('POST /helpDesk/records/undo', async (request) => {
    const undone = await undo(request, (tx, step, actor) =>
      undoChange(context, tx, request, step, actor),
    );
    context.wakeOutbox();
    return undone;
  });

  const consent = createConsentHandlers<{ id: string }>(context, {
    kind: 'help-desk',
    findRecord: (request, tx) => requireRecord(context, request, tx, request.params.id),
  });
  handle('GET /helpDesk/records/:id/text-consent', consent.read);
  handle('POST /helpDesk/records/:id/text-consent', consent.record);
}
