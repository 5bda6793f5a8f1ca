import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runSql } from './run-sql';

/** Starts with a few templates that every office can use (docs/decisions/024). */
export const replyTemplates: Migration = {
  up: async (db: Kysely<unknown>) => {
    await runSql(
      db,
      `
      create table reply_templates (
        id text not null primary key,
        name text not null,
        channel text not null,
        region text,
        body text not null,
        version integer not null default 1,
        changed_by text
      );
      `,
    );
    for (const [index, { name, channel, body }] of templates.entries()) {
      const id = `first-${String(index + 1)}`;
      await sql`
        insert into reply_templates (id, name, channel, body)
        values (${id}, ${name}, ${channel}, ${body})
      `.execute(db);
    }
  },
};

const templates = [
  {
    name: 'We have your message',
    channel: 'any',
    body: 'Hello {{firstName}}, thank you, we have your message and will get back to you. If it cannot wait, please call us at {{phone}}. In an emergency call 911.',
  },
  {
    name: 'When may we call?',
    channel: 'sms',
    body: 'Hello {{firstName}}, this is {{me}}. Thank you for your eligibility check. When is a good time for a short call today or tomorrow? You can also reach us at {{phone}}.',
  },
  {
    name: 'We could not reach you',
    channel: 'sms',
    body: 'Hello {{firstName}}, this is {{me}}. We called and did not reach you. When may we try again? You can also call us at {{phone}}.',
  },
  {
    name: 'Next steps',
    channel: 'email',
    body: 'Dear {{firstName}} {{lastName}},\n\nthank you for writing to us. The next step is a short call, in which we ask what help is needed at home and who pays for care today. Please have your insurance cards at hand. You need not send them by e-mail.\n\nWhich day and time suit you? Answer this e-mail, or call us at {{phone}}.\n\n{{me}}\n{{company}}',
  },
  {
    name: 'We could not reach you',
    channel: 'email',
    body: 'Dear {{firstName}} {{lastName}},\n\nwe called you and did not reach you. Is there a better time, or somebody in your family whom we should speak to? Answer this e-mail, or call us at {{phone}}.\n\n{{me}}\n{{company}}',
  },
  {
    name: 'We have not heard from you',
    channel: 'email',
    body: 'Dear {{firstName}} {{lastName}},\n\nwe have not heard from you and do not want to press you. If you still look for help at home, answer this e-mail or call us at {{phone}}, whenever you like. If not, you need not do anything.\n\n{{me}}\n{{company}}',
  },
];
