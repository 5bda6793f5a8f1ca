import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const version = 1;
const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts what must not be readable in a stolen database or backup: date of birth, Medicaid number, benefit card.
 * `place` names where the value is kept (table, column, id); a value moved to another place does not open there.
 */
export type Vault = {
  seal(clear: string, place: string): string;
  /** Throws when the value was changed, moved, or sealed with another key. */
  open(sealed: string, place: string): string;
  /** The same of one among many, which must not hide the others: null instead of throwing, and told once to who made the vault. */
  tryOpen(sealed: string, place: string): string | null;
  sealBytes(clear: Uint8Array, place: string): Buffer;
  openBytes(sealed: Uint8Array, place: string): Buffer;
  /** A keyed hash: tells whether two requests say the same without keeping what they say. */
  mark(parts: readonly (string | Uint8Array)[]): string;
  /** A secret nobody can guess who has not the key, always the same for one thing: it need not be kept to be told again. */
  secretOf(thing: string): string;
};

/**
 * A vault under a key of 32 bytes: AES-256-GCM, a random 96-bit nonce each time.
 * @param onUnopened told the place of what tryOpen could not open, once for each place
 */
export function createVault(
  key: Uint8Array,
  onUnopened: (place: string) => void = () => undefined,
): Vault {
  const sealKey = Buffer.from(hkdfSync('sha256', key, '', 'larkspan seal', 32));
  const markKey = Buffer.from(hkdfSync('sha256', key, '', 'larkspan mark', 32));
  const secretKey = Buffer.from(hkdfSync('sha256', key, '', 'larkspan secret', 32));

  const sealBytes = (clear: Uint8Array, place: string): Buffer => {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(place));
    const body = Buffer.concat([cipher.update(clear), cipher.final()]);
    return Buffer.concat([Buffer.of(version), iv, cipher.getAuthTag(), body]);
  };

  const openBytes = (sealed: Uint8Array, place: string): Buffer => {
    const buffer = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    if (buffer[0] !== version) throw new Error('Sealed by an unknown version');
    const iv = buffer.subarray(1, 1 + ivLength);
    const tag = buffer.subarray(1 + ivLength, 1 + ivLength + tagLength);
    const decipher = createDecipheriv('aes-256-gcm', sealKey, iv, { authTagLength: tagLength })
      .setAAD(Buffer.from(place))
      .setAuthTag(tag);
    return Buffer.concat([
      decipher.update(buffer.subarray(1 + ivLength + tagLength)),
      decipher.final(),
    ]);
  };

  const open = (sealed: string, place: string): string =>
    openBytes(Buffer.from(sealed, 'base64'), place).toString('utf8');

  const unopened = new Set<string>();
  const tryOpen = (sealed: string, place: string): string | null => {
    try {
      return open(sealed, place);
    } catch {
      if (!unopened.has(place)) onUnopened(place);
      unopened.add(place);
      return null;
    }
  };

  return {
    seal: (clear, place) => sealBytes(Buffer.from(clear, 'utf8'), place).toString('base64'),
    open,
    tryOpen,
    sealBytes,
    openBytes,
    mark: (parts) => {
      const hash = createHmac('sha256', markKey);
      for (const part of parts) {
        // The length before each part keeps ('ab', 'c') apart from ('a', 'bc').
        hash.update(`${String(Buffer.byteLength(part))}:`).update(part);
      }
      return hash.digest('base64url');
    },
    secretOf: (thing) => createHmac('sha256', secretKey).update(thing).digest('base64url'),
  };
}
