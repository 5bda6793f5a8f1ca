// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keysInUse } from '../keys/use-keys';
import { useOpenRow } from './use-open-row';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('gatsby', () => ({ navigate }));

const rows = ['r1', 'r2'].map((id) => ({ id }));

type ListProps = { open: string | null; isEdited?: boolean; dialog?: boolean };

function List({ open, isEdited = false, dialog = false }: ListProps) {
  const onOpen = () => undefined;
  useOpenRow({ name: 'record', open, back: '/queue', rows, what: 'request', onOpen, isEdited });
  return (
    <>
      <table>
        <tbody>
          {rows.map(({ id }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`?record=${id}`}>{id}</a>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <textarea aria-label="Words" />
      {dialog && <div role="dialog" />}
    </>
  );
}

beforeEach(() => navigate.mockReset());
afterEach(cleanup);
const escape = (on: Element = document.body) => fireEvent.keyDown(on, { key: 'Escape' });

test('Escape closes what is open beside the list, and its row has the focus', () => {
  const { rerender } = render(<List open="r2" />);
  expect(keysInUse([])).toContainEqual(['Escape', 'Back to the list']);
  escape();
  expect(navigate.mock.calls).toEqual([['/queue']]);
  rerender(<List open={null} />);
  expect(document.activeElement?.textContent).toBe('r2');
  expect(keysInUse([]).map(([key]) => key)).not.toContain('Escape');
});

test('Escape closes a dialog before what is behind it, and nothing while words are typed', () => {
  const { rerender } = render(<List open="r2" dialog />);
  escape();
  rerender(<List open="r2" />);
  escape(screen.getByLabelText('Words'));
  rerender(<List open="r2" isEdited />);
  escape();
  expect(navigate).not.toHaveBeenCalled();
});
