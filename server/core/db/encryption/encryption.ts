import { createHmac } from 'node:crypto';
import type { LabeledValue } from '../../../../contract/shared/schema/fields';
import { decryptWithKey, encryptWithKey } from './aes-gcm';

/** The first byte of an encrypted value, before the two bytes of its key's id. */
const format = 2;
const headerLength = 3;
const maxFailedContexts = 10_000;

export type DataKeys = {
  /** By id, also of retired ones. */
  content: ReadonlyMap<number, Buffer>;
  /** The id of the content key that encrypts. */
  writing: number;
  index: Buffer;
  /** The keys of search tokens by id. While one is being replaced, it and the next one are in use. */
  search: ReadonlyMap<number, { key: Buffer; isRetired: boolean }>;
  secret: Buffer;
};

/** The keys as they were last loaded. */
export type KeyRing = { readonly keys: DataKeys; reload(): Promise<void> };

export type Encryption = ReturnType<typeof createEncryption>;

/**
 * Encrypts what must not be readable in a stolen database or backup (date of birth, Medicaid number, benefit card, messages) by AES-256-GCM.
 * `context` names where the value is stored (table, column, id); a value that was moved does not decrypt.
 * @param onDecryptError called once for each context that tryDecrypt fails on
 */
export function createEncryption(
  ring: KeyRing,
  onDecryptError: (context: string) => void = () => undefined,
) {
  const hmacKey = ring.keys.secret.subarray(0, 32);
  const tokenKey = ring.keys.secret.subarray(32);
  const indexKey = ring.keys.index;

  const encryptBytes = (bytes: Uint8Array, context: string): Buffer => {
    const { writing } = ring.keys;
    const encrypted = encryptWithKey(findKey(writing), bytes, context);
    return Buffer.concat([toHeader(writing), encrypted]);
  };

  const decryptBytes = (encrypted: Uint8Array, context: string): Buffer => {
    const buffer = Buffer.from(encrypted.buffer, encrypted.byteOffset, encrypted.byteLength);
    if (buffer[0] !== format) throw new Error('Encrypted in an unknown format');
    const key = findKey(buffer.readUInt16BE(1));
    return decryptWithKey(key, buffer.subarray(headerLength), context);
  };

  /** Each is asked for once. */
  const unknownKeys = new Set<number>();
  const findKey = (id: number): Buffer => {
    const key = ring.keys.content.get(id);
    if (key !== undefined) return key;
    // A server that was without its database may have missed a new key.
    if (!unknownKeys.has(id)) ring.reload().catch(() => undefined);
    unknownKeys.add(id);
    throw new Error('Encrypted with an unknown key');
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
    /** Keyed hashes of a word for the search index, one per key, the newest last: 48 bits, a safe integer. */
    tokens: (kind: string, word: string, { withRetired = false } = {}): number[] =>
      [...ring.keys.search.values()]
        .filter(({ isRetired }) => withRetired || !isRetired)
        .map(({ key }) =>
          createHmac('sha256', key).update(`token:${kind}:${word}`).digest().readUIntBE(0, 6),
        ),
    /** A token that nobody can guess without the key, always the same for one subject, so that it need not be stored. */
    deriveToken: (subject: string): string =>
      createHmac('sha256', tokenKey).update(subject).digest('base64url'),
  };
}

/** The start of each value that the key encrypts. In base64, it has exactly four characters. */
export function toHeader(keyId: number): Buffer {
  return Buffer.of(format, keyId >> 8, keyId & 0xff);
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
