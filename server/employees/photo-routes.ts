import Type from 'typebox';
import { EmployeePhotoAnswer } from '../../contract/employees/schema';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import type { By } from '../db/actor';
import { inTransaction, type Db } from '../db/engine';
import { recordAudit } from '../audit/service';
import { noteChanges } from '../db/change-log';
import { findEmployeePhoto, saveEmployeePhoto, deleteEmployeePhoto } from './photo-queries';
import { findEmployee } from './queries';
import { touchList } from '../db/list-revisions';
import { notFound } from '../http/errors';
import { readPhoto } from '../uploads/photo';
import { goneOf } from '../http/request/abort-signal';
import { senderOf } from '../http/request/client-key';
import { doneBy } from '../auth/actor';
import { employeeParam } from './service';
import { idParam } from '../http/request/id-param';
import { sentPicture, takePictures } from '../uploads/image-upload';
import { staffRoute } from '../http/staff-route';
import { sendInert } from '../http/send-attachment';

/**
 * GET /employees/photos/{photo}, and POST and DELETE /employees/{id}/photo. A photo moves no version: it overtakes nobody who changes
 * what the form holds.
 */
export function employeePhotoRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  const { db } = database;
  takePictures(app);

  app.get(
    '/employees/photos/:photo',
    staffRoute(
      context,
      { summary: 'The photo of an employee', description: 'Answers the picture itself: WebP.' },
      { params: Type.Object({ photo: idParam }) },
    ),
    async (request, reply) => {
      const photo = await findEmployeePhoto(db, vault, request.params.photo);
      if (photo === null) throw notFound();
      return sendInert(reply, { type: 'image/webp', bytes: photo });
    },
  );

  app.post(
    '/employees/:id/photo',
    staffRoute(
      context,
      {
        summary: 'Set the photo of an employee',
        description: 'The body is the picture: JPEG, PNG or WebP. It is cut to a square.',
        perMinute: 60,
      },
      { params: employeeParam, response: { 201: EmployeePhotoAnswer } },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const bytes = await readPhoto(sentPicture(request), senderOf(request.ip), goneOf(reply));
      const done = doneBy(context, request);
      const photo = await inTransaction(db, async (tx) => {
        await noteOn(tx, { id, field: 'photo', action: 'set-employee-photo' }, done);
        return saveEmployeePhoto(tx, vault, { employeeId: id, bytes, at: done.at });
      });
      void reply.code(201);
      return { photo };
    },
  );

  app.delete(
    '/employees/:id/photo',
    staffRoute(
      context,
      { summary: 'Remove the photo of an employee', perMinute: 60 },
      { params: employeeParam },
    ),
    async (request, reply) => {
      const { id } = request.params;
      await inTransaction(db, async (tx) => {
        if ((await findEmployee(tx, id))?.photo === null) return;
        const done = doneBy(context, request);
        await noteOn(tx, { id, field: 'photo-removed', action: 'remove-employee-photo' }, done);
        await deleteEmployeePhoto(tx, id);
      });
      return reply.code(204).send();
    },
  );
}

type Noted = {
  id: string;
  field: string;
  action: 'set-employee-photo' | 'remove-employee-photo';
};

/** Throws 404 when there is no such employee. */
async function noteOn(tx: Db, { id, field, action }: Noted, { by, at }: By): Promise<void> {
  await touchList(tx, 'employees');
  const employee = await findEmployee(tx, id);
  if (employee === null) throw notFound();
  await noteChanges(tx, 'employee_changes', employee, [{ field, from: null, to: null }], {
    by,
    at,
  });
  await recordAudit(tx, { at, actor: by, action, subject: { kind: 'employee', id } });
}
