import { beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../browser/api/api-client';
import { getSignOutWarning } from '../../browser/unsaved-changes';
import { getSessionDrafts } from './session-drafts';

type Listener = (user: { uid: string } | null) => void;
const listeners = vi.hoisted(() => new Set<Listener>());
const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../api/staff-client', () => ({ callStaff }));
vi.mock('../../browser/auth/auth', () => ({
  NotSignedInError: class extends Error {},
  onUser: (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
const setUser: Listener = (user) => listeners.forEach((listener) => listener(user));
beforeEach(() => {
  callStaff.mockReset().mockRejectedValue(new NetworkError());
});
const form = { title: 'Aide' };

test('drafts last until the person signs out, and no one else gets it', async () => {
  const drafts = getSessionDrafts('ann');
  drafts.open('job:new').set(form);
  setUser({ uid: 'ann' });
  expect([getSessionDrafts('ann'), drafts.hasEnded()]).toEqual([drafts, false]);
  expect(await getSignOutWarning()).not.toBeNull();

  setUser(null);
  expect([drafts.hasEnded(), listeners.size]).toEqual([true, 0]);
  expect(await getSignOutWarning()).toBeNull();
  const later = getSessionDrafts('ann');
  expect(later.hasUnsaved()).toBe(false);

  setUser({ uid: 'bob' });
  expect([later.hasEnded(), getSessionDrafts('bob').hasEnded()]).toEqual([true, false]);
});

test('the browser asks before closing a tab only if something is unsaved', () => {
  const isBlocked = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const drafts = getSessionDrafts('cleo');
  expect(isBlocked()).toBe(false);
  drafts.open('job:new').set(form);
  expect(isBlocked()).toBe(true);
  drafts.open('job:new').discard();
  drafts.open('/chats/r1/email').set({ text: 'Dear Rosa' });
  expect(isBlocked()).toBe(true);
  setUser(null);
  expect(isBlocked()).toBe(false);
});

test('signing out saves drafts first, and warns only about the rest', async () => {
  callStaff.mockResolvedValue({ revision: 'r1' });
  const drafts = getSessionDrafts('dan');
  drafts.open('/chats/r1/email').set({ text: 'Dear Rosa' });
  expect(await getSignOutWarning()).toBeNull();
  expect(callStaff).toHaveBeenCalledOnce();
  drafts.open('assign-role').set(form);
  expect(await getSignOutWarning()).not.toBeNull();
  setUser(null);
});
