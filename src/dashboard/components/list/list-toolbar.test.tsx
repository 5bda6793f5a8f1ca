import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../../contract/shared/roles';
import { StaffContext, type Staff } from '../../hooks/use-staff';
import { useListState } from '../../hooks/list/use-list-state';
import { createListParams } from '../../hooks/list/list-params';
import { param } from '../../hooks/list/url-params';
import { ListToolbar } from './list-toolbar';

const { navigate } = vi.hoisted(() => ({ navigate: vi.fn() }));
vi.mock('gatsby', () => ({ navigate }));
beforeEach(() => {
  navigate.mockReset();
  window.history.replaceState(null, '', '/list');
});

const statuses = { current: 'Current', left: 'Left' };
const params = createListParams({
  query: param.search,
  status: param.choice('status', { label: 'Status', choices: statuses }, 'current'),
  region: param.region,
  page: param.page,
});

function Toolbar({ search }: { search: string }) {
  const list = useListState({ search }, '/list', params);
  const staff = { access: resolveAccess({ role: 'owner' }) } as Staff;
  return (
    <StaffContext.Provider value={staff}>
      <ListToolbar list={list} search={{ label: 'Search', hint: '' }} />
    </StaffContext.Provider>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const lastUrl = () => navigate.mock.lastCall?.[0] as unknown;

test('a filter is a chip only while it differs from its default, which removing it restores', () => {
  window.history.replaceState(null, '', '/list?q=ann&status=left&region=maryland');
  render(<Toolbar search="?q=ann&status=left&region=maryland" />);
  press('Remove Status: Left');
  expect(lastUrl()).toBe('/list?q=ann&region=maryland');
});

test('clearing the filters keeps the search', () => {
  window.history.replaceState(null, '', '/list?q=ann&status=left&region=maryland');
  render(<Toolbar search="?q=ann&status=left&region=maryland" />);
  press('Clear filters');
  expect(lastUrl()).toBe('/list?q=ann');
});

test('the popover shows the default as chosen', () => {
  render(<Toolbar search="" />);
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
  press('Filter and sort');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('current');
});
