import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSelection } from '../../hooks/selection/use-selection';
import { DataTable, type Column } from './data-table';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

type Visit = { id: string; who: string; at: string };

const visits: Visit[] = [
  { id: 'b', who: 'Ben', at: '2026-03-02' },
  { id: 'a', who: 'Ann', at: '2026-03-01' },
];

/** New objects with each call, as in a screen. */
const columns = (): Column<Visit>[] => [
  {
    id: 'who',
    sortAs: 'text',
    header: 'Name',
    isRowHeader: true,
    cell: (row) => row.who,
  },
  {
    id: 'at',
    sortAs: 'times',
    header: 'Came',
    cell: (row) => row.at,
  },
  { id: 'kind', header: 'Kind', cell: () => <select aria-label="Kind" /> },
];

const base = { caption: 'Visits', rows: visits, getRowId: ({ id }: Visit) => id };

const getUrl = ({ sort, isReversed }: { sort: string; isReversed: boolean }) =>
  `/list?${sort}=${String(isReversed)}`;
const renderSorted = (key: string, isReversed: boolean) =>
  render(<DataTable {...base} columns={columns()} sort={{ key, isReversed, getUrl }} />);

test.each<[string, boolean, string[]]>([
  ['office', false, ['null /list?who=false', 'null /list?at=false', 'null null']],
  ['who', false, ['ascending /list?who=true', 'null /list?at=false', 'null null']],
  ['who', true, ['descending /list?who=false', 'null /list?at=false', 'null null']],
  ['at', false, ['null /list?who=false', 'descending /list?at=true', 'null null']],
  ['at', true, ['null /list?who=false', 'ascending /list?at=false', 'null null']],
])('headers show and change the sort order %s, reversed: %s', (key, isReversed, expected) => {
  renderSorted(key, isReversed);
  const headers = screen.getAllByRole('columnheader').map((header) => {
    const link = within(header).queryByRole('link');
    return `${header.getAttribute('aria-sort')} ${link?.getAttribute('href') ?? null}`;
  });
  expect(headers).toEqual(expected);
});

test.each<[string, boolean, string]>([
  ['at', false, 'Came newest first'],
  ['at', true, 'Came oldest first'],
  ['who', false, 'Name A to Z'],
  ['who', true, 'Name Z to A'],
])('the header names the sort order %s, reversed: %s', (key, isReversed, name) => {
  renderSorted(key, isReversed);
  expect(screen.getByRole('link', { name })).toBeTruthy();
});

test('rows keep their order, link by their name, and label their cells', () => {
  render(
    <DataTable {...base} columns={columns()} getRowUrl={({ id }) => `/visits/${id}`} isStale />,
  );
  const table = screen.getByRole('table', { name: 'Visits' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Ben',
    'Ann',
  ]);
  expect(screen.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/visits/a');
  expect(screen.getAllByRole('cell').map((cell) => cell.dataset.label)).toEqual([
    'Came',
    'Kind',
    'Came',
    'Kind',
  ]);
});

test('a control in a cell keeps the focus when the columns are new', () => {
  const { rerender } = render(<DataTable {...base} columns={columns()} />);
  const [kind] = screen.getAllByRole('combobox');
  kind?.focus();
  rerender(<DataTable {...base} columns={columns()} rows={[...visits]} />);
  expect(document.activeElement).toBe(kind);
});

function SelectableTable() {
  const { tableSelection, selectedRows } = useSelection(visits, ({ who }) => who, false);
  return (
    <>
      <DataTable {...base} columns={columns()} selection={tableSelection} />
      <output>
        {selectedRows
          .map(({ id }) => id)
          .sort()
          .join(' ')}
      </output>
    </>
  );
}

test('rows are selected one by one or all at once', () => {
  render(<SelectableTable />);
  const selected = () => screen.getByRole('status').textContent;
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ann' }));
  expect([selected(), all.checked, all.indeterminate]).toEqual(['a', false, true]);
  fireEvent.click(all);
  expect([selected(), all.checked, all.indeterminate]).toEqual(['a b', true, false]);
  fireEvent.click(all);
  expect(selected()).toBe('');
});

test('a click anywhere in a row opens it, except on controls or to select text', () => {
  const onOpen = vi.fn((event: Event) => event.preventDefault());
  render(<DataTable {...base} columns={columns()} getRowUrl={({ id }) => `/list?open=${id}`} />);
  screen.getByRole('link', { name: 'Ann' }).addEventListener('click', onOpen);
  const [, kind] = screen.getAllByRole('combobox');
  fireEvent.click(kind as HTMLElement);
  fireEvent.click(kind?.parentElement as HTMLElement);
  fireEvent.click(screen.getByText('2026-03-01'), { ctrlKey: true });
  window.getSelection()?.selectAllChildren(screen.getByText('2026-03-02'));
  fireEvent.click(screen.getByText('2026-03-01'));
  expect(onOpen).not.toHaveBeenCalled();
  window.getSelection()?.removeAllRanges();
  fireEvent.click(screen.getByText('2026-03-01'));
  expect(onOpen).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('link', { name: 'Ann' }));
  expect(onOpen).toHaveBeenCalledTimes(2);
});
