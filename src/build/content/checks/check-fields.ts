import { getCounties } from '../../../../contract/jobs/counties';
import { findJobConflicts, type JobConflict } from '../../../../contract/jobs/cross-field-validation';
import { getOfficeDay, regionFacts } from '../../../../contract/shared/region-facts';
import {
  defaultRegion,
  findRegion,
  regionIds,
  type RegionId,
} from '../../../../contract/shared/regions';
import type { ContentIssue } from '../content-issue';
import type { CollectionName, FieldsOf } from '../schemas/schemas';

type Message = Pick<ContentIssue, 'problem' | 'advice'>;
type LineOf = (path: string[]) => number;

/**
 * Checks fields that are valid individually.
 * @param name the file name without extension and region
 * @param lineOf the line of a field, or of its closest parent
 */
export function checkFields(
  collection: CollectionName,
  file: string,
  name: string,
  { value, lineOf }: { value: unknown; lineOf: LineOf },
  now: Date,
): ContentIssue[] {
  if (collection === 'blog') return checkDate(file, value as FieldsOf<'blog'>, lineOf, now);
  if (collection === 'regions') return checkRegion(file, name, value as FieldsOf<'regions'>, lineOf);
  return collection === 'jobs' ? checkJob(file, value as FieldsOf<'jobs'>, lineOf) : [];
}

/** An article is on the site from the next build on, regardless of its date. */
function checkDate(
  file: string,
  { date, region = defaultRegion }: FieldsOf<'blog'>,
  lineOf: LineOf,
  now: Date,
): ContentIssue[] {
  const today = getOfficeDay(region, now);
  if (date <= today) return [];
  return [
    {
      file,
      line: lineOf(['date']),
      problem: `The date of the article, ${date}, is in the future.`,
      advice: `Write ${today} or earlier, or add the file on that day: articles are published immediately.`,
    },
  ];
}

function checkRegion(
  file: string,
  name: string,
  { counties }: FieldsOf<'regions'>,
  lineOf: LineOf,
): ContentIssue[] {
  const region = findRegion(name);
  if (region === undefined) {
    return [
      {
        file,
        line: 1,
        problem: 'The file name is not a region.',
        advice: `Use one of: ${regionIds.join(', ')}.`,
      },
    ];
  }
  return counties.flatMap((county, index) =>
    checkCounty(region, county).map((message) => ({
      file,
      line: lineOf(['counties', String(index)]),
      ...message,
    })),
  );
}

function checkJob(file: string, job: FieldsOf<'jobs'>, lineOf: LineOf): ContentIssue[] {
  const { region, place } = job;
  const conflicts = findJobConflicts(job).map((conflict) => {
    const { path, message } = describeConflict[conflict](job);
    return { file, line: lineOf(path), ...message };
  });
  const countyIssues = place.county === undefined ? [] : checkCounty(region, place.county);
  return [
    ...conflicts,
    ...countyIssues.map((message) => ({ file, line: lineOf(['place', 'county']), ...message })),
  ];
}

const describeConflict: Record<
  JobConflict,
  (job: FieldsOf<'jobs'>) => { path: string[]; message: Message }
> = {
  'no-pay': ({ region }) => ({
    path: ['region'],
    message: {
      problem: `The field "pay" is missing: job ads in ${regionFacts[region].state} must include it.`,
      advice:
        'Write "pay:" and below it three lines that begin with two spaces: from: 19.65, to: 21, and per: HOUR.',
    },
  }),
  'no-benefits': ({ region }) => ({
    path: ['region'],
    message: {
      problem: `The field "benefits" is missing: job ads in ${regionFacts[region].state} must include them.`,
      advice: 'Write "benefits:" and below it one line for each, for example "  - Paid sick leave".',
    },
  }),
  'pay-backwards': ({ pay }) => ({
    path: ['pay', 'to'],
    message: {
      problem: `The highest pay, ${String(pay?.to)}, is below the lowest, ${String(pay?.from)}.`,
      advice:
        'Write the lower amount in "from" and the higher in "to"; use the same in both for a fixed rate.',
    },
  }),
  'ends-before': ({ posted, validThrough }) => ({
    path: ['validThrough'],
    message: {
      problem: `The last day to apply, ${validThrough}, is before the first, ${posted}.`,
      advice: 'Write a day after "posted".',
    },
  }),
};

/** Checks that a region's state has this county. */
function checkCounty(region: RegionId, name: string): Message[] {
  const known = getCounties(region);
  if (known.includes(name)) return [];
  const similar = known.find((county) => normalizeCounty(county) === normalizeCounty(name));
  return [
    {
      problem: `${regionFacts[region].state} has no county "${name}".`,
      advice:
        similar === undefined
          ? `Write the name without "County", for example ${known[0]}.`
          : `Write ${similar}.`,
    },
  ];
}

/** 'St Clair County' and 'St. Clair' are the same. */
const normalizeCounty = (name: string) =>
  name
    .toLowerCase()
    .replace(/ county$/, '')
    .replace(/[^a-z]/g, '');

/** Only the default file lists `regions`: required for a service, optional for a page. @param fields may be invalid */
export function checkRegionsField(
  collection: CollectionName,
  file: string,
  variant: RegionId | null,
  fields: unknown,
): ContentIssue[] {
  if (collection !== 'services' && collection !== 'pages') return [];
  const hasRegions = typeof fields === 'object' && fields !== null && 'regions' in fields;
  if (variant !== null && hasRegions) {
    return [
      {
        file,
        line: 2,
        problem: '"regions" does not belong in the file of one region.',
        advice: 'Delete the line; the default file lists the regions.',
      },
    ];
  }
  if (variant !== null || hasRegions || collection === 'pages') return [];
  return [
    {
      file,
      line: 2,
      problem: '"regions" is missing.',
      advice: 'Write the regions that offer the service, for example [new-jersey], or [].',
    },
  ];
}
