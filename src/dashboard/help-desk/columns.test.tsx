import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequestBadge } from './columns';

test('approved and declined requests have different icons', () => {
  const renderIcon = (decision: 'approved' | 'declined', label: string) => {
    render(<RequestBadge request={{ reviewed: true, decision, failed: false }} />);
    return screen.getByText(label).querySelector('svg')?.innerHTML;
  };
  const approved = renderIcon('approved', 'Approved');
  const declined = renderIcon('declined', 'Declined');
  expect(approved).toBeTruthy();
  expect(declined).toBeTruthy();
  expect(approved).not.toBe(declined);
});

test.each([
  [false, 1],
  [true, 0],
])('a request that looked automated is marked until it is reviewed (%s)', (reviewed, count) => {
  render(
    <RequestBadge request={{ reviewed, decision: null, failed: false, possibleSpam: true }} />,
  );
  expect(screen.queryAllByText('Possible spam')).toHaveLength(count);
});

test('a failed message is shown next to the status', () => {
  render(<RequestBadge request={{ reviewed: true, decision: 'approved', failed: true }} />);
  expect(screen.getByText('Approved')).toBeDefined();
  expect(screen.getByText('Not delivered')).toBeDefined();
});
