import type { Kysely, Migration } from 'kysely';

/**
 * A text keeps what Twilio calls it, and what was told of one that was not delivered: that may come before it is written that it
 * was sent. Its message keeps the carrier's code.
 */
export const whatCarriersTell: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('outbox').addColumn('provider_id', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('refused_id', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('refused_code', 'integer').execute();
    await db.schema.alterTable('messages').addColumn('carrier_code', 'integer').execute();
  },
};
