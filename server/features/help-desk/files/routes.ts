import { acceptsFile, replyFileLimits } from '../../../../contract/help-desk/constants';
import { helpDeskEndpoints } from '../../../../contract/help-desk/endpoints';
import { recordAudit } from '../../../services/audit/record-audit';
import { getActor, getStaff } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import type { Actor } from '../../../core/db/change-log';
import { inTransaction, type Tx } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError, notFound, validationError } from '../../../core/http/errors';
import {
  createIdempotent,
  getStaffIdempotencyKey,
} from '../../../core/http/idempotency/idempotency';
import { getClientAbortSignal } from '../../../core/http/request/abort-signal';
import { getClientKey } from '../../../core/http/request/client-key';
import { sendAttachment } from '../../../core/http/send-attachment';
import { changeAtVersion } from '../change-at-version';
import { readIdentity } from '../identity/queries';
import { hashToken } from '../../../core/hash-token';
import { deriveFileToken } from '../links';
import { saveMessage } from '../../../services/messages/service';
import { requestMessages, requireStatusPage } from '../messages/request-messages';
import { findQueueItem, type LoadedRecord } from '../records/queries';
import { requireRecord } from '../require-record';
import { readFile, removeFile, saveFile } from './queries';
import { readUpload, requireSafePdf, type Upload } from './reply-file';

const linkDuration = replyFileLimits.days * 24 * 60 * 60_000;

export function helpDeskFileRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const { encryption } = context;
  const handle = createHandle(app, context, helpDeskEndpoints);

  handle('GET /helpDesk/records/:id/file', async (request, reply) => {
    const actor = getActor(context, request);
    const file = await inTransaction(db, async (tx) => {
      const { id } = await requireRecord(context, request, tx, request.params.id);
      const found = await readFile(tx, encryption, { recordId: id, now: actor.at });
      if (found === null) throw notFound();
      const subject = { kind: 'help-desk', id } as const;
      await recordAudit(tx, actor, { action: 'open-file', subject });
      return found;
    });
    return sendAttachment(reply, file);
  });

  handle('POST /helpDesk/records/:id/file', async (request, reply) => {
    const { id } = request.params;
    const upload = await readUpload(request);
    const { name, bytes, version, to } = upload;
    const { email } = getStaff(request);
    const content = [id, String(version), to, name, bytes];
    const key = getStaffIdempotencyKey(context, request, 'request-file', content);
    const readPdf = () =>
      requireSafePdf(bytes, getClientKey(request.ip), getClientAbortSignal(reply));
    await createIdempotent(
      context,
      key,
      async (tx, fileId, now, pdf) => {
        const record = await requireRecord(context, request, tx, id);
        const file = { ...upload, bytes: pdf, fileId };
        await attach(context, tx, record, file, { email, at: now.toISOString() });
      },
      readPdf,
    );
    context.wakeOutbox();
    const item = await findQueueItem(db, encryption, id);
    if (!item?.file) throw notFound();
    return { file: item.file, version: item.version };
  });

  handle('DELETE /helpDesk/records/:id/file', async (request) => {
    const { id } = request.params;
    const version = Number(request.query.version);
    await inTransaction(db, async (tx) => {
      const record = await requireRecord(context, request, tx, id);
      const log = {
        events: [{ kind: 'file-removed' }],
        actions: [{ action: 'delete-file' }],
      } as const;
      await changeAtVersion(tx, record, version, log, getActor(context, request));
      if (!(await removeFile(tx, id))) throw notFound();
    });
    return { version: version + 1 };
  });
}

async function attach(
  context: Context,
  tx: Tx,
  record: LoadedRecord,
  { fileId, name, bytes, version, to: expected }: Upload & { fileId: string },
  actor: Actor,
): Promise<void> {
  const { at } = actor;
  const log = { events: [{ kind: 'file-added' }], actions: [{ action: 'add-file' }] } as const;
  await changeAtVersion(tx, record, version, log, actor);
  if (!acceptsFile(record.type)) {
    throw validationError({ file: 'Only pay-stub requests can have a file.' });
  }
  const { recipient } = await readIdentity(tx, context.encryption, record);
  if (recipient === null) throw unknownSender();
  const { to } = recipient;
  if ((to ?? '') !== expected) throw otherRecipient(to);
  // Without an email, the file can be found only on the status page.
  if (to === null) requireStatusPage(record, at);
  await saveFile(tx, context.encryption, {
    id: fileId,
    recordId: record.id,
    name,
    bytes,
    tokenHash: hashToken(deriveFileToken(context.encryption, fileId)),
    createdAt: at,
    expiresAt: new Date(Date.parse(at) + linkDuration).toISOString(),
    addedBy: actor.email,
  });
  if (to === null) return;
  const notice = { id: fileId, channel: 'email', text: '', to, isNotice: true } as const;
  await saveMessage(context, { tx, subject: requestMessages, record, actor }, notice);
}

function unknownSender(): HttpError {
  const message = 'First confirm who sent this request. Then attach the file.';
  return new HttpError(409, 'unknown_sender', message);
}

function otherRecipient(to: string | null): HttpError {
  const place = to ?? 'the status page';
  const message = `Not sent. The file would now go to ${place}. Check that and try again.`;
  return new HttpError(409, 'other_recipient', message);
}
