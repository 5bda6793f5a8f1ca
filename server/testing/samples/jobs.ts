import type { JobPostDetail, NewJobPost } from '../../../contract/jobs/schema';
import type { TestServer } from '../test-server';

/** An open job in November 2026, as the form sends it. */
export const sampleJob: NewJobPost = {
  title: 'Weekend aide: "Núñez & sons"',
  region: 'new-jersey',
  city: 'Trenton',
  county: 'Mercer',
  type: 'PART_TIME',
  shifts: 'weekend; day',
  languages: 'English; spanish',
  payFrom: '$18.50',
  payTo: '20.5',
  payPer: 'HOUR',
  benefits: 'Earned sick leave\nHealth insurance: from 30 hours',
  description:
    'Weekend visits in Trenton for a certified aide, with pay for travel between clients.',
  body: '## What the work is\n\nYou visit people at home.',
  posted: '2026-11-20',
  validThrough: '12/31/2026',
  state: 'open',
};

export function postJob(server: TestServer, parts: NewJobPost = {}) {
  const payload = { ...sampleJob, ...parts };
  return server.callAs('owner', { method: 'POST', path: '/jobs', payload });
}

export async function addSampleJob(
  server: TestServer,
  parts: NewJobPost = {},
): Promise<JobPostDetail> {
  return (await postJob(server, parts)).json<JobPostDetail>();
}

export function patchJob(
  server: TestServer,
  id: string,
  payload: object,
  role: 'owner' | 'admin' | 'intake' = 'owner',
) {
  return server.callAs(role, { method: 'PATCH', path: `/jobs/${id}`, payload });
}
