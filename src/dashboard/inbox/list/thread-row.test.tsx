import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleChat, sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import { ThreadRow } from './thread-row';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const reply = sampleMessage({ direction: 'out', text: 'We will\ncall you', delivery: 'sent' });

const suspect = sampleMessage({ possibleSpam: true });

test.each([
  [[suspect], 1],
  [[suspect, reply], 0],
  [[sampleMessage(), suspect], 0],
])('a row marks a person of whom only automated forms are known', (messages, count) => {
  const thread = sampleChat({ messages });
  render(<ThreadRow thread={thread} url="/" unreadCount={0} isSelected={false} isTabStop />);
  expect(screen.queryAllByText('Possible spam')).toHaveLength(count);
});

test.each([
  ['the last message on one line', [sampleMessage({ text: ' Good\nmorning ' })], 'Good morning'],
  ['that the office wrote it', [sampleMessage(), reply], 'Office: We will call you'],
  [
    'that someone else wrote it',
    [sampleMessage({ sender: 'Ana Delgado', text: 'At five.' })],
    'Ana Delgado: At five.',
  ],
  ['that it is a note', [{ ...reply, channel: 'note' as const }], 'Note: We will call you'],
  [
    'a call without notes',
    [{ ...reply, channel: 'call' as const, intent: 'no-answer' as const, text: '' }],
    'Call (No answer)',
  ],
  ['that there is none', [], 'No messages'],
])('a row shows %s', (_case, messages, snippet) => {
  const thread = sampleChat({ messages });
  render(<ThreadRow thread={thread} url="/" unreadCount={0} isSelected={false} isTabStop />);
  expect(screen.getByText(snippet)).toBeTruthy();
});

test('a row shows that the person may have another thread', () => {
  const possibleDuplicates = [{ userId: 'p2', name: 'Rosa D', contact: '2125550143', email: null }];
  const thread = sampleChat({ possibleDuplicates });
  render(<ThreadRow thread={thread} url="/" unreadCount={0} isSelected={false} isTabStop />);
  expect(screen.getByText('Possible duplicate')).toBeTruthy();
});
