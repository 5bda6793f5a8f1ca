import { expect, test } from 'vitest';
import { findMerge } from './find-merge';

type Aide = { title: string; phone: string; version: number };

const base: Aide = { title: 'Aide', phone: '0143', version: 1 };
const toValues = (aide: Aide | null) => ({ title: aide?.title ?? '', phone: aide?.phone ?? '' });
const find = (values: Partial<Aide>, record: Aide | null, hasPhoto = false) =>
  findMerge({ base, values: { ...toValues(base), ...values }, hasPhoto }, record, toValues);

test('a form whose record is not newer stays as it is', () => {
  const stays = { latest: base, merged: null, hasConflict: false };
  expect(find({ title: 'Nurse' }, base)).toEqual(stays);
  expect(find({ title: 'Nurse' }, { ...base, title: 'Cook', version: 0 })).toEqual(stays);
  expect(find({ title: 'Nurse' }, null)).toEqual(stays);
});

test('changes of other fields are merged', () => {
  const newer = { ...base, phone: '0199', version: 2 };
  expect(find({ title: 'Nurse' }, newer)).toEqual({
    latest: newer,
    merged: { title: 'Nurse', phone: '0199' },
    hasConflict: false,
  });
});

test('different changes of one field are a conflict, and so is a photo to save', () => {
  const newer = { ...base, title: 'Cook', version: 2 };
  const conflict = { latest: newer, merged: null, hasConflict: true };
  expect(find({ title: 'Nurse' }, newer)).toEqual(conflict);
  expect(find({}, newer, true)).toEqual(conflict);
});

test('a draft of a new record is merged into the record that was saved meanwhile', () => {
  const draft = { base: null, values: { title: 'Aide', phone: '' }, hasPhoto: false };
  expect(findMerge(draft, base, toValues).merged).toEqual(toValues(base));
});
