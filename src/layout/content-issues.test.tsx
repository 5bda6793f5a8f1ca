import { expect, test } from 'vitest';
import { showIssues } from './content-issues';

test('a page names the file, the line, and the remedy until the file is fixed', () => {
  const box = document.createElement('div');
  const issue = {
    place: 'content/pages/covid.mdx, line 50',
    message: '<Callout> is never closed.',
  };
  showIssues(box, [issue]);
  expect(box.hidden).toBe(false);
  expect(box.textContent).toContain(`${issue.place}\n${issue.message}`);
  showIssues(box, []);
  expect([box.hidden, box.textContent]).toEqual([true, '']);
});
