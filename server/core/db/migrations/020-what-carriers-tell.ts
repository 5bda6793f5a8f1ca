import { sqlMigration } from './run-sql';

/** Stores Twilio's id and a delivery error, which may arrive before the text is recorded as sent, and the carrier's error code. */
export const whatCarriersTell = sqlMigration(`
  alter table outbox add column provider_id text;
  alter table outbox add column refused_id text;
  alter table outbox add column refused_code integer;
  alter table messages add column carrier_code integer;
`);
