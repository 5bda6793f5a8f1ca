import type { FastifyRequest } from 'fastify';
import {
  FileUploadResponse,
  FileRemovalQuery,
  FileRemovalResponse,
} from '../../../contract/help-desk/change-schema';
import { replyFileLimits, acceptsFile } from '../../../contract/help-desk/constants';
import { HelpDeskStatusRequest } from '../../../contract/forms/schema';
import type { App } from '../../http/app-type';
import { getStaff, getActor } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { updateAtVersion } from '../../db/versioned-update';
import { buildFileEmail, deriveFileToken } from '../emails';
import { addEvent, recordFileOpened } from '../event-queries';
import { readFile, removeFile, saveFile } from './queries';
import { readQueueItems } from '../records/item-queries';
import { findRecord, type LoadedRecord } from '../records/queries';
import { findByToken } from '../status/queries';
import { bumpRevision } from '../../db/list-revisions';
import { validationError, notFound } from '../../http/errors';
import { readUpload, requireSafePdf, type Upload } from './reply-file';
import { sendAttachment } from '../../http/send-attachment';
import { requireStatusPage, saveNotice } from '../messages/reply';
import { rateLimit } from '../../http/limits/rate-limit';
import { hashToken } from '../requests/create-request';
import { getClientAbortSignal } from '../../http/request/abort-signal';
import { getClientKey } from '../../http/request/client-key';
import { createIdempotent, getStaffIdempotencyKey } from '../../http/idempotency/idempotency';
import { requireRecord } from '../queues/params';
import { recordParam } from '../queues/routes';
import { recordConflict } from '../records/routes';
import { deadLinkError } from '../status/routes';
import { staffRouteOptions } from '../../http/staff-route';

const day = 24 * 60 * 60_000;

/** POST /helpDesk/file: the attached file, for the token of its link or of the request. POST keeps the token out of logs. */
export function publicHelpDeskFileRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  app.post(
    '/helpDesk/file',
    {
      config: rateLimit(context, { max: 60, perMinutes: 10 }),
      schema: {
        summary: 'The file attached to a help-desk request',
        description: 'Sends the file itself: PDF.',
        tags: ['Visitors'],
        body: HelpDeskStatusRequest,
      },
    },
    async (request, reply) => {
      const now = context.now().toISOString();
      const file = await inTransaction(database.db, async (tx) => {
        const record = await findByToken(tx, hashToken(request.body.token), now);
        const found = record && (await readFile(tx, vault, { recordId: record.id, now }));
        if (record === null || found === null) throw deadLinkError();
        // The office must know whether the wrong file was seen.
        const opened = { recordId: record.id, at: now, addedAt: found.addedAt };
        if (await recordFileOpened(tx, opened)) await bumpRevision(tx, 'help-desk');
        return found;
      });
      return sendAttachment(reply, { ...file, name: `${file.reference}.pdf` });
    },
  );
}

/** GET, POST, and DELETE /helpDesk/records/{id}/file: the PDF for the caregiver, who gets a link by e-mail. */
export function helpDeskFileRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const { vault } = context;
  app.get(
    '/helpDesk/records/:id/file',
    staffRouteOptions(
      context,
      {
        summary: 'The file attached to a help-desk record',
        description: 'Sends the file itself: PDF.',
        perMinute: 30,
      },
      { params: recordParam },
    ),
    async (request, reply) => {
      const { by: actor, at } = getActor(context, request);
      const file = await inTransaction(db, async (tx) => {
        const { id } = await requireRecord(request, tx, request.params.id);
        const found = await readFile(tx, vault, { recordId: id, now: at });
        if (found === null) throw notFound();
        const subject = { kind: 'help-desk', id } as const;
        await recordAudit(tx, { at, actor, action: 'open-file', subject });
        return found;
      });
      return sendAttachment(reply, { ...file, name: `${file.reference}.pdf` });
    },
  );

  app.post(
    '/helpDesk/records/:id/file',
    staffRouteOptions(
      context,
      {
        summary: 'Attach a PDF to a pay-stub request, replacing the former one',
        description: 'Multipart: `file`, a PDF of at most 5 MB, and the current `version`.',
        perMinute: 30,
      },
      { params: recordParam, response: { 201: FileUploadResponse } },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const upload = await readUpload(request);
      const { name, bytes, version } = upload;
      const by = getStaff(request).email;
      const once = getStaffIdempotencyKey(context, request, 'request-file', [
        id,
        String(version),
        name,
        bytes,
      ]);
      const check = () =>
        requireSafePdf(bytes, getClientKey(request.ip), getClientAbortSignal(reply));
      await createIdempotent(context, once, check, async (tx, fileId, now) => {
        const at = now.toISOString();
        const record = await updateRecord(tx, request, { id, version, by, at });
        if (!acceptsFile(record.type)) {
          throw validationError({ file: 'Only pay-stub requests can have a file.' });
        }
        // Without an e-mail, the file can be found only on the status page.
        if (record.email === null) requireStatusPage(record, at);
        await attach(context, tx, record, { ...upload, fileId, by, now });
      });
      context.wakeOutbox();
      const [item] = await readQueueItems(db, vault, [id]);
      if (!item?.file) throw notFound();
      void reply.code(201);
      return { file: item.file, version: item.version };
    },
  );

  app.delete(
    '/helpDesk/records/:id/file',
    staffRouteOptions(
      context,
      { summary: 'Delete the file of a help-desk record', perMinute: 30 },
      {
        params: recordParam,
        querystring: FileRemovalQuery,
        response: { 200: FileRemovalResponse },
      },
    ),
    async (request) => {
      const { id } = request.params;
      const version = Number(request.query.version);
      const { by, at } = getActor(context, request);
      await inTransaction(db, async (tx) => {
        await updateRecord(tx, request, { id, version, by, at });
        if (!(await removeFile(tx, id))) throw notFound();
        await addEvent(tx, { recordId: id, at, step: 'file-removed', by });
        const subject = { kind: 'help-desk', id } as const;
        await recordAudit(tx, { at, actor: by, action: 'delete-file', subject });
        await bumpRevision(tx, 'help-desk');
      });
      return { version: version + 1 };
    },
  );
}

/** Increments the record's version. Throws 409 if it is no longer at `version`. */
async function updateRecord(
  tx: Db,
  request: FastifyRequest,
  { id, version, by, at }: { id: string; version: number; by: string; at: string },
): Promise<LoadedRecord> {
  const record = await requireRecord(request, tx, id);
  if (!(await updateAtVersion(tx, 'helpDesk', { id, version }, {}, { by, at }))) {
    throw recordConflict((await findRecord(tx, id)) ?? record, by);
  }
  return record;
}

async function attach(
  context: Context,
  tx: Db,
  record: LoadedRecord,
  { fileId, name, bytes, by, now }: Upload & { fileId: string; by: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const { id: recordId, email: to } = record;
  await saveFile(tx, context.vault, {
    id: fileId,
    recordId,
    name,
    bytes,
    tokenHash: hashToken(deriveFileToken(context.vault, fileId)),
    createdAt: at,
    expiresAt: new Date(now.getTime() + replyFileLimits.days * day).toISOString(),
    addedBy: by,
  });
  await addEvent(tx, { recordId, at, step: 'file-added', by });
  const subject = { kind: 'help-desk', id: recordId } as const;
  await recordAudit(tx, { at, actor: by, action: 'add-file', subject });
  await bumpRevision(tx, 'help-desk');
  if (to === null) return;
  const email = buildFileEmail(context, record, { to, fileId });
  await saveNotice(context, tx, record, { id: fileId, at, by, email });
}
