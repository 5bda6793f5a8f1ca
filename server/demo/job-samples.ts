import { addDays } from '../../contract/shared/dates/calendar-day';
import { stageIds, type ApplicationStage } from '../../contract/applications/constants';
import type { JobPostRecord } from '../../contract/jobs/form-values';
import { regionIds } from '../../contract/shared/regions';
import type { NewApplication } from '../features/applications/change-queries';
import { newId } from '../core/db/uuid';
import { generateThreads } from './generate-threads';

const body = `## What you do

You help people at home with bathing, dressing, meals, and getting around.

## What you need

- an active state certificate
- the right to work in the US`;

function buildJob(today: string, parts: Partial<JobPostRecord> = {}): JobPostRecord {
  return {
    title: 'Home health aide',
    region: 'new-york',
    city: 'Yonkers',
    county: 'Westchester',
    type: 'PART_TIME',
    shifts: ['day', 'weekend'],
    languages: ['English', 'Spanish'],
    pay: { from: 20, to: 22.5, per: 'HOUR' },
    benefits: ['Paid sick leave', 'Pay for travel between clients'],
    description: 'A sample job: day and weekend visits close to home, with paid travel time.',
    body,
    posted: addDays(today, -9),
    validThrough: addDays(today, 60),
    slug: 'sample-home-health-aide-yonkers',
    state: 'open',
    ...parts,
  };
}

export function buildDemoJobs(today: string): readonly JobPostRecord[] {
  return [
    buildJob(today),
    buildJob(today, {
      title: 'Night aide',
      region: 'new-jersey',
      city: 'Jersey City',
      county: 'Hudson',
      shifts: ['night'],
      posted: addDays(today, -70),
      validThrough: addDays(today, -6),
      slug: 'sample-night-aide-jersey-city',
    }),
    buildJob(today, {
      title: 'Care coordinator',
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
    }),
  ];
}

/**
 * Generates jobs of every state and region, always the same.
 * @param first number of the first one
 */
export function generateJobs(count: number, today: string, first = 1): JobPostRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const lastDay = (index % 120) - 30;
    return buildJob(today, {
      title: `Home health aide (sample ${String(first + index)})`,
      slug: `many-home-health-aide-${String(first + index)}`,
      region: regionIds[index % regionIds.length] ?? regionIds[0],
      city: `Town ${String((index % 40) + 1)}`,
      county: null,
      // At least a month before the last day: the build rejects a job that expires before it is posted.
      posted: addDays(today, Math.min(-(index % 90), lastDay - 30)),
      validThrough: addDays(today, lastDay),
      state: index % 10 === 3 ? 'draft' : index % 10 === 7 ? 'closed' : 'open',
    });
  });
}

/** Generates applications with reserved numbers and different stages. */
export function generateApplications(
  job: NewApplication['job'],
  count: number,
  now: Date,
): (NewApplication & { stage: ApplicationStage })[] {
  return generateThreads(count, ['nobody']).map((person, index) => ({
    id: newId(),
    at: new Date(now.getTime() - (index + 1) * 7 * 60 * 60_000).toISOString(),
    job,
    firstName: person.firstName,
    lastName: person.lastName,
    contact: person.contact,
    email: person.email,
    certified: index % 3 !== 2,
    details: { languages: 'English', availability: 'Weekdays', note: 'This is a sample.' },
    stage: index < 2 ? 'new' : (stageIds[index % stageIds.length] ?? 'new'),
  }));
}
