import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createMatcher,
  normalizeForSearch,
  parseSearch,
} from '../../../contract/shared/text/text-search';
import { listIndexedWords, listQueryAlternatives } from './tokens';

/** True if the index offers the text as a candidate because of its words. */
function isOffered(text: string, query: string): boolean {
  const indexed = listIndexedWords(text);
  return listQueryAlternatives(query).some(
    ({ words }) => words.length > 0 && words.every((word) => indexed.has(word)),
  );
}

test('a word is found by its first 3, 4, 6, and 9 letters', () => {
  expect([...listIndexedWords('Montgomery')]).toEqual(['mon', 'mont', 'montgo', 'montgomer']);
  expect([...listIndexedWords('Li')]).toEqual(['li']);
  const lengths = [3, 4, 5, 6, 7, 8, 9, 10];
  const words = lengths.map((length) => listQueryAlternatives('montgomery'.slice(0, length)));
  expect(words.map(([one]) => one?.words.join().length)).toEqual([3, 4, 4, 6, 6, 6, 9, 9]);
});

test.each([
  ['Núñez', 'nunez'],
  ['NUNEZ', 'ñuñez'],
  ['Łukasz Æsop', 'lukasz aesop'],
  ['O’Neil', "o'neil"],
  ["O'Neil", 'oneil'],
  ["O'Neil", 'neil'],
  ['Oneil', "O'Neil"],
  ['O Neil', "O'Neil"],
  ["D'Angelo", 'angelo'],
  ['Smith-Jones', 'jones'],
  ['Smith-Jones', 'smith jones'],
  ['Smith Jones', 'Smith–Jones'],
  ['Lee, Ann', 'ann lee'],
  ['ann.lee@mail.example', 'ann.lee@mail.example'],
  ['Ann.Lee@Mail.example', 'lee@ma'],
  ['(212) 555-0123', '2125550123'],
  ['(212) 555-0123', '+1 (212) 555'],
  ['212.555.0123', '555-0123'],
  ['2125550123', '0123'],
  ['+1 212 555 0123', '(212) 555-01'],
  ['call 1-212-555-0123 today', '555 0123'],
  ['ZIP 07102', '07102'],
  ['ZIP 07102-1234', '07102-12'],
  ['born 11/20/1948', '11/20/1948'],
  ['born 11/20/1948', '11/20'],
  ['HD-7KQ2-M4XP', 'hd-7kq2-m4'],
  ['unit 4B', '4b'],
  ['王小明', '小明'],
  ['김민수', '김민'],
  ['Анна Иванова', 'иван'],
  ['สมชาย', 'ชาย'],
])('%s is offered to %s', (text, query) => {
  expect(createMatcher(query)(normalizeForSearch(text))).toBe(true);
  expect(isOffered(text, query)).toBe(true);
});

test.each([
  ['Montgomery', 'gomery'],
  ['2125550123', '5501'],
  ['Annabel', 'anne'],
])('%s is not offered to %s', (text, query) => {
  expect(isOffered(text, query)).toBe(false);
});

test('a query of only one or two letters is short, and one without letters has no words', () => {
  expect(listQueryAlternatives('Wu')).toEqual([{ words: ['wu'], isShort: true }]);
  expect(listQueryAlternatives('a b')).toEqual([{ words: ['a', 'b'], isShort: true }]);
  expect(listQueryAlternatives('Wu Mei')).toEqual([{ words: ['mei'], isShort: false }]);
  expect(listQueryAlternatives('☎')).toEqual([{ words: [], isShort: true }]);
  expect(listQueryAlternatives('  ')).toEqual([]);
});

const wordBefore = /[\p{L}\p{N}]$/u;

/** True if every word of an alternative is in the text where a word begins. */
function matchesAtBeginnings(text: string, query: string): boolean {
  const normalized = normalizeForSearch(text);
  return parseSearch(query).some((words) =>
    words.every((word) => {
      for (let at = normalized.indexOf(word); at !== -1; at = normalized.indexOf(word, at + 1)) {
        if (!wordBefore.test(normalized.slice(0, at))) return true;
      }
      return false;
    }),
  );
}

test('the index offers every text that matches at the beginning of a word', () => {
  const piece = fc.oneof(
    fc.constantFrom('Ann', 'Annabel', "O'Neil", 'Li', 'José', 'Smith-Jones', 'Łukasz', '王小明'),
    fc.constantFrom('212', '555', '0123', '(212) 555-0123', '+1 212-555-0123', '12125550123'),
    fc.constantFrom('ann.lee@mail.example', '11/20/1948', '07102', '½', 'ﬁne', 'ß', '１２'),
    fc.constantFrom(' ', '-', "'", '.', ', ', '/', '@', '\n', '(', '1', 'a'),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  const texts = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const cut = fc.tuple(texts, fc.nat(30), fc.nat(20)).map(([text, start, length]) => ({
    text,
    query: Array.from(text)
      .slice(start, start + length)
      .join(''),
  }));
  let matched = 0;
  fc.assert(
    fc.property(fc.oneof(cut, fc.record({ text: texts, query: texts })), ({ text, query }) => {
      const alternatives = listQueryAlternatives(query);
      if (alternatives.length === 0 || alternatives.some(({ isShort }) => isShort)) return;
      if (!matchesAtBeginnings(text, query)) return;
      matched += 1;
      expect(isOffered(text, query)).toBe(true);
    }),
    { numRuns: 20_000 },
  );
  expect(matched).toBeGreaterThan(500);
});
