import { maxUnreadThreads } from '../../../contract/shared/list-limits';
import { expect, test } from 'vitest';
import { countUnread, sortByUrgency } from './figures';

test('counts unread messages and the threads that contain them', () => {
  const threads = [
    { userId: 'a', unread: 2 },
    { userId: 'c', unread: 1 },
  ];
  expect(countUnread(threads)).toEqual({
    value: 3,
    isCapped: false,
    note: 'In 2 threads',
  });
  expect(countUnread([])).toEqual({ value: 0, note: 'All read' });
  const many = Array.from({ length: maxUnreadThreads }, () => ({ userId: 'a', unread: 2 }));
  expect(countUnread(many)).toEqual({ value: 1000, isCapped: true, note: 'In 500+ threads' });
});

test('has no number while the threads load', () => {
  expect(countUnread(undefined).value).toBeUndefined();
});

const figure = (label: string, value: number | undefined, since: string | null = null) => ({
  url: `/${label}`,
  label,
  value,
  note: '',
  since,
  isFailure: label === 'failed',
  hasError: false,
});

test('orders failed replies, then what has waited longest, then the rest, and zeros last', () => {
  const figures = [
    figure('none', 0),
    figure('unread', 9),
    figure('today', 4, '2026-03-02T15:00:00.000Z'),
    figure('last week', 1, '2026-02-24T15:00:00.000Z'),
    figure('failed', 2),
  ];
  const getOrder = (all: typeof figures) => sortByUrgency(all).map(({ label }) => label);
  expect(getOrder(figures)).toEqual(['failed', 'last week', 'today', 'unread', 'none']);
});
