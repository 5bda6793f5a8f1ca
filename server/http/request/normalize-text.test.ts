import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyLine, normalizeText } from './normalize-text';

test('a line has no breaks, no control characters and no spaces to spare', () => {
  expect(tidyLine('  Ann\r\n\u202eLee\u0007 \u2028')).toBe('Ann Lee');
});

test.each([
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['क्\u200dष', 'क्\u200dष'],
  ['Ann\u200d\u200c\u200dLee', 'Ann\u200dLee'],
  ['\u200dAnn\u200c Lee\u200d', 'Ann Lee'],
  ['A\u200d1', 'A1'],
])('joiners stay between letters and nowhere else: %j', (text, tidied) => {
  expect(tidyLine(text)).toBe(tidied);
});

test.each([
  ['HHA-\u200b123', 'HHA-123'],
  ['Ma\u00adri\ufeffa \u2060Lee', 'Maria Lee'],
  ['Jose\u200b\u0301', 'José'],
  ['Ann\u0000Lee', 'Ann Lee'],
])(
  'a sign without width is taken out and parts no word, a control character parts them: %j',
  (text, tidied) => {
    expect(tidyLine(text)).toBe(tidied);
  },
);

test.each(['\u3164', '\u2800 \u115f', '\ufe0f', '\u200b'])(
  'a line of which nothing is seen is left empty, as it looks: %j',
  (text) => {
    expect([tidyLine(text), normalizeText(`${text}\n${text}`)]).toEqual(['', '']);
  },
);

test('a text keeps its lines, whatever the browser breaks them with', () => {
  expect(normalizeText(' Dear all,\r\n\r\n\r\n\r\nsee\ryou\u2028soon \n')).toBe(
    'Dear all,\n\nsee\nyou\nsoon',
  );
});

// Steps that grow with the square of a row would take longer than a test may.
test('a long row of marks is tidied', () => {
  for (const row of [`1${'\u0301'.repeat(50_000)}`, `a${'\u200d\u200c'.repeat(50_000)}1`]) {
    expect(tidyLine(row)).toMatch(/^[1a]/);
  }
});

/** Letters, marks, joiners and signs that nobody sees, which meet in such a text more often. */
const mixed = fc
  .array(
    fc.constantFrom('a', '1', '=', '\u0338', '\u0301', '\u200c', '\u200d', '\u200b', '\0', ' '),
  )
  .map((signs) => signs.join(''));

test('whatever comes in, tidying again changes nothing and no control character is left', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), mixed), (text) => {
      expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text));
      expect(normalizeText(text).replaceAll('\n', '')).not.toMatch(/\p{Cc}|(?![\u200c\u200d])\p{Cf}/u);
    }),
  );
});
