import { afterEach, beforeEach, expect, test, vi } from 'vitest';

async function openTab() {
  vi.resetModules();
  return import('./unsaved-changes');
}

const stops: (() => void)[] = [];
let here: Awaited<ReturnType<typeof openTab>>;
let elsewhere: typeof here;
beforeEach(async () => {
  here = await openTab();
  elsewhere = await openTab();
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

test('nothing is lost where no tab holds what is not saved', async () => {
  stops.push(
    here.registerUnsavedCheck(() => false),
    elsewhere.registerUnsavedCheck(() => false),
  );
  expect(await here.getSignOutWarning()).toBeNull();
});

test('what is not saved in another tab is asked about, and said to be there', async () => {
  stops.push(here.registerUnsavedCheck(() => false));
  const left = elsewhere.registerUnsavedCheck(() => true);
  expect(await here.getSignOutWarning()).toContain('in another tab');
  left();
  expect(await here.getSignOutWarning(), 'once it is gone there').toBeNull();
});

test('what is not saved here is said first', async () => {
  stops.push(
    here.registerUnsavedCheck(() => true),
    elsewhere.registerUnsavedCheck(() => true),
  );
  expect(await here.getSignOutWarning()).toBe(
    'You have unsaved changes. They’ll be lost if you sign out.',
  );
});
