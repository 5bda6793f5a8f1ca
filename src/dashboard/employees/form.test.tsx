import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EmployeeDetail } from '../../../contract/employees/schema';
import type { FormDraft } from '../hooks/session/form-draft';
import { StaffContext } from '../hooks/session/use-staff';
import { EmployeeForm } from './form';
import { valuesOf } from './form-values';

vi.mock('../../lib/auth/auth', async (original) => ({
  ...(await original<object>()),
  getToken: () => Promise.resolve('token-1'),
}));
const { cut } = vi.hoisted(() => ({ cut: vi.fn<() => Promise<Blob>>() }));
vi.mock('../../ui/photo/crop-square', () => ({ cutSquare: cut }));
vi.mock('../../ui/photo/resize-image', () => ({
  shrinkPicture: (picture: Blob) => Promise.resolve(picture),
}));
vi.mock('react-easy-crop', () => ({
  default: ({ onCropComplete }: { onCropComplete: (share: object, pixels: object) => void }) => (
    <img alt="cropped" onLoad={() => onCropComplete({}, { x: 0, y: 0, width: 9, height: 9 })} />
  ),
}));

const employee: EmployeeDetail = {
  id: 'e1',
  firstName: 'Rosa',
  lastName: 'Núñez',
  title: 'Home health aide',
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
const photo = new Blob(['a face'], { type: 'image/jpeg' });
const late = 'In the meantime this was changed by ira@agency.example: it differs in private phone.';
const onRest = vi.fn();
const onDone = vi.fn();
const inSight = vi.fn();
/** Whether the person has signed out. */
let hasEnded: boolean;
let forms: Map<string, FormDraft>;
let sent: { call: string; body: unknown }[];
let answerOf: (call: string, body: { version?: number }) => Response;

beforeEach(() => {
  forms = new Map();
  hasEnded = false;
  sent = [];
  onRest.mockReset();
  onDone.mockReset();
  // Newer browsers answer with a promise.
  Element.prototype.scrollIntoView = inSight.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL() {} }),
  );
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${address.replace(/^.*\/employees/, '/employees')}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
    sent.push({ call, body });
    return Promise.resolve(answerOf(call, body as { version?: number }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refusal = (status: number, message: string) =>
  Response.json({ error: { code: 'refused', message } }, { status });

function open(record: EmployeeDetail | null, now = record) {
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  const lengths = { accounts: 50 };
  const session = { lengths, setLengths: () => undefined, hasEnded: () => hasEnded };
  const staff = { user, role: 'owner' as const, forms, ...session };
  return render(
    <StaffContext.Provider value={{ ...staff, drafts: new Map(), sends: new Map() }}>
      <EmployeeForm
        employee={record}
        onRefresh={() => Promise.resolve(now ?? undefined)}
        onCancel={() => undefined}
        onRest={onRest}
        onDone={onDone}
      />
    </StaffContext.Provider>,
  );
}

test('a photo that is not uploaded waits with the employee who was added, never with the next new one', async () => {
  forms.set('employee:new', { of: 'fields', values: valuesOf(employee), base: null, photo });
  answerOf = (call) =>
    call === 'POST /employees' ? Response.json(employee) : refusal(500, 'The disk is full.');
  open(null);
  fireEvent.click(screen.getByRole('button', { name: 'Add employee' }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('POST /employees/e1/photo'));
  await waitFor(() => expect(onRest).toHaveBeenCalledWith(employee));
  expect(onDone).not.toHaveBeenCalled();
  cleanup();

  expect(forms.has('employee:new')).toBe(false);
  open(employee);
  expect(screen.getByRole('alert').textContent).toBe(
    'The employee is saved, the photo is not: The disk is full.',
  );
  answerOf = () => Response.json({ photo: 'p1' });
  sent = [];
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith('Rosa Núñez is saved.', { ...employee, photo: 'p1' }),
  );
  expect(sent).toEqual([{ call: 'POST /employees/e1/photo', body: photo }]);
  expect(forms.size).toBe(0);
});

test('a photo is not changed as whoever signs in while its employee is saved', async () => {
  open({ ...employee, photo: 'p1' });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Nurse' } });
  fireEvent.click(screen.getByRole('button', { name: /Remove/ }));
  answerOf = (call) => {
    hasEnded ||= call.startsWith('PATCH');
    return Response.json({ ...employee, title: 'Nurse', photo: 'p1', version: 2 });
  };
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onRest).toHaveBeenCalled());
  expect(sent.map(({ call }) => call).filter((call) => !call.startsWith('GET'))).toEqual([
    'PATCH /employees/e1',
  ]);
});

const choosePicture = async () => {
  const file = new File(['a picture'], 'me.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/^Photo/), { target: { files: [file] } });
  return screen.findByAltText('cropped');
};

test('a picture that is chosen comes into sight with what cuts it, once it is read', async () => {
  open(null);
  await choosePicture();
  const [box] = inSight.mock.contexts as HTMLElement[];
  expect(box?.textContent).toContain('Use this part');
});

test('a picture whose part nobody took is saved as it is shown', async () => {
  forms.set('employee:new', { of: 'fields', values: valuesOf(employee), base: null });
  answerOf = (call) => Response.json(call === 'POST /employees' ? employee : { photo: 'p1' });
  cut.mockResolvedValue(photo);
  open(null);
  fireEvent.load(await choosePicture());
  fireEvent.click(screen.getByRole('button', { name: 'Add employee' }));
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith('Rosa Núñez is added.', expect.anything()),
  );
  expect(sent.at(-1)).toEqual({ call: 'POST /employees/e1/photo', body: photo });
});

test('nobody is added as whoever signs in while the picture is cut', async () => {
  forms.set('employee:new', { of: 'fields', values: valuesOf(employee), base: null });
  answerOf = () => Response.json(employee);
  cut.mockImplementation(() => {
    hasEnded = true;
    return Promise.resolve(photo);
  });
  open(null);
  fireEvent.load(await choosePicture());
  fireEvent.click(screen.getByRole('button', { name: 'Add employee' }));
  await screen.findByRole('alert');
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('nobody is added when the picture that is shown cannot be cut', async () => {
  forms.set('employee:new', { of: 'fields', values: valuesOf(employee), base: null });
  answerOf = () => Response.json(employee);
  cut.mockRejectedValue(new Error('This browser cannot draw'));
  open(null);
  fireEvent.load(await choosePicture());
  fireEvent.click(screen.getByRole('button', { name: 'Add employee' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not saved. This picture can’t be opened. Choose another one.',
  );
  expect(document.activeElement).toBe(screen.getByLabelText(/^Photo/));
  expect(sent).toEqual([]);
});

test('what was typed on an older record is refused as any change that comes too late, and then saved on the newer one', async () => {
  const now = { ...employee, privatePhone: '2125550199', title: 'Nurse', version: 2 };
  forms.set('employee:e1', { of: 'fields', values: { title: 'Supervisor' }, base: employee });
  answerOf = (_call, { version }) =>
    version === 1 ? refusal(409, late) : Response.json({ ...now, version: 3 });
  open(now);
  expect(screen.getByText(/Someone changed this record/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe(`Not saved. ${late}`);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Private phone/ }).value).toBe(
    '(212) 555-0199',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toEqual([
    { title: 'Supervisor', version: 1 },
    { title: 'Supervisor', version: 2 },
  ]);
});

test('what was typed on an older record is discarded for how the record is now', () => {
  const now = { ...employee, title: 'Nurse', version: 2 };
  forms.set('employee:e1', { of: 'fields', values: { title: 'Supervisor' }, base: employee });
  open(now);
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Nurse');
  expect(forms.size).toBe(0);
});
