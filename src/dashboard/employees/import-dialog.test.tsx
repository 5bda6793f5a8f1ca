import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportResponse } from '../../../contract/employees/schema';
import { ImportDialog } from './import-dialog';

vi.mock('../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  vi.unstubAllGlobals();
});

const csvFile = (name: string) => new File(['First name'], name, { type: 'text/csv' });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
const respond = (rows: number, report: Partial<ImportResponse> = {}) =>
  Response.json({
    rows,
    imported: 0,
    issues: [],
    isHeaderInvalid: false,
    invalidRows: 0,
    ...report,
  });

test('imports a file after it was checked', async () => {
  const checks: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: FormData }) => {
    checks.push(body.get('check'));
    return Promise.resolve(respond(1, { imported: checks.length - 1 }));
  });
  const onDone = vi.fn();
  render(<ImportDialog onClose={() => undefined} onDone={onDone} />);
  choose(csvFile('a.csv'));
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 employee' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Imported 1 employee.'));
  expect(checks).toEqual(['1', null]);
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
  await screen.findByText('Ready to import 3 employees.');
  responses.get('old.csv')?.(respond(12));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('button', { name: 'Import 3 employees' })).toBeTruthy();
});

test('a wrong header row lists the valid columns', async () => {
  const issues = [{ line: 1, column: 'Salary', value: 'Salary', message: 'Unknown column' }];
  vi.stubGlobal('fetch', () => Promise.resolve(respond(3, { issues, isHeaderInvalid: true })));
  render(<ImportDialog onClose={() => undefined} onDone={() => undefined} />);
  choose(csvFile('a.csv'));
  await screen.findByText('Nothing was imported: the header row needs fixing.');
  expect(screen.getAllByText(/First name, Last name/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('an empty file is not sent', async () => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  render(<ImportDialog onClose={() => undefined} onDone={() => undefined} />);
  choose(new File([], 'empty.csv', { type: 'text/csv' }));
  await screen.findByText('This file is empty.');
  expect(send).not.toHaveBeenCalled();
});
