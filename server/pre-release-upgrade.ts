import type { PreReleaseUpgrade } from './core/db/migrations/upgrade-pre-release';
import { encryptedColumns } from './encrypted-columns';

/** What the rows of a database from before the first release become. */
export const preReleaseUpgrade: PreReleaseUpgrade = {
  encryptedColumns,
  converters: {},
  complete: () => Promise.resolve(),
};
