import type { Chat, ChatsResponse } from '../../contract/inbox/schema';
import type { AuditAction } from '../../contract/audit/constants';
import type { AuditRecord } from '../services/audit/record-audit';
import type { Encryption } from '../core/db/encryption/encryption';
import type { Db } from '../core/db/engine';
import { readChat } from '../features/inbox/threads/read-queries';
import { readPayload } from '../services/outbox/queries';
import type { TestServer } from './test-server';

/** The open threads of the first page, latest activity first. */
export async function listChats(server: TestServer, query = ''): Promise<Chat[]> {
  const { database, encryption } = server.context;
  const response = await server.callAs('owner', { method: 'GET', path: `/chats${query}` });
  // Not by the API, which audits who opens a thread.
  const chats = response
    .json<ChatsResponse>()
    .chats.map(({ userId }) => readChat(database.db, encryption, userId));
  return (await Promise.all(chats)).flatMap((chat) => chat ?? []);
}

/** Lists the outbox with decrypted payloads, oldest first. A purged payload is ''. */
export async function listOutbox({ context: { database, encryption } }: TestServer) {
  const rows = await database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    ...row,
    payload: row.payloadEncrypted === '' ? '' : JSON.stringify(readPayload(encryption, row)),
  }));
}

/** Lists the audit entries about a subject, oldest first. */
export async function listAuditEntries(
  db: Db,
  subject: string,
): Promise<(AuditRecord & { at: string; actor: string })[]> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ at, actor, action, subjectKind: kind, subject: id, detail }) => ({
    at,
    actor,
    action: action as AuditAction,
    subject: { kind, id },
    ...(detail === null ? {} : { detail }),
  }));
}

/** Lists every thread, latest activity first. */
export async function readInbox(db: Db, encryption: Encryption): Promise<Chat[]> {
  const ids = await db
    .selectFrom('threads')
    .select('id')
    .where('mergedInto', 'is', null)
    .orderBy('activeAt', 'desc')
    .orderBy('n', 'desc')
    .execute();
  const chats = await Promise.all(ids.map(({ id }) => readChat(db, encryption, id)));
  return chats.flatMap((chat) => chat ?? []);
}
