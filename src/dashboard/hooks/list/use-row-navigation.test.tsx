import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keysInUse } from '../keyboard/use-shortcuts';
import { useOpenRow } from './use-row-navigation';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('gatsby', () => ({ navigate }));

type ListProps = {
  open: string | null;
  isEdited?: boolean;
  dialog?: boolean;
  ids?: string[];
  back?: string;
  isOld?: boolean;
  onTurn?: (step: 1 | -1) => boolean;
};

const onOpen = vi.fn();

function List({ dialog = false, ids = ['r1', 'r2'], back = '/queue', ...row }: ListProps) {
  const rows = ids.map((id) => ({ id }));
  useOpenRow({ name: 'record', back, rows, what: 'request', onOpen, ...row });
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

const scrolled = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(`${this.tagName} ${this.textContent ?? ''}`);
  };
  scrolled.mockReset();
  navigate.mockReset();
  onOpen.mockReset();
});
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

test('the row of what is open comes into sight, and none where it is not in the list', () => {
  const { rerender } = render(<List open="r1" />);
  rerender(<List open="r2" />);
  expect(scrolled.mock.calls).toEqual([['TR r1'], ['TR r2']]);
  rerender(<List open="r9" />);
  rerender(<List open={null} />);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('j goes on from where a row stood when it was opened, also once it has fallen to the end', () => {
  const { rerender } = render(<List open="r1" ids={['r1', 'r2', 'r3']} />);
  rerender(<List open="r1" ids={['r2', 'r3', 'r1']} />);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(onOpen.mock.calls).toEqual([['r2']]);
});

test('j goes by a new order that the list was given beside what is open, once its rows are there', () => {
  const { rerender } = render(<List open="r1" ids={['r1', 'r2', 'r3']} />);
  const sorted = '/queue?sort=name';
  rerender(<List open="r1" ids={['r1', 'r2', 'r3']} back={sorted} isOld />);
  rerender(<List open="r1" ids={['r3', 'r1', 'r2']} back={sorted} />);
  rerender(<List open="r1" ids={['r3', 'r2', 'r1']} back={sorted} />);
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(onOpen.mock.calls).toEqual([['r3']]);
});

test('k goes by a new order also where a row was opened while that was on its way', () => {
  const sorted = '/queue?sort=name';
  const { rerender } = render(<List open={null} ids={['r1', 'r2', 'r3']} />);
  rerender(<List open="r1" ids={['r1', 'r2', 'r3']} back={sorted} isOld />);
  rerender(<List open="r1" ids={['r2', 'r1', 'r3']} back={sorted} />);
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(onOpen.mock.calls).toEqual([['r2']]);
});

test('j goes to the first row of another page, on which what is open does not stand', () => {
  const { rerender } = render(<List open="r1" ids={['r1', 'r2']} />);
  rerender(<List open="r1" ids={['r1', 'r2']} back="/queue?page=2" isOld />);
  rerender(<List open="r1" ids={['r3', 'r4']} back="/queue?page=2" />);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(onOpen.mock.calls).toEqual([['r3']]);
});

test('j at the end of a page, and k at its beginning, go on over the edge of it', () => {
  const onTurn = vi.fn(() => true);
  const { rerender } = render(<List open="r2" onTurn={onTurn} />);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect([onTurn.mock.calls, onOpen.mock.calls]).toEqual([[[1]], []]);
  const second = { ids: ['r3', 'r4'], back: '/queue?page=2', onTurn };
  rerender(<List open="r2" back={second.back} onTurn={onTurn} isOld />);
  expect(onOpen).not.toHaveBeenCalled();
  rerender(<List open="r2" {...second} />);
  expect(onOpen.mock.calls).toEqual([['r3']]);
  rerender(<List open="r3" {...second} />);
  fireEvent.keyDown(document.body, { key: 'k' });
  rerender(<List open="r3" onTurn={onTurn} />);
  expect([onTurn.mock.calls, onOpen.mock.calls]).toEqual([
    [[1], [-1]],
    [['r3'], ['r2']],
  ]);
});

test('who opens another one while a page is turned stays with that', () => {
  const { rerender } = render(<List open="r2" onTurn={() => true} />);
  fireEvent.keyDown(document.body, { key: 'j' });
  rerender(<List open="r1" back="/queue?page=2" ids={['r3', 'r4']} />);
  expect(onOpen).not.toHaveBeenCalled();
});

test('who has come back to a row of the list goes on from there', () => {
  const { rerender } = render(<List open="r2" ids={['r1', 'r2', 'r3']} />);
  rerender(<List open={null} ids={['r1', 'r2', 'r3']} />);
  expect(document.activeElement?.textContent).toBe('r2');
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(onOpen).toHaveBeenLastCalledWith('r3');
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(onOpen).toHaveBeenLastCalledWith('r1');
});
