import { sql, type Kysely, type Migration } from 'kysely';

/** The columns at this version that the migration reads. */
type Then = {
  messages: { id: string; details: string | null; email: string | null };
};

/** Messages store their own e-mail address, and a thread has that of its first message (docs/decisions/006). */
export const addressesOfMessages: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('messages').addColumn('email', 'text').execute();
    await sql`
      update messages set email = (select email from eligibility_checks where message_id = messages.id)
    `.execute(db);
    await fromDetails(db as Kysely<Then>);
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
async function fromDetails(db: Kysely<Then>): Promise<void> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'details'])
    .where('details', 'is not', null)
    .where('email', 'is', null)
    .execute();
  for (const { id, details } of rows) {
    const list = JSON.parse(details ?? '[]') as { label: string; value: string }[];
    const email = list.find(({ label }) => label === 'E-mail')?.value;
    if (email === undefined) continue;
    await db.updateTable('messages').set({ email }).where('id', '=', id).execute();
  }
}
