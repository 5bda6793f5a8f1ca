import Type from 'typebox';
import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import { exportEndpoint, presenceEndpoint } from '../shared/schema/common-endpoints';
import {
  CloseJobs,
  CloseJobsResponse,
  ClosedJobsResponse,
  FileJob,
  JobPostChange,
  JobPostDetail,
  JobPostsExportQuery,
  JobPostsQuery,
  JobPostsResponse,
  NewJobPost,
} from './schema';

const access = ['jobs'] as const;
const adding = { access: ['add-job'], response: JobPostDetail, status: 201 } as const;

export const jobEndpoints = withAccess(access, {
  'GET /closed-jobs': {
    summary: 'List the jobs from the dashboard that no longer take applications',
    // For job pages that were built before the job was closed.
    access: 'anyone',
    response: ClosedJobsResponse,
  },
  'GET /jobs': { summary: 'List jobs', query: JobPostsQuery, response: JobPostsResponse },
  'POST /jobs': { summary: 'Add a job', ...adding, body: NewJobPost },
  'GET /jobs/export': exportEndpoint('jobs', access, JobPostsExportQuery),
  'POST /jobs/close': {
    summary: 'Close several jobs',
    body: CloseJobs,
    response: CloseJobsResponse,
  },
  'GET /jobs/:id': {
    summary: 'Get a job: of the dashboard, with the change history, or of content/',
    // The id of a job of content/ is its slug.
    params: Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,120}$' }) }),
    response: Type.Union([JobPostDetail, FileJob]),
    hasEtag: true,
  },
  'PATCH /jobs/:id': {
    summary: 'Change, open, or close a job',
    body: JobPostChange,
    response: JobPostDetail,
  },
  'POST /jobs/:id/duplicate': { summary: 'Duplicate a job as a draft', ...adding },
  'POST /jobs/:id/presence': presenceEndpoint('a job', access),
} as const satisfies OpenTable);
