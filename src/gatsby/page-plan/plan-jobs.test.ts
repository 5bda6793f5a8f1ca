import { describe, expect, test } from 'vitest';
import type { RegionId } from '../../../contract/shared/regions';
import { getPageOffice } from '../../shared/page-office';
import { entry, page, plan } from './testing/sample-plan';

const job = (name: string, region: RegionId, posted: string, validThrough: string) =>
  entry('jobs', name, {
    title: name,
    description: '',
    region,
    place: { city: 'Sampleton' },
    type: 'PART_TIME',
    shifts: ['day'],
    languages: ['English'],
    pay: { from: 18, to: 20, per: 'HOUR' },
    benefits: ['Earned sick leave'],
    posted,
    validThrough,
  });

const jobs = [
  job('aide-detroit', 'michigan', '2026-09-01', '2027-03-31'),
  job('aide-baltimore', 'maryland', '2026-09-01', '2027-03-31'),
  job('aide-newark', 'new-jersey', '2026-09-01', '2027-03-31'),
  job('aide-queens', 'new-york', '2026-09-01', '2027-03-31'),
  job('aide-bronx', 'new-york', '2026-08-03', '2026-10-31'),
];
const career = page('career', 'Career', ['new-jersey', 'maryland', 'michigan']);

/** The contexts of the pages that these jobs make on a day. */
function planPagesOn(today: string) {
  const planned = plan({ pages: [career], jobs }, new Date(`${today}T17:00:00Z`));
  return (path: string) => planned(path)?.context;
}

const at = planPagesOn('2026-11-20');
const jobsAt = (find: typeof at, path: string) => {
  const context = find(path);
  return context !== undefined && 'jobs' in context ? context.jobs : [];
};

test('lists all jobs on New York’s career page, its own first', () => {
  const regions = [...new Set(jobsAt(at, '/career').map((job) => job.region))];
  expect(regions).toEqual(['new-york', 'new-jersey', 'maryland', 'michigan']);
});

test('lists a region’s own jobs and counts the others', () => {
  const own = jobsAt(at, '/maryland/career');
  expect(new Set(own.map((job) => job.region))).toEqual(new Set(['maryland']));
  expect(at('/maryland/career')).toMatchObject({
    elsewhere: jobsAt(at, '/career').length - own.length,
  });
});

test('the page list has a job, named with its town, under the state that hires', () => {
  const context = plan({ pages: [career, page('sitemap', 'Sitemap')], jobs })('/sitemap')?.context;
  const groups = context && 'groups' in context ? context.groups : [];
  const group = groups.find(({ links }) => links.some(({ path }) => path.endsWith('-detroit')));
  expect(group?.label).toBe(plan({})('/michigan')?.context.region.place);
  expect(group?.links.at(-1)?.label).toBe('aide-detroit in Sampleton');
});

test('gives a job’s page New York’s layout and the job’s office', () => {
  expect(at('/career/aide-detroit')).toMatchObject({
    region: { id: 'new-york' },
    office: { id: 'michigan' },
    isOpen: true,
    unlisted: false,
  });
});

describe('accepts applications', () => {
  const slug = 'aide-bronx';
  const isListed = (find: typeof at) => jobsAt(find, '/career').some((job) => job.slug === slug);

  test('on its last day', () => {
    const find = planPagesOn('2026-10-31');
    expect(isListed(find)).toBe(true);
    expect(find(`/career/${slug}`)).toMatchObject({ isOpen: true, unlisted: false });
  });

  test('not after it, when the job is unlisted', () => {
    const find = planPagesOn('2026-11-01');
    expect(isListed(find)).toBe(false);
    expect(find(`/career/${slug}`)).toMatchObject({ isOpen: false, unlisted: true });
  });

  test('not before it is posted, when it has no page', () => {
    const find = planPagesOn('2026-08-02');
    expect(isListed(find)).toBe(false);
    expect(find(`/career/${slug}`)).toBeUndefined();
  });
});

test('unlists a job on the day it is closed', () => {
  const aide = job('aide-newark', 'new-jersey', '2026-11-20', '2027-03-31');
  const closed = { ...aide, fields: { ...aide.fields, closed: '2026-11-20' } };
  const on = (day: string) => plan({ pages: [career], jobs: [closed] }, new Date(day));
  const before = on('2026-11-20T04:59:00Z');
  const since = on('2026-11-20T05:00:00Z');
  expect(before('/career/aide-newark')).toBeUndefined();
  expect(since('/career/aide-newark')?.context).toMatchObject({
    isOpen: false,
    unlisted: true,
    closed: '2026-11-20',
  });
  expect(planPagesOn('2026-11-20')('/career/aide-newark')).toMatchObject({
    isOpen: true,
    closed: null,
  });
});

test('uses the hiring office for a job’s link image', () => {
  const context = at('/career/aide-detroit');
  expect(context && getPageOffice(context).id).toBe('michigan');
});
