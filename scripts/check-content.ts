import { checkContent } from '../src/build/content/check-content';
import { formatIssue } from '../src/build/content/content-issue';
import { getSiteUrl } from '../src/build/site-settings';

/** `npm run content`: lists all issues in content/; exits with 1 if there are any. */
async function main(): Promise<void> {
  const { issues, pages } = await checkContent(process.cwd(), getSiteUrl(), new Date());
  for (const issue of issues) process.stderr.write(`${formatIssue(issue)}\n`);
  if (issues.length === 0) {
    process.stdout.write(`No issues in ${pages.length} pages.\n`);
    return;
  }
  process.stderr.write(`\n${issues.length} issues in content/.\n`);
  process.exitCode = 1;
}

void main();
