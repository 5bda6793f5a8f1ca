import { findAxeIssues } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';
import { openInbox, openThread, submitCheck } from '../../fixtures/dashboard/inbox-threads';
import { phone } from '../../fixtures/viewports';

for (const [name, viewport] of [
  ['desktop', undefined],
  ['phone', phone],
] as const) {
  test(`on a ${name}, a long thread can be read by keyboard without losing the position @full`, async ({
    browser,
    stack,
  }) => {
    const person = await submitCheck(stack, `Long${name}`);
    const page = await openInbox(browser, stack, 'intake');
    const thread = await openThread(page, person);
    if (viewport) await page.setViewportSize(viewport);
    const [call] = await Promise.all([
      page.waitForRequest(/\/api\/chats\/[\da-f-]{36}$/),
      page.reload(),
    ]);
    const headers = { authorization: (await call.allHeaders()).authorization ?? '' };
    for (let index = 1; index <= 110; index += 1) {
      const data = { channel: 'note', text: `Note ${String(index)}` };
      const response = await page.request.post(`${call.url()}/notes`, { headers, data });
      expect(response.status()).toBe(201);
    }
    // Messages that came while the page was open need no button.
    await page.reload();
    const items = thread.locator('[data-message]');
    await expect(thread.getByText('Note 110', { exact: true })).toBeVisible();
    const earlier = thread.getByRole('button', { name: 'Show earlier messages' });
    await expect(thread.getByText('Showing the last 50 of 111 messages.')).toBeVisible();
    expect(await findAxeIssues(page, 'earlier messages')).toEqual([]);

    const first = thread.getByText('Note 61', { exact: true });
    await earlier.focus();
    const before = (await first.boundingBox())?.y ?? 0;
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(100);
    await expect(earlier).toBeFocused();
    expect(Math.abs(((await first.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);

    await page.request.post(`${call.url()}/notes`, {
      headers,
      data: { channel: 'note', text: 'Meanwhile' },
    });
    await expect(items).toHaveCount(101);
    expect(Math.abs(((await first.boundingBox())?.y ?? 0) - before)).toBeLessThan(3);

    await page.route('**/messages?before=*', (route) => route.abort());
    await page.keyboard.press('Enter');
    const loadError = thread.getByRole('alert').filter({ hasText: 'load earlier messages' });
    await expect(loadError).toBeVisible();
    await page.unroute('**/messages?before=*');
    await expect(thread.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(112);
    await expect(thread.getByRole('group', { name: 'Thread', exact: true })).toBeFocused();
    await expect(thread.getByText('Showing all 112 messages.')).toBeAttached();
    await expect(
      items.first().getByRole('button', { name: 'Reveal date of birth' }),
    ).toBeAttached();
  });
}
