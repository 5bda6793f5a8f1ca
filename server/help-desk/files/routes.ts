import type { FastifyRequest } from 'fastify';
import {
  FileAdded,
  FileRemovalQuery,
  FileRemoved,
} from '../../../contract/help-desk/change-schema';
import { answerFile, takesFile } from '../../../contract/help-desk/constants';
import { HelpDeskStatusRequest } from '../../../contract/forms/schema';
import { isVersion } from '../../../contract/shared/schema/fields';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import { changeAtVersion } from '../../db/versioned-update';
import { addStep, noteOpening } from '../event-queries';
import { openFile, putFile, removeFile } from './queries';
import { readItems } from '../records/item-queries';
import { findRecord, type KnownRecord } from '../records/queries';
import { findByToken } from '../status/queries';
import { touchList } from '../../db/list-revisions';
import { invalid, notFound } from '../../http/errors';
import { answerFileMessages, checkAnswerFile, shownName } from './reply-file';
import { sendInert } from '../../http/send-attachment';
import { keepNotice, requirePage } from '../messages/reply';
import { mailOfFile, tokenOfFile } from './notify-file';
import { limits } from '../../http/limits/rate-limit';
import { hashOfToken } from '../requests/create-request';
import { readParts } from '../../http/request/multipart';
import { goneOf } from '../../http/request/abort-signal';
import { senderOf } from '../../http/request/client-key';
import { staffOnce } from '../../http/idempotency/staff-idempotency-key';
import { storeOnce } from '../../http/idempotency/idempotency';
import { doneBy } from '../../auth/actor';
import { recordOf } from '../queues/params';
import { recordParam } from '../queues/routes';
import { overtaken } from '../records/routes';
import { deadLink } from '../status/routes';
import { staffRoute } from '../../http/staff-route';

const day = 24 * 60 * 60_000;

/** POST /helpDesk/file: the file that the office has attached, for whoever has its link or that of its request. A POST as the status is. */
export function publicFileRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  app.post(
    '/helpDesk/file',
    {
      config: limits(context, { max: 60, perMinutes: 10 }),
      schema: {
        summary: 'The file that was attached to a help-desk request',
        description: 'Answers the file itself: PDF.',
        tags: ['Visitors'],
        body: HelpDeskStatusRequest,
      },
    },
    async (request, reply) => {
      const now = context.now().toISOString();
      const file = await inTransaction(database.db, async (tx) => {
        const opened = await findByToken(tx, hashOfToken(request.body.token), now);
        const found = opened && (await openFile(tx, vault, { recordId: opened.id, now }));
        if (opened === null || found === null) throw deadLink();
        // Noted before it is handed out: if it was the wrong one, the office must know that it was seen.
        const opening = { recordId: opened.id, at: now, addedAt: found.addedAt };
        if (await noteOpening(tx, opening)) await touchList(tx, 'help-desk');
        return found;
      });
      return sendInert(reply, { ...file, name: `${file.reference}.pdf` });
    },
  );
}

/** GET, POST and DELETE /helpDesk/records/{id}/file: the PDF for the caregiver. Its link is mailed, works for two weeks and ends with the file. */
export function helpDeskFileRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  const { db } = database;
  app.get(
    '/helpDesk/records/:id/file',
    staffRoute(
      context,
      {
        summary: 'The file that was attached to a help-desk record',
        description: 'Answers the file itself: PDF.',
        perMinute: 30,
      },
      { params: recordParam },
    ),
    async (request, reply) => {
      const file = await inTransaction(db, async (tx) => {
        const { id } = await recordOf(request, tx, request.params.id);
        const at = context.now().toISOString();
        const found = await openFile(tx, vault, { recordId: id, now: at });
        if (found === null) throw notFound();
        const subject = { kind: 'help-desk', id } as const;
        await recordAudit(tx, { at, actor: staffOf(request).email, action: 'open-file', subject });
        return found;
      });
      return sendInert(reply, { ...file, name: `${file.reference}.pdf` });
    },
  );

  app.post(
    '/helpDesk/records/:id/file',
    staffRoute(
      context,
      {
        summary: 'Attach a PDF to a request for a pay stub, in place of the one before',
        description: 'Multipart: `file`, a PDF of at most 5 MB, and `version`, as it was seen.',
        perMinute: 30,
      },
      { params: recordParam, response: { 201: FileAdded } },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const { name, bytes, version } = await readUpload(request);
      const by = staffOf(request).email;
      const said = [id, String(version), name, bytes];
      const once = staffOnce(context, request, 'request-file', said);
      const check = () => checkAnswerFile(bytes, senderOf(request.ip), goneOf(reply));
      await storeOnce(context, once, check, async (tx, fileId, now) => {
        const record = await changed(tx, request, { id, version, at: now.toISOString() });
        if (!takesFile(record.type)) {
          throw invalid({ file: 'Only a request for a pay stub takes a file.' });
        }
        // Without a mail the file is found through the link of the request alone.
        if (record.email === null) requirePage(record, now.toISOString());
        await attach(context, tx, record, { fileId, name, bytes, by, now });
      });
      context.wakeOutbox();
      const [item] = await readItems(db, vault, [id]);
      if (!item?.file) throw notFound();
      void reply.code(201);
      return { file: item.file, version: item.version };
    },
  );

  app.delete(
    '/helpDesk/records/:id/file',
    staffRoute(
      context,
      { summary: 'Delete the file of a help-desk record', perMinute: 30 },
      { params: recordParam, querystring: FileRemovalQuery, response: { 200: FileRemoved } },
    ),
    async (request) => {
      const { id } = request.params;
      const version = Number(request.query.version);
      const { by, at } = doneBy(context, request);
      await inTransaction(db, async (tx) => {
        await changed(tx, request, { id, version, at });
        if (!(await removeFile(tx, id))) throw notFound();
        await addStep(tx, { recordId: id, at, step: 'file-removed', by });
        const subject = { kind: 'help-desk', id } as const;
        await recordAudit(tx, { at, actor: by, action: 'delete-file', subject });
        await touchList(tx, 'help-desk');
      });
      return { version: version + 1 };
    },
  );
}

async function readUpload(
  request: FastifyRequest,
): Promise<{ name: string; bytes: Buffer; version: number }> {
  const { maxBytes } = answerFile;
  const { tooLarge, missing } = answerFileMessages;
  const { texts, file } = await readParts(request, { maxBytes, tooLarge });
  const version = texts['version'] ?? '';
  if (!isVersion(version)) throw invalid({ version: 'Please reload the page.' });
  if (file === null) throw invalid({ file: missing });
  return { name: shownName(file.name), bytes: file.bytes, version: Number(version) };
}

/** The record, moved on from the version that was seen. Throws 409 when it is at another. */
async function changed(
  tx: Db,
  request: FastifyRequest,
  { id, version, at }: { id: string; version: number; at: string },
): Promise<KnownRecord> {
  const record = await recordOf(request, tx, id);
  const done = { by: staffOf(request).email, at };
  if (!(await changeAtVersion(tx, 'help_desk', { id, version }, {}, done))) {
    throw overtaken((await findRecord(tx, id)) ?? record, done.by);
  }
  return record;
}

type Attached = { fileId: string; name: string; bytes: Buffer; by: string; now: Date };

async function attach(
  context: Context,
  tx: Db,
  record: KnownRecord,
  { fileId, name, bytes, by, now }: Attached,
): Promise<void> {
  const at = now.toISOString();
  const { id: recordId, email: to } = record;
  await putFile(tx, context.vault, {
    id: fileId,
    recordId,
    name,
    bytes,
    tokenHash: hashOfToken(tokenOfFile(context.vault, fileId)),
    createdAt: at,
    expiresAt: new Date(now.getTime() + answerFile.days * day).toISOString(),
    addedBy: by,
  });
  await addStep(tx, { recordId, at, step: 'file-added', by });
  const subject = { kind: 'help-desk', id: recordId } as const;
  await recordAudit(tx, { at, actor: by, action: 'add-file', subject });
  await touchList(tx, 'help-desk');
  if (to === null) return;
  const mail = mailOfFile(context, record, { to, fileId });
  await keepNotice(context, tx, record, { id: fileId, at, by, mail });
}
