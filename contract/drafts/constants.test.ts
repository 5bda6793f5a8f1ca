import { expect, test } from 'vitest';
import { buildDraftKey, newRecord, parseDraftKey } from './constants';

// Stored drafts have these keys.
test.each([
  ['/chats/p1/email', buildDraftKey('thread', 'p1', 'email'), 'thread', 'p1'],
  ['/helpDesk/records/r1/note', buildDraftKey('help-desk', 'r1', 'note'), 'help-desk', 'r1'],
  ['decision/r1/declined', buildDraftKey('decision', 'r1', 'declined'), 'decision', 'r1'],
  ['/jobs/applications/a1/note', buildDraftKey('application', 'a1', 'note'), 'application', 'a1'],
  ['employee:new', buildDraftKey('employee', newRecord), 'employee', 'new'],
  ['job:j1', buildDraftKey('job', 'j1'), 'job', 'j1'],
])('the key %s names its record', (key, built, kind, subject) => {
  expect(built).toBe(key);
  expect(parseDraftKey(key)).toEqual({ kind, subject });
});

test.each(['assign-role', '/chats/p1', '/chats/p1/a/b', 'employee:e1/note'])(
  'input with the key %s is not stored',
  (key) => {
    expect(parseDraftKey(key)).toBeNull();
  },
);
