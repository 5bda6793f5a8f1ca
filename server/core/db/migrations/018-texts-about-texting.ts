import { sqlMigration } from './run-sql';

/** Stores whether an incoming text was STOP, START, or HELP. Existing texts count as messages. */
export const textsAboutTexting = sqlMigration('alter table messages add column intent text;');
