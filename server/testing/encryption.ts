import { createEncryption, type DataKeys, type KeyRing } from '../core/db/encryption/encryption';

/** Has one key of each kind, made of the same byte. */
export function createTestRing(byte: number): KeyRing & { keys: DataKeys } {
  const key = Buffer.alloc(32, byte);
  const content = new Map([[1, key]]);
  return {
    keys: {
      ...{ content, writing: 1, index: key, secret: Buffer.alloc(64, byte) },
      search: new Map([[2, { key, isRetired: false }]]),
    },
    reload: () => Promise.resolve(),
  };
}

export const testEncryption = createEncryption(createTestRing(7));
