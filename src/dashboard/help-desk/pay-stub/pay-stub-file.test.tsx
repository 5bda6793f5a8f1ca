import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { PayStubFile } from './pay-stub-file';

vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

type Sent = { key: string; version: FormDataEntryValue | null; name: string };
let sent: Sent[];
let deleted: string[];
let answer: () => Promise<Response>;
beforeEach(() => {
  sent = [];
  deleted = [];
  vi.stubGlobal(
    'fetch',
    (address: string, init: { method: string; headers: HeadersInit; body: FormData }) => {
      const key = new Headers(init.headers).get('idempotency-key') ?? '';
      if (init.method === 'DELETE') {
        deleted.push(address);
        return answer();
      }
      const { name } = init.body.get('file') as File;
      sent.push({ key, version: init.body.get('version'), name });
      return answer();
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const recordAt = (version: number, own: Partial<HelpDeskDetail> = {}) =>
  ({
    id: 'r1',
    version,
    file: null,
    events: [],
    name: 'Rosa Núñez',
    email: 'rosa@mail.example',
    pageUntil: '2999-01-01T00:00:00.000Z',
    facts: { period: { from: '2026-11-01', to: '2026-11-14' } },
    ...own,
  }) as HelpDeskDetail;
const pdf = (name: string) => new File(['%PDF-'], name, { lastModified: 1 });
const choose = (container: HTMLElement, file: File) => {
  const input = container.querySelector('input') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [file] } });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const send = (container: HTMLElement, file: File) => {
  choose(container, file);
  press('Send it');
};

test('a pay stub goes out once it is said yes to what goes to whom, for which days', async () => {
  answer = () => Promise.resolve(Response.json({}));
  const { container } = render(<PayStubFile record={recordAt(3)} />);
  choose(container, pdf('may.pdf'));
  const question = screen.getByRole('group', { name: 'Send may.pdf to Rosa Núñez?' });
  expect(question.textContent).toContain('pay period Nov 1 to 14, 2026');
  expect(question.textContent).toContain('an e-mail at rosa@mail.example with a link');
  expect(document.activeElement).toBe(question);
  press('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Attach the PDF' }));
  expect(sent).toHaveLength(0);
  choose(container, pdf('june.pdf'));
  press('Send it');
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['june.pdf']));
});

test('where no address is known, the question says that the status page shows the pay stub', () => {
  const file = { name: 'old.pdf', until: '2026-12-01T00:00:00.000Z' } as HelpDeskDetail['file'];
  const { container } = render(<PayStubFile record={recordAt(3, { email: null, file })} />);
  choose(container, pdf('may.pdf'));
  const words = screen.getByRole('group').textContent;
  expect(words).toContain('No e-mail tells them');
  expect(words).toContain('The status page has the file');
  expect(words).toContain('takes the place of old.pdf');
});

test('where no address is known and the status page is over, no pay stub is attached, and one is asked to call', () => {
  const over = { email: null, pageUntil: '2026-01-01T00:00:00.000Z' };
  render(<PayStubFile record={recordAt(3, over)} />);
  expect(screen.getByText(/^Nobody could get a file: .* Please call\.$/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a file that is no PDF is refused before anything is asked', () => {
  const { container } = render(<PayStubFile record={recordAt(3)} />);
  choose(container, pdf('may.docx'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Please choose a PDF.');
});

test('a pay stub whose sending failed goes again as it went, by the button or chosen again, and another one anew', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const { container, rerender } = render(<PayStubFile record={recordAt(3)} />);
  send(container, pdf('may.pdf'));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByRole('button', { name: 'Try again' });
  rerender(<PayStubFile record={recordAt(4)} />);
  send(container, pdf('may.pdf'));
  await waitFor(() => expect(sent).toHaveLength(3));
  await screen.findByRole('button', { name: 'Try again' });
  send(container, pdf('june.pdf'));
  await waitFor(() => expect(sent).toHaveLength(4));

  const [first, ...rest] = sent;
  expect(rest.slice(0, 2)).toEqual([first, first]);
  expect(first).toMatchObject({ version: '3', name: 'may.pdf' });
  expect(rest[2]).toMatchObject({ version: '4', name: 'june.pdf' });
  expect(rest[2]?.key).not.toBe(first?.key);
});

test('a pay stub that the server refuses is not to be sent again as it is', async () => {
  const error = { code: 'validation', message: 'This PDF is locked.' };
  answer = () => Promise.resolve(Response.json({ error }, { status: 400 }));
  const { container } = render(<PayStubFile record={recordAt(3)} />);
  send(container, pdf('may.pdf'));
  await screen.findByText('Not done. This PDF is locked.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a pay stub may take two minutes to arrive', async () => {
  const timeout = vi.spyOn(globalThis, 'setTimeout');
  answer = () => Promise.resolve(Response.json({}));
  const { container } = render(<PayStubFile record={recordAt(3)} />);
  send(container, pdf('may.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(timeout.mock.calls.map(([, wait]) => wait)).toContain(120_000);
  timeout.mockRestore();
});

test.each([
  ['2026-12-01T10:00:00.000Z', 'It has been opened through its link already.'],
  ['2026-11-29T10:00:00.000Z', 'Nobody has opened it through its link yet.'],
])('who deletes a pay stub is told whether it was seen: opened at %s', (at, words) => {
  const file = { name: 'may.pdf', addedAt: '2026-11-30T15:00:00.000Z', until: '2026-12-14' };
  const events = [{ at, step: 'file-opened', by: null, detail: null }];
  render(<PayStubFile record={recordAt(3, { file, events } as Partial<HelpDeskDetail>)} />);
  press('Delete it');
  expect(screen.getByRole('group', { name: 'Delete may.pdf?' }).textContent).toContain(words);
});

test('a pay stub is deleted once that is said yes to, and the focus stays where the next one is attached', async () => {
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  const file = { name: 'may.pdf', size: 10, until: '2026-12-14T15:00:00.000Z' };
  const there = recordAt(3, { file } as Partial<HelpDeskDetail>);
  const { rerender } = render(<PayStubFile record={there} />);
  press('Delete it');
  expect(screen.getByRole('group', { name: 'Delete may.pdf?' }).textContent).toContain(
    'link ends at once',
  );
  press('Cancel');
  expect([deleted, document.activeElement]).toEqual([
    [],
    screen.getByRole('button', { name: 'Delete it' }),
  ]);
  press('Delete it');
  press('Delete the file');
  expect(screen.getByRole('button', { name: 'Delete it' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('button', { name: 'Replace it' }).getAttribute('aria-busy')).toBeNull();
  await waitFor(() => expect(deleted).toEqual([expect.stringContaining('/r1/file?version=3')]));
  rerender(<PayStubFile record={recordAt(4)} />);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Attach the PDF' })),
  );
});
