import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

async function firstFiles(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/login')).text();
  return [...html.matchAll(/<script src="([^"]+)"/g)].map(([, file = '']) => file);
}

const refusals: Record<string, (path: string, first: string[]) => boolean> = {
  'the first scripts are': (path, first) => first.includes(path),
  'its own code is': (path, first) => path.endsWith('.js') && !first.includes(path),
  'its data is': (path) => path.endsWith('/page-data.json'),
};

for (const [name, isRefused] of Object.entries(refusals)) {
  test(`if ${name} refused, /login shows an error and can be reloaded @full`, async ({ page }) => {
    const first = await firstFiles(page);
    expect(first[0]).toMatch(/\.js$/);
    await page.route(
      (url) => isRefused(url.pathname, first),
      (route) => route.fulfill({ status: 503, body: 'busy' }),
    );
    await page.goto('/login?next=/contact');
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await expect(page.getByText('Loading the form')).toBeHidden();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await expect(page).toHaveURL('/login?next=/contact');
  });
}

test('if only the form fails to load, /login shows an error and can be reloaded @full', async ({
  page,
}) => {
  await page.route(/\.js$/, async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('login-email')) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('didn’t load');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});
