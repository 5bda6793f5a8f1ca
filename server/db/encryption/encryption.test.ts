import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVault } from './encryption';

const vault = createVault(Buffer.alloc(32, 1));

test('what was sealed opens again, text or bytes', () => {
  fc.assert(
    fc.property(fc.string(), fc.uint8Array(), (text, bytes) => {
      expect(vault.open(vault.seal(text, 'here'), 'here')).toBe(text);
      expect(vault.openBytes(vault.sealBytes(bytes, 'here'), 'here')).toEqual(Buffer.from(bytes));
    }),
  );
});

test('the same text never looks the same twice', () => {
  expect(vault.seal('4 12 1948', 'here')).not.toBe(vault.seal('4 12 1948', 'here'));
});

test('it opens neither elsewhere, nor changed, nor with another key', () => {
  const sealed = vault.seal('4 12 1948', 'here');
  expect(() => vault.open(sealed, 'there')).toThrow();
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
  expect(() => vault.open(changed.toString('base64'), 'here')).toThrow();
  expect(() => createVault(Buffer.alloc(32, 2)).open(sealed, 'here')).toThrow();
  expect(() => vault.open('', 'here')).toThrow();
});

test('of many values one that cannot be opened is left out, and told by its place once', () => {
  const told: string[] = [];
  const own = createVault(Buffer.alloc(32, 1), (place) => void told.push(place));
  const sealed = own.seal('4 12 1948', 'here');
  const opened = ['here', 'there', 'there'].map((place) => own.tryOpen(sealed, place));
  expect(opened).toEqual(['4 12 1948', null, null]);
  expect(told).toEqual(['there']);
});

test('a mark tells the same parts from others, and one key’s marks from another’s', () => {
  expect(vault.mark(['ab', 'c'])).toBe(vault.mark(['ab', 'c']));
  expect(vault.mark(['ab', 'c'])).not.toBe(vault.mark(['a', 'bc']));
  expect(vault.mark(['ab'])).not.toBe(createVault(Buffer.alloc(32, 2)).mark(['ab']));
});
