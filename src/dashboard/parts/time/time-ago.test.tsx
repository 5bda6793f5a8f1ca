import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exactTime } from './relative-time';
import { TimeAgo } from './time-ago';

const at = '2026-03-02T20:00:00.000Z';

test('a moment is drawn before it is said to the minute, and later ones at once with it', async () => {
  const { rerender } = render(<TimeAgo at={at} />);
  expect(screen.getByRole('time').title).toBe('');
  expect(await screen.findByTitle(exactTime(at))).toBeTruthy();
  rerender(
    <ul>
      <TimeAgo at={at} />
    </ul>,
  );
  expect(screen.getByRole('time').title).toBe(exactTime(at));
});
