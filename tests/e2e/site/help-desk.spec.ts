import type { Browser, Locator, Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe';
import { dayFromNow } from '../../fixtures/dates';
import { rosa, typePerson, typing } from '../../fixtures/person';
import { openQueue } from '../../fixtures/dashboard/help-desk-requests';
import { wake } from '../../fixtures/site/page-scripts';
import type { Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

/** The five kinds of request: how the address asks for each, and its own questions. */
const requests: {
  slug: string;
  /** The office's screen of it. */
  screen: string;
  name: string;
  fill: (form: Locator) => Promise<void>;
}[] = [
  {
    slug: 'pay-stub',
    screen: 'pay-stub',
    name: 'Pay stub',
    fill: async (form) => {
      await form.getByLabel('First day of the pay period').fill('2026-11-01');
      await form.getByLabel('Last day of the pay period').fill('2026-11-14');
    },
  },
  {
    slug: 'payroll',
    screen: 'pay-roll',
    name: 'Payroll question',
    fill: async (form) => {
      await form.getByLabel('First day of the pay period').fill('2026-11-01');
      await form.getByLabel('Last day of the pay period').fill('2026-11-14');
      await form.getByLabel('Hours you worked').fill('37.5');
      await form.getByLabel('Hours you were paid for').fill('30');
      await form.getByLabel('What is wrong?').fill('Tuesday is missing');
    },
  },
  {
    slug: 'supplies',
    screen: 'supplies',
    name: 'Supplies',
    fill: async (form) => {
      const more = form.getByRole('button', { name: 'One more: Masks (box of 50)' });
      await more.click();
      await more.click();
      await expect(form.getByLabel('Masks (box of 50)', { exact: true })).toHaveValue('2');
      await form.getByLabel('Please mail them').check();
      await form.getByLabel('Address to mail them to').fill('1 Sample Street, Brooklyn');
    },
  },
  {
    slug: 'time-off',
    screen: 'all-pto',
    name: 'Time off (PTO)',
    fill: async (form) => {
      await form.getByLabel('Vacation', { exact: true }).check();
      await form.getByLabel('First day off').fill(dayFromNow(28));
      await form.getByLabel('Last day off').fill(dayFromNow(29));
      await form.getByLabel('How many hours in all?').fill('16');
    },
  },
  {
    slug: 'something-else',
    screen: 'general-request',
    name: 'Something else',
    fill: async (form) => {
      await form.getByLabel('What is it about?').fill('Letter for my landlord');
      await form.getByLabel('What do you need?').last().fill('A letter that I work for you');
    },
  },
];

async function openForm(page: Page, slug: string): Promise<Locator> {
  await page.goto(`/help-desk?type=${slug}`);
  await wake(page);
  return page.locator('#request-form');
}

/** What the receipt says. */
async function readReceipt(page: Page): Promise<{ reference: string; link: string }> {
  await expect(page.getByText('Your office has your request')).toBeVisible();
  const reference = await page.getByText(/^HD-/).innerText();
  const link = await page.getByLabel('Link to the page of your request').inputValue();
  return { reference, link };
}

/** The office finds a request in its queue, answers it, and decides or marks it. */
async function answerAtOffice(browser: Browser, stack: Stack, screen: string, reference: string) {
  const page = await openQueue(browser, stack, screen);
  await page.getByRole('row').filter({ hasText: reference }).getByRole('link').click();
  const record = page.getByRole('region', { name: `${rosa.firstName} ${rosa.lastName}` });
  await record.getByLabel('Your reply').fill('We have it in hand.');
  await record.getByRole('button', { name: 'Send', exact: false }).click();
  await expect(record.getByText('We have it in hand.')).toBeVisible();
  const isTimeOff = screen === 'all-pto';
  const done = isTimeOff ? 'Approve' : 'Mark reviewed';
  await record.getByRole('button', { name: done }).click();
  if (isTimeOff) {
    await record.getByRole('textbox', { name: /^Message/ }).fill('Enjoy the days.');
    await record.getByRole('button', { name: 'Approve and notify' }).click();
    await expect(record.getByText('Time off approved.')).toBeFocused();
  }
  await expect(record.getByRole('button', { name: done })).toHaveCount(0);
}

/** Time off goes all the way in every run; supplies are asked for by keyboard below. */
const tierOf = (slug: string) => (slug === 'time-off' ? '' : ' @full');

for (const { slug, screen, name, fill } of requests) {
  test(`${name}: a caregiver files a request and follows its status while the office handles it${tierOf(slug)}`, async ({
    page,
    browser,
    stack,
  }) => {
    const form = await openForm(page, slug);
    await fill(form);
    await typePerson(form);
    await form.getByLabel('E-mail').fill('rosa@mail.example');
    await form.getByLabel('New Jersey').check();
    await form.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByText('Message Sent successfully')).toBeVisible();
    const { reference, link } = await readReceipt(page);
    expect(link).toMatch(/\/help-desk\/status#[\w-]{16,}$/);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(link);
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByRole('article')).toContainText(name);
    await expect(page.getByText('Your office has your request')).toBeVisible();
    await expect(page.getByText('Your office has looked at it')).toHaveCount(0);
    const token = link.split('#')[1] ?? '';
    expect(asked.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);

    await answerAtOffice(browser, stack, screen, reference);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('We have it in hand.')).toBeVisible();
    if (screen === 'all-pto') await expect(page.getByText('Enjoy the days.')).toBeVisible();
    await expect(
      page.getByText(screen === 'all-pto' ? /approved/i : 'Your office has looked at it').first(),
    ).toBeVisible();
  });
}

/** Of what is on the page now: nothing is waited for. */
const boxesOf = (part: Locator) =>
  part.evaluateAll((found) =>
    found.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );

/** Whether two parts of the page lie over one another where it is scrolled to. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [[a], [b]] = [await boxesOf(one), await boxesOf(other)];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('on a phone neither the notification nor the way to the top lies over what came of a request @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await openForm(page, 'something-else');
  await requests.at(-1)?.fill(form);
  await typePerson(form);
  await form.getByLabel('New Jersey').check();
  await form.getByRole('button', { name: 'Send my request' }).click();
  const panel = page.getByRole('group', { name: 'Your office has your request' });
  const notice = page.getByRole('status').filter({ hasText: 'Message Sent successfully' });
  await expect(notice).toBeVisible();
  await expect(panel).toBeFocused();
  expect(await overlap(notice, panel)).toBe(false);
  const toTop = page.getByRole('button', { name: 'Scroll to the top' });
  for (let step = 0; step < 30; step += 1) {
    await page.mouse.wheel(0, step === 0 ? -600 : 60);
    // A frame for the page to follow.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    for (const part of await panel.getByRole('button').or(panel.getByRole('link')).all()) {
      expect(await overlap(toTop, part)).toBe(false);
    }
  }
});

test('a caregiver orders supplies with the keyboard alone', async ({ page }) => {
  await page.goto('/help-desk?type=supplies');
  await wake(page);
  const form = page.locator('#request-form');
  await form.getByLabel('Supplies').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: /One less: Gloves, small/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await form.getByLabel('I pick them up at the office').focus();
  await page.keyboard.press('Space');
  await form.getByLabel('First name').focus();
  await page.keyboard.type(rosa.firstName, typing);
  await page.keyboard.press('Tab');
  await page.keyboard.type(rosa.lastName, typing);
  await page.keyboard.press('Tab');
  await page.keyboard.type(rosa.phone, typing);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await readReceipt(page);
  await page.getByRole('button', { name: 'Copy the link' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/The link is (copied|marked)/)).toBeVisible();
});

test('a status link that is cut off, unknown or out of reach says so, with a way on @full', async ({
  page,
}) => {
  await page.goto('/help-desk/status');
  await expect(page.getByText('This link is not whole')).toBeVisible();
  await page.goto('/help-desk/status#nobody-has-this-token-at-all');
  await expect(page.getByText('We do not know this link')).toBeVisible();
  await page.route('**/api/helpDesk/status', (route) => route.abort());
  await page.goto('/help-desk/status#another-token-of-nobody');
  await expect(page.getByText('We could not look up your request.')).toBeVisible();
  await page.unroute('**/api/helpDesk/status');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We do not know this link')).toBeVisible();
});

test('axe finds nothing on the help desk with errors, nor on a status @full', async ({ page }) => {
  for (const { slug } of requests) {
    const form = await openForm(page, slug);
    await form.getByRole('button', { name: 'Send my request' }).click();
    await expect(form.getByText('Choose your office').first()).toBeVisible();
    expect(await axeFaults(page, slug)).toEqual([]);
  }
  await page.goto('/help-desk/status#nobody-has-this-token-at-all');
  await expect(page.getByText('We do not know this link')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
