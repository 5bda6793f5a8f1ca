import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ThreadEvent } from '../../../../contract/inbox/event-schema';
import { sampleMessage } from '../../../../contract/inbox/testing/sample-threads';
import { buildThreadTimeline, EventLine } from './thread-events';

const event = (overrides: Partial<ThreadEvent>): ThreadEvent => ({
  id: 'e1',
  at: '2026-11-20T15:00:00.000Z',
  by: 'ira@agency.example',
  kind: 'status',
  detail: 'closed',
  ...overrides,
});

test.each([
  [event({}), 'Ira set the status to Closed'],
  [event({ kind: 'assigned', detail: 'olive@agency.example' }), 'Ira assigned this to Olive'],
  [event({ kind: 'assigned', detail: null }), 'Ira unassigned this'],
  [event({ kind: 'merged', detail: 'Bob Lee' }), 'Ira merged the thread of Bob Lee into this one'],
  [event({ kind: 'split', detail: 'Bob Lee' }), 'Ira undid the merge with Bob Lee'],
  [event({ kind: 'reopened', by: null, detail: null }), 'Reopened by a new message'],
  [
    event({ kind: 'consent-withdrawn', by: null, detail: '2125550143' }),
    'Opted out of texts at (212) 555-0143',
  ],
  [
    event({ kind: 'email-added', by: null, detail: 'new@mail.example' }),
    'Gave another email address: new@mail.example',
  ],
  [
    event({ kind: 'changed', detail: 'phone', from: '(212) 555-0143', to: '(212) 555-0144' }),
    'Ira changed the phone number from (212) 555-0143 to (212) 555-0144',
  ],
])('%j reads %j', (one, text) => {
  render(<EventLine event={one} />);
  expect(screen.getByRole('listitem').textContent).toContain(`${text} · `);
});

test('events are between messages, and those before the first loaded message are left out', () => {
  const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
  const messages = [10, 12].map((day) => sampleMessage({ id: `m${day}`, at: at(day) }));
  const events = [9, 11].map((day) => event({ id: `e${day}`, at: at(day) }));
  const getIds = (remaining: number) =>
    buildThreadTimeline(messages, events, remaining).map((item) =>
      'event' in item ? item.event.id : item.message.id,
    );
  expect(getIds(0)).toEqual(['e9', 'm10', 'e11', 'm12']);
  expect(getIds(3)).toEqual(['m10', 'e11', 'm12']);
});
