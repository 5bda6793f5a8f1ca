import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportResponse } from '../../../../contract/employees/schema';
import { ImportDialog } from './import-dialog';

vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  vi.unstubAllGlobals();
});

const csvFile = (name: string) => new File(['First name'], name, { type: 'text/csv' });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('CSV or Excel file'), { target: { files: [file] } });
const empty: ImportResponse = {
  ...{
    isDone: false,
    isOutdated: false,
    plan: 'p1',
    added: 0,
    changed: 0,
    unchanged: 0,
  },
  ...{ people: [], sheet: null, columns: [], issues: [], isHeaderInvalid: false, invalidRows: 0 },
};
const respond = (added: number, report: Partial<ImportResponse> = {}) =>
  Response.json({ ...empty, added, ...report });

test('imports a file after it was checked', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: FormData }) => {
    sent.push([body.get('check'), body.get('plan')]);
    const changes = [{ field: 'title', from: 'Aide', to: 'Nurse' }];
    const people: ImportResponse['people'] = [
      { line: 3, name: 'Bo Ray', kind: 'changed', changes },
      {
        line: 2,
        name: 'Ann Lee',
        kind: 'added',
        changes: [
          { field: 'firstName', from: null, to: 'Ann' },
          { field: 'status', from: null, to: 'active' },
        ],
      },
    ];
    return Promise.resolve(
      respond(1, { changed: 1, unchanged: 4, people, isDone: sent.length > 1 }),
    );
  });
  const onDone = vi.fn();
  render(<ImportDialog onClose={() => undefined} onDone={onDone} />);
  choose(csvFile('a.csv'));
  const button = await screen.findByRole('button', { name: 'Import 2 employees' });
  screen.getByText('Ready to import: 1 added, 1 changed, 4 unchanged.');
  expect(screen.getByText('Title: Aide → Nurse')).toBeTruthy();
  expect(screen.getByText('Status: Active')).toBeTruthy();
  fireEvent.click(button);
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith('Imported: 1 added, 1 changed, 4 unchanged.', true),
  );
  expect(sent).toEqual([
    ['1', null],
    [null, 'p1'],
  ]);
});

test('ignores the check of a file that was replaced', async () => {
  const responses = new Map<string, (response: Response) => void>();
  vi.stubGlobal('fetch', (_url: string, { body }: { body: FormData }) => {
    const { name } = body.get('file') as File;
    return new Promise<Response>((resolve) => responses.set(name, resolve));
  });
  render(<ImportDialog onClose={() => undefined} onDone={() => undefined} />);
  choose(csvFile('old.csv'));
  choose(csvFile('new.csv'));
  await waitFor(() => expect([...responses.keys()]).toEqual(['old.csv', 'new.csv']));
  responses.get('new.csv')?.(respond(3));
  await screen.findByText('Ready to import: 3 added, 0 changed.');
  responses.get('old.csv')?.(respond(12));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('button', { name: 'Import 3 employees' })).toBeTruthy();
});

test('a missing column can be chosen, and the file is checked again with it', async () => {
  const columns = [
    { label: 'Vorname', field: null, sample: 'Ann' },
    { label: 'Title', field: 'title', sample: 'Aide' },
  ];
  const issues = [{ line: 1, column: 'First name', value: '', message: 'No column' }];
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: FormData }) => {
    sent.push(body.get('columns'));
    return Promise.resolve(
      sent.length === 1
        ? respond(0, { columns, issues, isHeaderInvalid: true })
        : respond(1, { columns }),
    );
  });
  render(<ImportDialog onClose={() => undefined} onDone={() => undefined} />);
  choose(csvFile('a.csv'));
  await screen.findByText('Nothing was imported: choose what the columns are.');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Vorname/), { target: { value: 'firstName' } });
  await screen.findByRole('button', { name: 'Import 1 employee' });
  expect(sent).toEqual([null, '["firstName","title"]']);
});

test('names the sheet it reads, the sheets it does not, and the columns it leaves out', async () => {
  const columns = [
    { label: 'Title', field: 'title', sample: 'Aide' },
    { label: 'Badge', field: null, sample: '12' },
    { label: 'Empty', field: null, sample: '' },
  ];
  const sheet = { name: 'Staff 2026', others: ['Cover'] };
  vi.stubGlobal('fetch', () => Promise.resolve(respond(1, { columns, sheet })));
  render(<ImportDialog onClose={() => undefined} onDone={() => undefined} />);
  choose(csvFile('a.csv'));
  expect((await screen.findByText(/^Sheet:/)).textContent).toBe(
    'Sheet: Staff 2026 (not read: Cover)',
  );
  expect(screen.getByText(/choose its field/).textContent).toMatch(/^Not imported: Badge\. To/);
  screen.getByText('No column is set to Status, so new employees will be Active.');
});

test('offers no import if everyone is up to date, and shows a preview that became outdated', async () => {
  const answers = [respond(0, { unchanged: 3 }), respond(2), respond(3, { isOutdated: true })];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  const onDone = vi.fn();
  render(<ImportDialog onClose={() => undefined} onDone={onDone} />);
  choose(csvFile('a.csv'));
  await screen.findByText('Nothing to import: 3 employees in the file, all up to date.');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  choose(csvFile('b.csv'));
  fireEvent.click(await screen.findByRole('button', { name: 'Import 2 employees' }));
  await screen.findByText(/^Employees changed since the preview/);
  expect(screen.getByRole('button', { name: 'Import 3 employees' })).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

test('offers to undo the last import, and says what stays', async () => {
  const lastImport = { id: 'i1', at: '2026-11-20T15:00:00.000Z', by: 'ann@agency.example' };
  const kept = [{ name: 'Bo Ray', reason: 'changed since' }];
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ removed: 1, restored: 0, kept, keptTotal: 1 })),
  );
  const fetcher = (path: string) =>
    path === '/employees/last-import'
      ? { lastImport: { ...lastImport, summary: '2 added, 0 changed' } }
      : { names: {} };
  const onDone = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map(), fetcher }}>
      <ImportDialog onClose={() => undefined} onDone={onDone} />
    </SWRConfig>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
  screen.getByText(/^2 added, 0 changed\. The people/);
  fireEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledWith(
      'Import undone: 1 removed, 0 restored. Not fully undone: Bo Ray (changed since).',
      false,
    ),
  );
});

test('an empty file is not sent', async () => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  render(<ImportDialog onClose={() => undefined} onDone={() => undefined} />);
  choose(new File([], 'empty.csv', { type: 'text/csv' }));
  await screen.findByText('This file is empty.');
  expect(send).not.toHaveBeenCalled();
});
