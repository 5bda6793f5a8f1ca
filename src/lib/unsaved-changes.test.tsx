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

test('there is no warning without unsaved changes in any tab', async () => {
  stops.push(
    here.registerUnsavedCheck(() => false),
    elsewhere.registerUnsavedCheck(() => false),
  );
  expect(await here.getSignOutWarning()).toBeNull();
});

test('unsaved changes in another tab cause a warning that says so', async () => {
  stops.push(here.registerUnsavedCheck(() => false));
  const left = elsewhere.registerUnsavedCheck(() => true);
  expect(await here.getSignOutWarning()).toContain('in another tab');
  left();
  expect(await here.getSignOutWarning(), 'once it is gone there').toBeNull();
});

test('unsaved changes in this tab come first', async () => {
  stops.push(
    here.registerUnsavedCheck(() => true),
    elsewhere.registerUnsavedCheck(() => true),
  );
  expect(await here.getSignOutWarning()).toBe(
    'You have unsaved changes. They’ll be lost if you sign out.',
  );
});
