import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { PayStubFile } from './pay-stub-file';

vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

type Upload = { key: string; version: FormDataEntryValue | null; name: string };
let uploads: Upload[];
let deletedUrls: string[];
let respond: () => Promise<Response>;
beforeEach(() => {
  uploads = [];
  deletedUrls = [];
  vi.stubGlobal(
    'fetch',
    (url: string, init: { method: string; headers: HeadersInit; body: FormData }) => {
      if (init.method === 'DELETE') {
        deletedUrls.push(url);
      } else {
        const key = new Headers(init.headers).get('idempotency-key') ?? '';
        const { name } = init.body.get('file') as File;
        uploads.push({ key, version: init.body.get('version'), name });
      }
      return respond();
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const onPage = { matches: [], confirmed: null, recipient: { to: null } };
const createRequest = (version: number, fields: object = {}) =>
  ({
    id: 'r1',
    version,
    file: null,
    events: [],
    name: 'Rosa Núñez',
    email: 'rosa@mail.example',
    statusPageExpiresAt: '2999-01-01T00:00:00.000Z',
    requestData: { period: { from: '2026-11-01', to: '2026-11-14' } },
    identity: { matches: [], confirmed: null, recipient: { to: 'rosa@home.example' } },
    ...fields,
  }) as unknown as HelpDeskDetail;
const select = (container: HTMLElement, name: string) => {
  const input = container.querySelector('input') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['%PDF-'], name)] } });
};
const getButton = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(getButton(name));
const upload = (container: HTMLElement, name: string) => {
  select(container, name);
  press('Send pay stub');
};

test('sends a pay stub after a confirmation that names recipient and pay period', async () => {
  respond = () => Promise.resolve(Response.json({}));
  const { container } = render(<PayStubFile request={createRequest(3)} />);
  select(container, 'may.pdf');
  const question = screen.getByRole('group', { name: 'Send may.pdf to Rosa Núñez?' });
  expect(question.textContent).toContain('Nov 1 to 14, 2026');
  expect(question.textContent).toContain('a link to rosa@home.example');
  expect(question.textContent).toContain('not rosa@mail.example in the request');
  expect(document.activeElement).toBe(question);
  press('Cancel');
  expect(document.activeElement).toBe(getButton('Attach PDF'));
  expect(uploads).toHaveLength(0);
  upload(container, 'june.pdf');
  await waitFor(() => expect(uploads.map(({ name }) => name)).toEqual(['june.pdf']));
});

test('names the sender before a pay stub goes to an employee with another name', () => {
  const payee = {
    id: 'e1',
    name: 'Tanya Brooks',
    region: 'maryland',
    leftOn: null,
    email: 'a@b.example',
  };
  const identity = {
    matches: [],
    confirmed: { by: 'ira@agency.example', at: '', employee: payee },
    recipient: { to: 'a@b.example' },
  };
  const { container, rerender } = render(<PayStubFile request={createRequest(3, { identity })} />);
  select(container, 'may.pdf');
  const getQuestion = () => screen.getByRole('group', { name: 'Send may.pdf to Tanya Brooks?' });
  expect(getQuestion().textContent).toContain('The request is from Rosa Núñez.');
  const matches = [{ ...payee, by: ['name'], certainty: 'possible' }];
  rerender(<PayStubFile request={createRequest(3, { identity: { ...identity, matches } })} />);
  expect(getQuestion().textContent).not.toContain('The request is from');
});

test('warns that a caregiver without an address gets no email', () => {
  const file = { name: 'old.pdf', until: '2026-12-01T00:00:00.000Z' };
  const { container } = render(
    <PayStubFile request={createRequest(3, { email: null, file, identity: onPage })} />,
  );
  select(container, 'may.pdf');
  const { textContent } = screen.getByRole('group');
  expect(textContent).toContain('won’t get an email');
  expect(textContent).toContain('replaces old.pdf');
});

test('offers no upload if the caregiver could not get the file', () => {
  const unreachable = {
    email: null,
    identity: onPage,
    statusPageExpiresAt: '2026-01-01T00:00:00.000Z',
  };
  render(<PayStubFile request={createRequest(3, unreachable)} />);
  expect(screen.getByText(/Please call\.$/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('offers no upload until it is certain who sent the request', () => {
  const identity = { matches: [], confirmed: null, recipient: null };
  render(<PayStubFile request={createRequest(3, { identity })} />);
  expect(screen.getByText('First confirm who sent this request.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('rejects a file that is not a PDF', () => {
  const { container } = render(<PayStubFile request={createRequest(3)} />);
  select(container, 'may.docx');
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Select a PDF file.');
});

test('retries a failed upload with the same idempotency key and version', async () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  const { container, rerender } = render(<PayStubFile request={createRequest(3)} />);
  upload(container, 'may.pdf');
  await screen.findByRole('button', { name: 'Try again' });
  rerender(<PayStubFile request={createRequest(4)} />);
  press('Try again');
  await waitFor(() => expect(uploads).toHaveLength(2));
  await screen.findByRole('button', { name: 'Try again' });
  upload(container, 'june.pdf');
  await waitFor(() => expect(uploads).toHaveLength(3));
  expect(uploads[0]).toMatchObject({ version: '3', name: 'may.pdf' });
  expect(uploads[1]).toEqual(uploads[0]);
  expect(uploads[2]).toMatchObject({ version: '4', name: 'june.pdf' });
  expect(uploads[2]?.key).not.toBe(uploads[0]?.key);
});

test('offers no retry of a file that the server has rejected', async () => {
  const error = { code: 'validation', message: 'This PDF is locked.' };
  respond = () => Promise.resolve(Response.json({ error }, { status: 400 }));
  const { container } = render(<PayStubFile request={createRequest(3)} />);
  upload(container, 'may.pdf');
  await screen.findByText('The file wasn’t changed. This PDF is locked.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('asks again, with the same file, if the request has changed', async () => {
  const error = { code: 'changed_since', message: 'Ira changed this.' };
  respond = () => Promise.resolve(Response.json({ error }, { status: 409 }));
  const { container, rerender } = render(<PayStubFile request={createRequest(3)} />);
  upload(container, 'may.pdf');
  await screen.findByText('The file wasn’t changed. Ira changed this.');
  rerender(<PayStubFile request={createRequest(4, { identity: onPage })} />);
  const question = screen.getByRole('group', { name: 'Send may.pdf to Rosa Núñez?' });
  expect(question.textContent).toContain('won’t get an email');
  press('Send pay stub');
  await waitFor(() => expect(uploads.map(({ version }) => version)).toEqual(['3', '4']));
});

test.each([
  ['2026-12-01T10:00:00.000Z', 'already been opened'],
  ['2026-11-29T10:00:00.000Z', 'hasn’t been opened'],
])('says whether the link was opened before the file is deleted (opened at %s)', (at, text) => {
  const file = { name: 'may.pdf', addedAt: '2026-11-30T15:00:00.000Z', until: '2026-12-14' };
  const events = [{ at, step: 'file-opened', by: null, detail: null }];
  render(<PayStubFile request={createRequest(3, { file, events })} />);
  press('Delete');
  expect(screen.getByRole('group', { name: 'Delete may.pdf?' }).textContent).toContain(text);
});

test('deletes a pay stub after a confirmation and moves the focus to the attach button', async () => {
  respond = () => Promise.resolve(new Response(null, { status: 204 }));
  const file = { name: 'may.pdf', size: 10, until: '2026-12-14T15:00:00.000Z' };
  const { rerender } = render(<PayStubFile request={createRequest(3, { file })} />);
  press('Delete');
  press('Cancel');
  expect(deletedUrls).toEqual([]);
  expect(document.activeElement).toBe(getButton('Delete'));
  press('Delete');
  press('Delete file');
  expect(getButton('Delete').getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(deletedUrls).toEqual([expect.stringContaining('/r1/file?version=3')]));
  rerender(<PayStubFile request={createRequest(4)} />);
  await waitFor(() => expect(document.activeElement).toBe(getButton('Attach PDF')));
});
