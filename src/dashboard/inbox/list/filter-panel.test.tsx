import type { ComponentProps } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../../contract/shared/roles';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import { noFilter } from '../params';
import { FilterPanel } from './filter-panel';

const assigneeFilter = {
  label: 'Assigned to',
  all: 'Anyone',
  choices: { mine: 'Me', nobody: 'Unassigned', 'ira@agency.example': 'Ira Intake' },
};

const access = resolveAccess({ role: 'intake', regions: ['new-york', 'maryland'] });

function renderPanel(props: Omit<ComponentProps<typeof FilterPanel>, 'assigneeFilter'>) {
  render(
    <StaffContext.Provider value={{ access } as Staff}>
      <FilterPanel {...props} assigneeFilter={assigneeFilter} />
    </StaffContext.Provider>,
  );
}

test('offers only the states that the account sees', () => {
  renderPanel({ filter: noFilter, onChange: vi.fn() });
  fireEvent.click(screen.getByRole('button', { name: 'Filter and sort' }));
  const region = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Region' });
  expect([...region.options].map(({ text }) => text)).toEqual(['Any', 'New York', 'Maryland']);
});

test.each([
  ['', 'Open'],
  ['ann', 'Open and closed'],
])('with the search “%s”, the list without a status is said to be %s', (query, label) => {
  const filter = { ...noFilter, query, assignee: 'ira@agency.example' };
  renderPanel({ filter, onChange: vi.fn() });
  expect(screen.getByRole('button', { name: 'Remove Assigned to: Ira Intake' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const status = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  expect(status.selectedOptions[0]?.text).toBe(label);
});

test('filters in use are chips that remove one filter, or all but the search', () => {
  const onChange = vi.fn();
  const filter = { ...noFilter, query: 'ann', status: 'closed', from: '2026-11-20' } as const;
  renderPanel({ filter, onChange });
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
  renderPanel({ filter: { ...noFilter, unread: true }, onChange: vi.fn() });
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
