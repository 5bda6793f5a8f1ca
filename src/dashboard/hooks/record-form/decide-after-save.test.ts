import { expect, test } from 'vitest';
import { decideAfterSave } from './decide-after-save';

const saved = {
  submitted: { title: 'Nurse', phone: '' },
  current: { title: 'Nurse', phone: '' },
  hasUnsavedPhoto: false,
  isNew: false,
};
const typed = { current: { title: 'Nurse', phone: '0200' } };
const photo = { hasUnsavedPhoto: true };
const isNew = { isNew: true };

test.each([
  ['is closed once everything is saved', saved, 'done', {}],
  ['of a new record is closed once everything is saved', { ...saved, ...isNew }, 'done', {}],
  ['stays for what was typed meanwhile', { ...saved, ...typed }, 'stay', { phone: '0200' }],
  ['stays for its photo', { ...saved, ...photo }, 'stay', {}],
  [
    'leaves the rest to that of the new record',
    { ...saved, ...typed, ...isNew },
    'move',
    { phone: '0200' },
  ],
  ['leaves its photo to that of the new record', { ...saved, ...photo, ...isNew }, 'move', {}],
] as const)('a form %s', (_, form, next, rest) => {
  expect(decideAfterSave(form)).toEqual({ next, rest });
});
