import { cleanup, render, screen } from '@testing-library/react';
import { Lock, Mail, MessageSquareText } from 'lucide-react';
import { afterEach, expect, test } from 'vitest';
import { WritingSwitch, type WayToWrite } from './channel-switch';

type Way = 'sms' | 'email' | 'note';
const ways: WayToWrite<Way>[] = [
  { value: 'sms', label: 'Text message', icon: MessageSquareText, isKept: false, refusal: 'STOP.' },
  { value: 'email', label: 'E-mail', icon: Mail, isKept: false, refusal: null },
  { value: 'note', label: 'Private note', icon: Lock, isKept: true, refusal: null },
];
afterEach(cleanup);

const show = (writing: Way, drafted: Way[]) =>
  render(<WritingSwitch {...{ ways, writing, drafted }} onChange={() => undefined} />);

test('another channel that has a draft says so', () => {
  show('email', ['email', 'note']);
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['Text message', 'E-mail', 'Private noteDraft']);
});

test('a channel that cannot be used is disabled, unless it has a draft to be read', () => {
  const text = () => screen.getByRole<HTMLInputElement>('radio', { name: /^Text message/ });
  show('email', []);
  expect(text().disabled).toBe(true);
  cleanup();
  show('email', ['sms']);
  expect([text().disabled, screen.queryByText('STOP.')?.id]).toEqual([
    false,
    text().getAttribute('aria-describedby'),
  ]);
});
