import { expect, test } from '../../fixtures/test';

test('a visit counts once per browser session, and the footer shows it with the 672 earlier ones @full', async ({
  browser,
  stack,
}) => {
  const count = async () =>
    ((await (await fetch(`${stack.url}/api/count`)).json()) as { count: number }).count;
  const before = await count();
  const context = await browser.newContext({ baseURL: stack.url });
  const page = await context.newPage();
  const footer = page.getByRole('contentinfo');
  const waitForLocks = async () => {
    await expect(footer).toContainText(/Visitors:?\s*\d+/);
    const waiting = () =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return held.length + pending.length;
      });
    await expect.poll(waiting).toBe(0);
  };
  for (const visit of [() => page.goto('/'), () => page.goto('/hha'), () => page.reload()]) {
    await visit();
    await waitForLocks();
  }
  await expect(footer).toContainText(/Earlier visitors:?\s*672/);
  expect(await count()).toBe(before + 1);
});
