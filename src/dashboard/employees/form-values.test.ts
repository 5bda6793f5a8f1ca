import { expect, test } from 'vitest';
import type { Employee } from '../../../contract/employees/schema';
import { changedFields, rebased } from '../components/form/changed-fields';
import { valuesOf } from './form-values';
import { changeWords } from './change-messages';

const employee: Employee = {
  id: 'e1',
  firstName: 'Grace',
  lastName: 'Lee',
  title: 'Aide',
  region: 'maryland',
  workPhone: '4105550137',
  workEmail: null,
  privatePhone: '4105550136',
  privateEmail: null,
  languages: ['English', 'Spanish'],
  hiredOn: '2024-03-18',
  certificateNumber: null,
  certificateExpires: null,
  status: 'active',
  leftOn: null,
  photo: null,
  version: 3,
  changedBy: 'owner@agency.example',
  changedAt: '2026-11-20T15:00:00.000Z',
};

test('a form that was only opened changes nothing', () => {
  const values = valuesOf(employee);
  expect(values).toMatchObject({
    workPhone: '(410) 555-0137',
    privatePhone: '(410) 555-0136',
    languages: 'English; Spanish',
    workEmail: '',
  });
  expect(changedFields(values, { ...values, title: ' Aide ' })).toEqual({});
});

test('only what was typed is sent, and what somebody else has changed meanwhile stays theirs', () => {
  const before = valuesOf(employee);
  const typed = { ...before, title: 'Nurse' };
  expect(changedFields(before, typed)).toEqual({ title: 'Nurse' });
  const now = { ...before, title: 'Certified aide', region: 'michigan' };
  const next = rebased(before, typed, now);
  expect(next).toMatchObject({ title: 'Nurse', region: 'michigan' });
  expect(changedFields(now, next)).toEqual({ title: 'Nurse' });
});

test('the history says what was changed in words', () => {
  const said = (field: string, from: string | null, to: string | null) =>
    changeWords({ id: 'c1', at: '', by: '', field, from, to });
  expect(said('region', 'maryland', 'new-jersey')).toBe('Region: Maryland → New Jersey');
  expect(said('workPhone', '4105550136', '4105550137')).toBe(
    'Work phone: (410) 555-0136 → (410) 555-0137',
  );
  expect(said('privateEmail', null, 'a@mail.example')).toBe(
    'Private e-mail: nothing → a@mail.example',
  );
  expect(said('imported', null, null)).toBe('Imported from a file');
});
