import { daysAfter } from '../../contract/employees/constants';
import type { JobPostRecord } from '../../contract/jobs/form-values';
import { stageIds, type ApplicationStage } from '../../contract/jobs/constants';
import { regionIds } from '../../contract/shared/regions';
import type { NewApplication } from '../applications/apply-queries';
import { generateThreads } from './generated-threads';

const body = [
  '## What the work is',
  '',
  'You help people at home with washing, dressing, meals and moving about.',
  '',
  '## What you need',
  '',
  '- an active certificate of the state',
  '- the right to work in the US',
].join('\n');

function sample(parts: Partial<JobPostRecord>, today: string): JobPostRecord {
  return {
    title: 'Home health aide in Yonkers',
    region: 'new-york',
    city: 'Yonkers',
    county: 'Westchester',
    type: 'PART_TIME',
    shifts: ['day', 'weekend'],
    languages: ['English', 'Spanish'],
    pay: { from: 20, to: 22.5, per: 'HOUR' },
    benefits: ['Paid sick leave', 'Pay for travel between clients'],
    description: 'A sample job: day and weekend visits near home, with pay for travel in between.',
    body,
    posted: daysAfter(today, -9),
    validThrough: daysAfter(today, 60),
    slug: 'sample-home-health-aide-yonkers',
    state: 'open',
    ...parts,
  };
}

/** Invented jobs: one open, one whose last day is over, one that is being written. */
export function buildDemoJobs(today: string): readonly JobPostRecord[] {
  return [
    sample({}, today),
    sample(
      {
        title: 'Night aide in Jersey City',
        region: 'new-jersey',
        city: 'Jersey City',
        county: 'Hudson',
        shifts: ['night'],
        posted: daysAfter(today, -70),
        validThrough: daysAfter(today, -6),
        slug: 'sample-night-aide-jersey-city',
      },
      today,
    ),
    sample(
      {
        title: 'Care coordinator in Towson',
        region: 'maryland',
        city: 'Towson',
        county: 'Baltimore',
        type: 'FULL_TIME',
        shifts: ['day'],
        pay: null,
        posted: null,
        validThrough: null,
        slug: 'sample-care-coordinator-towson',
        state: 'draft',
      },
      today,
    ),
  ];
}

export type SampleApplication = NewApplication & { stage: ApplicationStage };

/** Invented applications for a job, the same each time, with reserved numbers: of some the stage is set. */
export function generateApplications(
  job: NewApplication['job'],
  count: number,
  { ids, now }: { ids: () => string; now: Date },
): SampleApplication[] {
  return generateThreads(count, ['nobody']).map(
    ({ firstName, lastName, contact, email }, index) => ({
      id: ids(),
      at: new Date(now.getTime() - (index + 1) * 7 * 60 * 60_000).toISOString(),
      job,
      firstName,
      lastName,
      contact,
      email,
      certified: index % 3 !== 2,
      details: { languages: 'English', availability: 'Weekdays', note: 'This is a sample.' },
      stage: index < 2 ? 'new' : (stageIds[index % stageIds.length] ?? 'new'),
    }),
  );
}

/**
 * So many invented jobs, the same each time, of every state and office.
 * @param first how many of them there are already
 */
export function generateJobs(count: number, today: string, first = 0): JobPostRecord[] {
  const [model] = buildDemoJobs(today);
  return Array.from({ length: count }, (_one, index) => {
    const lastDay = (index % 120) - 30;
    return {
      ...(model ?? sample({}, today)),
      title: `Home health aide (sample ${String(first + index + 1)})`,
      slug: `many-home-health-aide-${String(first + index + 1)}`,
      region: regionIds[index % regionIds.length] ?? regionIds[0],
      city: `Town ${String((index % 40) + 1)}`,
      county: null,
      // Open for a month at least: the site's build refuses a job that is over before it is posted.
      posted: daysAfter(today, Math.min(-(index % 90), lastDay - 30)),
      validThrough: daysAfter(today, lastDay),
      state: index % 10 === 3 ? 'draft' : index % 10 === 7 ? 'closed' : 'open',
    };
  });
}
