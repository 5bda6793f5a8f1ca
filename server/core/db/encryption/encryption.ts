import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { LabeledValue } from '../../../../contract/shared/schema/fields';

const version = 1;
const ivLength = 12;
const tagLength = 16;
const maxFailedContexts = 10_000;

export type Encryption = ReturnType<typeof createEncryption>;

/**
 * Encrypts what must not be readable in a stolen database or backup (date of birth, Medicaid number, benefit card, messages) by AES-256-GCM
 * with a random 96-bit nonce. `context` names where the value is stored (table, column, id); a value that was moved does not decrypt.
 * @param key 32 bytes
 * @param onDecryptError called once for each context that tryDecrypt fails on
 */
export function createEncryption(
  key: Uint8Array,
  onDecryptError: (context: string) => void = () => undefined,
) {
  const encryptionKey = Buffer.from(hkdfSync('sha256', key, '', 'larkspan seal', 32));
  const hmacKey = Buffer.from(hkdfSync('sha256', key, '', 'larkspan mark', 32));
  const tokenKey = Buffer.from(hkdfSync('sha256', key, '', 'larkspan secret', 32));

  const indexKey = Buffer.from(hkdfSync('sha256', key, '', 'larkspan index', 32));

  const encryptBytes = (bytes: Uint8Array, context: string): Buffer => {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), body]);
  };

  const decryptBytes = (encrypted: Uint8Array, context: string): Buffer => {
    const buffer = Buffer.from(encrypted.buffer, encrypted.byteOffset, encrypted.byteLength);
    if (buffer[0] !== version) throw new Error('Encrypted by an unknown version');
    const iv = buffer.subarray(1, 1 + ivLength);
    const tag = buffer.subarray(1 + ivLength, 1 + ivLength + tagLength);
    const body = buffer.subarray(1 + ivLength + tagLength);
    const decipher = createDecipheriv('aes-256-gcm', encryptionKey, iv, {
      authTagLength: tagLength,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  };

  /** Throws if the value was changed, moved, or encrypted with another key. */
  const decrypt = (encrypted: string, context: string): string =>
    decryptBytes(Buffer.from(encrypted, 'base64'), context).toString('utf8');

  /** Each is reported once. */
  const failedContexts = new Set<string>();

  return {
    encryptBytes,
    decryptBytes,
    encrypt: (text: string, context: string): string =>
      encryptBytes(Buffer.from(text, 'utf8'), context).toString('base64'),
    decrypt,
    /** Returns null instead of throwing, so that one broken value does not hide the others of a list. */
    tryDecrypt: (encrypted: string, context: string): string | null => {
      try {
        return decrypt(encrypted, context);
      } catch {
        if (!failedContexts.has(context)) onDecryptError(context);
        if (failedContexts.size >= maxFailedContexts) failedContexts.clear();
        failedContexts.add(context);
        return null;
      }
    },
    /** A keyed hash, to compare requests without storing their content. */
    hmac: (parts: readonly (string | Uint8Array)[]): string => {
      const hash = createHmac('sha256', hmacKey);
      for (const part of parts) {
        // The length before each part keeps ('ab', 'c') apart from ('a', 'bc').
        hash.update(`${String(Buffer.byteLength(part))}:`).update(part);
      }
      return hash.digest('base64url');
    },
    /** A keyed hash of a phone number, an email address in lower case, or a person key, for exact lookups in a database that does not have it. */
    mark: (field: string, value: string): string =>
      createHmac('sha256', indexKey).update(`mark:${field}:${value}`).digest('base64url'),
    /** A keyed hash of a word for the search index: 48 bits, a safe integer. */
    token: (kind: string, word: string): number =>
      createHmac('sha256', indexKey).update(`token:${kind}:${word}`).digest().readUIntBE(0, 6),
    /** A token that nobody can guess without the key, always the same for one subject, so that it need not be stored. */
    deriveToken: (subject: string): string =>
      createHmac('sha256', tokenKey).update(subject).digest('base64url'),
  };
}

export function decryptDetails(
  encryption: Encryption,
  encrypted: string,
  context: string,
): LabeledValue[] {
  const details = encryption.tryDecrypt(encrypted, context);
  return details === null
    ? [{ label: 'Details', value: '[can’t be read]' }]
    : (JSON.parse(details) as LabeledValue[]);
}
