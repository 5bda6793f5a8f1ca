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

// DevTools disable prerendering, so the browser only pretends.
test('a prerendered page asks the API for nothing until the visitor opens it @full', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/career');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.getByRole('contentinfo')).toContainText(/Visitors:?\s*\d+/);
  await expect
    .poll(() => requests.sort())
    .toEqual(['GET /api/closed-jobs', 'GET /api/count', 'POST /api/count']);
});
