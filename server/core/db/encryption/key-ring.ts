import { DatabaseOutage } from '../database-outage';
import type { Database } from '../engine';
import { activationDelay, readDataKeys } from './data-keys';
import { createEncryption, type Encryption, type KeyRing } from './encryption';
import { reportFormerKey } from './replace-master-key';

/** Several times before a new key may be used. */
const reloadInterval = activationDelay / 6;

/** Reads or creates the keys of the database. Throws OperatorError for another DATA_KEY. */
export async function openKeyRing(database: Database, masterKey: Buffer): Promise<KeyRing> {
  let keys = await readDataKeys(database, masterKey);
  return {
    get keys() {
      return keys;
    },
    reload: async () => {
      await reportFormerKey(database, masterKey);
      keys = await readDataKeys(database, masterKey, keys);
    },
  };
}

/** For a command, which reads the keys once. Throws OperatorError for another DATA_KEY. */
export async function openEncryption(database: Database, masterKey: Buffer): Promise<Encryption> {
  return createEncryption(await openKeyRing(database, masterKey));
}

/** Loads new keys while the server runs. */
export function startKeyReload(ring: KeyRing, onError: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => {
    ring.reload().catch((error: unknown) => {
      // Without the database, nothing is read either.
      if (!(error instanceof DatabaseOutage)) onError(error);
    });
  }, reloadInterval).unref();
  return { stop: () => clearInterval(timer) };
}
