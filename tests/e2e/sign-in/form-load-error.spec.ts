import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

async function listFirstScripts(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/login')).text();
  return [...html.matchAll(/<script src="([^"]+)"/g)].map(([, file = '']) => file);
}

const blockedRequests: Record<string, (path: string, first: string[]) => boolean> = {
  'the first scripts are': (path, first) => first.includes(path),
  'its own code is': (path, first) => path.endsWith('.js') && !first.includes(path),
  'its data is': (path) => path.endsWith('/page-data.json'),
};

for (const [name, isBlocked] of Object.entries(blockedRequests)) {
  test(`if ${name} refused, /login shows an error and can be reloaded @full`, async ({ page }) => {
    const first = await listFirstScripts(page);
    expect(first[0]).toMatch(/\.js$/);
    await page.route(
      (url) => isBlocked(url.pathname, first),
      (route) => route.fulfill({ status: 503, body: 'busy' }),
    );
    await page.goto('/login?next=/contact');
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    await expect(page.getByText('Loading the form')).toBeHidden();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page).toHaveURL('/login?next=/contact');
  });
}

test('if only the form fails to load, /login shows an error and can be reloaded @full', async ({
  page,
}) => {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('login-email')) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('didn’t load');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
