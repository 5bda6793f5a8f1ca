import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleMessage, sampleSummary } from '../../../../contract/inbox/testing/sample-threads';
import { untilTheyWrite } from '../../../../contract/inbox/constants';
import type { ChatSummary } from '../../../../contract/inbox/schema';
import { ThreadRow } from './thread-row';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const reply = sampleMessage({ direction: 'out', text: 'We will\ncall you', delivery: 'sent' });

const shown = { url: '/', unreadCount: 0, isSelected: false, isTabStop: true, showsWait: false };

test.each([
  ['that only automated forms of the person are known', { possibleSpam: true }, 'Possible spam'],
  ['that the latest reply was not delivered', { hasFailedReply: true }, 'Failed ·'],
  [
    'that the person may have another thread',
    { hasPossibleDuplicates: true },
    'Possible duplicate',
  ],
])('a row shows %s', (_case, overrides, text) => {
  const rowOf = (thread: ChatSummary) => <ThreadRow {...shown} thread={thread} />;
  const { rerender } = render(rowOf(sampleSummary()));
  expect(screen.queryByText(text)).toBeNull();
  rerender(rowOf(sampleSummary(overrides)));
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ['the last message on one line', [sampleMessage({ text: ' Good\nmorning ' })], 'Good morning'],
  ['that the office wrote it', [reply], 'Office: We will call you'],
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
  const thread = sampleSummary({ messages });
  render(<ThreadRow {...shown} thread={thread} />);
  expect(screen.getByText(snippet)).toBeTruthy();
});

test('a row of the list by wait shows the wait and the due time', () => {
  const thread = sampleSummary({
    waitsSince: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    dueAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const { rerender } = render(<ThreadRow {...shown} thread={thread} />);
  expect(screen.getByText(/^Due in/)).toBeTruthy();
  rerender(<ThreadRow {...shown} thread={thread} showsWait />);
  expect(screen.getByText('Waiting 3 h')).toBeTruthy();
  expect(screen.getByText(/^Due in/)).toBeTruthy();
});

test('a row says until when it is snoozed', () => {
  const { rerender } = render(
    <ThreadRow {...shown} thread={sampleSummary({ snoozedUntil: untilTheyWrite })} />,
  );
  expect(screen.getByTitle('Snoozed until they write')).toBeTruthy();
  const until = new Date(Date.now() + 60_000).toISOString();
  rerender(<ThreadRow {...shown} thread={sampleSummary({ snoozedUntil: until })} />);
  expect(screen.getByTitle(/^Snoozed until /).textContent).toMatch(/^Snoozed.*until .*M/);
});
