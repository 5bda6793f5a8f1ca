import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportAnswer } from '../../../../contract/employees/schema';
import { ImportDialog } from './import-dialog';

vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fileOf = (name: string) => new File(['First name'], name, { type: 'text/csv' });
const BrowserReader = FileReader;
const textOf = (file: File) =>
  new Promise<unknown>((resolve) => {
    const reader = new BrowserReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });
/** What a browser makes of a file that another program has saved since it was chosen. */
class Unreadable {
  onerror: () => void = () => undefined;
  readAsArrayBuffer() {
    setTimeout(() => this.onerror());
  }
}
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
  const problem = { line: 1, problem: 'Unknown column. Check the spelling, or delete the column' };
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

test('what is imported is what was looked at, also when the file was changed meanwhile', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: FormData }) => {
    sent.push(await textOf(body.get('file') as File));
    return answerOf(1, sent.length > 1 ? { imported: 1 } : {});
  });
  const onDone = vi.fn();
  render(<ImportDialog onClose={() => undefined} onDone={onDone} />);
  const file = fileOf('a.csv');
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
  const button = await screen.findByRole('button', { name: 'Import 1 employee' });
  vi.stubGlobal('FileReader', Unreadable);
  fireEvent.click(button);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('1 employee imported.'));
  expect(sent).toEqual(['First name', 'First name']);
});

test('a file that was changed before it could be read is to be chosen again, and is not sent', async () => {
  const send = vi.fn();
  vi.stubGlobal('fetch', send);
  render(<ImportDialog onClose={() => undefined} onDone={() => undefined} />);
  const file = fileOf('a.csv');
  vi.stubGlobal('FileReader', Unreadable);
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
  await screen.findByText('The file was changed: choose it again.');
  expect(screen.queryByText('Looking at the file')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});
