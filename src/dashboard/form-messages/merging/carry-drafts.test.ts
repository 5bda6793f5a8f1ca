import { expect, test } from 'vitest';
import { chat } from '../../../../contract/testing/sample-chats';
import type { Draft } from '../../parts/staff';
import { carryDrafts } from './carry-drafts';

const denise = chat({
  userId: 'denise',
  merged: [
    { userId: 'rosa', name: 'Rosa Gray', contact: '2125550143', email: null },
    { userId: 'ann', name: 'Ann Gray', contact: '2125550144', email: null },
  ],
});
const rosas: Draft = { words: 'Dear Rosa', writing: 'email' };

test('what was begun for a thread that was merged stands in the other one, with whom it was begun for', () => {
  const drafts = new Map([['rosa', rosas]]);
  const carried = { ...rosas, begunFor: ['Rosa Gray, (212) 555-0143'] };
  expect(carryDrafts(drafts, denise)).toEqual(carried);
  expect([...drafts]).toEqual([['denise', carried]]);
  expect(carryDrafts(drafts, denise)).toEqual(carried);
});

test('it stands behind what was begun there, and is sent the way that was', () => {
  const drafts = new Map<string, Draft>([
    ['rosa', rosas],
    ['denise', { words: 'Dear Denise', writing: 'sms', begunFor: ['Bo Gray'] }],
  ]);
  carryDrafts(drafts, denise);
  expect(drafts.get('denise')).toEqual({
    words: 'Dear Denise\n\nDear Rosa',
    writing: 'sms',
    begunFor: ['Bo Gray', 'Rosa Gray, (212) 555-0143'],
  });
});

test('with a private note among them, all of it is one', () => {
  const drafts = new Map<string, Draft>([
    ['denise', { words: 'Dear Denise', writing: 'sms' }],
    ['rosa', rosas],
    ['ann', { words: 'Her son decides', writing: 'note' }],
  ]);
  carryDrafts(drafts, denise);
  expect(drafts.get('denise')?.writing).toBe('note');
});

test('what was begun for others stays where it is', () => {
  const drafts = new Map([['p9', rosas]]);
  expect(carryDrafts(drafts, denise)).toBeUndefined();
  expect([...drafts]).toEqual([['p9', rosas]]);
});
