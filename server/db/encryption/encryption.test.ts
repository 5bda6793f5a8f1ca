import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVault } from './encryption';

const vault = createVault(Buffer.alloc(32, 1));

test('decrypts text and bytes', () => {
  fc.assert(
    fc.property(fc.string(), fc.uint8Array(), (text, bytes) => {
      expect(vault.open(vault.seal(text, 'here'), 'here')).toBe(text);
      expect(vault.openBytes(vault.sealBytes(bytes, 'here'), 'here')).toEqual(Buffer.from(bytes));
    }),
  );
});

test('encrypts the same text differently each time', () => {
  expect(vault.seal('4 12 1948', 'here')).not.toBe(vault.seal('4 12 1948', 'here'));
});

test('does not decrypt a value that was moved or changed, or with another key', () => {
  const sealed = vault.seal('4 12 1948', 'here');
  expect(() => vault.open(sealed, 'there')).toThrow();
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
  expect(() => vault.open(changed.toString('base64'), 'here')).toThrow();
  expect(() => createVault(Buffer.alloc(32, 2)).open(sealed, 'here')).toThrow();
  expect(() => vault.open('', 'here')).toThrow();
});

test('returns null for a broken value and reports its context once', () => {
  const reported: string[] = [];
  const own = createVault(Buffer.alloc(32, 1), (place) => void reported.push(place));
  const sealed = own.seal('4 12 1948', 'here');
  const opened = ['here', 'there', 'there'].map((place) => own.tryOpen(sealed, place));
  expect(opened).toEqual(['4 12 1948', null, null]);
  expect(reported).toEqual(['there']);
});

test('an HMAC depends on the parts and the key', () => {
  expect(vault.mark(['ab', 'c'])).toBe(vault.mark(['ab', 'c']));
  expect(vault.mark(['ab', 'c'])).not.toBe(vault.mark(['a', 'bc']));
  expect(vault.mark(['ab'])).not.toBe(createVault(Buffer.alloc(32, 2)).mark(['ab']));
});
