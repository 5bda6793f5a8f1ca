import { explainRequirement, jobAdLaws } from '../../../../contract/jobs/job-ad-laws';
import { findImplausiblePay } from '../../../../contract/jobs/pay-range';
import {
  findJobConflicts,
  type JobConflict,
} from '../../../../contract/jobs/cross-field-validation';
import { checkImageUrl } from '../../../../contract/mdx/checks/check-urls';
import { findComponentTag } from '../../../../contract/mdx/mdx-components';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion, findRegion, type RegionId } from '../../../../contract/shared/regions';
import type { CollectionName, FieldsOf } from '../schemas/schemas';
import type { FieldIssue } from '../issues';
import { checkCounty, checkRegion } from './check-region';

/** Checks fields that are valid individually. @param name the file name without extension and region */
export function checkFields(
  collection: CollectionName,
  name: string,
  fields: unknown,
  now: Date,
): FieldIssue[] {
  return [
    ...checkTexts(fields),
    ...checkUpdated(fields as { date?: string; posted?: string; updated?: string }),
    ...checkCollection(collection, name, fields, now),
  ];
}

function checkCollection(
  collection: CollectionName,
  name: string,
  fields: unknown,
  now: Date,
): FieldIssue[] {
  if (collection === 'blog') {
    const post = fields as FieldsOf<'blog'>;
    return [...checkDate(post, now), ...checkCover(post)];
  }
  if (collection === 'jobs') return checkJob(fields as FieldsOf<'jobs'>);
  const region = collection === 'regions' ? findRegion(name) : undefined;
  return region === undefined ? [] : checkRegion(region, fields as FieldsOf<'regions'>);
}

/** Front matter is shown as it is, so a component in it would appear as code. */
export function checkTexts(value: unknown, path: string[] = []): FieldIssue[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => checkTexts(item, [...path, key]));
  const component = typeof value === 'string' ? findComponentTag(value) : null;
  if (component === null) return [];
  return [
    {
      path,
      field: path.join('.'),
      message: `The {field} contains the component ${component}, which works only in the text below the fields.`,
      advice: 'Write plain words instead.',
    },
  ];
}

function checkUpdated({
  posted,
  date = posted,
  updated,
}: {
  date?: string;
  posted?: string;
  updated?: string;
}): FieldIssue[] {
  if (date === undefined || updated === undefined || updated >= date) return [];
  const message = `The last change, ${updated}, is before the page’s own date, ${date}.`;
  return [{ path: ['updated'], message, advice: `Write ${date} or later, or delete the line.` }];
}

/** An article is on the site from the next build on, regardless of its date. */
function checkDate({ date, region = defaultRegion }: FieldsOf<'blog'>, now: Date): FieldIssue[] {
  const today = getOfficeDay(region, now);
  if (date <= today) return [];
  return [
    {
      path: ['date'],
      message: 'The date of the article, {day}, is in the future.',
      days: [date],
      advice: `Write ${today} or earlier, or add the file on that day: articles are published immediately.`,
    },
  ];
}

function checkCover({ cover }: FieldsOf<'blog'>): FieldIssue[] {
  const issue = cover === undefined ? null : checkImageUrl(cover.src);
  return issue === null ? [] : [{ path: ['cover'], ...issue }];
}

function checkJob(job: FieldsOf<'jobs'>): FieldIssue[] {
  const { county } = job.place;
  const issues = [
    ...findJobConflicts(job).map((conflict) => describeConflict[conflict](job)),
    county === undefined ? null : checkCounty(job.region, county, ['place', 'county']),
  ];
  return issues.filter((issue) => issue !== null);
}

const describeConflict: Record<JobConflict, (job: FieldsOf<'jobs'>) => FieldIssue> = {
  'no-pay': ({ region }) => ({
    path: ['region'],
    field: 'pay',
    message: `The {field} is missing: ${explainRequirement(region, jobAdLaws[region].pay, 'a pay range')}.`,
    advice:
      'Write "pay:" and below it three lines that begin with two spaces: from: 19.65, to: 21, and per: HOUR.',
  }),
  'no-benefits': ({ region }) => ({
    path: ['region'],
    field: 'benefits',
    message: `The {field} is missing: ${explainRequirement(region, jobAdLaws[region].benefits, 'benefits')}.`,
    advice: 'Write "benefits:" and below it one line for each, for example "  - Paid sick leave".',
  }),
  'pay-backwards': ({ pay }) => ({
    path: ['pay', 'to'],
    message: `The highest pay, ${String(pay?.to)}, is below the lowest, ${String(pay?.from)}.`,
    advice:
      'Write the lower amount in "from" and the higher in "to"; use the same in both for a fixed rate.',
  }),
  'pay-implausible': ({ pay }) => {
    const issue = pay && findImplausiblePay(pay);
    return {
      path: ['pay', issue?.bound ?? 'to'],
      message: `${issue?.message ?? ''}.`,
      advice: 'Write the lowest and highest pay that you expect to offer for this job.',
    };
  },
  'ends-before': ({ posted, validThrough }) => ({
    path: ['validThrough'],
    message: 'The last day to apply, {day}, is before the first, {day}.',
    days: [validThrough, posted],
    advice: 'Write a day after "posted".',
  }),
};

/** Only the default file lists `regions`: required for a service, optional for a page. @param fields may be invalid */
export function checkRegionsField(
  collection: CollectionName,
  variant: RegionId | null,
  fields: unknown,
): FieldIssue[] {
  const hasRegions = typeof fields === 'object' && fields !== null && 'regions' in fields;
  if (variant !== null && hasRegions) {
    return [
      {
        path: ['regions'],
        message: '"regions" does not belong in the file of one region.',
        advice: 'Delete the line; the default file lists the regions.',
      },
    ];
  }
  if (collection !== 'services' || variant !== null || hasRegions) return [];
  return [
    {
      path: ['regions'],
      message: '"regions" is missing.',
      advice: 'Write the regions that offer the service, for example [new-jersey], or [].',
    },
  ];
}
