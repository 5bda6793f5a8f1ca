import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LastBackup } from './last-backup';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60_000).toISOString();

test('a backup of last night is no warning', () => {
  render(<LastBackup verifiedAt={hoursAgo(20)} />);
  expect(screen.getByText(/^Last verified backup/).textContent).toMatch(/20 h ago$/);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([null, hoursAgo(72)])('warns the owner of a backup from %s', (verifiedAt) => {
  render(<LastBackup verifiedAt={verifiedAt} />);
  expect(screen.getByRole('status').textContent).toContain('Ask the person who runs your server');
});
