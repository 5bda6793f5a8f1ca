import type { FastifyRequest } from 'fastify';
import {
  draftScreens,
  isFormKind,
  parseDraftKey,
  type DraftKind,
} from '../../../../contract/drafts/constants';
import { fileLimits, templateDraft } from '../../../../contract/messages/constants';
import { messageEndpoints } from '../../../../contract/messages/endpoints';
import { canSee } from '../../../../contract/shared/roles';
import { inTransaction, type Db } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError, notFound, validationError } from '../../../core/http/errors';
import { createUndoHandlers } from '../../../core/http/lists/undo';
import { getClientAbortSignal } from '../../../core/http/request/abort-signal';
import { getClientKey } from '../../../core/http/request/client-key';
import { requireVisible, type RecordSource } from '../../../core/http/presence/presence';
import { parseMultipart } from '../../../core/http/request/multipart';
import { getActor, getStaff } from '../../../core/http/request/staff';
import { sendAttachment } from '../../../core/http/send-attachment';
import { recordAudit } from '../../audit/record-audit';
import type { ServiceContext } from '../../context';
import { readMessageFile, sanitizeFileName } from '../../uploads/message-file';
import type { MessageSubject, MessageSubjects } from '../message-subject';
import { findMessage } from '../queries';
import type { UnsendState } from '../service';
import { unsendMessage } from '../unsend-message';
import { readAttachments } from './attachment-queries';
import { addUpload, measureUploads, removeUploads } from './upload-queries';

/** Files of messages, sent or not, and undoing what was sent a moment ago. */
export function messageRoutes(
  app: App,
  context: ServiceContext,
  subjects: MessageSubjects,
  records: Record<DraftKind, RecordSource>,
): void {
  const { database, encryption } = context;
  const { db } = database;
  const handle = createHandle(app, context, messageEndpoints);

  /** Throws 404 if the caller can't see the record. */
  const requireSubject = async (
    request: FastifyRequest,
    tx: Db,
    subject: MessageSubject,
    id: string,
  ) => {
    const { access } = getStaff(request);
    if (!draftScreens[subject.draftKind].some((screen) => canSee(access, screen))) throw notFound();
    await requireVisible(context, records[subject.draftKind], request, tx, id);
    return subject.requireVisible(context, request, tx, id);
  };

  /** The record of a draft, as the id that its files are stored with. */
  const requireDraft = async (request: FastifyRequest, draft: string): Promise<string> => {
    if (draft === templateDraft) return draft;
    const target = parseDraftKey(draft);
    if (target === null || isFormKind(target.kind)) {
      throw validationError({ draft: 'This can’t have files.' });
    }
    const subject = Object.values(subjects).find(({ draftKind }) => draftKind === target.kind);
    if (subject === undefined) throw notFound();
    await requireSubject(request, db, subject, target.subject);
    return target.subject;
  };

  handle(
    'POST /uploads',
    async (request, reply) => {
      const { email } = getStaff(request);
      const { texts, file } = await parseMultipart(request, {
        maxBytes: fileLimits.maxBytes,
        tooLarge: 'This file is larger than 10 MB. Choose a smaller one.',
      });
      if (file === null) throw validationError({ file: 'Choose a file.' });
      const subject = await requireDraft(request, texts['draft'] ?? '');
      if ((await measureUploads(db, email)) + file.bytes.length > fileLimits.maxUnsentBytes) {
        const message = 'Your unsent files take too much space. Send or remove some.';
        throw new HttpError(409, 'too_many', message);
      }
      const name = sanitizeFileName(file.name);
      const client = getClientKey(request.ip);
      const signal = getClientAbortSignal(reply);
      const { type, bytes } = await readMessageFile(file.bytes, name, client, signal);
      const id = newId();
      const createdAt = context.now().toISOString();
      await addUpload(db, encryption, { id, email, subject, name, type, bytes, createdAt });
      return { id, name, type, size: bytes.byteLength };
    },
    { config: { fileBytes: fileLimits.maxBytes } },
  );

  handle('DELETE /uploads/:id', (request) =>
    removeUploads(db, [request.params.id], getStaff(request).email),
  );

  handle('GET /messages/:messageId/files/:fileId', async (request, reply) => {
    const { messageId, fileId } = request.params;
    const found = await inTransaction(db, async (tx) => {
      const message = await findMessage(tx, encryption, messageId);
      if (message === null) throw notFound();
      const subject = subjects[message.subjectKind];
      const record = await requireSubject(request, tx, subject, message.subjectId);
      const listed = message.files.find(({ id }) => id === fileId);
      if (listed === undefined) throw notFound();
      const [file] = await readAttachments(tx, encryption, messageId, fileId);
      if (file === undefined) {
        const days = String(context.config.cardRetentionDays);
        throw new HttpError(404, 'not_found', `This file was deleted after ${days} days.`);
      }
      const about = subject.getAuditSubject(record.id, messageId);
      const actor = getActor(context, request);
      await recordAudit(tx, actor, { action: 'open-attachment', subject: about });
      return file;
    });
    // The dashboard knows its name, which may have any characters.
    return sendAttachment(reply, { ...found, name: 'file' });
  });

  const undoing = createUndoHandlers<UnsendState>(context, 'message');

  handle('POST /messages/undo', (request) =>
    undoing.undo(request, async (tx, { id, before }, actor) => {
      const subject = subjects[before.kind];
      await subject.lock(tx, before.recordId);
      const record = await requireSubject(request, tx, subject, before.recordId);
      await unsendMessage(context, { tx, subject, record, actor }, id, before);
    }),
  );
}
