// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ImportDialog } from './import-dialog';

vi.mock('../../lib/auth', () => ({ getToken: () => Promise.resolve('token-1') }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fileOf = (name: string) => new File(['First name'], name, { type: 'text/csv' });
const answerOf = (rows: number) => Response.json({ rows, imported: 0, problems: [], badRows: 0 });

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
