import { expect, test } from 'vitest';
import type { HelpDeskStatus } from '../../../../contract/forms/schema';
import { decisionOf, isFileGone, isWaiting, storyOf } from './timeline-entries';

type Step = HelpDeskStatus['steps'][number]['step'];
/** Steps, one each day. */
const daily = (...names: Step[]) =>
  names.map((step, day) => ({ at: `2026-11-0${day + 1}T15:00:00.000Z`, step }));

test('answers stand among the steps in the order of time, each in the place of its step', () => {
  const steps = daily('received', 'answered', 'reviewed', 'answered');
  const answers = [
    { at: '2026-11-02T15:00:00.000Z', step: 'answered' as const, text: 'On Monday.' },
    { at: '2026-11-04T15:00:00.000Z', step: 'answered' as const, text: 'On Tuesday.' },
  ];
  const story = storyOf({ steps, answers });
  expect(story.map(({ step, text }) => text ?? step)).toEqual([
    'received',
    'On Monday.',
    'reviewed',
    'On Tuesday.',
  ]);
});

test('what was written with a decision stands with it', () => {
  const steps = daily('received', 'declined');
  const answers = [
    { at: '2026-11-02T15:00:00.000Z', step: 'declined' as const, text: 'Two are away.' },
  ];
  expect(storyOf({ steps, answers }).map(({ step, text }) => [step, text])).toEqual([
    ['received', null],
    ['declined', 'Two are away.'],
  ]);
});

test('an answer is told also where its text is not there, and shown where its step is not', () => {
  const told = storyOf({ steps: daily('received', 'answered'), answers: [] });
  expect(told.map(({ step, text }) => [step, text])).toEqual([
    ['received', null],
    ['answered', null],
  ]);
  const answers = [{ at: '2026-11-03T15:00:00.000Z', step: 'answered' as const, text: 'Later.' }];
  expect(storyOf({ steps: daily('received'), answers }).at(-1)?.text).toBe('Later.');
});

test.each<[Step[], boolean]>([
  [['received'], true],
  [['received', 'answered'], false],
  [['received', 'file-added', 'file-removed'], false],
  [['received', 'answered', 'reopened'], true],
  [['received', 'reviewed', 'reopened'], true],
  [['received', 'approved', 'undecided'], true],
  [['received', 'declined'], false],
])('after %s the office has yet to look: %s', (names, waits) => {
  expect(isWaiting(daily(...names))).toBe(waits);
});

test.each<[Step[], string | null]>([
  [['received', 'reviewed'], null],
  [['received', 'approved', 'answered'], 'approved'],
  [['received', 'approved', 'undecided'], null],
  [['received', 'approved', 'undecided', 'declined'], 'declined'],
])('of %s what counts is decided: %s', (names, decision) => {
  expect(decisionOf(daily(...names))).toBe(decision);
});

test('a file that was added and is not there any more is gone, whether or not a step says so', () => {
  const file = { name: 'a.pdf', size: 1, until: '2026-12-01T15:00:00.000Z' };
  const added = daily('received', 'file-added');
  expect(isFileGone({ steps: added, file })).toBe(false);
  expect(isFileGone({ steps: added, file: null })).toBe(true);
  expect(isFileGone({ steps: daily('received'), file: null })).toBe(false);
});
