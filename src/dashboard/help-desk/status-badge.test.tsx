import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RecordBadge } from './status-badge';

afterEach(cleanup);

test('what is approved and what is declined have each a sign of their own', () => {
  const sign = (decision: 'approved' | 'declined', words: string) => {
    render(<RecordBadge record={{ reviewed: true, decision, failed: false }} />);
    return screen.getByText(words).querySelector('svg')?.innerHTML;
  };
  const [approved, declined] = [sign('approved', 'Approved'), sign('declined', 'Declined')];
  expect(approved).toBeTruthy();
  expect(declined).toBeTruthy();
  expect(approved).not.toBe(declined);
});

test('what did not reach a caregiver is told beside how the request stands', () => {
  render(<RecordBadge record={{ reviewed: true, decision: 'approved', failed: true }} />);
  expect(screen.getByText('Approved')).toBeDefined();
  expect(screen.getByText('Not delivered')).toBeDefined();
});
