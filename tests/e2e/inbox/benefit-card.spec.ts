import { randomUUID } from 'node:crypto';
import { findAxeIssues } from '../../fixtures/axe';
import { getOwnerToken } from '../../fixtures/dashboard/staff-api';
import { createPdf } from '../../fixtures/pdf';
import { expect, test } from '../../fixtures/test';
import { openInbox, openThread } from '../../fixtures/dashboard/inbox-threads';

test('a PDF benefit card opens in the browser’s viewer, can be downloaded, and is audited once @full', async ({
  browser,
  stack,
}) => {
  const form = new FormData();
  const fields = {
    firstName: 'Ann',
    lastName: 'Carded',
    contact: '2125550197',
    dob: '4 12 1948',
    time: 'after noon',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const card = new Blob([new Uint8Array(createPdf('Card of Ann Carded'))], {
    type: 'application/pdf',
  });
  form.append('file', card, 'card.pdf');
  const sent = await fetch(`${stack.url}/api/email`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: form,
  });
  expect(sent.status).toBe(200);

  const page = await openInbox(browser, stack, 'intake');
  const rejected: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) rejected.push(message.text());
  });
  const thread = await openThread(page, 'Ann Carded');
  await thread.getByRole('button', { name: 'View benefit card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Benefit card of Ann Carded' });
  await expect(dialog.getByTitle('Benefit card of Ann Carded (PDF)')).toBeVisible();
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension://')))
    .toBe(true);
  expect(rejected).toEqual([]);
  expect(await findAxeIssues(page, 'card')).toEqual([]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('benefit-card.pdf');

  const audit = await fetch(`${stack.url}/api/audit`, {
    headers: { authorization: `Bearer ${await getOwnerToken(stack.url)}` },
  });
  const opened = (await audit.text()).match(/"open-card"/g) ?? [];
  expect(opened).toHaveLength(1);
});
