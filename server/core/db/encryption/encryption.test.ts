import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEncryption } from './encryption';

const encryption = createEncryption(Buffer.alloc(32, 1));

test('decrypts text and bytes', () => {
  fc.assert(
    fc.property(fc.string(), fc.uint8Array(), (text, bytes) => {
      expect(encryption.decrypt(encryption.encrypt(text, 'here'), 'here')).toBe(text);
      expect(encryption.decryptBytes(encryption.encryptBytes(bytes, 'here'), 'here')).toEqual(
        Buffer.from(bytes),
      );
    }),
  );
});

test('encrypts the same text differently each time', () => {
  expect(encryption.encrypt('4 12 1948', 'here')).not.toBe(encryption.encrypt('4 12 1948', 'here'));
});

test('does not decrypt a value that was moved or changed, or with another key', () => {
  const sealed = encryption.encrypt('4 12 1948', 'here');
  expect(() => encryption.decrypt(sealed, 'there')).toThrow();
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
  expect(() => encryption.decrypt(changed.toString('base64'), 'here')).toThrow();
  expect(() => createEncryption(Buffer.alloc(32, 2)).decrypt(sealed, 'here')).toThrow();
  expect(() => encryption.decrypt('', 'here')).toThrow();
});

test('returns null for a broken value and reports its context once', () => {
  const reported: string[] = [];
  const encryption = createEncryption(
    Buffer.alloc(32, 1),
    (context) => void reported.push(context),
  );
  const sealed = encryption.encrypt('4 12 1948', 'here');
  const opened = ['here', 'there', 'there'].map((context) =>
    encryption.tryDecrypt(sealed, context),
  );
  expect(opened).toEqual(['4 12 1948', null, null]);
  expect(reported).toEqual(['there']);
});

test('an HMAC depends on the parts and the key', () => {
  expect(encryption.hmac(['ab', 'c'])).toBe(encryption.hmac(['ab', 'c']));
  expect(encryption.hmac(['ab', 'c'])).not.toBe(encryption.hmac(['a', 'bc']));
  expect(encryption.hmac(['ab'])).not.toBe(createEncryption(Buffer.alloc(32, 2)).hmac(['ab']));
});

test('marks and tokens depend on the field, the value, and the key', () => {
  const other = createEncryption(Buffer.alloc(32, 2));
  expect(encryption.mark('contact', '2125550123')).toBe(encryption.mark('contact', '2125550123'));
  expect(encryption.mark('contact', 'a')).not.toBe(encryption.mark('email', 'a'));
  expect(encryption.mark('contact', 'a')).not.toBe(other.mark('contact', 'a'));
  const tokens = [
    encryption.token('thread', 'ann'),
    encryption.token('employee', 'ann'),
    encryption.token('thread', 'anna'),
    other.token('thread', 'ann'),
  ];
  expect(new Set(tokens).size).toBe(4);
  expect(tokens.every(Number.isSafeInteger)).toBe(true);
});
