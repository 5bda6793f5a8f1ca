import { expect, test } from 'vitest';
import { personKey } from './contact-key';

test.each([
  ['Ann', 'Lee', 'ANN', ' lee '],
  ['José', "O'Neil", 'Jose', 'ONeil'],
  ['Mary Ann', 'Smith-Jones', 'mary  ann', 'Smith Jones'],
])('%s %s and %s %s are one person', (first, last, otherFirst, otherLast) => {
  expect(personKey('2125550199', otherFirst, otherLast)).toBe(personKey('2125550199', first, last));
});

test('another name or another number is another person', () => {
  const ann = personKey('2125550199', 'Ann', 'Lee');
  expect(personKey('2125550199', 'Bob', 'Lee')).not.toBe(ann);
  expect(personKey('2125550198', 'Ann', 'Lee')).not.toBe(ann);
  expect(personKey('2125550199', 'An', 'NLee')).not.toBe(ann);
});

test('names in other scripts, and names of signs, stay apart', () => {
  expect(personKey('1', '美', '陈')).not.toBe(personKey('1', '丽', '陈'));
  expect(personKey('1', 'राम', 'दास')).not.toBe(personKey('1', 'रीमा', 'दास'));
  expect(personKey('1', 'がく', '林')).not.toBe(personKey('1', 'かく', '林'));
  expect(personKey('1', '--', 'x')).not.toBe(personKey('1', '..', 'x'));
});
