// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SWRConfig } from 'swr';
import type { EmployeeDetail } from '../../../contract/employees';
import { NetworkError } from '../../lib/api';
import { OpenEmployee } from './open-employee';

const { form } = vi.hoisted(() => ({ form: vi.fn() }));
type FormProps = {
  employee: EmployeeDetail;
  onDone: (words: string, now: EmployeeDetail) => void;
};
vi.mock('./employee-form', () => ({
  EmployeeForm: ({ employee, onDone }: FormProps) => (
    <button type="button" onClick={() => onDone('It is saved.', form() as EmployeeDetail)}>
      Save {employee.title}
    </button>
  ),
}));
const { callStaff } = vi.hoisted(() => ({ callStaff: vi.fn() }));
vi.mock('../parts/staff-call', () => ({ callStaff, fetchStaffFile: vi.fn() }));
vi.mock('gatsby', () => ({
  navigate: vi.fn(),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
beforeEach(() => {
  callStaff.mockReset();
  callStaff.mockResolvedValue({ others: ['ira@agency.example'] });
});
afterEach(cleanup);

const employee: EmployeeDetail = {
  id: 'e1',
  firstName: 'Rosa',
  lastName: 'Núñez',
  title: 'Aide',
  region: 'new-york',
  phone: '2125550143',
  email: null,
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
const answers = vi.fn<() => Promise<EmployeeDetail>>();
const open = async () => {
  answers.mockResolvedValueOnce(employee);
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher: answers, errorRetryCount: 0 }}>
      <OpenEmployee id="e1" back="/" takesFocus={false} onSaved={() => undefined} />
    </SWRConfig>,
  );
  return screen.findByRole('button', { name: 'Save Aide' });
};

test('who else has an employee open is said at the top of the form', async () => {
  await open();
  expect(await screen.findByText('ira@agency.example has this open too')).toBeTruthy();
  expect(callStaff).toHaveBeenCalledWith('/employees/e1/presence', { method: 'POST' });
});

test('the form goes on from what the save answers, also when the employee cannot be read anew', async () => {
  const save = await open();
  answers.mockRejectedValue(new NetworkError());
  form.mockReturnValue({ ...employee, title: 'Nurse', version: 2 });
  fireEvent.click(save);
  expect(await screen.findByRole('button', { name: 'Save Nurse' })).toBeTruthy();
  const said = screen.getByText('It is saved.');
  await waitFor(() => expect(document.activeElement).toBe(said));
});

test('a photo that is saved overtakes no newer record', async () => {
  const save = await open();
  answers.mockRejectedValue(new NetworkError());
  form.mockReturnValue({ ...employee, photo: 'p2', title: 'Older', version: 0 });
  fireEvent.click(save);
  expect(await screen.findByText('It is saved.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save Aide' })).toBeTruthy();
});
