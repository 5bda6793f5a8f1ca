import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { htmlFiles } from './built-pages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // ARIA allows naming a list.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

test.each(htmlFiles())('$path is valid HTML', async ({ file }) => {
  const { results } = await validator.validateFile(file);
  const messages = results.flatMap((result) => result.messages);
  expect(
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  ).toEqual([]);
});
