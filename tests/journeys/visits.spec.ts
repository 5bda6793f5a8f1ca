import { expect, test } from '../fixtures/test';

test('a visit counts once per browser session, and the footer shows it with the 672 earlier ones', async ({
  browser,
  stack,
}) => {
  const count = async () =>
    ((await (await fetch(`${stack.url}/api/count`)).json()) as { count: number }).count;
  const before = await count();
  const context = await browser.newContext({ baseURL: stack.url });
  const page = await context.newPage();
  const counted = page.waitForResponse(
    (response) => response.url().endsWith('/api/count') && response.request().method() === 'POST',
  );
  await page.goto('/');
  await counted;
  await page.goto('/hha');
  await page.reload();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/Visitors:?\s*\d+/);
  await expect(footer).toContainText(/Earlier visitors:?\s*672/);
  expect(await count()).toBe(before + 1);
  await context.close();
});
