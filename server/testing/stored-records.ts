import type { Chat, ChatsResponse } from '../../contract/inbox/schema';
import type { AuditAction } from '../../contract/audit/constants';
import type { AuditRecord } from '../services/audit/record-audit';
import type { Encryption } from '../core/db/encryption/encryption';
import { encryptPerson } from '../core/db/encryption/person';
import { inTransaction, type Db } from '../core/db/engine';
import type { PersonName } from '../features/inbox/threads/person-name';
import { requireVisibleThread } from '../features/inbox/threads/queries';
import { readChat } from '../features/inbox/threads/read-queries';
import { indexPerson } from '../features/inbox/threads/index-queries';
import { readPayload } from '../services/outbox/queries';
import type { TestServer } from './test-server';

/** The threads of the first page, latest activity first. */
export async function listChats(server: TestServer, query = '?status=all'): Promise<Chat[]> {
  const { database, encryption } = server.context;
  const response = await server.callAs('owner', { method: 'GET', path: `/chats${query}` });
  // Not by the API, which audits who opens a thread.
  const chats = response
    .json<ChatsResponse>()
    .chats.map(({ userId }) => readChat(database.db, encryption, userId, null));
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

/** As if the person of a thread had given another name. */
export async function renameThread(
  { context: { database, encryption } }: TestServer,
  id: string,
  name: PersonName,
): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    const { contact, email } = await requireVisibleThread(tx, encryption, id);
    const person = { ...name, contact, email };
    const columns = encryptPerson(encryption, 'threads', id, person);
    await tx.updateTable('threads').set(columns).where('id', '=', id).execute();
    await indexPerson(tx, encryption, id, person);
  });
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
  const chats = await Promise.all(ids.map(({ id }) => readChat(db, encryption, id, null)));
  return chats.flatMap((chat) => chat ?? []);
}
