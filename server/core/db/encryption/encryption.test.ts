import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestRing } from '../../../testing/encryption';
import { createEncryption, toHeader } from './encryption';

const encryption = createEncryption(createTestRing(1));

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
  expect(() => createEncryption(createTestRing(2)).decrypt(sealed, 'here')).toThrow();
  expect(() => encryption.decrypt('', 'here')).toThrow();
});

test('returns null for a broken value and reports its context once', () => {
  const reported: string[] = [];
  const encryption = createEncryption(createTestRing(1), (context) => void reported.push(context));
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
  expect(encryption.hmac(['ab'])).not.toBe(createEncryption(createTestRing(2)).hmac(['ab']));
});

test('encrypts with the writing key, and decrypts with every content key', () => {
  const ring = createTestRing(1);
  const encryption = createEncryption(ring);
  const old = encryption.encrypt('4 12 1948', 'here');
  ring.keys = { ...ring.keys, content: new Map([...ring.keys.content, [2, Buffer.alloc(32, 2)]]) };
  expect(encryption.encrypt('', 'here').slice(0, 4)).toBe(old.slice(0, 4));
  ring.keys = { ...ring.keys, writing: 2 };
  const renewed = encryption.encrypt('4 12 1948', 'here');
  expect([old.slice(0, 4), renewed.slice(0, 4)]).toEqual(
    [1, 2].map((id) => toHeader(id).toString('base64')),
  );
  const read = [old, renewed].map((value) => encryption.decrypt(value, 'here'));
  expect(read).toEqual(['4 12 1948', '4 12 1948']);
});

test('a value with an unknown key loads new keys once', () => {
  const ring = createTestRing(1);
  let reloads = 0;
  const encryption = createEncryption({
    get keys() {
      return ring.keys;
    },
    reload: () => {
      reloads += 1;
      ring.keys = { ...ring.keys, content: new Map([[9, Buffer.alloc(32, 1)]]) };
      return Promise.resolve();
    },
  });
  const key = { content: new Map([[9, Buffer.alloc(32, 1)]]), writing: 9 };
  const other = createEncryption({ ...ring, keys: { ...ring.keys, ...key } });
  const value = other.encrypt('4 12 1948', 'here');
  expect(encryption.tryDecrypt(value, 'here')).toBeNull();
  expect(encryption.tryDecrypt(value, 'here')).toBe('4 12 1948');
  expect(reloads).toBe(1);
});

test('marks and tokens depend on the field, the value, and the key', () => {
  const other = createEncryption(createTestRing(2));
  expect(encryption.mark('contact', '2125550123')).toBe(encryption.mark('contact', '2125550123'));
  expect(encryption.mark('contact', 'a')).not.toBe(encryption.mark('email', 'a'));
  expect(encryption.mark('contact', 'a')).not.toBe(other.mark('contact', 'a'));
  const tokens = [
    encryption.tokens('thread', 'ann')[0],
    encryption.tokens('employee', 'ann')[0],
    encryption.tokens('thread', 'anna')[0],
    other.tokens('thread', 'ann')[0],
  ];
  expect(new Set(tokens).size).toBe(4);
  expect(tokens.every(Number.isSafeInteger)).toBe(true);
});
