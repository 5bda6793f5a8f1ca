import { describe, expect, test } from 'vitest';
import { sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { summarizeOwn, summarizeThread } from './summary';

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const asked = (hour: number) => sampleMessage({ id: `in${hour}`, at: at(hour) });
const stopped = (hour: number) => sampleMessage({ ...asked(hour), channel: 'sms', intent: 'stop' });
const wrote = (hour: number, channel: 'sms' | 'note' | 'call' = 'sms') =>
  sampleMessage({ id: `out${hour}`, at: at(hour), direction: 'out', channel });
const answer = (delivery: 'sent' | 'failed') =>
  sampleMessage({ direction: 'out', channel: 'sms', delivery });

/** Each message of the person is due an hour after it. */
const toFacts = (messages: readonly ChatMessage[]) =>
  messages.map((message) => ({
    ...message,
    possibleSpam: message.possibleSpam ? 1 : 0,
    ...(message.direction === 'in'
      ? { dueAt: new Date(Date.parse(message.at) + 3_600_000).toISOString(), replyWithin: 60 }
      : { dueAt: null, replyWithin: null }),
  }));
const summarize = (messages: readonly ChatMessage[], status: 'new' | 'closed' = 'new') =>
  summarizeThread(toFacts(messages), { status, region: 'new-york' });

describe('a person has been waiting', () => {
  test.each([
    ['since the first unanswered message', [asked(1), asked(2)], at(1)],
    ['since the first message after a reply', [asked(1), wrote(2), asked(3), asked(4)], at(3)],
    ['even after a private note', [asked(1), wrote(2, 'note')], at(1)],
    ['not after a reply', [asked(1), wrote(2)], null],
    ['not because of STOP, START, or HELP', [stopped(1), asked(2), wrote(3), stopped(4)], null],
    ['since the message after STOP', [stopped(1), asked(2)], at(2)],
    ['not after a call', [asked(1), wrote(2, 'call')], null],
    [
      'after a call that reached nobody',
      [asked(1), { ...wrote(2, 'call'), intent: 'voicemail' as const }],
      at(1),
    ],
  ])('%s', (_fact, messages, since) => {
    expect(summarize(messages).summary.waitsSince).toBe(since);
  });

  test('not in a closed thread, where the open wait does not count for response times', () => {
    const { summary, waits } = summarize([asked(1), wrote(2), asked(3)], 'closed');
    expect(summary).toMatchObject({ waitsSince: null, dueAt: null, replyWithin: null });
    expect(waits).toMatchObject([{ since: at(1), answeredAfter: 60 * 60_000 }]);
  });
});

test('a reply is due when the message that began the wait says', () => {
  const { summary } = summarize([asked(1), asked(2), wrote(3, 'note')]);
  expect(summary).toMatchObject({ waitsSince: at(1), dueAt: at(2), replyWithin: 60 });
});

test('a wait kept its target if the response came until the due time, and knows whose it was', () => {
  const by = (hour: number, author: string) => ({ ...wrote(hour), author });
  const { waits } = summarize([asked(1), by(2, 'ann@x'), asked(3), by(5, 'ira@x'), asked(7)]);
  expect(waits).toMatchObject([
    { dueAt: at(2), kept: 1, answeredBy: 'ann@x' },
    { dueAt: at(4), kept: 0, answeredBy: 'ira@x' },
    { dueAt: at(8), kept: null, answeredBy: null },
  ]);
});

test('a thread has failed if its latest reply was not delivered', () => {
  const hasFailed = (...messages: ChatMessage[]) => summarize(messages).summary.failed === 1;
  expect(hasFailed(sampleMessage(), answer('failed'))).toBe(true);
  expect(hasFailed(answer('failed'), sampleMessage())).toBe(true);
  expect(hasFailed(answer('failed'), answer('sent'))).toBe(false);
  expect(hasFailed(answer('failed'), wrote(2, 'note'))).toBe(true);
  expect(hasFailed(answer('failed'), wrote(2, 'call'))).toBe(false);
  expect(hasFailed(sampleMessage())).toBe(false);
});

test('a thread is possible spam while all that is known of the person looks automated', () => {
  const spam = sampleMessage({ possibleSpam: true });
  const isSpam = (...messages: ChatMessage[]) => summarize(messages).summary.possibleSpam === 1;
  expect([isSpam(spam), isSpam(spam, wrote(2, 'note')), isSpam()]).toEqual([true, false, false]);
});

test('the latest message of the person is known by its place in the thread', () => {
  expect(summarizeOwn(toFacts([asked(1), wrote(2), asked(3), wrote(4)]))).toEqual({
    messageCount: 4,
    lastInAt: at(3),
    lastInPosition: 3,
  });
  expect(summarizeOwn([])).toEqual({ messageCount: 0, lastInAt: null, lastInPosition: 0 });
});
