import {
  getRequestState,
  requestStateLabels,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import type { RecordState } from '../../../contract/help-desk/record-schema';
import type { Actor } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { updateAtVersion } from '../../core/db/concurrency/update-at-version';
import type { HttpError } from '../../core/http/errors';
import { formatAssignee, versionConflict } from '../../core/http/version-conflict';
import { formatTags } from '../../services/tags/queries';
import { logChange, type ChangeLog } from './event-queries';
import { findRecordStatus, type LoadedRecord, type RecordStatus } from './records/queries';
import type { HelpDeskRecordTable } from './table';

/** `state` is left out if only the record's file or sender changes. */
type RecordUpdate = ChangeLog & {
  state?: Omit<RecordState, 'version'>;
  identity?: Pick<HelpDeskRecordTable, 'employeeId' | 'identifiedBy' | 'identifiedAt'>;
};

/** Changes a record and stores its events and audit entries. Throws 409 if it is no longer at `version`. */
export async function changeAtVersion(
  tx: Db,
  record: LoadedRecord,
  version: number,
  { state, identity, ...log }: RecordUpdate,
  actor: Actor,
): Promise<void> {
  const { id } = record;
  const row = {
    ...identity,
    ...(state && {
      ...{ assignee: state.assignee, decision: state.decision },
      ...{ reviewed: state.reviewed ? 1 : 0, tags: formatTags(state.tags ?? []) },
    }),
    changedAt: actor.at,
  };
  if (!(await updateAtVersion(tx, 'helpDesk', { id, version }, row, actor))) {
    throw recordConflict((await findRecordStatus(tx, id)) ?? record, actor.email);
  }
  await logChange(tx, id, actor, log);
}

export function recordConflict(current: RecordStatus, caller: string): HttpError {
  const now = `status is ${requestStateLabels[getRequestState(current)]}, ${formatAssignee(current.assignee)}`;
  return versionConflict(current.changedBy, caller, now);
}

/** Each queue has its own entry of a bulk action in the activity feed. */
export function toQueueActor(caller: Actor, type: HelpDeskType): Actor {
  return caller.batch ? { ...caller, batch: `${caller.batch}-${type}` } : caller;
}
