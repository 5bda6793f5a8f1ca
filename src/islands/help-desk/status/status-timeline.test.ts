import { expect, test } from 'vitest';
import type { HelpDeskStatus } from '../../../../contract/help-desk/status-schema';
import { buildTimeline, findDecision, isFileRemoved, isWaiting } from './status-timeline';

type Step = HelpDeskStatus['steps'][number]['step'];
const daily = (...names: Step[]) =>
  names.map((step, day) => ({ at: `2026-11-0${day + 1}T15:00:00.000Z`, step }));

test('replies replace their steps, in the order of time', () => {
  const steps = daily('received', 'answered', 'reviewed', 'declined');
  const replies = [
    { at: '2026-11-02T15:00:00.000Z', step: 'answered' as const, text: 'On Monday.' },
    { at: '2026-11-04T15:00:00.000Z', step: 'declined' as const, text: 'Two are away.' },
  ];
  expect(buildTimeline({ steps, replies }).map(({ step, text }) => [step, text])).toEqual([
    ['received', null],
    ['answered', 'On Monday.'],
    ['reviewed', null],
    ['declined', 'Two are away.'],
  ]);
});

test('an answer without its text, and one without its step, are in the timeline', () => {
  const entries = buildTimeline({ steps: daily('received', 'answered'), replies: [] });
  expect(entries.map(({ step }) => step)).toEqual(['received', 'answered']);
  const replies = [{ at: '2026-11-03T15:00:00.000Z', step: 'answered' as const, text: 'Later.' }];
  expect(buildTimeline({ steps: daily('received'), replies }).at(-1)?.text).toBe('Later.');
});

test.each<[Step[], boolean]>([
  [['received'], true],
  [['received', 'answered'], false],
  [['received', 'file-added', 'file-removed'], false],
  [['received', 'answered', 'reopened'], true],
  [['received', 'reviewed', 'reopened'], true],
  [['received', 'approved', 'undecided'], true],
  [['received', 'declined'], false],
])('after %s the request is waiting: %s', (names, isExpected) => {
  expect(isWaiting(daily(...names))).toBe(isExpected);
});

test.each<[Step[], string | null]>([
  [['received', 'reviewed'], null],
  [['received', 'approved', 'answered'], 'approved'],
  [['received', 'approved', 'undecided'], null],
  [['received', 'approved', 'undecided', 'declined'], 'declined'],
])('after %s the decision is %s', (names, decision) => {
  expect(findDecision(daily(...names))).toBe(decision);
});

test('a file that was added and is missing counts as removed', () => {
  const file = { name: 'a.pdf', size: 1, until: '2026-12-01T15:00:00.000Z' };
  const added = daily('received', 'file-added');
  expect(isFileRemoved({ steps: added, file })).toBe(false);
  expect(isFileRemoved({ steps: added, file: null })).toBe(true);
  expect(isFileRemoved({ steps: daily('received'), file: null })).toBe(false);
});
