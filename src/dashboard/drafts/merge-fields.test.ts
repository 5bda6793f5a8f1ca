import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields';

test.each([
  ['a field that only I changed keeps mine', { title: 'Nurse' }, {}, { title: 'Nurse' }, []],
  ['a field that only they changed takes theirs', {}, { phone: '2' }, { phone: '2' }, []],
  [
    'changes of different fields are joined',
    { title: 'Nurse' },
    { phone: '2' },
    { title: 'Nurse', phone: '2' },
    [],
  ],
  [
    'a field that both changed differently keeps mine and is a conflict',
    { title: 'Nurse' },
    { title: 'Cook', phone: '2' },
    { title: 'Nurse', phone: '2' },
    ['title'],
  ],
  [
    'the same change is no conflict',
    { title: 'Nurse' },
    { title: 'Nurse' },
    { title: 'Nurse' },
    [],
  ],
  ['spaces around a text are no change, and stay', { title: 'Aide ' }, {}, { title: 'Aide ' }, []],
])('%s', (_case, mine, theirs, values, conflicts) => {
  const base = { title: 'Aide', phone: '1' };
  expect(mergeFields(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    values: { ...base, ...values },
    conflicts,
  });
});

test('a text that one side has deleted conflicts only with a change of the other', () => {
  expect(mergeFields({ text: 'a' }, {}, { text: 'a' })).toEqual({ values: {}, conflicts: [] });
  expect(mergeFields({ text: 'a' }, { text: 'b' }, {})).toEqual({
    values: { text: 'b' },
    conflicts: ['text'],
  });
});

test('changes of two linked fields are a conflict', () => {
  const base = { cover: '/a.webp', alt: 'A tub' };
  const merged = mergeFields(
    base,
    { ...base, alt: 'A bath' },
    { ...base, cover: '/b.webp' },
    {
      alt: 'cover',
    },
  );
  expect(merged.conflicts).toEqual(['alt']);
});
