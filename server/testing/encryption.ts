import { createVault } from '../core/db/encryption/encryption';

export const testVault = createVault(Buffer.alloc(32, 7));
