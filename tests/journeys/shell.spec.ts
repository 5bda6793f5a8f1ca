import type { BrowserContext, Page } from '@playwright/test';
import { brands } from '../fixtures/brands';
import { expect, signIn, test } from '../fixtures/test';

const phone = { width: 360, height: 780 };
const desk = { width: 1440, height: 900 };

/** Scripts come at the first key; from then on the page is React's. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
}

async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

const themeOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.theme ?? 'system');
const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('the slide-in menu', () => {
  test.use({ viewport: phone });

  test('keeps the focus until Escape gives it back, and lies over a page that keeps still', async ({
    page,
  }) => {
    await openAlive(page, '/maryland');
    const button = page.getByRole('banner').locator('[data-drawer] > summary');
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (let press = 0; press < 20; press++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement: at, body } = document;
        return at === body || at?.closest('[data-drawer]') ? 'menu' : at?.outerHTML;
      });
      expect(place).toBe('menu');
    }
    await menu.getByText('Community Outreach').click();
    await expect(menu.getByRole('link', { name: 'Past Event' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Team Members' })).toBeVisible();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('closes on going back and on a wider window, and the page can be used again', async ({
    page,
  }) => {
    await openAlive(page, '/');
    const button = page.getByRole('banner').locator('[data-drawer] > summary');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await button.click();
    await menu.getByRole('link', { name: 'HHA Certification' }).click();
    await expect(page).toHaveURL('/hha-certification');
    await expect(menu).toBeHidden();
    await button.click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
    await button.click();
    await page.setViewportSize(desk);
    await page.getByRole('main').getByRole('link', { name: /^Call/ }).first().focus();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, viewport] of Object.entries({ phone, desk })) {
    test(`every link of the menus can be followed on a ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/new-jersey');
      const banner = page.getByRole('banner');
      if (name === 'phone') await banner.locator('[data-drawer] > summary').click();
      for (const label of ['Select Your State', 'Services', 'Connect Us', 'Resources']) {
        const summary = banner.locator('summary:visible', { hasText: label });
        await summary.click();
        const list = summary.locator('xpath=following-sibling::ul');
        await expect(list.getByRole('link').first()).toBeVisible();
      }
      await banner.getByRole('link', { name: 'FAQs', exact: true }).click();
      await expect(page).toHaveURL('/new-jersey/faqs');
      await expect(page.getByRole('button', { name: /^Theme/ })).toHaveCount(0);
      await expect(page.getByText('Earlier visitors: 672')).toBeVisible();
      await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
    });
  }
});

test('a menu opened before the scripts stays open, and an early tap on the theme is not lost', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Services' }).click();
  release();
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Theme: Light. Change to Dark.' })).toBeVisible();
  const services = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
    name: 'Home health aides',
  });
  await expect(services).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(services).toBeHidden();
});

test('the theme goes light, dark, system; is kept; and is there before the page is', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAlive(page, '/');
  const other = await context.newPage();
  await other.goto('/contact');
  const toggle = page.getByRole('button', { name: /^Theme/ });
  for (const choice of ['light', 'dark', 'system', 'light', 'dark']) {
    await toggle.click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(choice);
    expect(await themeOf(page)).toBe(choice);
    await expect.poll(() => themeOf(other)).toBe(choice);
  }

  await other.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.body === null) return;
      sessionStorage.setItem('at-body', document.documentElement.dataset.theme ?? 'none');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await other.emulateMedia({ colorScheme: 'light' });
  await other.reload();
  expect(await other.evaluate(() => sessionStorage.getItem('at-body'))).toBe('dark');
  const dark = await groundOf(other);

  await toggle.click();
  await expect.poll(() => themeOf(other)).toBe('system');
  expect(await groundOf(other)).not.toBe(dark);
  await other.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(other)).toBe(dark);
});

test('the way back to the top is offered past 2000 px, and leads to the content', async ({
  page,
}) => {
  await openAlive(page, '/');
  const toTop = page.getByRole('button', { name: 'Scroll to the top' });
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await scrollTo(2001);
  await expect(toTop).toBeVisible();
  await scrollTo(2000);
  await expect(toTop).toBeHidden();
  await scrollTo(2500);
  const steps = () =>
    page.evaluate(async () => {
      let count = 0;
      window.addEventListener('scroll', () => count++);
      document.querySelector<HTMLElement>('[aria-label="Scroll to the top"]')?.click();
      const until = performance.now() + 5000;
      while (window.scrollY > 0 && performance.now() < until) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return window.scrollY === 0 ? count : -1;
    });
  expect(await steps()).toBeGreaterThan(3);
  await expect(page.locator('main')).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scrollTo(2500);
  await expect(toTop).toBeVisible();
  expect(await steps()).toBeLessThanOrEqual(1);
});

test('a page that takes long to come is announced, and a page that comes at once is not', async ({
  page,
}) => {
  await openAlive(page, '/');
  const status = page.getByRole('status').getByText('Loading…');
  const menu = page.getByRole('navigation', { name: 'Main' });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/page-data/blog/page-data.json', async (route) => {
    await held;
    await route.continue();
  });
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(status).toBeVisible();
  release();
  await expect(page).toHaveURL('/blog');
  await expect(status).toHaveCount(0);
  let wasShown = false;
  await page.exposeFunction('tellShown', () => (wasShown = true));
  await page.evaluate(() =>
    new MutationObserver(() => {
      if (document.querySelector('[role="status"] div')) {
        (window as Window & { tellShown?: () => void }).tellShown?.();
      }
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await menu.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(wasShown).toBe(false);
});

test('the footer is right next year too, names both figures, and does without the count', async ({
  page,
}) => {
  const nextYear = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(new Date(nextYear, 0, 2));
  await openAlive(page, '/michigan');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`© ${nextYear} Larkspan Home Care`);
  await expect(footer.getByText(/^Visitors: \d/)).toBeVisible();
  await expect(footer.getByText('Earlier visitors: 672')).toBeVisible();
  const badge = footer.getByRole('link', { name: /RSS feed/ });
  const feed = new URL((await badge.getAttribute('href')) ?? '').searchParams.get('url');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(feed).toBe(`${new URL(canonical ?? '').origin}/rss.xml`);
  for (const place of [footer, page.getByRole('banner')]) {
    for (const name of ['Facebook', 'Instagram', 'TikTok', 'YouTube']) {
      await expect(place.getByRole('link', { name }).last()).toHaveAttribute('href', /^https:/);
    }
    await expect(place.getByRole('link', { name: /^X \(/ }).last()).not.toHaveAttribute('href');
  }

  await page.route('**/api/count', (route) => route.abort());
  await openAlive(page, '/michigan/contact');
  await expect(footer.getByText('Earlier visitors: 672')).toBeVisible();
  await expect(footer.getByText(/^Visitors:/)).toHaveCount(0);
});

/** What has moved by itself since the page was opened, as the browser counts it. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] };
        shifts.push(...sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? 'something'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as Window & { shifts?: string[] }).shifts);

/** Opens both ends of a page, and waits until all that comes late is there. */
async function expectNoShift(page: Page, path: string): Promise<void> {
  for (const top of [0, 1e6]) {
    await page.goto(path);
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await wake(page);
    await expect(page.getByText(/^Visitors: \d/)).toHaveCount(1);
    expect(await shiftsOf(page)).toEqual([]);
  }
}

for (const viewport of [phone, { width: 768, height: 1024 }, desk]) {
  test(`nothing moves by itself at ${viewport.width} px`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await watchShifts(context);
    await expectNoShift(page, '/new-jersey');
  });
}

test('an admin finds photo, name, Dashboard and Sign Out where nothing moves for them', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner');
  await watchShifts(context);
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/new-jersey');
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await wake(page);
    const account = page.getByRole('banner').getByRole('button', { name: 'Olive Owner (sample)' });
    await expect(account).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await account.click();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('who is signed in but no admin finds no Dashboard, and a long name breaks nothing', async ({
  page,
}) => {
  const name = 'Wilhelmina Featherstonehaugh-Cholmondeley van der Bergh';
  await page.goto('/signup');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(`wilhelmina.${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('long enough to keep');
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const account = page.getByRole('banner').getByRole('button', { name });
  for (const width of [320, 768, 1232, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(account).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await account.click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
});

test('an address that leads nowhere below a state is answered by that state’s office', async ({
  page,
}) => {
  for (const [path, region] of [
    ['/maryland/no-such-page', 'maryland'],
    ['/new-jersey/hha/no-such-page', 'new-jersey'],
    ['/no-such-page', 'new-york'],
  ] as const) {
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(fault.message));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await wake(page);
    const banner = page.getByRole('banner');
    await expect(banner).toContainText(brands[region].phone);
    await expect(page.getByRole('contentinfo')).toContainText(brands[region].email);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We can't find that page");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(faults).toEqual([]);
  }
  await page.getByRole('main').locator('a[href="/faqs"]').click();
  await expect(page).toHaveURL('/faqs');
});

test('at 400 % zoom every kind of page fits a width of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/new-jersey', '/maryland/hha', '/contact', '/blog', '/login']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole('link', { name: /555-01\d\d/ }).first()).toBeVisible();
  }
});

test('with the visitor’s own high contrast colors buttons keep an edge', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const banner = page.getByRole('banner');
  for (const button of [
    banner.getByRole('link', { name: 'Sign In' }),
    banner.locator('[data-drawer] > summary'),
    page.getByRole('main').locator('a[data-eligibility]').first(),
  ]) {
    const [edge, ground] = await button.evaluate((element) => {
      const { borderTopColor, borderTopStyle, backgroundColor } = getComputedStyle(element);
      return [borderTopStyle === 'solid' ? borderTopColor : '', backgroundColor];
    });
    expect(edge).not.toBe('');
    expect(edge).not.toBe(ground);
  }
});

test('on paper a page keeps office, phone and text, and leaves out what is tapped', async ({
  page,
}) => {
  await page.goto('/michigan/hha');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const banner = page.getByRole('banner');
  await expect(banner.getByText(brands.michigan.phone)).toBeVisible();
  await expect(banner.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(banner.getByText('Sign In')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
});
