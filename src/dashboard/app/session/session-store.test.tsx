import { expect, test, vi } from 'vitest';
import { lostBySigningOut } from '../../../lib/unsaved-changes';
import { memoryOf } from './session-store';

type Tell = (user: { uid: string } | null) => void;
const told = vi.hoisted(() => new Set<Tell>());
vi.mock('../../../lib/auth/auth', () => ({
  onUser: (tell: Tell) => {
    told.add(tell);
    return () => told.delete(tell);
  },
}));
const tellUser: Tell = (user) => told.forEach((tell) => tell(user));
const form = { of: 'fields' as const, values: { title: 'Aide' }, base: null };

test('what somebody has begun is there until they sign out, and nobody else finds it', async () => {
  const anns = memoryOf('ann');
  anns.forms.set('job:new', form);
  tellUser({ uid: 'ann' });
  expect([memoryOf('ann'), anns.hasEnded()]).toEqual([anns, false]);
  expect(await lostBySigningOut()).not.toBeNull();

  tellUser(null);
  expect([anns.hasEnded(), told.size]).toEqual([true, 0]);
  expect(await lostBySigningOut()).toBeNull();
  const later = memoryOf('ann');
  expect(later.forms.size).toBe(0);

  tellUser({ uid: 'bob' });
  expect([later.hasEnded(), memoryOf('bob').hasEnded()]).toEqual([true, false]);
});

test('the browser asks before a tab is closed in which something is not saved, and not otherwise', () => {
  const isHeldUp = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { forms, drafts } = memoryOf('cleo');
  expect(isHeldUp()).toBe(false);
  forms.set('job:new', form);
  expect(isHeldUp()).toBe(true);
  forms.clear();
  drafts.set('/chats/r1/email', { words: 'Dear Rosa' });
  expect(isHeldUp(), 'an answer that was not sent').toBe(true);
  tellUser(null);
  expect(isHeldUp()).toBe(false);
});
