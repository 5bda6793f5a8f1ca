// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportAnswer } from '../../../contract/employees';
import { ImportDialog } from './import-dialog';

vi.mock('../../lib/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fileOf = (name: string) => new File(['First name'], name, { type: 'text/csv' });
const answerOf = (rows: number, of: Partial<ImportAnswer> = {}) =>
  Response.json({ rows, imported: 0, problems: [], isOfHead: false, badRows: 0, ...of });

test('a file that is chosen while another is looked at is looked at itself, and the answer of the other is not told', async () => {
  const answers = new Map<string, (answer: Response) => void>();
  vi.stubGlobal('fetch', (_address: string, { body }: { body: FormData }) => {
    const { name } = body.get('file') as File;
    return new Promise<Response>((resolve) => answers.set(name, resolve));
  });
  render(<ImportDialog onClose={() => undefined} onDone={() => undefined} />);
  const chooser = screen.getByLabelText('CSV file');
  fireEvent.change(chooser, { target: { files: [fileOf('old.csv')] } });
  await waitFor(() => expect([...answers.keys()]).toEqual(['old.csv']));
  fireEvent.change(chooser, { target: { files: [fileOf('new.csv')] } });
  await waitFor(() => expect([...answers.keys()]).toEqual(['old.csv', 'new.csv']));

  answers.get('new.csv')?.(answerOf(3));
  await screen.findByText('3 employees found, and nothing is wrong.');
  answers.get('old.csv')?.(answerOf(12));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('button', { name: 'Import 3 employees' })).toBeTruthy();
  expect(screen.queryByText(/12 employees/)).toBeNull();
});

test('of a bad head it is said that it is the head, what stands in it, and once which columns there are', async () => {
  const problem = { line: 1, problem: 'There is no such column' };
  const problems = ['Salary', 'Shoe size'].map((name) => ({
    ...problem,
    ...{ column: name, value: name },
  }));
  vi.stubGlobal('fetch', () => Promise.resolve(answerOf(3, { problems, isOfHead: true })));
  render(<ImportDialog onClose={() => undefined} onDone={() => undefined} />);
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [fileOf('a.csv')] } });
  await screen.findByText(
    'Nobody was imported: the file’s first line, which names the columns, needs mending.',
  );
  expect(screen.getAllByText(/First name, Last name/)).toHaveLength(1);
  expect(screen.getAllByText('Salary')).toHaveLength(2);
  expect(screen.queryByText('Nothing')).toBeNull();
});

test('an empty file is called empty, and is not sent', async () => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  render(<ImportDialog onClose={() => undefined} onDone={() => undefined} />);
  const file = new File([], 'nothing.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
  await screen.findByText('This file is empty.');
  expect(send).not.toHaveBeenCalled();
});
