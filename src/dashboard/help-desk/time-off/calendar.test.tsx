import { fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TimeOffResponse } from '../../../../contract/help-desk/record-schema';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import { NetworkError } from '../../../browser/api/api-client';
import { TimeOffCalendar } from './calendar';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const ana: TimeOffResponse['items'][number] = {
  id: 't1',
  reference: 'HD-TEST-0001',
  name: 'Ana Reyes',
  region: 'new-york',
  hours: 16,
  firstDay: '2026-12-07',
  lastDay: '2026-12-08',
  decision: 'approved',
};

let isPhone: boolean;
beforeEach(() => {
  isPhone = false;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: !isPhone }));
});

function createCalendar() {
  const cache = new Map();
  const onMonthChange = vi.fn<(month: string) => void>();
  const toElement = (month: string, fetcher: () => Promise<TimeOffResponse>) => (
    <SWRConfig value={{ provider: () => cache, fetcher, shouldRetryOnError: false }}>
      <TimeOffCalendar
        month={month}
        onMonthChange={onMonthChange}
        region={null}
        getUrl={(id) => `?record=${id}`}
      />
    </SWRConfig>
  );
  return { onMonthChange, toElement };
}

test('a month that fails to load does not look like one without absences', async () => {
  const { toElement } = createCalendar();
  const { rerender } = render(toElement('2026-12', () => Promise.resolve({ items: [ana] })));
  const bar = await screen.findByRole('link', { name: 'Ana Reyes' });
  expect(bar.closest('td')?.colSpan).toBe(2);
  rerender(toElement('2027-02', () => Promise.reject(new NetworkError())));
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  await screen.findByRole('alert');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByText(/No one is away/)).toBeNull();
});

test('an entry has the full name and the status as its title', async () => {
  const waiting = { ...ana, id: 't2', name: 'Wilhelmina Featherstone', decision: null };
  const { toElement } = createCalendar();
  render(toElement('2026-12', () => Promise.resolve({ items: [ana, waiting] })));
  await screen.findByTitle('Ana Reyes: time off approved, Dec 7 to 8, 2026');
  screen.getByTitle('Wilhelmina Featherstone: time off waiting, Dec 7 to 8, 2026');
});

test('one button leads back to the current month', () => {
  const { toElement, onMonthChange } = createCalendar();
  const fetcher = () => Promise.resolve({ items: [] });
  const currentMonth = getOfficeDay(defaultRegion, new Date()).slice(0, 7);
  const { rerender } = render(toElement('2031-02', fetcher));
  const button = screen.getByRole('button', { name: 'This month' });
  fireEvent.click(button);
  expect(onMonthChange).toHaveBeenCalledExactlyOnceWith(currentMonth);
  rerender(toElement(currentMonth, fetcher));
  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onMonthChange).toHaveBeenCalledOnce();
});

test('a phone lists who is away in the month, with days and decision', async () => {
  isPhone = true;
  const next = { ...ana, id: 't3', name: 'Bo Lee', firstDay: '2027-01-01', lastDay: '2027-01-02' };
  const { toElement } = createCalendar();
  render(toElement('2026-12', () => Promise.resolve({ items: [ana, next] })));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ana Reyes Dec 7 to 8, 2026 · New York · approved',
  ]);
});

test('a week with many absences shows the first six rows and the rest on demand', async () => {
  const items = Array.from({ length: 8 }, (_, index) => ({ ...ana, id: `t${index}` }));
  const { toElement } = createCalendar();
  render(toElement('2026-12', () => Promise.resolve({ items })));
  const more = await screen.findByRole('button', { name: '2 more' });
  expect(screen.getAllByRole('link')).toHaveLength(6);
  fireEvent.click(more);
  expect(screen.getAllByRole('link')).toHaveLength(8);
});
