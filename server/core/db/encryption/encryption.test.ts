import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVault } from './encryption';

const vault = createVault(Buffer.alloc(32, 1));

test('decrypts text and bytes', () => {
  fc.assert(
    fc.property(fc.string(), fc.uint8Array(), (text, bytes) => {
      expect(vault.decrypt(vault.encrypt(text, 'here'), 'here')).toBe(text);
      expect(vault.decryptBytes(vault.encryptBytes(bytes, 'here'), 'here')).toEqual(
        Buffer.from(bytes),
      );
    }),
  );
});

test('encrypts the same text differently each time', () => {
  expect(vault.encrypt('4 12 1948', 'here')).not.toBe(vault.encrypt('4 12 1948', 'here'));
});

test('does not decrypt a value that was moved or changed, or with another key', () => {
  const sealed = vault.encrypt('4 12 1948', 'here');
  expect(() => vault.decrypt(sealed, 'there')).toThrow();
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
  expect(() => vault.decrypt(changed.toString('base64'), 'here')).toThrow();
  expect(() => createVault(Buffer.alloc(32, 2)).decrypt(sealed, 'here')).toThrow();
  expect(() => vault.decrypt('', 'here')).toThrow();
});

test('returns null for a broken value and reports its context once', () => {
  const reported: string[] = [];
  const vault = createVault(Buffer.alloc(32, 1), (context) => void reported.push(context));
  const sealed = vault.encrypt('4 12 1948', 'here');
  const opened = ['here', 'there', 'there'].map((context) => vault.tryDecrypt(sealed, context));
  expect(opened).toEqual(['4 12 1948', null, null]);
  expect(reported).toEqual(['there']);
});

test('an HMAC depends on the parts and the key', () => {
  expect(vault.hmac(['ab', 'c'])).toBe(vault.hmac(['ab', 'c']));
  expect(vault.hmac(['ab', 'c'])).not.toBe(vault.hmac(['a', 'bc']));
  expect(vault.hmac(['ab'])).not.toBe(createVault(Buffer.alloc(32, 2)).hmac(['ab']));
});
