import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { RecordStory } from './request-timeline';

vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

const scrolled = vi.fn<(this: Element) => void>();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(cleanup);

const answer = (id: string): HelpDeskMessage => ({
  id,
  at: '2026-11-20T15:00:00.000Z',
  kind: 'reply',
  author: 'owner@agency.example',
  channel: 'email',
  to: 'rosa@mail.example',
  text: `The words of ${id}`,
  delivery: 'queued',
  problem: null,
});
const at = (ids: string[], written: string | null) => {
  const record = { id: 'r1', messages: ids.map(answer), events: [] } as unknown as HelpDeskDetail;
  return <RecordStory record={record} written={written} />;
};

test('an answer comes into sight once it is among what happened, and others do not', () => {
  const { rerender } = render(at(['m1'], null));
  rerender(at(['m1'], 'm2'));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(at(['m1', 'm2'], 'm2'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  const place = scrolled.mock.contexts[0] as Element;
  expect(place.contains(screen.getByText('The words of m2'))).toBe(true);
  rerender(at(['m1', 'm2', 'm3'], 'm2'));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('an e-mail that tells of a step stands as one line, and is sent again while what it tells holds', () => {
  const events = [{ at: '2026-11-20T15:00:00.000Z', step: 'approved', by: null, detail: 'm1' }];
  const notice = { ...answer('m1'), kind: 'notice', text: '', delivery: 'failed' };
  const record = { id: 'r1', messages: [notice], events } as unknown as HelpDeskDetail;
  const { rerender } = render(<RecordStory record={record} written={null} />);
  const line = screen.getByRole('group', { name: 'E-mail' });
  expect(line.textContent).toContain('E-mail to rosa@mail.example');
  expect(line.textContent).toContain('Not delivered');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  const taken = { ...events[0], step: 'undecided', detail: null };
  const later = { ...record, events: [...events, taken] } as unknown as HelpDeskDetail;
  rerender(<RecordStory record={later} written={null} />);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
