import { checkContent } from '../src/build/content/check-content';
import { formatIssue } from '../src/build/content/content-issue';
import { siteUrl } from '../src/build/site-url';

/** `npm run content`: prints every mistake in content/ with its place; the exit code is 1 when there is one. */
async function main(): Promise<void> {
  const { issues: faults, pages } = await checkContent(process.cwd(), siteUrl(), new Date());
  for (const fault of faults) process.stderr.write(`${formatIssue(fault)}\n`);
  if (faults.length === 0) {
    process.stdout.write(`The content is fine: ${pages.length} pages.\n`);
    return;
  }
  process.stderr.write(`\n${faults.length} to mend in content/.\n`);
  process.exitCode = 1;
}

void main();
