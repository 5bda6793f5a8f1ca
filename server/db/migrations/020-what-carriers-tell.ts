import type { Kysely, Migration } from 'kysely';

/** Stores Twilio's id and a delivery error, which may arrive before the text is recorded as sent, and the carrier's error code. */
export const whatCarriersTell: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('outbox').addColumn('provider_id', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('refused_id', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('refused_code', 'integer').execute();
    await db.schema.alterTable('messages').addColumn('carrier_code', 'integer').execute();
  },
};
