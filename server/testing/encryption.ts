import { createVault } from '../db/encryption/encryption';

/** The vault of every test database. */
export const testVault = createVault(Buffer.alloc(32, 7));
