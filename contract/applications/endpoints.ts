import { formEndpoint } from '../forms/endpoints';
import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import { exportEndpoint, presenceEndpoint } from '../shared/schema/common-endpoints';
import {
  ApplicationDetail,
  ApplicationEntry,
  ApplicationNote,
  ApplicationsExportQuery,
  ApplicationsQuery,
  ApplicationsResponse,
  BulkStageChange,
  BulkStageResponse,
  JobCounts,
  StageChange,
} from './schema';

const access = ['jobs'] as const;

export const applicationEndpoints = withAccess(access, {
  'POST /applications': { summary: 'Apply for a job', ...formEndpoint },
  'GET /jobs/counts': { summary: 'Count new applications, with the oldest', response: JobCounts },
  'GET /jobs/applications': {
    summary: 'List applications',
    query: ApplicationsQuery,
    response: ApplicationsResponse,
  },
  'GET /jobs/applications/export': exportEndpoint('applications', access, ApplicationsExportQuery),
  'GET /jobs/applications/:id': {
    summary: 'Get an application with its notes and stages',
    response: ApplicationDetail,
    hasEtag: true,
  },
  'PATCH /jobs/applications/:id': {
    summary: 'Set the stage of an application',
    body: StageChange,
    response: ApplicationDetail,
  },
  'POST /jobs/applications/stages': {
    summary: 'Set the stage of several applications',
    body: BulkStageChange,
    response: BulkStageResponse,
  },
  'POST /jobs/applications/:id/notes': {
    summary: 'Add a private note to an application',
    body: ApplicationNote,
    response: ApplicationEntry,
    status: 201,
  },
  'GET /jobs/applications/:id/resume': {
    summary: 'Download the résumé of an application',
    description: 'Returns a PDF, DOC, or DOCX file.',
    perMinute: 30,
    response: 'file',
  },
  'POST /jobs/applications/:id/presence': presenceEndpoint('an application', access),
} as const satisfies OpenTable);
