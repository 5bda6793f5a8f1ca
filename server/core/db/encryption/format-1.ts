import { hkdfSync } from 'node:crypto';
import { decryptWithKey } from './aes-gcm';

/** Reads what builds before the first release have encrypted: DATA_KEY itself was the key. */
export type Format1 = ReturnType<typeof createFormat1>;

export function createFormat1(dataKey: Buffer) {
  const derive = (label: string) => Buffer.from(hkdfSync('sha256', dataKey, '', label, 32));
  const key = derive('larkspan seal');
  return {
    /** Throws if the value was encrypted with another key. */
    decrypt: (encrypted: Uint8Array, context: string): Buffer => {
      const buffer = Buffer.from(encrypted);
      if (buffer[0] !== 1) throw new Error('Not encrypted in format 1');
      return decryptWithKey(key, buffer.subarray(1), context);
    },
    /** Makes the same fingerprints and derived tokens as those builds, such as reply addresses. */
    secret: Buffer.concat([derive('larkspan mark'), derive('larkspan secret')]),
  };
}
