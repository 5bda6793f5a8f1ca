import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeLine, normalizeText } from './normalize-text';

test('removes line breaks, control characters, and extra spaces from a line', () => {
  expect(normalizeLine('  Ann\r\n\u202eLee\u0007 \u2028')).toBe('Ann Lee');
});

test.each([
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['क्\u200dष', 'क्\u200dष'],
  ['Ann\u200d\u200c\u200dLee', 'Ann\u200dLee'],
  ['\u200dAnn\u200c Lee\u200d', 'Ann Lee'],
  ['A\u200d1', 'A1'],
])('keeps joiners only between letters: %j', (text, tidied) => {
  expect(normalizeLine(text)).toBe(tidied);
});

test.each([
  ['HHA-\u200b123', 'HHA-123'],
  ['Ma\u00adri\ufeffa \u2060Lee', 'Maria Lee'],
  ['Jose\u200b\u0301', 'José'],
  ['Ann\u0000Lee', 'Ann Lee'],
])(
  'removes invisible characters, and replaces control characters by spaces: %j',
  (text, tidied) => {
    expect(normalizeLine(text)).toBe(tidied);
  },
);

test.each(['\u3164', '\u2800 \u115f', '\ufe0f', '\u200b'])(
  'a line without visible characters is empty: %j',
  (text) => {
    expect([normalizeLine(text), normalizeText(`${text}\n${text}`)]).toEqual(['', '']);
  },
);

test('shortens long runs of marks, which take minutes to normalize', () => {
  const start = process.cpuUsage();
  expect(normalizeLine(`Jose\u0301${'\u0300\u0334\u0323'.repeat(30_000)} Lee`)).toMatch(
    /^Jos.\p{M}{20,30} Lee$/u,
  );
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

test('keeps the lines of a text', () => {
  expect(normalizeText(' Dear all,\r\n\r\n\r\n\r\nsee\ryou\u2028soon \n')).toBe(
    'Dear all,\n\nsee\nyou\nsoon',
  );
});

/** Text with many letters, marks, joiners, and invisible characters. */
const mixed = fc
  .array(
    fc.constantFrom('a', '1', '=', '\u0338', '\u0301', '\u200c', '\u200d', '\u200b', '\0', ' '),
  )
  .map((signs) => signs.join(''));

test('is idempotent and removes all control characters', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), mixed), (text) => {
      expect(normalizeLine(normalizeLine(text))).toBe(normalizeLine(text));
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      expect(normalizeText(text).replaceAll('\n', '')).not.toMatch(
        /\p{Cc}|(?![\u200c\u200d])\p{Cf}/u,
      );
    }),
  );
});
