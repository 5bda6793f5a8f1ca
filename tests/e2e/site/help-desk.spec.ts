import type { Browser, Locator, Page } from '@playwright/test';
import { findAxeIssues } from '../../fixtures/axe';
import { getDateFromNow } from '../../fixtures/dates';
import { rosa, typePerson, humanTyping } from '../../fixtures/person';
import { openQueue } from '../../fixtures/dashboard/help-desk-requests';
import { loadScripts } from '../../fixtures/site/page-scripts';
import type { Stack } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

const requests: {
  slug: string;
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
      await form.getByLabel('What’s wrong?').fill('Tuesday is missing');
    },
  },
  {
    slug: 'supplies',
    screen: 'supplies',
    name: 'Supplies',
    fill: async (form) => {
      const more = form.getByRole('button', { name: 'Add one: Masks (box of 50)' });
      await more.click();
      await more.click();
      await expect(form.getByLabel('Masks (box of 50)', { exact: true })).toHaveValue('2');
      await form.getByLabel('Mail them to me').check();
      await form.getByLabel('Mailing address').fill('1 Sample Street, Brooklyn');
    },
  },
  {
    slug: 'time-off',
    screen: 'all-pto',
    name: 'Time off (PTO)',
    fill: async (form) => {
      await form.getByLabel('Vacation', { exact: true }).check();
      await form.getByLabel('First day off').fill(getDateFromNow(28));
      await form.getByLabel('Last day off').fill(getDateFromNow(29));
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
  await loadScripts(page);
  return page.locator('#request-form');
}

async function readReceipt(page: Page): Promise<{ reference: string; link: string }> {
  await expect(page.getByText('Your office has your request')).toBeVisible();
  const reference = await page.getByText(/^HD-/).innerText();
  const link = await page.getByLabel('Link to your request').inputValue();
  return { reference, link };
}

async function answerAtOffice(browser: Browser, stack: Stack, screen: string, reference: string) {
  const page = await openQueue(browser, stack, screen);
  await page.getByRole('row').filter({ hasText: reference }).getByRole('link').click();
  const record = page.getByRole('region', { name: `${rosa.firstName} ${rosa.lastName}` });
  await record.getByLabel('Your reply').fill('We have it in hand.');
  await record.getByRole('button', { name: /^Send / }).click();
  await expect(record.getByText('We have it in hand.')).toBeVisible();
  const isTimeOff = screen === 'all-pto';
  const done = isTimeOff ? 'Approve' : 'Mark reviewed';
  await record.getByRole('button', { name: done }).click();
  if (screen === 'pay-stub') {
    const question = record.getByRole('group', { name: 'Mark this reviewed without a pay stub?' });
    await question.getByRole('button', { name: done }).click();
  }
  if (isTimeOff) {
    await record.getByRole('textbox', { name: /^Message/ }).fill('Enjoy the days.');
    await record.getByRole('button', { name: 'Approve and notify' }).click();
    await expect(record.getByText('Time off approved.')).toBeFocused();
  }
  await expect(record.getByRole('button', { name: done })).toHaveCount(0);
}

const getTestTag = (slug: string) => (slug === 'time-off' ? '' : ' @full');

for (const { slug, screen, name, fill } of requests) {
  test(`${name}: a caregiver files a request and follows its status while the office handles it${getTestTag(slug)}`, async ({
    page,
    browser,
    stack,
  }) => {
    const form = await openForm(page, slug);
    await fill(form);
    await typePerson(form);
    await form.getByLabel('Email').fill('rosa@mail.example');
    await form.getByLabel('New Jersey').check();
    await form.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.getByText('Message Sent successfully')).toBeVisible();
    const { reference, link } = await readReceipt(page);
    expect(link).toMatch(/\/help-desk\/status#[\w-]{16,}$/);

    const requestUrls: string[] = [];
    page.on('request', (request) => requestUrls.push(request.url()));
    await page.goto(link);
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.getByRole('article')).toContainText(name);
    await expect(page.getByText('Your office has your request')).toBeVisible();
    await expect(page.getByText('Your office looked at it')).toHaveCount(0);
    const token = link.split('#')[1] ?? '';
    expect(requestUrls.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);

    await answerAtOffice(browser, stack, screen, reference);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('We have it in hand.')).toBeVisible();
    if (screen === 'all-pto') await expect(page.getByText('Enjoy the days.')).toBeVisible();
    await expect(
      page.getByText(screen === 'all-pto' ? /approved/i : 'Your office looked at it').first(),
    ).toBeVisible();
  });
}

test('a caregiver orders supplies with the keyboard alone', async ({ page }) => {
  await page.goto('/help-desk?type=supplies');
  await loadScripts(page);
  const form = page.locator('#request-form');
  await form.getByLabel('Supplies').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: /Remove one: Gloves, small/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await form.getByLabel('I’ll pick them up at the office').focus();
  await page.keyboard.press('Space');
  await form.getByLabel('First name').focus();
  await page.keyboard.type(rosa.firstName, humanTyping);
  await page.keyboard.press('Tab');
  await page.keyboard.type(rosa.lastName, humanTyping);
  await page.keyboard.press('Tab');
  await page.keyboard.type(rosa.phone, humanTyping);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await readReceipt(page);
  await page.getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Link (copied|selected)/)).toBeVisible();
});

test('an incomplete, unknown, or unreachable status link explains what to do @full', async ({
  page,
}) => {
  await page.goto('/help-desk/status');
  await expect(page.getByText('This link is incomplete')).toBeVisible();
  await page.goto('/help-desk/status#nobody-has-this-token-at-all');
  await expect(page.getByText('This link doesn’t work')).toBeVisible();
  await page.route('**/api/helpDesk/status', (route) => route.abort());
  await page.goto('/help-desk/status#another-token-of-nobody');
  await expect(page.getByText('We couldn’t load your request.')).toBeVisible();
  await page.unroute('**/api/helpDesk/status');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This link doesn’t work')).toBeVisible();
});

test('the help desk with errors and the status page pass axe @full', async ({ page }) => {
  for (const { slug } of requests) {
    const form = await openForm(page, slug);
    await form.getByRole('button', { name: 'Send my request' }).click();
    await expect(form.getByText('Choose your office').first()).toBeVisible();
    expect(await findAxeIssues(page, slug)).toEqual([]);
  }
  await page.goto('/help-desk/status#nobody-has-this-token-at-all');
  await expect(page.getByText('This link doesn’t work')).toBeVisible();
  expect(await findAxeIssues(page)).toEqual([]);
});
