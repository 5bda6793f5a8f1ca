import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { RequestTimeline } from './request-timeline';

vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

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
  const notice = screen.getByRole('group', { name: 'E-mail' });
  expect(notice.textContent).toContain('E-mail to rosa@mail.example');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  rerender(toElement({ messages, events: [approved, undecided] }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
