import type { Static } from 'typebox';
import {
  RecordChange,
  RecordChangeResponse,
  BulkRecordChange,
  BulkRecordResponse,
} from '../../../../contract/help-desk/record-schema';
import { UndoRequest, UndoResponse } from '../../../../contract/shared/schema/undo';
import { getActor } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import { inTransaction } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import type { App } from '../../../core/http/app-type';
import { bulkUpdate } from '../../../core/http/lists/bulk-update';
import { createUndoToken, readUndoToken } from '../../../core/http/lists/undo';
import { staffRouteOptions } from '../../../core/http/staff-route';
import { registerConsentRoutes } from '../../../services/sms/consent-routes';
import { recordParam, requireRecord } from '../service';
import { applyChange, type RecordUndoState } from './apply-change';
import { undoChange } from './undo-change';

const undoKind = 'help-desk';

export function helpDeskRecordRoutes(app: App, context: Context): void {
  const { vault } = context;
  const { db } = context.database;
  app.patch(
    '/helpDesk/records/:id',
    staffRouteOptions(
      context,
      { summary: 'Change the state, assignee, or decision of a help-desk request', perMinute: 120 },
      { params: recordParam, body: RecordChange, response: { 200: RecordChangeResponse } },
    ),
    async (request) => {
      const { id } = request.params;
      const actor = getActor(context, request);
      const { state, undo } = await inTransaction(db, (tx) =>
        applyChange(context, tx, request, { ...request.body, id }, actor),
      );
      context.wakeOutbox();
      return { ...state, undo: createUndoToken(vault, undoKind, actor, [undo]) };
    },
  );

  app.post(
    '/helpDesk/records/states',
    staffRouteOptions(
      context,
      { summary: 'Change the state or assignee of several help-desk requests', perMinute: 30 },
      { body: BulkRecordChange, response: { 200: BulkRecordResponse } },
    ),
    async (request) => {
      const { records, ...change } = request.body;
      const actor = { ...getActor(context, request), batch: newId() };
      const { results, ...response } = await bulkUpdate(
        { db, log: request.log },
        records,
        (tx, record) => applyChange(context, tx, request, { ...change, ...record }, actor),
      );
      const steps = results.map(({ undo }) => undo);
      return { ...response, undo: createUndoToken(vault, undoKind, actor, steps) };
    },
  );

  app.post(
    '/helpDesk/records/undo',
    staffRouteOptions(
      context,
      { summary: 'Undo a change of help-desk requests', perMinute: 60 },
      { body: UndoRequest, response: { 200: UndoResponse } },
    ),
    async (request) => {
      const actor = { ...getActor(context, request), batch: newId() };
      const change = readUndoToken<RecordUndoState>(vault, undoKind, actor, request.body.token);
      const { results: _results, ...response } = await bulkUpdate(
        { db, log: request.log },
        change.steps,
        (tx, step) => undoChange(context, tx, request, { ...step, at: change.at }, actor),
      );
      context.wakeOutbox();
      return response;
    },
  );

  registerConsentRoutes(app, context, {
    ...{ path: '/helpDesk/records/:id', params: recordParam, kind: 'help-desk' },
    findRecord: (request, tx) =>
      requireRecord(request, tx, (request.params as Static<typeof recordParam>).id),
  });
}
