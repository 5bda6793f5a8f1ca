import { expect, test } from 'vitest';
import type { HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { buildTimeline, isObsolete } from './timeline-entries';

const at = (minute: number) => `2026-03-02T10:0${minute}:00.000Z`;
const by = 'owner@agency.example';
const message: HelpDeskMessage = {
  id: 'm1',
  at: at(2),
  kind: 'reply',
  author: by,
  channel: 'email',
  to: 'rosa@mail.example',
  text: 'It is on its way.',
  delivery: 'sent',
  problem: null,
};

test('lists events and messages by time, and a reply only once', () => {
  const timeline = buildTimeline({
    messages: [message],
    events: [
      { at: at(0), step: 'received', by: null, detail: null },
      { at: at(1), step: 'assigned', by, detail: 'intake@agency.example' },
      { at: at(2), step: 'answered', by, detail: null },
      { at: at(3), step: 'reviewed', by, detail: null },
      { at: at(4), step: 'assigned', by, detail: null },
    ],
  });
  expect(
    timeline.map((entry) => (entry.kind === 'event' ? entry.text : entry.message.text)),
  ).toEqual([
    'Request received',
    'owner@agency.example assigned this to intake@agency.example',
    'It is on its way.',
    'owner@agency.example marked this reviewed',
    'owner@agency.example unassigned this',
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
    { text: 'owner@agency.example deleted the pay stub' },
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
