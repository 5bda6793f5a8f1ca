import { afterEach, beforeEach, expect, test, vi } from 'vitest';

async function openTab() {
  vi.resetModules();
  return import('./unsaved-changes');
}

const stops: (() => void)[] = [];
let thisTab: Awaited<ReturnType<typeof openTab>>;
let otherTab: typeof thisTab;
beforeEach(async () => {
  thisTab = await openTab();
  otherTab = await openTab();
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

test('there is no warning without unsaved changes in any tab', async () => {
  stops.push(
    thisTab.registerUnsavedCheck(() => false),
    otherTab.registerUnsavedCheck(() => false),
  );
  expect(await thisTab.getSignOutWarning()).toBeNull();
});

test('unsaved changes in another tab cause a warning that says so', async () => {
  stops.push(thisTab.registerUnsavedCheck(() => false));
  const left = otherTab.registerUnsavedCheck(() => true);
  expect(await thisTab.getSignOutWarning()).toContain('in another tab');
  left();
  expect(await thisTab.getSignOutWarning(), 'once it is gone there').toBeNull();
});

test('unsaved changes in this tab come first', async () => {
  stops.push(
    thisTab.registerUnsavedCheck(() => true),
    otherTab.registerUnsavedCheck(() => true),
  );
  expect(await thisTab.getSignOutWarning()).toBe(
    'You have unsaved changes. They’ll be lost if you sign out.',
  );
});
