import { regionOf, routes } from '../../src/site/routes';
import { brands } from '../fixtures/brands';
import { expect, test } from '../fixtures/test';

const variants = ['new-jersey', 'maryland', 'michigan'].flatMap((region) =>
  ['hha', 'private-pay-home-care', 'contact', 'career', 'faqs'].map((page) => `/${region}/${page}`),
);

for (const path of [...Object.values(routes), ...variants]) {
  test(`${path} is a real page with the brand of its region`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const brand = brands[regionOf(path)];
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    await expect(header).toContainText(brand.phone);
    await expect(header).toContainText(brand.email);
    await expect(
      header.getByRole('link', { name: `${brand.company}, home`, exact: true }),
    ).toBeVisible();
    await expect(footer).toContainText(brand.company);
    await expect(footer).toContainText(brand.phone);
    await expect(footer).toContainText(brand.email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(80);
    expect(await page.getByRole('main').innerText()).not.toMatch(/lorem ipsum/i);
  });
}

test('an unknown path says so, with status 404 and ways on', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});
