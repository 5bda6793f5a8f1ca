import { expect, test } from 'vitest';
import { findBlockingIssues } from './blocking-issues';

test('a fact blocks the site with real clients 60 days after its review, but never the demo', () => {
  const issue = { file: 'content/programs/nj-mltss.yaml', message: '', advice: '' };
  const overdueFacts = [60, 61].map((days) => ({ ...issue, line: days, overdueDays: days }));
  const content = { overdueFacts, missingNotices: [] };
  expect(findBlockingIssues(content, false).map(({ line }) => line)).toEqual([61]);
  expect(findBlockingIssues(content, true)).toEqual([]);
});

test('a state’s missing notices block the site with real clients unless there is a reason, but never the demo', () => {
  const issue = { file: 'content/settings/languages.yaml', message: '', advice: '' };
  const missingNotices = [true, false].map((hasReason, line) => ({ ...issue, line, hasReason }));
  const content = { overdueFacts: [], missingNotices };
  expect(findBlockingIssues(content, false).map(({ line }) => line)).toEqual([1]);
  expect(findBlockingIssues(content, true)).toEqual([]);
});
