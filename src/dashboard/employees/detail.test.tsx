import { useState } from 'react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../contract/shared/roles';
import { SWRConfig, type State } from 'swr';
import type { EmployeeDetail } from '../../../contract/employees/schema';
import { NetworkError } from '../../browser/api/api-client';
import { DraftStore } from '../drafts/draft-store';
import { StaffContext, type Staff } from '../hooks/use-staff';
import { EmployeeDetailPane } from './detail';
import { formatChange } from './format-change';
import { sampleEmployee } from './testing/sample-employee';

const { callStaff } = vi.hoisted(() => ({ callStaff: vi.fn() }));
vi.mock('../api/staff-client', () => ({ callStaff, fetchStaffFile: vi.fn() }));
vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const newer = { ...sampleEmployee, title: 'Nurse', privatePhone: '2125550199', version: 2 };
const fetchEmployee = vi.fn<() => Promise<EmployeeDetail>>();
const onSaved = vi.fn();
let drafts: DraftStore;
let respond: () => unknown;

beforeEach(() => {
  drafts = DraftStore.inMemory();
  respond = () => undefined;
  callStaff.mockReset();
  callStaff.mockImplementation((call: string) =>
    Promise.resolve(call.endsWith('/presence') ? { others: [] } : respond()),
  );
  const urls = { createObjectURL: () => 'blob:', revokeObjectURL() {} };
  vi.stubGlobal('URL', Object.assign(URL, urls));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function Pane({ isEditedFirst }: { isEditedFirst: boolean }) {
  const [isEdited, setEdited] = useState(isEditedFirst);
  return (
    <EmployeeDetailPane
      id="e1"
      backUrl="/"
      takesFocus={false}
      isEdited={isEdited}
      onEditedChange={setEdited}
      onSaved={onSaved}
    />
  );
}

async function open(employee: EmployeeDetail, isEdited = true, cache = new Map<string, State>()) {
  fetchEmployee.mockReset();
  fetchEmployee.mockResolvedValueOnce(employee);
  const access = resolveAccess({ role: 'owner' });
  const fetcher = (path: string) =>
    path.startsWith('/people/') ? Promise.resolve({ records: [] }) : fetchEmployee();
  const staff = { user: { email: 'owner@agency.example' }, access, drafts } as Staff;
  render(
    <SWRConfig value={{ provider: () => cache, fetcher, errorRetryCount: 0 }}>
      <StaffContext.Provider value={staff}>
        <Pane isEditedFirst={isEdited} />
      </StaffContext.Provider>
    </SWRConfig>,
  );
  await screen.findByRole('button', { name: isEdited ? 'Save' : 'Edit' });
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an employee opens to read, with numbers and addresses as links', async () => {
  const workEmail = 'rosa@agency.example';
  await open({ ...sampleEmployee, workEmail, certificateExpires: '2020-01-01' }, false);
  expect(screen.getByText('Aide · New York · Active')).toBeTruthy();
  const getUrl = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getUrl('(212) 555-0143')).toBe('tel:+12125550143');
  expect(getUrl(workEmail)).toBe(`mailto:${workEmail}`);
  expect(screen.getByText('Expired Jan 1, 2020')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('editing begins in the first field, and Cancel keeps the changes as a draft', async () => {
  await open(sampleEmployee, false);
  press('Edit');
  expect(document.activeElement).toBe(field(/^First name/));
  type(/^Title/, 'Nurse');
  press('Cancel');
  expect(screen.getByText(/^You have unsaved changes/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  press('Continue editing');
  expect(field(/^Title/).value).toBe('Nurse');
  press('Cancel');
  press('Discard changes');
  press('Discard');
  expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
  press('Edit');
  expect(field(/^Title/).value).toBe('Aide');
});

test('an employee that is opened again shows the current values', async () => {
  const cache = new Map<string, State>();
  await open(sampleEmployee, true, cache);
  cleanup();
  await open(newer, true, cache);
  await waitFor(() => expect(field(/^Title/).value).toBe('Nurse'));
  expect(field(/^Private phone/).value).toBe('(212) 555-0199');
  expect(screen.getByText('Nurse · New York · Active')).toBeTruthy();
});

test('a save leads back to the employee, and the next one sends only what changes then', async () => {
  await open(sampleEmployee);
  fetchEmployee.mockRejectedValue(new NetworkError());
  respond = () => newer;
  type(/^Title/, 'Nurse ');
  press('Save');
  const message = await screen.findByText('Saved');
  await waitFor(() => expect(document.activeElement).toBe(message));
  press('Edit');
  expect([field(/^Title/).value, field(/^Private phone/).value]).toEqual([
    'Nurse',
    '(212) 555-0199',
  ]);
  expect(screen.queryByText('Saved')).toBeNull();
  type(/^Title/, 'Supervisor');
  press('Save');
  await screen.findByText('Saved');
  expect(callStaff).toHaveBeenLastCalledWith('PATCH /employees/:id', {
    params: { id: 'e1' },
    body: { title: 'Supervisor', version: 2 },
  });
});

test('saving a photo does not overwrite a newer record', async () => {
  const photo = new Blob(['a face']);
  drafts.open('employee:e1').set({}, { base: sampleEmployee, photo });
  await open(newer);
  fetchEmployee.mockRejectedValue(new NetworkError());
  respond = () => ({ photo: 'p2' });
  press('Save');
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.getByText('Nurse · New York · Active')).toBeTruthy();
});

test('text typed during a save stays in the form', async () => {
  await open(sampleEmployee);
  fetchEmployee.mockRejectedValue(new NetworkError());
  let finish: (saved: EmployeeDetail) => void = () => undefined;
  respond = () => new Promise((resolve) => (finish = resolve));
  type(/^Title/, 'Nurse');
  press('Save');
  await waitFor(() =>
    expect(callStaff).toHaveBeenCalledWith('PATCH /employees/:id', expect.anything()),
  );
  type(/^Work email/, 'rosa@agency.example');
  finish(newer);
  expect(await screen.findByText('Nurse · New York · Active')).toBeTruthy();
  expect(field(/^Work email/).value).toBe('rosa@agency.example');
  expect(screen.queryByText('Saved')).toBeNull();
  expect(onSaved).toHaveBeenCalled();
});

test('the history shows changes with readable values', () => {
  const format = (field: string, from: string | null, to: string | null) =>
    formatChange({ field, from, to });
  expect(format('region', 'maryland', 'new-jersey')).toBe('Region: Maryland → New Jersey');
  expect(format('workPhone', '4105550136', '4105550137')).toBe(
    'Work phone: (410) 555-0136 → (410) 555-0137',
  );
  expect(format('imported', null, null)).toBe('Imported from a file');
});
