import type { Config } from './config/config';
import type { Database } from './db/engine';
import type { Encryption } from './db/encryption/encryption';

/** Shared by all layers of a running server. */
export type CoreContext = {
  config: Config;
  database: Database;
  encryption: Encryption;
  now(): Date;
};
