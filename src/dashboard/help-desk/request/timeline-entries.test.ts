import { expect, test } from 'vitest';
import type { HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { isOver, storyOf } from './timeline-entries';

const at = (minute: number) => `2026-03-02T10:0${minute}:00.000Z`;
const message: HelpDeskMessage = {
  id: 'm1',
  at: at(2),
  kind: 'reply',
  author: 'owner@agency.example',
  channel: 'email',
  to: 'rosa@mail.example',
  text: 'It is on its way.',
  delivery: 'sent',
  problem: null,
};
const by = 'owner@agency.example';

test('what happened and what was written stand in the order of time, an answer once', () => {
  const story = storyOf({
    messages: [message],
    events: [
      { at: at(0), step: 'received', by: null, detail: null },
      { at: at(1), step: 'assigned', by, detail: 'intake@agency.example' },
      { at: at(2), step: 'answered', by, detail: null },
      { at: at(3), step: 'reviewed', by, detail: null },
      { at: at(4), step: 'assigned', by, detail: null },
    ],
  });
  expect(story.map((entry) => (entry.kind === 'event' ? entry.words : entry.message.text))).toEqual(
    [
      'The request came in',
      'owner@agency.example assigned it to intake@agency.example',
      'It is on its way.',
      'owner@agency.example marked it as reviewed',
      'owner@agency.example gave it to nobody',
    ],
  );
});

test('a pay stub that went with its link is told otherwise than one that somebody deleted', () => {
  const step = 'file-removed';
  const events = [
    { at: at(0), step, by, detail: null },
    { at: at(1), step, by: null, detail: null },
  ] as const;
  expect(storyOf({ messages: [], events: [...events] })).toMatchObject([
    { words: 'owner@agency.example deleted the pay stub' },
    { words: 'The 14 days of its link were over: the pay stub was deleted' },
  ]);
});

test('only what tells the latest decision may be sent again; an answer always', () => {
  const decided = (minute: number, step: 'approved' | 'undecided', detail: string | null) => ({
    at: at(minute),
    step,
    by,
    detail,
  });
  const events = [decided(0, 'approved', 'm1'), decided(1, 'undecided', 'm2')];
  const over = ['m1', 'm2', 'm3'].filter((id) => isOver({ events }, { id }));
  expect(over).toEqual(['m1']);
});
