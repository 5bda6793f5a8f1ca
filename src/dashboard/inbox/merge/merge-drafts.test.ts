import { expect, test } from 'vitest';
import { chat } from '../../../../contract/inbox/testing/sample-threads';
import type { Draft } from '../../hooks/session/use-staff';
import { carryDrafts } from './merge-drafts';

const denise = chat({
  userId: 'denise',
  merged: [
    { userId: 'rosa', name: 'Rosa Gray', contact: '2125550143', email: null },
    { userId: 'ann', name: 'Ann Gray', contact: '2125550144', email: null },
  ],
});
const rosas: Draft = { words: 'Dear Rosa', recipient: 'rosa@mail.example' };

test('a draft of a merged thread moves to the other one, says for whom it was begun, and loses the address chosen for it', () => {
  const drafts = new Map([['/chats/rosa/email', rosas]]);
  const carried = { words: 'Dear Rosa', begunFor: ['Rosa Gray, (212) 555-0143'] };
  expect(carryDrafts(drafts, denise)).toBe(true);
  expect([...drafts]).toEqual([['/chats/denise/email', carried]]);
  expect(carryDrafts(drafts, denise)).toBe(true);
  expect([...drafts]).toEqual([['/chats/denise/email', carried]]);
});

test('it follows what was begun there in the same channel', () => {
  const drafts = new Map<string, Draft>([
    ['/chats/rosa/email', rosas],
    ['/chats/denise/email', { words: 'Dear Denise', begunFor: ['Bo Gray'] }],
  ]);
  carryDrafts(drafts, denise);
  expect(drafts.get('/chats/denise/email')).toEqual({
    words: 'Dear Denise\n\nDear Rosa',
    begunFor: ['Bo Gray', 'Rosa Gray, (212) 555-0143'],
  });
});

test('a private note stays a note and an answer an answer, and the latest draft stays the latest', () => {
  const drafts = new Map<string, Draft>([
    ['/chats/denise/sms', { words: 'Dear Denise' }],
    ['/chats/ann/note', { words: 'Her son decides' }],
    ['/chats/rosa/email', rosas],
  ]);
  carryDrafts(drafts, denise);
  expect([...drafts].map(([key, { words }]) => [key, words])).toEqual([
    ['/chats/denise/sms', 'Dear Denise'],
    ['/chats/denise/note', 'Her son decides'],
    ['/chats/denise/email', 'Dear Rosa'],
  ]);
  expect(drafts.get('/chats/denise/sms')?.begunFor).toBeUndefined();
});

test('drafts for others stay where they are', () => {
  const drafts = new Map([['/chats/p9/email', rosas]]);
  expect(carryDrafts(drafts, denise)).toBe(false);
  expect([...drafts]).toEqual([['/chats/p9/email', rosas]]);
});
