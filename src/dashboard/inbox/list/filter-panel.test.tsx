import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noFilter } from '../params';
import { FilterPanel } from './filter-panel';

const staff = {
  label: 'Assigned to',
  all: 'Anyone',
  choices: { mine: 'Me', nobody: 'Unassigned', 'ira@agency.example': 'Ira Intake' },
};

test.each([
  ['', 'Open'],
  ['ann', 'Open and closed'],
])('with the search “%s”, the list without a status is said to be %s', (query, label) => {
  const filter = { ...noFilter, query, assignee: 'ira@agency.example' };
  render(<FilterPanel filter={filter} assigneeFilter={staff} onChange={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Remove Assigned to: Ira Intake' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const status = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  expect(status.selectedOptions[0]?.text).toBe(label);
});

test('filters in use are chips that remove one filter, or all but the search', () => {
  const onChange = vi.fn();
  const filter = { ...noFilter, query: 'ann', status: 'closed', from: '2026-11-20' } as const;
  render(<FilterPanel filter={filter} assigneeFilter={staff} onChange={onChange} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Remove Status: Closed');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filters (2)' }));
  press('Remove Submitted from 2026-11-20');
  press('Clear filters');
  expect(onChange.mock.calls).toEqual([
    [{ status: 'open' }],
    [{ from: null }],
    [{ ...noFilter, query: 'ann' }],
  ]);
});

test('the popover is closed until it is asked for, also with filters in use, and Escape closes it', () => {
  render(
    <FilterPanel
      filter={{ ...noFilter, unread: true }}
      assigneeFilter={staff}
      onChange={vi.fn()}
    />,
  );
  const toggle = screen.getByRole('button', { name: 'Filters (1)' });
  expect(screen.queryByRole('combobox', { name: 'Messages' })).toBeNull();
  fireEvent.click(toggle);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Messages' }).value).toBe(
    'unread',
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('combobox', { name: 'Messages' })).toBeNull();
  expect(document.activeElement).toBe(toggle);
});
