import { brands } from '../../fixtures/brands';
import { holdRequests, openPage, loadScripts } from '../../fixtures/site/page-scripts';
import { expect, test } from '../../fixtures/test';

test('pages of all states keep the visitor’s state, and pages about a state show that state’s office', async ({
  page,
}) => {
  const shown = new Set<string>();
  await page.exposeFunction('report', (phone: string) => shown.add(phone));
  await page.addInitScript(() => {
    const report = (window as unknown as { report: (phone: string) => void }).report;
    const look = () => {
      const phone = document.querySelector('header [data-office-text="phone"]')?.textContent;
      if (phone) report(phone);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const visits: [path: string, region: keyof typeof brands][] = [
    ['/blog', 'new-york'],
    ['/blog/michigan-home-help-and-mi-choice', 'michigan'],
    ['/new-jersey', 'new-jersey'],
    ['/team', 'new-jersey'],
    ['/faqs', 'new-york'],
    ['/career/caregiver-detroit', 'michigan'],
    ['/resources', 'new-jersey'],
    ['/', 'new-york'],
    ['/team', 'new-york'],
  ];
  for (const [path, region] of visits) {
    await page.goto(path);
    shown.clear();
    await page.reload();
    const { phone, email, company } = brands[region];
    await expect(page.getByRole('contentinfo')).toContainText(company);
    await expect(page.getByRole('banner').locator(`a[href="mailto:${email}"]`)).toBeVisible();
    await expect.poll(() => [...shown]).toEqual([phone]);
  }
});

test('the scroll-to-top button appears after 2000 px and moves focus to the content @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/');
  const toTop = page.getByRole('button', { name: 'Scroll to the top' });
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await scrollTo(2001);
  await expect(toTop).toBeVisible();
  await scrollTo(2000);
  await expect(toTop).toBeHidden();
  await scrollTo(2500);
  await expect(toTop).toBeVisible();
  const steps = () =>
    page.evaluate(async () => {
      let count = 0;
      window.addEventListener('scroll', () => count++);
      document.querySelector<HTMLElement>('[aria-label="Scroll to the top"]')?.click();
      while (window.scrollY > 0) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return count;
    });
  expect(await steps()).toBeGreaterThan(1);
  await expect(page.locator('main')).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo(2500);
  await expect(toTop).toBeVisible();
  expect(await steps()).toBeLessThanOrEqual(1);
});

test('a slow page shows the loading overlay until it is there @full', async ({ page }) => {
  await openPage(page, '/');
  const status = page.getByRole('status').getByText('Loading…');
  await expect(status).toBeHidden();
  // Locators wait for the page that is on its way, so this page reports.
  await status.evaluate((box) =>
    new MutationObserver(() =>
      console.log(`overlay is ${box.checkVisibility() ? 'shown' : 'hidden'}`),
    ).observe(box, { attributes: true }),
  );
  const shown = page.waitForEvent('console', (message) => message.text() === 'overlay is shown');
  const release = await holdRequests(page, '**/blog');
  // A pointer at the link would load the page before the click.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).focus();
  await page.keyboard.press('Enter');
  await shown;
  release();
  await expect(page).toHaveURL('/blog');
  await expect(status).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(status).toBeHidden();
});

test('the footer shows the current year and works without the visitor count @full', async ({
  page,
}) => {
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(nextYear, 0, 2));
  await openPage(page, '/michigan');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${nextYear} Larkspan Home Care`);
  await expect(footer.getByText(/^Visitors: \d/)).toBeVisible();
  await expect(footer.getByText('Earlier visitors: 672')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/rss.xml');
  for (const place of [footer, page.getByRole('banner')]) {
    for (const name of ['Facebook', 'Instagram', 'TikTok', 'YouTube']) {
      await expect(place.getByRole('link', { name }).last()).toHaveAttribute('href', /^https:/);
    }
    await expect(place.getByRole('link', { name: /^X \(/ }).last()).not.toHaveAttribute('href');
  }

  await page.route('**/api/count', (route) => route.abort());
  await openPage(page, '/michigan/contact');
  await expect(footer.getByText('Earlier visitors: 672')).toBeVisible();
  await expect(footer.getByText(/^Visitors:/)).toHaveCount(0);
});

test('an unknown URL below a state shows that state’s 404 page', async ({ page }) => {
  for (const [path, region] of [
    ['/maryland/no-such-page', 'maryland'],
    ['/new-jersey/hha/no-such-page', 'new-jersey'],
    ['/no-such-page', 'new-york'],
  ] as const) {
    const pageErrors: string[] = [];
    page.on('pageerror', (error) => pageErrors.push(error.message));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await loadScripts(page);
    const banner = page.getByRole('banner');
    await expect(banner).toContainText(brands[region].phone);
    await expect(page.getByRole('contentinfo')).toContainText(brands[region].email);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(pageErrors).toEqual([]);
  }
  await page.getByRole('main').locator('a[href="/faqs"]').click();
  await expect(page).toHaveURL('/faqs');
});
