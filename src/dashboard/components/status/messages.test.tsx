import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListCount } from '../list/list';
import { ChangeError, StatusMessage } from './messages';

const count = (total: number | null) => <ListCount total={total} one="job" />;

test.each([
  [
    'the result of a change',
    'status',
    <StatusMessage>{''}</StatusMessage>,
    <StatusMessage>Saved.</StatusMessage>,
  ],
  [
    'an error',
    'alert',
    <StatusMessage isError>{null}</StatusMessage>,
    <StatusMessage isError>Refused.</StatusMessage>,
  ],
  ['the number of rows', 'status', count(null), count(2)],
  ['why a change failed', 'alert', <ChangeError error={null} />, <ChangeError error="Gone." />],
])('the live region for %s exists before its text', (_, role, empty, filled) => {
  const { rerender } = render(empty);
  const region = screen.getByRole(role);
  expect(region.textContent).toBe('');
  rerender(filled);
  expect(screen.getByRole(role)).toBe(region);
  expect(region.textContent).not.toBe('');
});

test('the message can get the focus', () => {
  let message: HTMLParagraphElement | null = null;
  render(<StatusMessage messageRef={(element) => void (message = element)}>Saved.</StatusMessage>);
  screen.getByRole('status').focus();
  expect(document.activeElement).toBe(message);
});
