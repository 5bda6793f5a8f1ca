import { acceptsFile } from '../../../../contract/help-desk/constants';
import { helpDeskEndpoints } from '../../../../contract/help-desk/endpoints';
import type { IdentityConfirmation } from '../../../../contract/help-desk/identity-schema';
import { canSeeRegion, type Access } from '../../../../contract/shared/roles';
import { getActor, getStaff } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import type { Actor } from '../../../core/db/change-log';
import { inTransaction, type Tx } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { findEmployeeContacts } from '../../employees/service';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError, validationError } from '../../../core/http/errors';
import { changeAtVersion } from '../change-at-version';
import { findFileId } from '../files/queries';
import { saveMessage } from '../../../services/messages/service';
import { requestMessages } from '../messages/request-messages';
import type { LoadedRecord } from '../records/queries';
import { requireRecord } from '../require-record';
import { toPayee } from './match-employees';

export function helpDeskIdentityRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, helpDeskEndpoints);

  handle('POST /helpDesk/records/:id/identity', (request) =>
    inTransaction(context.database.db, async (tx) => {
      const record = await requireRecord(context, request, tx, request.params.id);
      const actor = { ...getActor(context, request), access: getStaff(request).access };
      return confirmIdentity(context, tx, record, request.body, actor);
    }),
  );
}

/** The link to the file went to someone else. */
function fileSent(): HttpError {
  const message = 'A pay stub is attached. Delete it before you change who sent this request.';
  return new HttpError(409, 'file_attached', message);
}

async function confirmIdentity(
  context: Context,
  tx: Tx,
  record: LoadedRecord,
  { version, employeeId: chosen, reason }: IdentityConfirmation,
  { access, ...actor }: Actor & { access: Access },
): Promise<{ version: number }> {
  const employeeId = chosen ?? null;
  if (!acceptsFile(record.type)) {
    throw validationError({ employeeId: 'Only the sender of a pay-stub request is confirmed.' });
  }
  const employee =
    employeeId === null ? null : await findEmployeeContacts(tx, context.encryption, employeeId);
  const isKnown = employee !== null && canSeeRegion(access, employee.region);
  if (employeeId !== null && !isKnown) {
    throw validationError({ employeeId: 'This employee was not found. Choose another one.' });
  }
  const isRepeated =
    record.version === version + 1 &&
    record.identifiedBy === actor.email &&
    record.employeeId === employeeId;
  if (isRepeated) return { version: record.version };
  if ((await findFileId(tx, record.id)) !== null) throw fileSent();
  const log = {
    events: [{ kind: 'identified', detail: employee && toPayee(record, employee).name }],
    actions: [{ action: 'identify-request' }],
    identity: { employeeId, identifiedBy: actor.email, identifiedAt: actor.at },
  } as const;
  await changeAtVersion(tx, record, version, log, actor);
  if (reason !== undefined) {
    const text = `Why I’m sure who sent this: ${reason}`;
    const note = { id: newId(), channel: 'note', text } as const;
    await saveMessage(context, { tx, subject: requestMessages, record, actor }, note);
  }
  return { version: version + 1 };
}
