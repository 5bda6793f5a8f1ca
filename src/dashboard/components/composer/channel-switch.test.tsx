import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChannelSwitch, type ChannelOption } from './channel-switch';

type Channel = 'sms' | 'email' | 'note';
const channels: ChannelOption<Channel>[] = [
  { value: 'sms', disabledReason: 'STOP.' },
  { value: 'email', disabledReason: null },
  { value: 'note', disabledReason: null },
];

const renderSwitch = (writing: Channel, drafted: Channel[]) =>
  render(
    <ChannelSwitch
      {...{ channels, value: writing, channelsWithDraft: drafted }}
      onChange={() => undefined}
    />,
  );

test('marks other channels that have a draft', () => {
  renderSwitch('email', ['email', 'note']);
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['Text message', 'Email', 'Private noteDraft']);
});

test('disables a channel that cannot be used, unless it has a draft', () => {
  const text = () => screen.getByRole<HTMLInputElement>('radio', { name: /^Text message/ });
  renderSwitch('email', []);
  expect(text().disabled).toBe(true);
  cleanup();
  renderSwitch('email', ['sms']);
  expect([text().disabled, screen.queryByText('STOP.')?.id]).toEqual([
    false,
    text().getAttribute('aria-describedby'),
  ]);
});
