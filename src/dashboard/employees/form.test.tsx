import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../contract/shared/roles';
import type { EmployeeDetail } from '../../../contract/employees/schema';
import { DraftStore } from '../drafts/draft-store';
import { StaffContext, type Staff } from '../hooks/use-staff';
import { EmployeeForm, toFormValues } from './form';
import { sampleEmployee } from './testing/sample-employee';

vi.mock('../../browser/auth/auth', async (original) => ({
  ...(await original<object>()),
  getToken: () => Promise.resolve('token-1'),
}));
const { cropSquare } = vi.hoisted(() => ({ cropSquare: vi.fn<() => Promise<Blob>>() }));
vi.mock('../../ui/photo/image-processing', () => ({
  cropSquare,
  useResizedImage: () => 'blob:picture',
}));
vi.mock('react-easy-crop', () => ({
  default: ({ onCropComplete }: { onCropComplete: (share: object, pixels: object) => void }) => (
    <img alt="cropped" onLoad={() => onCropComplete({}, { x: 0, y: 0, width: 9, height: 9 })} />
  ),
}));

const photo = new Blob(['a face'], { type: 'image/jpeg' });
const onPartlySaved = vi.fn();
const onSaved = vi.fn();
let isSignedOut: boolean;
let drafts: DraftStore;
let calls: { call: string; body: unknown }[];
let respond: (call: string, body: { version?: number }) => Response;

beforeEach(() => {
  drafts = DraftStore.inMemory(() => isSignedOut);
  isSignedOut = false;
  calls = [];
  onPartlySaved.mockReset();
  onSaved.mockReset();
  const urls = { createObjectURL: () => 'blob:', revokeObjectURL() {} };
  vi.stubGlobal('URL', Object.assign(URL, urls));
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url.replace(/^.*\/employees/, '/employees')}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    if (!call.startsWith('GET')) calls.push({ call, body });
    return Promise.resolve(respond(call, body as { version?: number }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const errorResponse = (status: number, message: string, code = 'error') =>
  Response.json({ error: { code, message } }, { status });

function open(employee: EmployeeDetail | null) {
  const user = { email: 'owner@agency.example' };
  const staff = { user, access: resolveAccess({ role: 'owner' }), drafts } as Staff;
  render(
    <StaffContext.Provider value={staff}>
      <EmployeeForm
        employee={employee}
        onRefresh={() => Promise.resolve(employee ?? undefined)}
        onCancel={() => undefined}
        onPartlySaved={onPartlySaved}
        onSaved={onSaved}
      />
    </StaffContext.Provider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openFilledForm = () => {
  drafts.open('employee:new').set(toFormValues(sampleEmployee));
  open(null);
};
const choosePhoto = async () => {
  const file = new File(['a picture'], 'me.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/^Photo/), { target: { files: [file] } });
  fireEvent.load(await screen.findByAltText('cropped'));
};

test('a photo that fails to upload is saved again with the employee that was added', async () => {
  drafts.open('employee:new').set(toFormValues(sampleEmployee), { photo });
  respond = (call) =>
    call === 'POST /employees'
      ? Response.json(sampleEmployee)
      : errorResponse(500, 'The disk is full.');
  open(null);
  press('Add employee');
  await waitFor(() => expect(onPartlySaved).toHaveBeenCalledWith(sampleEmployee));
  expect(onSaved).not.toHaveBeenCalled();
  expect(drafts.open('employee:new').isEmpty).toBe(true);
  cleanup();

  open(sampleEmployee);
  expect(screen.getByRole('alert').textContent).toBe(
    'Saved, except for the photo: The disk is full.',
  );
  respond = () => Response.json({ photo: 'p1' });
  calls = [];
  press('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ ...sampleEmployee, photo: 'p1' }));
  expect(calls).toEqual([{ call: 'POST /employees/e1/photo', body: photo }]);
  expect(drafts.hasUnsaved()).toBe(false);
});

test('the photo is not changed if the person signs out during the save', async () => {
  open({ ...sampleEmployee, photo: 'p1' });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Nurse' } });
  press('Remove photo');
  respond = (call) => {
    isSignedOut ||= call.startsWith('PATCH');
    return Response.json({ ...sampleEmployee, title: 'Nurse', photo: 'p1', version: 2 });
  };
  press('Save');
  await waitFor(() => expect(onPartlySaved).toHaveBeenCalled());
  expect(calls.map(({ call }) => call)).toEqual(['PATCH /employees/e1']);
});

test('the visible crop is saved even if nobody presses Crop', async () => {
  respond = (call) => Response.json(call === 'POST /employees' ? sampleEmployee : { photo: 'p1' });
  cropSquare.mockResolvedValue(photo);
  openFilledForm();
  await choosePhoto();
  await waitFor(() => expect(drafts.open('employee:new').photo).toBe(photo));
  press('Add employee');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(calls.at(-1)).toEqual({ call: 'POST /employees/e1/photo', body: photo });
});

test('a photo that cannot be read shows an error at its field', async () => {
  cropSquare.mockRejectedValue(new Error('No canvas'));
  openFilledForm();
  await choosePhoto();
  await screen.findByText('This photo can’t be opened. Choose another one.');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Photo/));
});

test('a conflict keeps the typed text and saves it over the newer record on the next try', async () => {
  const current = { ...sampleEmployee, privatePhone: '2125550199', title: 'Nurse', version: 2 };
  drafts.open('employee:e1').set({ title: 'Supervisor' }, { base: sampleEmployee });
  respond = (_call, { version }) =>
    version === 1
      ? errorResponse(409, 'Ira changed the private phone.', 'changed_since')
      : Response.json({ ...current, version: 3 });
  open(current);
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ira changed the private phone.',
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Private phone/ }).value).toBe(
    '(212) 555-0199',
  );
  press('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(calls.map(({ body }) => body)).toEqual([
    { title: 'Supervisor', version: 1 },
    { title: 'Supervisor', version: 2 },
  ]);
});

test('takes a phone number as people copy it', async () => {
  respond = () => Response.json({ ...sampleEmployee, workPhone: '2125550199', version: 2 });
  open(sampleEmployee);
  const workPhone = screen.getByRole('textbox', { name: /^Work phone/ });
  fireEvent.change(workPhone, { target: { value: '+1 (212) 555\u20110199' } });
  press('Save');
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(calls.map(({ body }) => body)).toEqual([{ workPhone: '212-555-0199', version: 1 }]);
});

test('the form shows phone numbers formatted and languages separated by semicolons', () => {
  const languages = ['English', 'Spanish'];
  expect(toFormValues({ ...sampleEmployee, languages })).toMatchObject({
    privatePhone: '(212) 555-0143',
    languages: 'English; Spanish',
    workEmail: '',
  });
});
