import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startsFormula, hostileText } from '../../testing/samples/hostile-text';
import { escapeFormula, unescapeFormula } from './escape-formula';

test.each([
  ['=1+1', "'=1+1"],
  ['  @SUM(A1)', "  '@SUM(A1)"],
  ['＝HYPERLINK("x")', '\'＝HYPERLINK("x")'],
  ['-2', "'-2"],
  ["'=Ana", "''=Ana"],
  ["''-2", "'''-2"],
  ['\tAna', "'\tAna"],
  ["'\r\nAna", "''\r\nAna"],
  // For programs that split cells at semicolons or line ends.
  ['late;=1+1; -2;"=3', "late;'=1+1; '-2;\"'=3"],
  ["Aide; '-nights", "Aide; ''-nights"],
  ['late; ＝1+1', "late; '＝1+1"],
  ['1 Main St\n=1+1\r\n @SUM(1)\nNewark', "1 Main St\n'=1+1\r\n '@SUM(1)\nNewark"],
])('%j is written as %j and reads back the same', (given, written) => {
  expect([escapeFormula(given), unescapeFormula(written)]).toEqual([written, given]);
});

test.each([
  '(212) 555-0142',
  'a=b',
  '',
  'English; Spanish',
  "'Ana",
  "'s-Gravenhage",
  "O'Neil; 'x'",
])('%j stays unchanged', (text) => {
  expect([escapeFormula(text), unescapeFormula(text)]).toEqual([text, text]);
});

test('every text reads back the same', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test('no cell starts a formula, wherever a program splits cells', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const written = escapeFormula(text);
      expect(startsFormula(written)).toBe(false);
      const cells = written.split(/[;\t\r\n]/).map((cell) => cell.replace(/^["\s]+/, ''));
      expect(cells.filter(startsFormula)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('escapes all Unicode forms of the signs', () => {
  const letters = Array.from({ length: 0x10ffff }, (_, code) => String.fromCodePoint(code));
  const signs = letters.filter((letter) => /^[=+\-@\u2212]/.test(letter.normalize('NFKC')));
  expect(signs.length).toBeGreaterThan(20);
  expect(signs.map(escapeFormula)).toEqual(signs.map((letter) => `'${letter}`));
});

// Quadratic time would exceed the test's timeout.
test('handles long runs of skipped characters', () => {
  for (const part of [' ', "'", ';', '"', ";'", '; "']) {
    const row = part.repeat(100_000);
    expect(unescapeFormula(escapeFormula(row))).toBe(row);
  }
});
