import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyLine, tidyText } from './tidy';

test('a line has no breaks, no control characters and no spaces to spare', () => {
  expect(tidyLine('  Ann\r\n\u202eLee\u0007 \u2028')).toBe('Ann Lee');
});

test.each([
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['क्\u200dष', 'क्\u200dष'],
  ['Ann\u200d\u200c\u200dLee', 'Ann\u200dLee'],
  ['\u200dAnn\u200c Lee\u200d', 'Ann Lee'],
  ['A\u200d1', 'A 1'],
])('joiners stay between letters and nowhere else: %j', (text, tidied) => {
  expect(tidyLine(text)).toBe(tidied);
});

test('a text keeps its lines, whatever the browser breaks them with', () => {
  expect(tidyText(' Dear all,\r\n\r\n\r\n\r\nsee\ryou\u2028soon \n')).toBe(
    'Dear all,\n\nsee\nyou\nsoon',
  );
});

test('whatever comes in, tidying again changes nothing and no control character is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
      expect(tidyText(tidyText(text))).toBe(tidyText(text));
      expect(tidyText(text).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    }),
  );
});
