import { expect, test } from 'vitest';
import { parseEmployee } from '../../../../../contract/employees/form';
import type { Employee } from '../../../../../contract/employees/schema';
import { planUndo } from './plan-undo';
import type { ImportedChange } from './queries';

const ann: Employee = {
  ...parseEmployee({
    firstName: 'Ann',
    lastName: 'Lee',
    title: 'Nurse',
    region: 'new-york',
    privatePhone: '2125550901',
    status: 'active',
  }),
  id: 'ann',
  photo: null,
  version: 2,
  changedBy: 'owner@agency.example',
  changedAt: '2026-11-19T15:00:00.000Z',
};
const bo: Employee = { ...ann, id: 'bo', firstName: 'Bo', privatePhone: '2125550902' };
const added = [{ field: 'imported', from: null }];
const title = { field: 'title', from: 'Aide' };
const phone = { field: 'privatePhone', from: bo.privatePhone };

type Case = {
  changes: ImportedChange[];
  later?: string[];
  referenced?: string[];
  expected: { isRemoved?: boolean; restored?: object; kept?: string };
};
test.each<[string, Case]>([
  ['removes who was added', { changes: added, expected: { isRemoved: true } }],
  [
    'keeps who was added and changed since',
    { changes: added, later: ['title'], expected: { kept: 'changed since' } },
  ],
  [
    'keeps who was added and is named elsewhere',
    { changes: added, referenced: ['ann'], expected: { kept: 'named in a help-desk request' } },
  ],
  ['restores a value', { changes: [title], expected: { restored: { title: 'Aide' } } }],
  [
    'restores only the values that nobody changed since, and says so once',
    {
      changes: [title, { field: 'lastName', from: 'Li' }, { field: 'status', from: 'on-leave' }],
      later: ['lastName', 'leftOn'],
      expected: { restored: { title: 'Aide' }, kept: 'last name, status changed since' },
    },
  ],
  [
    'gives one reason to keep someone, even if there are two',
    {
      changes: [title, phone],
      later: ['title'],
      expected: { kept: 'someone else has their phone number or email now' },
    },
  ],
  [
    'keeps values whose earlier ones the rules forbid now',
    {
      changes: [{ field: 'title', from: '' }],
      expected: { kept: 'earlier values no longer valid' },
    },
  ],
])('%s', (_name, { changes, later = [], referenced = [], expected }) => {
  const history = {
    changes: new Map([['ann', changes]]),
    later: new Map([['ann', new Set(later)]]),
  };
  const options = { today: '2026-11-20', referenced: new Set(referenced) };
  const { remove, restore, kept } = planUndo([ann, bo], history, options);
  expect(remove).toEqual(expected.isRemoved ? [ann] : []);
  const { restored } = expected;
  expect(restore).toMatchObject(restored ? [{ employee: ann, values: restored }] : []);
  expect([...kept.values()]).toEqual(
    expected.kept ? [{ name: 'Ann Lee', reason: expected.kept }] : [],
  );
});
