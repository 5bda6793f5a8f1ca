import { createEncryption } from '../core/db/encryption/encryption';

export const testEncryption = createEncryption(Buffer.alloc(32, 7));
