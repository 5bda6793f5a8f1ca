import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql';

/** Messages store their own e-mail address, and a thread has that of its first message (docs/decisions/006). */
export const addressesOfMessages: Migration = {
  up: async (db: Kysely<unknown>) => {
    await runSql(
      db,
      `
      alter table messages add column email text;
      update messages set email = (select email from eligibility_checks where message_id = messages.id);
      `,
    );
    await fillFromDetails(db);
    await sql`
      update threads set email = (
        select messages.email from messages
        where messages.thread_id = threads.id and messages.direction = 'in'
        order by messages.at, messages.id limit 1
      )
      where exists (select 1 from messages where messages.thread_id = threads.id and messages.direction = 'in')
    `.execute(db);
  },
};

/** Contact and course messages have their address among the other details of the form. */
async function fillFromDetails(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; details: string }>`
    select id, details from messages where details is not null and email is null
  `.execute(db);
  for (const { id, details } of rows) {
    const fields = JSON.parse(details) as { label: string; value: string }[];
    const email = fields.find(({ label }) => label === 'E-mail')?.value;
    if (email === undefined) continue;
    await sql`update messages set email = ${email} where id = ${id}`.execute(db);
  }
}
