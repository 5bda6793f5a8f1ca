import type { Config } from './config/config';
import type { Database } from './db/engine';
import type { Encryption } from './db/encryption/encryption';

/** What every layer of a running server shares. */
export type CoreContext = {
  config: Config;
  database: Database;
  encryption: Encryption;
  now(): Date;
};
