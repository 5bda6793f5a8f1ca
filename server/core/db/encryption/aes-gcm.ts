import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

/** Encrypts by AES-256-GCM with a random 96-bit nonce: nonce, tag, and body. */
export function encryptWithKey(key: Buffer, bytes: Uint8Array, context: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws for another key or context, and for changed bytes. */
export function decryptWithKey(key: Buffer, encrypted: Buffer, context: string): Buffer {
  const iv = encrypted.subarray(0, ivLength);
  const tag = encrypted.subarray(ivLength, ivLength + tagLength);
  const body = encrypted.subarray(ivLength + tagLength);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
