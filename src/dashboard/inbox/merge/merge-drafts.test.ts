import { expect, test } from 'vitest';
import { sampleChat } from '../../../../contract/inbox/testing/sample-threads';
import type { Draft } from '../../hooks/use-staff';
import { mergeDrafts } from './merge-drafts';

const denise = sampleChat({
  userId: 'denise',
  merged: [
    { userId: 'rosa', name: 'Rosa Gray', contact: '2125550143', email: null },
    { userId: 'ann', name: 'Ann Gray', contact: '2125550144', email: null },
  ],
});
const rosas: Draft = { text: 'Dear Rosa', recipient: 'rosa@mail.example' };

test('moves the draft of a merged thread, records the person it was started for, and forgets its recipient', () => {
  const drafts = new Map([['/chats/rosa/email', rosas]]);
  const merged = { text: 'Dear Rosa', originalRecipients: ['Rosa Gray, (212) 555-0143'] };
  expect(mergeDrafts(drafts, denise)).toBe(true);
  expect([...drafts]).toEqual([['/chats/denise/email', merged]]);
  expect(mergeDrafts(drafts, denise)).toBe(true);
  expect([...drafts]).toEqual([['/chats/denise/email', merged]]);
});

test('appends a moved draft to the draft in the same channel', () => {
  const drafts = new Map<string, Draft>([
    ['/chats/rosa/email', rosas],
    ['/chats/denise/email', { text: 'Dear Denise', originalRecipients: ['Bo Gray'] }],
  ]);
  mergeDrafts(drafts, denise);
  expect(drafts.get('/chats/denise/email')).toEqual({
    text: 'Dear Denise\n\nDear Rosa',
    originalRecipients: ['Bo Gray', 'Rosa Gray, (212) 555-0143'],
  });
});

test('keeps every draft in its channel, and the latest draft last', () => {
  const drafts = new Map<string, Draft>([
    ['/chats/denise/sms', { text: 'Dear Denise' }],
    ['/chats/ann/note', { text: 'Her son decides' }],
    ['/chats/rosa/email', rosas],
  ]);
  mergeDrafts(drafts, denise);
  expect([...drafts].map(([key, { text }]) => [key, text])).toEqual([
    ['/chats/denise/sms', 'Dear Denise'],
    ['/chats/denise/note', 'Her son decides'],
    ['/chats/denise/email', 'Dear Rosa'],
  ]);
  expect(drafts.get('/chats/denise/sms')?.originalRecipients).toBeUndefined();
});

test('leaves drafts of unrelated threads alone', () => {
  const drafts = new Map([['/chats/p9/email', rosas]]);
  expect(mergeDrafts(drafts, denise)).toBe(false);
  expect([...drafts]).toEqual([['/chats/p9/email', rosas]]);
});
