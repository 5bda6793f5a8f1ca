import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { factTypes } from '../contract/programs/fact-ids';
import { formatFact } from '../contract/programs/format-fact';
import type { Program } from '../contract/programs/program';
import { listFactChanges } from '../contract/programs/review';
import { parseDay } from '../contract/shared/dates/calendar-day';
import { getOfficeDay } from '../contract/shared/region-facts';
import { defaultRegion } from '../contract/shared/regions';
import { formatCount } from '../contract/shared/text/format-number';
import { checkContent } from '../src/gatsby/content/check-content';
import { findYearsWithoutHolidays } from '../src/gatsby/content/checks/check-holidays';
import { formatIssue } from '../src/gatsby/content/issues';
import { findPlaceholders } from '../src/gatsby/content/checks/find-placeholders';
import {
  stampTranslation,
  toSourceFile,
  translationSuffix,
} from '../src/gatsby/content/translations';
import { getSiteUrl } from '../src/gatsby/site-settings';

/**
 * `npm run content`: lists all issues in content/ and exits with 1 if there are any, else all placeholders, the facts to check again, the
 * notices that a state lacks, and what is not translated. With `-- --as-of 2027-01-01`, it lists the facts that have another value by then, or none. With `-- --stamp`, it
 * first marks translations as up to date: all, or the named files.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { stamp: { type: 'boolean', default: false }, 'as-of': { type: 'string' } },
    allowPositionals: true,
  });
  if (values.stamp) stampTranslations(positionals);
  const now = new Date();
  const content = await checkContent(process.cwd(), getSiteUrl(), now);
  const { issues, pages, holidays, programs, overdueFacts, missingNotices, untranslated } = content;
  for (const issue of issues) process.stderr.write(`${formatIssue(issue)}\n`);
  if (issues.length === 0 && values['as-of'] !== undefined) {
    listChanges(programs, getOfficeDay(defaultRegion, now), values['as-of']);
    return;
  }
  if (issues.length === 0) {
    listPlaceholders();
    for (const issue of [...overdueFacts, ...missingNotices, ...untranslated])
      process.stdout.write(`${formatIssue(issue)}\n`);
    for (const issue of findYearsWithoutHolidays(holidays, now))
      process.stdout.write(`${formatIssue(issue)}\n`);
    process.stdout.write(`No issues in ${formatCount(pages.length, 'page')}.\n`);
    return;
  }
  process.stderr.write(`\n${formatCount(issues.length, 'issue')} in content/.\n`);
  process.exitCode = 1;
}

function listChanges(programs: readonly Program[], from: string, asOf: string): void {
  const until = parseDay(asOf)?.toISOString().slice(0, 10);
  if (until === undefined || until < from) {
    process.stderr.write('Write --as-of with a day from today on, such as --as-of 2027-01-01.\n');
    process.exitCode = 1;
    return;
  }
  for (const { program, before, after } of listFactChanges(programs, from, until)) {
    const next = after === null ? 'no value yet' : formatFact(after);
    process.stdout.write(
      `${program}  ${before.id}: ${formatFact(before)} -> ${next}\n    ${factTypes[before.id].label}. ${before.source.url}\n`,
    );
  }
}

/** They are no issues: the demo and its tests need them. */
function listPlaceholders(): void {
  const placeholders = findPlaceholders(process.cwd());
  if (placeholders.length === 0) return;
  process.stdout.write('Placeholders to replace before you go live:\n\n');
  for (const placeholder of placeholders) process.stdout.write(`${formatIssue(placeholder)}\n`);
  process.stdout.write(`\n${formatCount(placeholders.length, 'placeholder')}.\n`);
}

/** @param files all translations if empty */
function stampTranslations(files: readonly string[]): void {
  const all = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(translationSuffix))
    .map((name) => join('content', name));
  for (const file of files.length > 0 ? files : all) {
    const source = toSourceFile(file);
    if (!existsSync(source)) continue;
    const text = readFileSync(file, 'utf8');
    const stamped = stampTranslation(text, readFileSync(source, 'utf8'));
    if (stamped !== text) writeFileSync(file, stamped);
  }
}

void main();
