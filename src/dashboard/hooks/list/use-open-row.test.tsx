import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageSize } from '../../../../contract/shared/list-limits';
import { useOpenRow } from './use-open-row';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('gatsby', () => ({ navigate }));

const change = vi.fn();
const scrolled = vi.fn();

beforeEach(() => {
  change.mockReset();
  navigate.mockReset();
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.textContent);
  };
});

type ListProps = {
  record: string | null;
  ids?: string[];
  page?: number;
  sort?: string;
  isStale?: boolean;
  isEdited?: boolean;
  getTurn?: (step: 1 | -1) => { sort: string } | null;
};

function List(props: ListProps) {
  const { record, ids = ['r1', 'r2', 'r3'], page = 1, sort = '', isStale = false } = props;
  const state = { record, page, sort };
  useOpenRow(
    {
      state,
      getUrl: (changes) => JSON.stringify({ ...state, ...changes }),
      update: change,
    },
    { data: { items: ids.map((id) => ({ id })), total: pageSize * 2 }, isStale },
    'record',
    {
      noun: 'request',
      isEdited: props.isEdited === true,
      ...(props.getTurn && { getTurn: props.getTurn }),
    },
  );
  return (
    <>
      <table>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <th scope="row">
                <a href={`?record=${id}`}>{id}</a>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <textarea aria-label="Message" />
    </>
  );
}

const press = (key: string, element: Element = document.body) =>
  fireEvent.keyDown(element, { key });

test('Escape closes the record and focuses its row; j goes on from there', () => {
  const { rerender } = render(<List record="r2" />);
  press('Escape');
  expect(navigate).toHaveBeenCalledWith(JSON.stringify({ record: null, page: 1, sort: '' }));
  rerender(<List record={null} />);
  expect(document.activeElement?.textContent).toBe('r2');
  press('j');
  expect(change).toHaveBeenLastCalledWith({ record: 'r3' });
});

test('keys do nothing while the user types or edits the record', () => {
  const { rerender } = render(<List record="r2" />);
  press('Escape', screen.getByLabelText('Message'));
  rerender(<List record="r2" isEdited />);
  press('Escape');
  press('j');
  expect(navigate).not.toHaveBeenCalled();
  expect(change).not.toHaveBeenCalled();
});

test('the row of the open record scrolls into view', () => {
  const { rerender } = render(<List record="r1" />);
  rerender(<List record="r2" />);
  rerender(<List record="r9" />);
  expect(scrolled.mock.calls).toEqual([['r1'], ['r2']]);
});

test('j goes on from where the row was when it was opened', () => {
  const { rerender } = render(<List record="r1" />);
  rerender(<List record="r1" ids={['r2', 'r3', 'r1']} />);
  press('j');
  expect(change.mock.calls).toEqual([[{ record: 'r2' }]]);
});

test('k follows a new sort order once its rows are loaded', () => {
  const { rerender } = render(<List record="r1" />);
  rerender(<List record="r1" sort="name" isStale />);
  rerender(<List record="r1" sort="name" ids={['r3', 'r1', 'r2']} />);
  press('k');
  expect(change.mock.calls).toEqual([[{ record: 'r3' }]]);
});

test('j after the last row opens the first row of the next page', () => {
  const { rerender } = render(<List record="r3" />);
  press('j');
  expect(change.mock.calls).toEqual([[{ page: 2 }]]);
  rerender(<List record="r3" page={2} isStale />);
  rerender(<List record="r3" page={2} ids={['r4', 'r5']} />);
  expect(change).toHaveBeenLastCalledWith({ record: 'r4' });
});

test('k before the first row opens the last row of the previous page of a list paged by key', () => {
  const getTurn = (step: 1 | -1) => (step === -1 ? { sort: 'c1' } : null);
  const { rerender } = render(<List record="r3" ids={['r3']} getTurn={getTurn} />);
  press('j');
  press('k');
  expect(change.mock.calls).toEqual([[{ sort: 'c1' }]]);
  rerender(<List record="r3" sort="c1" ids={['r1', 'r2']} getTurn={getTurn} />);
  expect(change).toHaveBeenLastCalledWith({ record: 'r2' });
});

test('k does not skip rows if the first page has shifted and still lists the record', () => {
  const getTurn = () => ({ sort: 'c1' });
  const { rerender } = render(<List record="r3" ids={['r3']} getTurn={getTurn} />);
  press('k');
  rerender(<List record="r3" sort="c1" ids={['r1', 'r2', 'r3', 'r4']} getTurn={getTurn} />);
  expect(change).toHaveBeenLastCalledWith({ record: 'r2' });
});

test('a record the user opens while the page turns stays open', () => {
  const { rerender } = render(<List record="r3" />);
  press('j');
  rerender(<List record="r1" page={2} ids={['r4', 'r5']} />);
  expect(change.mock.calls).toEqual([[{ page: 2 }]]);
});

test.each([
  ['k', 1],
  ['j', 2],
])('%s on page %i of 2 does not leave the list', (key, page) => {
  render(<List record="r1" ids={['r1']} page={page} />);
  press(key);
  expect(change).not.toHaveBeenCalled();
});
