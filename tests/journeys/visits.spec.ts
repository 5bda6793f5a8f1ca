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
  const answerTo = async (method: string) => {
    const answer = await page.waitForResponse(
      (response) => response.url().endsWith('/api/count') && response.request().method() === method,
    );
    await answer.finished();
  };
  const counted = answerTo('POST');
  await page.goto('/');
  await counted;
  for (const visit of [() => page.goto('/hha'), () => page.reload()]) {
    const read = answerTo('GET');
    await visit();
    await read;
    // A page that counted again would do so now, after 200 ms in which it asks other tabs.
    await page.waitForTimeout(500);
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/Visitors:?\s*\d+/);
  await expect(footer).toContainText(/Earlier visitors:?\s*672/);
  expect(await count()).toBe(before + 1);
  await context.close();
});
