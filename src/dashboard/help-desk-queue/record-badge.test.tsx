// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RecordBadge } from './record-badge';

afterEach(cleanup);

test('what is approved and what is declined have each a sign of their own', () => {
  const sign = (decision: 'approved' | 'declined', words: string) => {
    render(<RecordBadge record={{ reviewed: true, decision }} />);
    return screen.getByText(words).querySelector('svg')?.innerHTML;
  };
  const [approved, declined] = [sign('approved', 'Approved'), sign('declined', 'Declined')];
  expect(approved).toBeTruthy();
  expect(declined).toBeTruthy();
  expect(approved).not.toBe(declined);
});
