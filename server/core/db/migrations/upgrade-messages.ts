import { sql } from 'kysely';
import type { Encryption } from '../encryption/encryption';
import type { Tx } from '../engine';
import { runSql } from './run-sql';

/** Threads, requests, and applications had their own tables of events, and messages belonged to threads. */
export const convertMessages = `
  create table events (id text, subject_kind text, subject_id text, at text, actor text, kind text, detail text, batch text);
  insert into events (id, subject_kind, subject_id, at, actor, kind, detail) select id, 'thread', thread_id, at, by_email, kind, detail from thread_events;
  insert into events (id, subject_kind, subject_id, at, actor, kind, detail, batch) select id, 'request', record_id, at, actor, step, detail, batch from help_desk_events;
  insert into events (id, subject_kind, subject_id, at, actor, kind, detail) select id, 'application', application_id, at, by_email, 'stage', stage from job_application_entries where stage is not null;
  drop table thread_events;
  drop table help_desk_events;
  alter table messages rename column thread_id to subject_id;
  alter table messages add column subject_kind text;
  alter table messages add column problem text;
  update messages set subject_kind = 'thread';
`;

const otherMessages = `
  insert into messages (id, subject_kind, subject_id, at, channel, direction, author, email, number, intent, text_encrypted, delivery, problem, possible_spam)
  select id, 'request', record_id, at, case when channel = 'page' then 'status-page' else coalesce(channel, 'note') end, 'out', author, case when channel = 'email' then sent_to end, case when channel = 'sms' then sent_to end, case when kind = 'notice' then 'automatic' end, text_sealed, delivery, problem, 0 from help_desk_messages;
  insert into messages (id, subject_kind, subject_id, at, channel, direction, author, text_encrypted, delivery, possible_spam)
  select id, 'application', application_id, at, 'note', 'out', by_email, note_sealed, 'received', 0 from job_application_entries where note_sealed is not null;
`;

/** Adds the messages of requests and applications to those of threads. Returns their number. */
export async function moveMessages(tx: Tx, encryption: Encryption): Promise<number> {
  await runSql(tx, otherMessages);
  const { rows } = await sql<Record<'id' | 'kind' | 'encrypted', string>>`
    select id, subject_kind as kind, text_encrypted as encrypted from messages where subject_kind <> 'thread'
  `.execute(tx);
  for (const { id, kind, encrypted } of rows) {
    const name = kind === 'request' ? 'help_desk_messages.text' : 'job_application_entries.note';
    const text = encryption.tryDecrypt(encrypted, `${name}:${id}`);
    if (text === null) continue;
    const renewed = encryption.encrypt(text, `messages.text:${id}`);
    await sql`update messages set text_encrypted = ${renewed} where id = ${id}`.execute(tx);
  }
  await convertReasons(tx, encryption);
  await renameDrafts(tx, encryption);
  return rows.length;
}

/** The reason why a reply was not delivered was the only detail of it. */
async function convertReasons(tx: Tx, encryption: Encryption): Promise<void> {
  const { rows } = await sql<Record<'id' | 'encrypted', string>>`
    select id, details_encrypted as encrypted from messages where direction = 'out' and details_encrypted is not null
  `.execute(tx);
  for (const { id, encrypted } of rows) {
    const json = encryption.tryDecrypt(encrypted, `messages.details:${id}`);
    if (json === null) continue;
    const [detail] = JSON.parse(json) as { value: string }[];
    await sql`
      update messages set problem = ${detail?.value ?? null}, details_encrypted = null where id = ${id}
    `.execute(tx);
  }
}

/** The channel of the status page was called page. */
async function renameDrafts(tx: Tx, encryption: Encryption): Promise<void> {
  const { rows } = await sql<Record<'email' | 'key' | 'encrypted', string>>`
    select email, key, content_encrypted as encrypted from drafts where key like '/helpDesk/records/%/page'
  `.execute(tx);
  for (const { email, key, encrypted } of rows) {
    const content = encryption.tryDecrypt(encrypted, `drafts.content:${email}:${key}`);
    if (content === null) continue;
    const renamed = key.replace(/page$/, 'status-page');
    const renewed = encryption.encrypt(content, `drafts.content:${email}:${renamed}`);
    await sql`
      update drafts set key = ${renamed}, content_encrypted = ${renewed} where email = ${email} and key = ${key}
    `.execute(tx);
  }
}
