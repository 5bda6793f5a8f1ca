import {
  startPostAsOwner,
  preview,
  richText,
  expectSaved,
  source,
} from '../../fixtures/dashboard/post-editor';
import { expect, test } from '../../fixtures/test';

test('Tab moves through components and table cells and out of the editor @full', async ({
  page,
}) => {
  await startPostAsOwner(page);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await source(page).fill(
    'Before.\n\n<Callout title="Note">\n\nWarm.\n\n</Callout>\n\n| Day | Who |\n| --- | --- |\n| Mon | Ann |\n',
  );
  await page.getByRole('button', { name: 'Visual editor' }).click();
  await expect(page.getByRole('textbox', { name: 'Component text' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Table cell' })).toHaveCount(4);
  await page.getByRole('button', { name: 'Row menu' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Row menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await richText(page).getByText('Before.').click();
  await page.keyboard.press('Tab');
  const change = page.getByRole('button', { name: 'Edit callout' });
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit callout' });
  await dialog.getByLabel('Kind').selectOption('Warning');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(change).toBeVisible();

  await change.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(' And dry.');
  await expect(preview(page).getByText('Warm. And dry.')).toBeVisible();
  const monday = richText(page).getByText('Mon', { exact: true });
  const isIn = () =>
    monday.evaluate(
      (cell) =>
        cell.contains(document.activeElement) ||
        (document.activeElement?.contains(cell) === true &&
          document.activeElement.closest('td') !== null),
    );
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return isIn();
    })
    .toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.type('day');
  await expect(preview(page).getByRole('cell', { name: 'Monday' })).toBeVisible();
  await expectSaved(page);
  await expect(page.getByRole('textbox', { name: 'Component text' })).toBeVisible();
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(source(page)).toHaveValue(/tone="warning"[^]*Warm\. And dry\.[^]*Monday/);
});

test('a table row can be added by keyboard, and Tab leaves the editor in both directions @full', async ({
  page,
}) => {
  await startPostAsOwner(page);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await source(page).fill('Before.\n\n| Day | Who |\n| --- | --- |\n| Mon | Ann |\n\nAfter.\n');
  await page.getByRole('button', { name: 'Visual editor' }).click();
  const focused = page.locator(':focus');
  await richText(page).getByText('Before.').click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Column menu' }).first()).toBeFocused();

  await page.getByRole('button', { name: 'Row menu' }).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Row menu' }).locator(':focus')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAttribute('title', 'Insert a row below this one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Table cell' })).toHaveCount(6);
  await expectSaved(page);

  await page.getByRole('textbox', { name: 'Table cell' }).last().click();
  const focusedNames: string[] = [];
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await focused.evaluate(
      (one) => one.getAttribute('title') ?? one.textContent ?? '',
    );
    focusedNames.push(name);
    if (!(await focused.evaluate((one) => one.closest('.post-text') !== null))) break;
  }
  expect(focusedNames.length).toBeLessThan(5);
  await expect(richText(page).locator(':focus')).toHaveCount(0);
  await richText(page).getByText('Before.').click();
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.mdxeditor-toolbar :focus, .post-text:focus')).toHaveCount(0);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(source(page)).toHaveValue(
    /^Before\.\n\n\| Day[^]*\n\| Mon[^]*\n(\|\s*){3}\n\nAfter\.\n?$/,
  );
});

test('an inserted component gets the focus, and leaving the menu inserts nothing @full', async ({
  page,
}) => {
  await startPostAsOwner(page);
  const insert = page.getByRole('combobox', { name: 'Insert a component' });
  await insert.focus();
  await page.keyboard.press('c');
  await expect(insert).toHaveValue('Callout');
  await page.keyboard.press('Tab');
  await expect(insert).toHaveValue('');
  await page.getByLabel('Excerpt').fill('Rails on both sides of the stairs.');
  await expect(page.getByLabel('Excerpt')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Component text' })).toHaveCount(0);

  await insert.focus();
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Component text' })).toBeFocused();
  await page.keyboard.type('Ask your doctor.');
  await expect(preview(page).getByText('Ask your doctor.')).toBeVisible();
  await expectSaved(page);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(source(page)).toHaveValue(
    /^<Callout title="Good to know">\s*Ask your doctor\.\s*<\/Callout>\s*$/,
  );
});

test('steps are added, moved, and deleted without Markdown, and a missing title leads to its step @full', async ({
  page,
}) => {
  await startPostAsOwner(page);
  await page.getByRole('combobox', { name: 'Insert a component' }).selectOption('Steps');
  const dialog = page.getByRole('dialog', { name: 'Edit step' });
  await dialog.getByLabel('Title').fill('Call us');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add step' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The step has no title.')).toBeVisible();
  await expectSaved(page);
  await page.getByRole('button', { name: /^Line / }).click();
  await expect(page.getByRole('button', { name: 'Edit step' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Title').fill('Meet your aide');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Move step up' }).last().click();
  await expect(preview(page).getByRole('heading', { level: 3 }).first()).toHaveText(
    'Meet your aide',
  );
  await page.getByRole('button', { name: 'Delete step' }).first().click();
  await expect(preview(page).getByText('Meet your aide')).toHaveCount(0);
  await expect(preview(page).getByText('Call us')).toBeVisible();
  await expectSaved(page);
});

test('canceling the dialog of a new component inserts nothing @full', async ({ page }) => {
  await startPostAsOwner(page);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await source(page).fill('Warm and dry.\n\n<Figure src="/images/aide.jpg" alt="An aide" />\n');
  await page.getByRole('button', { name: 'Visual editor' }).click();
  const text = richText(page).getByText('Warm and dry.');
  await text.click();
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
  const insert = page.getByRole('combobox', { name: 'Insert a component' });
  const dialog = page.getByRole('dialog', { name: /^Edit / });
  for (const name of ['Picture', 'Steps', 'List of downloads']) {
    await insert.selectOption(name);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(text).toBeVisible();
    await expect(richText(page).getByText('missing')).toHaveCount(0);
  }
  await expect(richText(page)).toBeFocused();
  await page.keyboard.type('er');
  await expect(richText(page).getByText('Warmer and dry.')).toBeVisible();

  await insert.selectOption('Steps');
  await dialog.getByLabel('Title').fill('Call us');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const add = page.getByRole('button', { name: 'Add step' });
  await add.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Edit step' })).toHaveCount(1);
  await expect(add).toBeFocused();
  for (const edit of await page.getByRole('button', { name: /^Edit (picture|step)$/ }).all()) {
    await edit.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(edit).toBeFocused();
  }
  await expectSaved(page);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(source(page)).toHaveValue(
    /^Warmer\s*<Steps>\s*<Step title="Call us"[^]*<\/Steps>\s*and dry\.\s*<Figure[^]*\/>\s*$/,
  );
});
