import { employeeEndpoints } from '../../../contract/employees/endpoints';
import { recordAudit } from '../../services/audit/record-audit';
import { getActor } from '../../core/http/request/staff';
import type { Context } from '../context';
import { type Actor, recordChanges } from '../../core/db/change-log';
import type { Encryption } from '../../core/db/encryption/encryption';
import { inTransaction, type Db } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { notFound } from '../../core/http/errors';
import { sendAttachment } from '../../core/http/send-attachment';
import { acceptImages, readPhoto } from '../../services/uploads/image-upload';
import { deleteEmployeePhoto, findEmployeePhoto, saveEmployeePhoto } from './photo-queries';
import { findEmployee } from './queries';

/** Photos keep the employee's version, so that they never conflict with edits of the form. */
export function employeePhotoRoutes(app: App, context: Context): void {
  const { database, encryption } = context;
  const { db } = database;
  acceptImages(app);

  const handle = createHandle(app, context, employeeEndpoints);

  handle('GET /employees/photos/:photo', async ({ params }, reply) => {
    const bytes = await findEmployeePhoto(db, encryption, params.photo);
    if (bytes === null) throw notFound();
    return sendAttachment(reply, { type: 'image/webp', bytes });
  });

  handle('POST /employees/:id/photo', async (request, reply) => {
    const { id } = request.params;
    const bytes = await readPhoto(request, reply);
    const actor = getActor(context, request);
    const photo = await inTransaction(db, async (tx) => {
      await recordPhotoChange(tx, encryption, id, 'photo', actor);
      return saveEmployeePhoto(tx, encryption, { employeeId: id, bytes, at: actor.at });
    });
    return { photo };
  });

  handle('DELETE /employees/:id/photo', async (request) => {
    const { id } = request.params;
    await inTransaction(db, async (tx) => {
      if ((await findEmployee(tx, encryption, id))?.photo === null) return;
      await recordPhotoChange(tx, encryption, id, 'photo-removed', getActor(context, request));
      await deleteEmployeePhoto(tx, id);
    });
  });
}

const auditActions = {
  photo: 'set-employee-photo',
  'photo-removed': 'remove-employee-photo',
} as const;

async function recordPhotoChange(
  tx: Db,
  encryption: Encryption,
  id: string,
  field: keyof typeof auditActions,
  actor: Actor,
): Promise<void> {
  await bumpRevision(tx, 'employees');
  const employee = await findEmployee(tx, encryption, id);
  if (employee === null) throw notFound();
  const change = { field, from: null, to: null };
  await recordChanges(tx, { ...employee, kind: 'employee' }, [change], actor, null);
  const subject = { kind: 'employee', id } as const;
  await recordAudit(tx, actor, { action: auditActions[field], subject });
}
