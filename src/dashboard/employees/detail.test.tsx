import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SWRConfig, type State } from 'swr';
import type { EmployeeDetail } from '../../../contract/employees/schema';
import { NetworkError } from '../../lib/api/api-client';
import type { FormDraft } from '../hooks/session/form-draft';
import { StaffContext, type Staff } from '../hooks/session/use-staff';
import { OpenEmployee } from './detail';

const { callStaff } = vi.hoisted(() => ({ callStaff: vi.fn() }));
vi.mock('../api/staff-client', () => ({ callStaff, fetchStaffFile: vi.fn() }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));
type Call = { method: string; body?: unknown };
let forms: Map<string, FormDraft>;
/** What the server makes of a change. */
let answerOf: (path: string, call: Call) => unknown;

beforeEach(() => {
  forms = new Map();
  answerOf = () => undefined;
  callStaff.mockReset();
  callStaff.mockImplementation((path: string, call: Call) =>
    path.endsWith('/presence')
      ? Promise.resolve({ others: ['ira@agency.example'] })
      : Promise.resolve(answerOf(path, call)),
  );
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL() {} }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const employee: EmployeeDetail = {
  id: 'e1',
  firstName: 'Rosa',
  lastName: 'Núñez',
  title: 'Aide',
  region: 'new-york',
  workPhone: null,
  workEmail: null,
  privatePhone: '2125550143',
  privateEmail: null,
  languages: [],
  hiredOn: '2024-05-01',
  certificateNumber: null,
  certificateExpires: null,
  status: 'active',
  leftOn: null,
  photo: null,
  version: 1,
  changedBy: 'ira@agency.example',
  changedAt: '2026-03-02T10:00:00.000Z',
  history: [],
};
const newer = { ...employee, title: 'Nurse', privatePhone: '2125550199', version: 2 };
const answers = vi.fn<() => Promise<EmployeeDetail>>();
const onSaved = vi.fn();

/** What was fetched stays in `memory`, as it does while one is in the dashboard. */
async function open(answer: EmployeeDetail, memory = new Map<string, State>()) {
  answers.mockReset();
  answers.mockResolvedValueOnce(answer);
  const staff = {
    user: { email: 'owner@agency.example' },
    role: 'owner',
    forms,
    hasEnded: () => false,
  };
  render(
    <SWRConfig value={{ provider: () => memory, fetcher: answers, errorRetryCount: 0 }}>
      <StaffContext.Provider value={staff as unknown as Staff}>
        <OpenEmployee id="e1" back="/" takesFocus={false} onSaved={onSaved} />
      </StaffContext.Provider>
    </SWRConfig>,
  );
  await screen.findByRole('button', { name: 'Save' });
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('who else has an employee open is said at the top of the form', async () => {
  await open(employee);
  expect(await screen.findByText('ira@agency.example is also viewing')).toBeTruthy();
  expect(callStaff).toHaveBeenCalledWith('/employees/e1/presence', { method: 'POST' });
});

test('an employee who is opened again stands in the form as they are now, and not as they were', async () => {
  const memory = new Map<string, State>();
  await open(employee, memory);
  cleanup();
  await open(newer, memory);
  await waitFor(() => expect(field(/^Title/).value).toBe('Nurse'));
  expect(field(/^Private phone/).value).toBe('(212) 555-0199');
  expect(screen.getByText('Nurse · New York · Active')).toBeTruthy();
});

test('the form goes on from what the save answers, also when the employee cannot be read anew', async () => {
  await open(employee);
  answers.mockRejectedValue(new NetworkError());
  answerOf = () => newer;
  type(/^Title/, 'Nurse ');
  press();
  const said = await screen.findByText('Rosa Núñez is saved.');
  expect(callStaff).toHaveBeenCalledWith('/employees/e1', {
    method: 'PATCH',
    body: { title: 'Nurse ', version: 1 },
  });
  expect([field(/^Title/).value, field(/^Private phone/).value]).toEqual([
    'Nurse',
    '(212) 555-0199',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(said));
  type(/^Title/, 'Supervisor');
  expect(said.textContent).toBe('');
});

test('a number that the record writes otherwise than it was typed is saved, and the next change too', async () => {
  await open(employee);
  answers.mockResolvedValue(newer);
  answerOf = () => newer;
  type(/^Private phone/, '2125550199');
  press();
  await screen.findByText('Rosa Núñez is saved.');
  expect(field(/^Private phone/).value).toBe('(212) 555-0199');
  type(/^Title/, 'Supervisor');
  expect(screen.queryByText(/not saved|has been changed/)).toBeNull();
  press();
  await screen.findByText('Rosa Núñez is saved.');
  expect(callStaff).toHaveBeenLastCalledWith('/employees/e1', {
    method: 'PATCH',
    body: { title: 'Supervisor', version: 2 },
  });
});

test('a photo that is saved overtakes no newer record', async () => {
  forms.set('employee:e1', {
    of: 'fields',
    values: {},
    base: employee,
    photo: new Blob(['a face']),
  });
  await open(newer);
  answers.mockRejectedValue(new NetworkError());
  answerOf = () => ({ photo: 'p2' });
  press();
  expect(await screen.findByText('Rosa Núñez is saved.')).toBeTruthy();
  expect(field(/^Title/).value).toBe('Nurse');
  expect(screen.getByText('Nurse · New York · Active')).toBeTruthy();
});

test('what is typed while the employee is saved stays in the form, and the head says what is saved', async () => {
  await open(employee);
  answers.mockRejectedValue(new NetworkError());
  let end: (saved: EmployeeDetail) => void = () => undefined;
  answerOf = () => new Promise((resolve) => (end = resolve));
  type(/^Title/, 'Nurse');
  press();
  await waitFor(() => expect(callStaff).toHaveBeenCalledWith('/employees/e1', expect.anything()));
  type(/^Work e-mail/, 'rosa@agency.example');
  end(newer);
  expect(await screen.findByText(/Saved, except for what you typed/)).toBeTruthy();
  expect(field(/^Work e-mail/).value).toBe('rosa@agency.example');
  expect(screen.getByText('Nurse · New York · Active')).toBeTruthy();
  expect(screen.queryByText('Rosa Núñez is saved.')).toBeNull();
  expect(onSaved).toHaveBeenCalled();
  answerOf = () => ({ ...newer, workEmail: 'rosa@agency.example', version: 3 });
  press();
  expect(await screen.findByText('Rosa Núñez is saved.')).toBeTruthy();
  expect(callStaff).toHaveBeenLastCalledWith('/employees/e1', {
    method: 'PATCH',
    body: { workEmail: 'rosa@agency.example', version: 2 },
  });
});
