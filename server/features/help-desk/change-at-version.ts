import { getRequestState, requestStateLabels } from '../../../contract/help-desk/constants';
import type { Actor } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import type { HttpError } from '../../core/http/errors';
import { formatAssignee, versionConflict } from '../../core/http/version-conflict';
import { changeRecord, findRecord, type LoadedRecord, type RecordUpdate } from './records/queries';

export async function changeAtVersion(
  tx: Db,
  record: LoadedRecord,
  version: number,
  update: RecordUpdate,
  actor: Actor,
): Promise<void> {
  if (await changeRecord(tx, { id: record.id, version }, update, actor)) return;
  throw recordConflict((await findRecord(tx, record.id)) ?? record, actor.email);
}

export function recordConflict(current: LoadedRecord, caller: string): HttpError {
  const now = `status is ${requestStateLabels[getRequestState(current)]}, ${formatAssignee(current.assignee)}`;
  return versionConflict(current.changedBy, caller, now);
}
