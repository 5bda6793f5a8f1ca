import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../browser/api/api-client';
import { StaffName } from '../components/timeline';
import { callStaff } from './staff-client';
import { formatStaffName, nameStaff, setStaffNames } from './staff-names';

vi.mock('../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => setStaffNames(new Map()));
});

const ira = 'ira.intake@agency.example';
const names = new Map([[ira, 'Ira O’Neil']]);

test('shows a colleague by name, with the email as a tooltip', () => {
  render(<StaffName email={ira} />);
  expect(screen.getByText('Ira Intake').title).toBe(ira);
  act(() => setStaffNames(names));
  expect(screen.getByText('Ira O’Neil').title).toBe(ira);
  expect(formatStaffName('gone_person@agency.example')).toBe('Gone Person');
  expect(formatStaffName('A Name')).toBe('A Name');
});

test('names colleagues in messages and leaves the addresses of others', () => {
  setStaffNames(names);
  expect(nameStaff(`${ira} changed this: email is rosa@mail.example.`)).toBe(
    'Ira O’Neil changed this: email is rosa@mail.example.',
  );
});

test('names colleagues in errors and in the results of bulk actions', async () => {
  setStaffNames(names);
  const message = `${ira} changed this: title.`;
  const bodies = [
    Response.json({ error: { code: 'changed_since', message } }, { status: 409 }),
    Response.json({ changed: [], rejected: [{ id: 'r1', message }] }),
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(bodies.shift()));
  const named = 'Ira O’Neil changed this: title.';
  const close = { params: { id: 'j1' }, body: { version: 1, state: 'closed' } } as const;
  await expect(callStaff('PATCH /jobs/:id', close)).rejects.toThrow(
    new ApiError(409, 'changed_since', named),
  );
  expect(
    await callStaff('POST /jobs/close', { body: { jobs: [{ id: 'r1', version: 1 }] } }),
  ).toEqual({
    changed: [],
    rejected: [{ id: 'r1', message: named }],
  });
});
