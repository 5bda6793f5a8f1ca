import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../browser/api/api-client';
import { DraftStore } from '../../drafts/draft-store';
import { StaffContext, type Staff } from '../use-staff';
import { FormStatus } from '../../components/form/form-status';
import { useRecordForm, type SaveResult } from './use-record-form';

type Aide = { id: string; title: string; phone: string; version: number };
type Field = 'title' | 'phone';
type SaveAide = (
  values: Record<Field, string>,
  changes: Partial<Record<Field, string>>,
) => Promise<SaveResult<Aide> | null>;

const rosa: Aide = { id: 'a1', title: 'Aide', phone: '0143', version: 1 };
const onDone = vi.fn();
const onPartlySaved = vi.fn();
let drafts: DraftStore;
let work: ReturnType<typeof vi.fn<SaveAide>>;
let now: Aide | null;

beforeEach(() => {
  drafts = DraftStore.inMemory();
  work = vi.fn<SaveAide>();
  onDone.mockReset();
  onPartlySaved.mockReset();
});

const getInputId = (field: Field) => field;
const toValues = (record: Aide | null) => ({
  title: record?.title ?? '',
  phone: record?.phone ?? '',
});
const findErrors = ({ title }: Record<Field, string>) =>
  title === '' ? { title: 'Enter the title' } : {};
const fields: Field[] = ['title', 'phone'];
const labels = { title: 'Title', phone: 'Phone' };

function AideForm({ record }: { record: Aide | null }) {
  const onRefresh = () => Promise.resolve(now ?? undefined);
  const options = { kind: 'employee' as const, fields, labels, getInputId, toValues, findErrors };
  const callbacks = { onRefresh, onDone, onPartlySaved };
  const { form, save, status } = useRecordForm({ record, ...options, ...callbacks });
  return (
    <form onSubmit={(event) => (event.preventDefault(), void save(work))}>
      <FormStatus {...status} />
      <input aria-label="Title" id="title" {...form.register('title')} />
      <input aria-label="Phone" id="phone" {...form.register('phone')} />
      <button type="submit">Save</button>
    </form>
  );
}

const staff = () => ({ drafts }) as unknown as Staff;
const openDraft = () => drafts.open('employee:a1');
const page = (record: Aide | null) => (
  <StaffContext.Provider value={staff()}>
    <AideForm record={record} />
  </StaffContext.Provider>
);
const open = (record: Aide | null) => render(page(record));
const field = (name: 'Title' | 'Phone') => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: 'Title' | 'Phone', value: string) =>
  fireEvent.change(field(name), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

/** A save that ends when the returned function is called. */
function slowSave() {
  let end: (saved: SaveResult<Aide>) => void = () => undefined;
  work.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  return (saved: SaveResult<Aide>) => end(saved);
}

test('a newer record fills the fields that the user has not edited', async () => {
  const { rerender } = open(rosa);
  rerender(page({ ...rosa, title: 'Nurse', phone: '0199', version: 2 }));
  await waitFor(() => expect(field('Title').value).toBe('Nurse'));
  expect(field('Phone').value).toBe('0199');
  expect(screen.queryByRole('status')).toBeNull();
  type('Phone', '0200');
  press();
  await waitFor(() => expect(work).toHaveBeenCalled());
  expect(work.mock.calls[0]?.[1]).toEqual({ phone: '0200' });
});

test('a change by someone else keeps the user’s input and says so', async () => {
  const { rerender } = open(rosa);
  type('Title', 'Supervisor');
  rerender(page({ ...rosa, title: 'Cook', phone: '0199', version: 2 }));
  expect((await screen.findByRole('status')).textContent).toContain(
    'Someone else changed this record. Save to keep your version, or discard your changes to see theirs.',
  );
  expect(field('Title').value).toBe('Supervisor');
  expect(openDraft()).toMatchObject({ values: { title: 'Supervisor' }, base: rosa });
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(field('Phone').value).toBe('0199'));
  expect(field('Title').value).toBe('Cook');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a change of other fields by someone else joins the user’s input', async () => {
  const { rerender } = open(rosa);
  type('Title', 'Supervisor');
  rerender(page({ ...rosa, phone: '0199', version: 2 }));
  await waitFor(() => expect(field('Phone').value).toBe('0199'));
  expect([field('Title').value, screen.queryByRole('status')]).toEqual(['Supervisor', null]);
  press();
  await waitFor(() => expect(work).toHaveBeenCalled());
  expect(work.mock.calls[0]?.[1]).toEqual({ title: 'Supervisor' });
});

test('the same change by someone else leaves nothing unsaved', async () => {
  const { rerender } = open(rosa);
  type('Title', 'Nurse');
  await waitFor(() => expect(openDraft().isEmpty).toBe(false));
  rerender(page({ ...rosa, title: 'Nurse', phone: '0199', version: 2 }));
  await waitFor(() => expect(field('Phone').value).toBe('0199'));
  expect(screen.queryByRole('status')).toBeNull();
  expect(openDraft().isEmpty).toBe(true);
});

test('input during a save stays and is saved next', async () => {
  const end = slowSave();
  open(rosa);
  type('Title', 'Nurse');
  press();
  await waitFor(() => expect(work).toHaveBeenCalled());
  type('Phone', '0200');
  const saved = { ...rosa, title: 'Registered nurse', version: 2 };
  end({ record: saved });
  expect((await screen.findByRole('status')).textContent).toContain(
    'Saved, except what you typed while saving.',
  );
  expect([field('Title').value, field('Phone').value]).toEqual(['Registered nurse', '0200']);
  expect(onPartlySaved).toHaveBeenCalledWith(saved);
  expect(onDone).not.toHaveBeenCalled();
  expect(openDraft()).toMatchObject({ values: { phone: '0200' }, base: saved });
  work.mockResolvedValueOnce({ record: { ...saved, phone: '0200', version: 3 } });
  press();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(work.mock.calls[1]?.[1]).toEqual({ phone: '0200' });
  expect(openDraft().isEmpty).toBe(true);
});

test('input while a new record is saved is in the form of that record', async () => {
  const end = slowSave();
  open(null);
  type('Title', 'Nurse');
  press();
  await waitFor(() => expect(work).toHaveBeenCalled());
  type('Phone', '0200');
  const added = { ...rosa, title: 'Nurse', phone: '' };
  end({ record: added });
  await waitFor(() => expect(onPartlySaved).toHaveBeenCalledWith(added));
  expect(openDraft()).toMatchObject({ values: { phone: '0200' }, base: added });
  expect(drafts.open('employee:new').isEmpty).toBe(true);
  cleanup();
  open(added);
  expect(field('Phone').value).toBe('0200');
  expect(screen.getByRole('status').textContent).toContain('You have unsaved changes.');
});

test('the form’s own save is not reported as a change by someone else', async () => {
  const end = slowSave();
  const { rerender } = open(rosa);
  type('Title', 'Nurse');
  press();
  await waitFor(() => expect(work).toHaveBeenCalled());
  const saved = { ...rosa, title: 'Nurse', version: 2 };
  rerender(page(saved));
  expect(screen.queryByRole('status')).toBeNull();
  end({ record: saved });
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(saved));
});

test('a conflict is shown, and the next save overwrites it', async () => {
  now = { ...rosa, phone: '0199', version: 2 };
  work.mockRejectedValueOnce(new ApiError(409, 'changed_since', 'Ira gave another phone.'));
  open(rosa);
  type('Title', 'Nurse');
  press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Not saved. Ira gave another phone.');
  await waitFor(() => expect(document.activeElement).toBe(alert.parentElement));
  expect([field('Title').value, field('Phone').value]).toEqual(['Nurse', '0199']);
  work.mockResolvedValueOnce({ record: { ...now, title: 'Nurse', version: 3 } });
  press();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(work.mock.calls[1]?.[1]).toEqual({ title: 'Nurse' });
});

test('invalid values are not sent, and the error stays until the field changes', async () => {
  const { rerender } = open({ ...rosa, title: '' });
  press();
  expect(await screen.findByRole('link', { name: 'Enter the title' })).toBeTruthy();
  expect(work).not.toHaveBeenCalled();
  rerender(page({ ...rosa, title: '', phone: '0199', version: 2 }));
  await waitFor(() => expect(field('Phone').value).toBe('0199'));
  expect(screen.getByRole('link', { name: 'Enter the title' })).toBeTruthy();
  rerender(page({ ...rosa, version: 3 }));
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('the summary names the field of a server error', async () => {
  open(rosa);
  type('Phone', '01');
  work.mockRejectedValueOnce(new ApiError(400, 'validation', 'No.', { phone: 'Please check it' }));
  press();
  expect(await screen.findByRole('link', { name: 'Phone: Please check it' })).toBeTruthy();
});

test('an error of the photo takes the focus', async () => {
  work.mockResolvedValue({
    record: { ...rosa, title: 'Nurse', version: 2 },
    unsavedPhoto: new Blob(),
    error: 'The photo is not saved.',
  });
  open(rosa);
  type('Title', 'Nurse');
  press();
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

test('the fields of another window are offered, and fill the form only when asked', async () => {
  open(rosa);
  type('Title', 'Nurse');
  act(() => openDraft().receive({ revision: 'r9', values: { phone: '0200' }, base: rosa }));
  expect(field('Phone').value).toBe('0143');
  fireEvent.click(screen.getByRole('button', { name: 'Use that draft' }));
  await waitFor(() => expect(field('Phone').value).toBe('0200'));
  expect(field('Title').value).toBe('Aide');
  fireEvent.click(screen.getByRole('button', { name: 'Use that draft' }));
  await waitFor(() => expect(field('Title').value).toBe('Nurse'));
});

test('a draft that is based on a record without today’s fields continues from the current record', () => {
  openDraft().set({ title: 'Nurse' }, { base: { id: 'a1', title: 3 } });
  open(rosa);
  expect([field('Title').value, field('Phone').value]).toEqual(['Nurse', '0143']);
});

test('discarding the changes removes the error of the failed save', async () => {
  const error = 'Saved, except for the photo: too large.';
  openDraft().set({ title: 'Nurse' }, { base: rosa, error });
  open(rosa);
  expect(screen.getByText(error)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(field('Title').value).toBe('Aide'));
  expect(screen.queryByText(error)).toBeNull();
});
