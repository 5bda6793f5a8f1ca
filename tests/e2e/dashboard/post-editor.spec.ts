import sharp from 'sharp';
import { findAxeIssues } from '../../fixtures/axe';
import {
  startPostAsOwner,
  startPost,
  editorPath,
  fillRequiredFields,
  preview,
  richText,
  expectSaved,
  createTitle,
  source,
} from '../../fixtures/dashboard/post-editor';
import { expect, signIn, test } from '../../fixtures/test';
import { phone } from '../../fixtures/viewports';

test('a post saves itself while it is written and is the same after a reload', async ({ page }) => {
  const title = await startPostAsOwner(page);
  await expect(page.getByLabel('Title')).toBeFocused();
  await expectSaved(page);
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Web address')).toHaveValue(
    title.toLowerCase().replaceAll(' ', '-'),
  );

  await richText(page).click();
  await page.keyboard.type('## Towels first');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Warm them before you begin, ');
  await page.keyboard.press('Control+U');
  await page.keyboard.type('two of them.');
  await expect(preview(page).getByRole('heading', { name: 'Towels first' })).toBeVisible();
  await expectSaved(page);
  expect(await findAxeIssues(page, 'writing')).toEqual([]);

  await richText(page).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Press Esc to leave the editor.')).toBeFocused();
  const toSource = page.getByRole('button', { name: 'Markdown' });
  await page.keyboard.press('Shift+Tab');
  await expect(toSource).toBeFocused();
  await richText(page).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'Text' }).locator(':focus')).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(richText(page).getByRole('heading', { name: 'Towels first' })).toBeVisible();
  await toSource.click();
  await expect(source(page)).toHaveValue(
    /^## Towels first\n\nWarm them before you begin, two of them\.\n?$/,
  );
});

test('code in a post is reported with line and column, and saved @full', async ({ page }) => {
  await startPostAsOwner(page);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(source(page)).toBeFocused();
  await source(page).fill('Fine.\n\nTwo and {1 + 1} are four.');
  const issueLink = page.getByRole('button', { name: 'Line 3, column 9' });
  await expect(issueLink).toBeVisible();
  await expectSaved(page);
  expect(await findAxeIssues(page, 'refused')).toEqual([]);
  await issueLink.click();
  await expect(source(page)).toBeFocused();
  expect(
    await source(page).evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toBe('{1 + 1} are four.');
  await page.keyboard.type('two are four.');
  await expect(issueLink).toBeHidden();
  await expectSaved(page);
  await page.getByRole('button', { name: 'Visual editor' }).click();
  await expect(richText(page)).toHaveText(/Two and two are four\./);
});

test('a post can be scheduled, published, changed, and restored from its history', async ({
  page,
}) => {
  const title = await startPostAsOwner(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('link', { name: 'Enter the author' }).click();
  await expect(page.getByLabel('Author')).toBeFocused();
  await fillRequiredFields(page);
  await page.getByLabel('Cover picture').setInputFiles({
    name: 'tub.png',
    mimeType: 'image/png',
    buffer: await sharp({
      create: { width: 1200, height: 800, channels: 3, background: '#2b7a78' },
    })
      .png()
      .toBuffer(),
  });
  await page.getByLabel('What the cover shows').fill('A bath tub with two towels');
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  await source(page).fill('The first text.');
  await expect(preview(page).getByText('The first text.')).toBeVisible();
  await expect(
    preview(page).getByRole('img', { name: 'A bath tub with two towels' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByRole('button', { name: 'Schedule post' }).click();
  await expect(dialog.getByText('Choose a day')).toBeVisible();
  expect(await findAxeIssues(page, 'schedule')).toEqual([]);
  const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Day').fill(nextWeek);
  await dialog.getByRole('button', { name: 'Schedule post' }).click();
  await expect(page.getByText('Scheduled.')).toBeVisible();

  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Published\. Live after the next manual build/)).toBeVisible();
  await source(page).fill('The second text.');
  await expect(page.getByText('with unpublished changes')).toBeVisible();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('with unpublished changes')).toBeHidden();

  const history = page.getByRole('group').filter({ hasText: /^History/ });
  await history.getByText(/^History/).click();
  const scheduled = history.getByRole('listitem').filter({ hasText: 'Scheduled' });
  await scheduled.getByRole('button', { name: 'View' }).click();
  await expect(preview(page).getByText('The first text.')).toBeVisible();
  await expect(source(page)).toHaveValue('The second text.');
  await preview(page).getByRole('button', { name: 'Restore version' }).click();
  await preview(page).getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.getByText('Restored.')).toBeVisible();
  await expect(source(page)).toHaveValue('The first text.');

  await page.getByRole('link', { name: 'All posts' }).click();
  await page.getByLabel('Search posts').fill(title);
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText('Published');
  expect(await findAxeIssues(page, 'list')).toEqual([]);
  await page.setViewportSize(phone);
  await expect(page.getByText(title)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('text inserted after an inline component goes below it and is saved @full', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.goto(editorPath);
  await page.getByRole('button', { name: 'New post' }).click();
  await expect(richText(page)).toBeVisible();
  await page.getByLabel('Title').fill(createTitle());
  await page.getByRole('button', { name: 'Markdown' }).click();
  await source(page).fill('<Callout title="Good to know">One line.</Callout>');
  await page.getByRole('button', { name: 'Visual editor' }).click();
  await page.getByRole('button', { name: 'Insert image' }).click();
  const shape = { width: 40, height: 30, channels: 3, background: '#446688' } as const;
  await page.getByLabel(/^Picture \(JPEG/).setInputFiles({
    name: 'towels.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: shape }).png().toBuffer(),
  });
  await page.getByLabel('What the picture shows').last().fill('Two towels');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expectSaved(page);
  await expect(preview(page).getByRole('img', { name: 'Two towels' })).toBeVisible();
  await expect(preview(page).getByText('One line.')).toBeVisible();
});

test('text typed in a component or table is saved without leaving it @full', async ({ page }) => {
  await startPostAsOwner(page);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await source(page).fill(
    '<Callout title="Note">\n\nWarm.\n\n</Callout>\n\n<Steps>\n\n<Step title="First">\n\nWash.\n\n</Step>\n\n</Steps>\n\n| Day | Who |\n| --- | --- |\n| Mon | Ann |\n',
  );
  await page.getByRole('button', { name: 'Visual editor' }).click();
  for (const [position, more] of [
    ['Warm.', 'Towels.'],
    ['Wash.', 'Hands.'],
    ['Ann', 'and Bob'],
  ] as const) {
    await richText(page).getByText(position).click();
    await page.keyboard.press('End');
    const [first, second] = [` ${more}`, ' Then rest.'];
    await page.keyboard.type(first, { delay: 30 });
    await expect(preview(page).getByText(`${position}${first}`)).toBeVisible();
    await expectSaved(page);
    await page.keyboard.type(second, { delay: 30 });
    await expect(preview(page).getByText(`${position}${first}${second}`)).toBeVisible();
    await expectSaved(page);
  }
  await page.getByTitle('Delete table').hover();

  await page.reload();
  await expect(richText(page).getByText('Warm. Towels. Then rest.')).toBeVisible();
  await expect(richText(page).getByText('Wash. Hands. Then rest.')).toBeVisible();
  await expect(richText(page).getByText('Ann and Bob Then rest.')).toBeVisible();
  await page.getByTitle('Delete table').click();
  await expect(preview(page).getByRole('table')).toHaveCount(0);
  await expectSaved(page);
});

test('when two windows edit one post, the second is told and chooses which text to keep', async ({
  page,
  context,
}) => {
  await startPostAsOwner(page);
  await expectSaved(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(richText(second)).toBeVisible();
  await page.getByLabel('Author').fill('The first window');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expectSaved(page);
  await second.getByLabel('Author').fill('The second window');
  const conflictNotice = second.getByRole('alert').filter({ hasText: 'in another window' });
  await expect(conflictNotice).toContainText('Choose which version to keep');
  await second.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflictNotice).toBeHidden();
  await expectSaved(second);
  await second.reload();
  await expect(second.getByLabel('Author')).toHaveValue('The second window');
});

test('viewing someone’s new post does not disturb it, and text typed in a deleted post is kept @full', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner');
  await page.goto(editorPath);
  await page.getByRole('button', { name: 'New post' }).click();
  await expect(richText(page)).toBeVisible();
  const first = page.url();
  const second = await context.newPage();
  await second.goto(first);
  await expect(richText(second)).toBeVisible();
  await second.getByRole('link', { name: 'All posts' }).click();
  await expect(second.getByRole('table', { name: 'Posts' })).toBeVisible();
  const title = createTitle();
  await page.getByLabel('Title').fill(title);
  await expectSaved(page);

  await second.goto(first);
  await second.getByRole('button', { name: 'Delete draft' }).click();
  await second.getByRole('button', { name: 'Delete it' }).click();
  await expect(second.getByRole('table', { name: 'Posts' })).toBeVisible();
  await page.getByLabel('Author').fill('The office');
  const saveAsNewButton = page.getByRole('button', { name: 'Save as new' });
  await expect(saveAsNewButton).toBeVisible();
  expect(await findAxeIssues(page, 'a post that was thrown away')).toEqual([]);
  await saveAsNewButton.click();
  await expect(page).not.toHaveURL(first);
  await expect(saveAsNewButton).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Author')).toHaveValue('The office');
});

test('a duplicate title gets its own URL, deleting asks first, and an empty post disappears @full', async ({
  page,
}) => {
  const title = await startPostAsOwner(page);
  await expectSaved(page);
  await startPost(page, title);
  const address = title.toLowerCase().replaceAll(' ', '-');
  await expect(page.getByLabel('Web address')).toHaveValue(`${address}-2`);
  await page.getByLabel('Title').fill(`Again: ${title}`);
  await page.getByLabel('Web address').fill(address);
  await expect(page.getByText('Another post has this web address.')).toBeVisible();
  expect(await findAxeIssues(page, 'an address that is taken')).toEqual([]);
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  const rows = page.getByRole('table', { name: 'Posts' }).getByRole('row');
  await expect(rows.filter({ hasText: title })).toHaveCount(1);

  const untitledRows = rows.filter({ hasText: 'Untitled' });
  const before = await untitledRows.count();
  await page.getByRole('button', { name: 'New post' }).click();
  await expect(richText(page)).toBeVisible();
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(rows.filter({ hasText: title })).toHaveCount(1);
  await expect(untitledRows).toHaveCount(before);
});
