import { expect, test } from 'vitest';
import { getContactKey } from './contact-key';

test.each([
  ['Ann', 'Lee', 'ANN', ' lee '],
  ['José', "O'Neil", 'Jose', 'ONeil'],
  ['Mary Ann', 'Smith-Jones', 'mary  ann', 'Smith Jones'],
])('treats %s %s and %s %s as one person', (first, last, otherFirst, otherLast) => {
  expect(getContactKey('2125550199', otherFirst, otherLast)).toBe(
    getContactKey('2125550199', first, last),
  );
});

test('distinguishes different names and numbers', () => {
  const ann = getContactKey('2125550199', 'Ann', 'Lee');
  expect(getContactKey('2125550199', 'Bob', 'Lee')).not.toBe(ann);
  expect(getContactKey('2125550198', 'Ann', 'Lee')).not.toBe(ann);
  expect(getContactKey('2125550199', 'An', 'NLee')).not.toBe(ann);
});

test('distinguishes names in other scripts and names of punctuation', () => {
  expect(getContactKey('1', '美', '陈')).not.toBe(getContactKey('1', '丽', '陈'));
  expect(getContactKey('1', 'राम', 'दास')).not.toBe(getContactKey('1', 'रीमा', 'दास'));
  expect(getContactKey('1', 'がく', '林')).not.toBe(getContactKey('1', 'かく', '林'));
  expect(getContactKey('1', '--', 'x')).not.toBe(getContactKey('1', '..', 'x'));
});
