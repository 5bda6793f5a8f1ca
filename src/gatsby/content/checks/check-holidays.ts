import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import { createFileIssue, type ContentIssue } from '../issues';
import type { HolidaySettings } from '../schemas/settings-schema';

/** A year without holidays doesn't fail the build, because nobody would expect it to on New Year's Day. */
export function findYearsWithoutHolidays(
  holidays: HolidaySettings['holidays'],
  now: Date,
): ContentIssue[] {
  const thisYear = Number(getOfficeDay(defaultRegion, now).slice(0, 4));
  return [thisYear, thisYear + 1]
    .filter((year) => !holidays.some(({ date }) => date.startsWith(`${year}-`)))
    .map((year) =>
      createFileIssue(
        'content/settings/holidays.yaml',
        `The holidays of ${year} are missing.`,
        'Add the days on which the offices are closed. Until then, forms promise calls on them.',
      ),
    );
}
