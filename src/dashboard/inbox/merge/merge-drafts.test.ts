import { beforeEach, expect, test } from 'vitest';
import { sampleChat } from '../../../../contract/inbox/testing/sample-threads';
import { DraftStore } from '../../drafts/draft-store';
import { mergeDrafts } from './merge-drafts';

const denise = sampleChat({
  userId: 'denise',
  merged: [
    { userId: 'rosa', name: 'Rosa Gray', contact: '2125550143', email: null, version: 1 },
    { userId: 'ann', name: 'Ann Gray', contact: '2125550144', email: null, version: 1 },
  ],
});
const rosas = { text: 'Dear Rosa', recipient: 'rosa@mail.example' };
let drafts: DraftStore;
beforeEach(() => {
  drafts = DraftStore.inMemory();
});
/** The values of all drafts, the one changed last at the end. */
const listDrafts = () =>
  [denise.userId, 'rosa', 'ann', 'p9']
    .flatMap((id) => ['sms', 'email', 'note'].map((channel) => `/chats/${id}/${channel}`))
    .filter((key) => !drafts.open(key).isEmpty)
    .sort((a, b) => drafts.open(a).lastChange - drafts.open(b).lastChange)
    .map((key) => [key, drafts.open(key).values]);

test('moves the draft of a merged thread, records the person it was started for, and forgets its recipient', () => {
  drafts.open('/chats/rosa/email').set(rosas);
  const merged = { text: 'Dear Rosa', originalRecipients: 'Rosa Gray, (212) 555-0143' };
  expect(mergeDrafts(drafts, denise)).toBe(true);
  expect(listDrafts()).toEqual([['/chats/denise/email', merged]]);
  expect(mergeDrafts(drafts, denise)).toBe(true);
  expect(listDrafts()).toEqual([['/chats/denise/email', merged]]);
});

test('appends a moved draft to the draft in the same channel', () => {
  drafts.open('/chats/rosa/email').set(rosas);
  drafts.open('/chats/denise/email').set({ text: 'Dear Denise', originalRecipients: 'Bo Gray' });
  mergeDrafts(drafts, denise);
  expect(drafts.open('/chats/denise/email').values).toEqual({
    text: 'Dear Denise\n\nDear Rosa',
    originalRecipients: 'Bo Gray and for Rosa Gray, (212) 555-0143',
  });
});

test('keeps every draft in its channel, and the latest draft last', () => {
  drafts.open('/chats/denise/sms').set({ text: 'Dear Denise' });
  drafts.open('/chats/ann/note').set({ text: 'Her son decides' });
  drafts.open('/chats/rosa/email').set(rosas);
  mergeDrafts(drafts, denise);
  expect(listDrafts()).toMatchObject([
    ['/chats/denise/sms', { text: 'Dear Denise' }],
    ['/chats/denise/note', { text: 'Her son decides' }],
    ['/chats/denise/email', { text: 'Dear Rosa' }],
  ]);
  expect(drafts.open('/chats/denise/sms').values['originalRecipients']).toBeUndefined();
});

test('leaves drafts of unrelated threads alone', () => {
  drafts.open('/chats/p9/email').set(rosas);
  expect(mergeDrafts(drafts, denise)).toBe(false);
  expect(listDrafts()).toEqual([['/chats/p9/email', rosas]]);
});
