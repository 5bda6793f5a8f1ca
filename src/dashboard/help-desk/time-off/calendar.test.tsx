import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import type { TimeOffAnswer } from '../../../../contract/help-desk/record-schema';
import { dayAt } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import { NetworkError } from '../../../lib/api/api-client';
import { TimeOffCalendar } from './calendar';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

afterEach(() => {
  cleanup();
  cache.clear();
});

const ana: TimeOffAnswer['items'][number] = {
  id: 't1',
  reference: 'HD-TEST-0001',
  name: 'Ana Reyes',
  region: 'new-york',
  hours: 16,
  firstDay: '2026-12-07',
  lastDay: '2026-12-08',
  decision: 'approved',
};
const december: TimeOffAnswer = { items: [ana] };

const onMonth = vi.fn();

function calendar(month: string, answer: () => Promise<TimeOffAnswer>) {
  const provider = () => cache;
  return (
    <SWRConfig value={{ provider, fetcher: answer, shouldRetryOnError: false }}>
      <TimeOffCalendar
        month={month}
        onMonth={onMonth}
        region={null}
        addressOf={(id) => `?record=${id}`}
      />
    </SWRConfig>
  );
}
const cache = new Map();

test('a month that cannot be loaded is not one in which nobody is away', async () => {
  const { rerender } = render(calendar('2026-12', () => Promise.resolve(december)));
  expect(await screen.findAllByText('Ana Reyes')).toHaveLength(2);

  rerender(calendar('2027-02', () => Promise.reject(new NetworkError())));
  expect(screen.getByRole('status').textContent).toBe('Looking up who is away …');
  expect((await screen.findByRole('alert')).textContent).toContain('This couldn’t be loaded');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText('Nobody is away.')).toBeNull();
});

test('an entry says the whole name where it is cut, and how the time off stands', async () => {
  const waits = { ...ana, id: 't2', name: 'Wilhelmina Featherstone', decision: null };
  render(calendar('2026-12', () => Promise.resolve({ items: [ana, waits] })));
  expect(await screen.findAllByTitle('Ana Reyes: time off, approved')).toHaveLength(2);
  const words = 'Wilhelmina Featherstone: time off, waits for its decision';
  expect(screen.getAllByTitle(words)).toHaveLength(2);
});

test('from any month one press leads back to this one', () => {
  const { rerender } = render(calendar('2031-02', () => Promise.resolve({ items: [] })));
  const back = screen.getByRole('button', { name: 'This month' });
  fireEvent.click(back);
  const now = String(onMonth.mock.lastCall?.[0]);
  expect(now).toBe(dayAt(defaultRegion, new Date()).slice(0, 7));
  rerender(calendar(now, () => Promise.resolve({ items: [] })));
  onMonth.mockReset();
  fireEvent.click(back);
  expect(back.getAttribute('aria-disabled')).toBe('true');
  expect(onMonth).not.toHaveBeenCalled();
});
