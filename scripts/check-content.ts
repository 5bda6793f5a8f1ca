import { formatCount } from '../contract/shared/text/format-number';
import { checkContent } from '../src/gatsby/content/check-content';
import { findYearsWithoutHolidays } from '../src/gatsby/content/checks/check-holidays';
import { formatIssue } from '../src/gatsby/content/entry';
import { findPlaceholders } from '../src/gatsby/content/placeholders';
import { getSiteUrl } from '../src/gatsby/site-settings';

/** `npm run content`: lists all issues in content/ and exits with 1 if there are any, else all placeholders. */
async function main(): Promise<void> {
  const now = new Date();
  const { issues, pages, holidays } = await checkContent(process.cwd(), getSiteUrl(), now);
  for (const issue of issues) process.stderr.write(`${formatIssue(issue)}\n`);
  if (issues.length === 0) {
    listPlaceholders();
    for (const issue of findYearsWithoutHolidays(holidays, now))
      process.stdout.write(`${formatIssue(issue)}\n`);
    process.stdout.write(`No issues in ${formatCount(pages.length, 'page')}.\n`);
    return;
  }
  process.stderr.write(`\n${formatCount(issues.length, 'issue')} in content/.\n`);
  process.exitCode = 1;
}

/** They are no issues: the demo and its tests need them. */
function listPlaceholders(): void {
  const placeholders = findPlaceholders(process.cwd());
  if (placeholders.length === 0) return;
  process.stdout.write('Placeholders to replace before you go live:\n\n');
  for (const placeholder of placeholders) process.stdout.write(`${formatIssue(placeholder)}\n`);
  process.stdout.write(`\n${formatCount(placeholders.length, 'placeholder')}.\n`);
}

void main();
