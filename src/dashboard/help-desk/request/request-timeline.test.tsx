import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { buildTimeline, isObsolete, RequestTimeline } from './request-timeline';

vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

const scrollIntoView = vi.fn<(this: Element) => void>();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const createReply = (id: string): HelpDeskMessage => ({
  id,
  at: '2026-11-20T15:00:00.000Z',
  kind: 'reply',
  author: 'owner@agency.example',
  channel: 'email',
  to: 'rosa@mail.example',
  text: `Text of ${id}`,
  delivery: 'queued',
  problem: null,
});
const toElement = (request: object, writtenId: string | null = null) => (
  <RequestTimeline
    request={{ id: 'r1', events: [], ...request } as unknown as HelpDeskDetail}
    writtenId={writtenId}
  />
);
const toReplies = (...ids: string[]) => ({ messages: ids.map(createReply) });

test('scrolls a new message into view once it has loaded', () => {
  const { rerender } = render(toElement(toReplies('m1')));
  rerender(toElement(toReplies('m1'), 'm2'));
  expect(scrollIntoView).not.toHaveBeenCalled();
  rerender(toElement(toReplies('m1', 'm2'), 'm2'));
  rerender(toElement(toReplies('m1', 'm2', 'm3'), 'm2'));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  const target = scrollIntoView.mock.contexts[0] as Element;
  expect(target.contains(screen.getByText('Text of m2'))).toBe(true);
});

test('a failed notice can be retried until the decision changes', () => {
  const approved = { at: '2026-11-20T15:00:00.000Z', step: 'approved', by: null, detail: 'm1' };
  const undecided = { ...approved, step: 'undecided', detail: null };
  const messages = [{ ...createReply('m1'), kind: 'notice', text: '', delivery: 'failed' }];
  const { rerender } = render(toElement({ messages, events: [approved] }));
  const notice = screen.getByRole('group', { name: 'Email' });
  expect(notice.textContent).toContain('Email to rosa@mail.example');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  rerender(toElement({ messages, events: [approved, undecided] }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

const at = (minute: number) => `2026-03-02T10:0${minute}:00.000Z`;
const by = 'owner@agency.example';
test('lists events and messages by time, and a reply only once', () => {
  const timeline = buildTimeline({
    messages: [{ ...createReply('m1'), at: at(2) }],
    events: [
      { at: at(0), step: 'received', by: null, detail: null },
      { at: at(1), step: 'assigned', by, detail: 'intake@agency.example' },
      { at: at(2), step: 'answered', by, detail: null },
      { at: at(3), step: 'reviewed', by, detail: null },
      { at: at(4), step: 'assigned', by, detail: null },
    ],
  });
  expect(timeline.map(({ text, message: reply }) => text ?? reply?.text)).toEqual([
    'Request received',
    'Owner assigned this to Intake',
    'Text of m1',
    'Owner marked this reviewed',
    'Owner unassigned this',
  ]);
});

test('names the employee that the office chose as the sender', () => {
  const step = 'identified';
  const events = [
    { at: at(0), step, by, detail: null },
    { at: at(1), step, by, detail: 'Tanya Brooks' },
  ] as const;
  expect(buildTimeline({ messages: [], events: [...events] })).toMatchObject([
    { text: 'Owner confirmed who sent this' },
    { text: 'Owner chose Tanya Brooks as the sender' },
  ]);
});

test('distinguishes a deleted pay stub from an expired one', () => {
  const step = 'file-removed';
  const timeline = buildTimeline({
    messages: [],
    events: [
      { at: at(0), step, by, detail: null },
      { at: at(1), step, by: null, detail: null },
    ],
  });
  expect(timeline).toMatchObject([
    { text: 'Owner deleted the pay stub' },
    { text: 'Pay stub deleted: the link expired after 14 days' },
  ]);
});

test('a message about a decision is obsolete once the decision has changed', () => {
  const events = [
    { at: at(0), step: 'approved' as const, by, detail: 'm1' },
    { at: at(1), step: 'undecided' as const, by, detail: 'm2' },
  ];
  expect(['m1', 'm2', 'm3'].filter((id) => isObsolete({ events }, { id }))).toEqual(['m1']);
});
