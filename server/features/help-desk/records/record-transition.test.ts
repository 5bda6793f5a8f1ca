import { expect, test } from 'vitest';
import { getTransition } from './record-transition';

const waiting = { reviewed: false, assignee: null, decision: null, tags: [] };
const approved = {
  ...{ reviewed: true, assignee: 'ira@agency.example', decision: 'approved' as const },
  tags: ['one'],
};

test('returns null for a change without effect', () => {
  expect(getTransition(waiting, { reviewed: false, assignee: null, decision: null })).toBeNull();
});

test('marks a request reviewed with its decision, as one kind', () => {
  expect(getTransition(waiting, { decision: 'declined', reviewed: false })).toEqual({
    state: { ...waiting, reviewed: true, decision: 'declined' },
    events: [{ kind: 'declined' }],
    actions: [{ action: 'decline-request' }],
  });
});

test('makes a request wait again when its decision is undone', () => {
  expect(getTransition(approved, { decision: null, reviewed: true })).toEqual({
    state: { ...approved, reviewed: false, decision: null },
    events: [{ kind: 'undecided' }],
    actions: [{ action: 'undecide-request' }],
  });
});

test('records a review and an assignment as two events', () => {
  const effect = getTransition(waiting, { reviewed: true, assignee: 'ira@agency.example' });
  expect(effect?.events).toEqual([
    { kind: 'reviewed' },
    { kind: 'assigned', detail: 'ira@agency.example' },
  ]);
  expect(effect?.actions).toEqual([
    { action: 'review-request' },
    { action: 'assign-request', detail: 'ira@agency.example' },
  ]);
});

test('records each tag that is added or removed, and nothing for one that stays', () => {
  expect(getTransition(approved, { addTag: 'one' })).toBeNull();
  expect(getTransition(approved, { addTag: 'two', removeTag: 'one' })).toEqual({
    state: { ...approved, tags: ['two'] },
    events: [
      { kind: 'tagged', detail: 'two' },
      { kind: 'untagged', detail: 'one' },
    ],
    actions: [{ action: 'tag' }, { action: 'untag' }],
  });
});
