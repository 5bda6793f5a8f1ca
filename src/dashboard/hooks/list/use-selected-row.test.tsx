import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listPage } from '../../../../contract/shared/list-limits';
import { useOpened } from './use-selected-row';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const change = vi.fn();
beforeEach(() => change.mockReset());
afterEach(cleanup);

type ListProps = { page: number; total?: number; isEdited?: boolean };

/** One row on its page, which is open: j and k lead over the edges. */
function List({ page, total = listPage * 2, isEdited = false }: ListProps) {
  const state = { record: 'r1', page };
  const addressOf = (changes: object) => JSON.stringify({ ...state, ...changes });
  useOpened({ state, addressOf, change }, 'record', {
    rows: [{ id: 'r1' }],
    total,
    isOld: false,
    what: 'request',
    isEdited,
  });
  return null;
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });

test.each([
  ['k', 1, []],
  ['j', 1, [[{ page: 2 }]]],
  ['k', 2, [[{ page: 1 }]]],
  ['j', 2, []],
])('of two pages %s on page %i turns to one that there is, or to none', (key, page, turned) => {
  render(<List page={page} />);
  press(key);
  expect(change.mock.calls).toEqual(turned);
});

test('no page is turned while what is open is edited', () => {
  render(<List page={1} isEdited />);
  press('j');
  expect(change).not.toHaveBeenCalled();
});
