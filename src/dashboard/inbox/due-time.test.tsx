import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleSummary } from '../../../contract/inbox/testing/sample-threads';
import { DueTime } from './due-time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const thread = sampleSummary({
  waitsSince: '2026-12-04T21:30:00.000Z',
  dueAt: '2026-12-07T14:30:00.000Z',
  replyWithin: 60,
});

test.each([
  ['2026-12-04T22:30:00.000Z', 'Due in 2 days'],
  ['2026-12-07T14:05:00.000Z', 'Due in 25 min'],
  ['2026-12-07T16:40:00.000Z', 'Overdue 2 h'],
])('at %s a reply is shown as %s, with the arithmetic on hover', (now, text) => {
  vi.setSystemTime(now);
  render(<DueTime thread={thread} />);
  expect(screen.getByText(text).closest('time')?.title).toBe('Fri 4:30 PM + 1 h → Mon 9:30 AM');
});

test('shows how long someone has waited without a due time, and nothing if nobody waits', () => {
  vi.setSystemTime('2026-12-04T22:30:00.000Z');
  const { rerender, container } = render(<DueTime thread={{ ...thread, dueAt: null }} />);
  expect(screen.getByText('Waiting 1 h')).toBeTruthy();
  rerender(<DueTime thread={sampleSummary()} />);
  expect(container.textContent).toBe('');
});
